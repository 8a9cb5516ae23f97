"""The package as a wheel: templates and drills travel inside it, and it works where there is no checkout."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parent.parent
PIP = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--no-input"]
SITE = """
from paigow_train.library.files import shipped
from paigow_train.web import create_app
client = create_app(database="site.sqlite3").test_client()
page = client.get("/houses/classic")
style = client.get("/static/css/site.css")
print(page.status_code, style.status_code, "Trump Plaza" in page.text)
print(shipped("templates"), shipped("drills"), sep="\\n")
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    build = [*PIP, "wheel", "--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(folder)]
    subprocess.run([*build, str(CHECKOUT)], check=True, timeout=120)
    (path,) = folder.glob("paigow_train-*.whl")
    return path


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory):
    """A folder with the package as installed from the wheel."""
    target = tmp_path_factory.mktemp("installed")
    install = [*PIP, "install", "--no-deps", "--no-index", "--target", str(target)]
    subprocess.run([*install, str(wheel)], check=True, timeout=120)
    return target


def run(installed, folder, *words):
    """Python run in an empty folder that knows the installed package and not the checkout."""
    env = {**os.environ, "PYTHONPATH": str(installed), "PYTHONSAFEPATH": "1"}
    for name in ("DRILLS", "DATABASE"):
        env.pop(name, None)
    done = subprocess.run(
        [sys.executable, *words], cwd=folder, env=env, capture_output=True, text=True, timeout=60
    )
    assert done.stderr == ""
    return done.stdout


def test_everything_a_site_needs_is_in_the_wheel_and_nothing_else(wheel):
    inside = set(zipfile.ZipFile(wheel).namelist())
    for folder in ("templates", "drills"):
        here = {path.relative_to(CHECKOUT) for path in (CHECKOUT / folder).rglob("*") if path.is_file()}
        assert {f"paigow_train/{path.as_posix()}" for path in here} <= inside
    static = CHECKOUT / "paigow_train" / "web" / "static"
    here = {path.relative_to(CHECKOUT).as_posix() for path in static.rglob("*") if path.is_file()}
    assert here <= inside
    assert "paigow_train/py.typed" in inside
    assert any(each.endswith("licenses/LICENSE") for each in inside)
    assert {each.split("/")[0].split("-")[0] for each in inside} == {"paigow_train"}
    assert not any("/tests/" in each or each.endswith((".sqlite3", ".pyc")) for each in inside)


def test_hands_are_set_from_an_empty_folder(installed, tmp_path):
    words = ["-m", "paigow_train", "set", "face-up-2023", "--json", "9c 9d 5c 5d As Qh 3s"]
    (found,) = run(installed, tmp_path, *words).splitlines()
    assert json.loads(found)["split"] == "As Qh | 9d 9c 5d 5c 3s"
    assert list(tmp_path.iterdir()) == []


def test_the_site_is_served_from_what_travelled_with_it(installed, tmp_path):
    first, *folders = run(installed, tmp_path, "-c", SITE).splitlines()
    assert first == "200 200 True"
    assert folders == [str(installed / "paigow_train" / each) for each in ("templates", "drills")]
