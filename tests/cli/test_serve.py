"""`serve`: one process, a line with the address, and a sentence where it cannot serve."""

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.cli.terminal import process

CHECKOUT = Path(__file__).parents[2]
ADDRESS = re.compile(r"^Pai Gow Training is at (http://\S+:(\d+)/) \(Ctrl-C stops it\)\.$")


@contextmanager
def served(folder, *words, **env):
    """The site served from an empty folder; gives the process and its address."""
    with started(process("serve", *words, cwd=folder, env=env)) as found:
        yield found


@contextmanager
def started(running):
    """A process once it has said its address; it is ended in the end."""
    with running:
        try:
            line = running.stdout.readline().decode()
            match = ADDRESS.match(line)
            assert match, line + running.stderr.read().decode()
            yield running, match[1]
        finally:
            running.kill()


def free_port():
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        return taken.getsockname()[1]


def get(address):
    with urllib.request.urlopen(address, timeout=10) as reply:
        return reply.status, reply.read().decode(), reply.headers


def test_it_prints_its_address_serves_there_and_keeps_its_data_under_data(tmp_path):
    with served(tmp_path, "--port", "0") as (running, address):
        status, text, headers = get(address)
        assert status == 200
        assert "Face Up 2023" in text
        assert "Server" not in headers
        assert get(f"{address}healthz")[1] == '{"status":"ok"}\n'
        assert {"paigow-train.sqlite3", "secret-key"} <= {path.name for path in (tmp_path / "data").iterdir()}
        running.send_signal(signal.SIGINT)
        assert running.wait(10) == 0
        assert running.stderr.read() == b""


def test_settings_come_from_the_environment_and_words_go_before_them(tmp_path):
    port = free_port()
    env = {"PORT": str(port), "HOST": "no.such.host", "DATABASE": str(tmp_path / "named" / "x.sqlite3")}
    with served(tmp_path, "--host", "127.0.0.1", **env) as (_, address):
        assert address == f"http://127.0.0.1:{port}/"
        assert get(address)[0] == 200
    assert (tmp_path / "named" / "x.sqlite3").exists()
    assert not (tmp_path / "data").exists()


def test_app_py_serves_and_is_found_by_flasks_own_command(tmp_path):
    env = {**os.environ, "DATABASE": str(tmp_path / "site.sqlite3"), "PORT": str(free_port())}
    how = {"cwd": CHECKOUT, "env": env, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with started(subprocess.Popen([sys.executable, "app.py"], **how)) as (_, address):
        assert get(address)[0] == 200
    routes = subprocess.run([sys.executable, "-m", "flask", "routes"], **how, check=True)
    assert b"practice.answer" in routes.stdout


@pytest.mark.parametrize(
    ("words", "env", "sentence"),
    [
        ((), {"PORT": "http"}, 'PORT is "http"; a number from 1 to 65535 is wanted.'),
        ((), {"PORT": "99999"}, 'PORT is "99999"; a number from 1 to 65535 is wanted.'),
        ((), {"PORT": "-1"}, 'PORT is "-1"; a number from 1 to 65535 is wanted.'),
        ((), {"PORT": "８０"}, 'PORT is "８０"; a number from 1 to 65535 is wanted.'),
        (("--port", "99999"), {}, "There is no port 99999; the last one is 65535."),
        (("--port", "-1"), {}, "There is no port -1"),
        (("--port", "0", "--host", "no such host"), {}, "no such host port 0 cannot be listened on: "),
        ((), {"DATABASE": "/proc/no/such/folder.sqlite3", "PORT": "1"}, "cannot be opened"),
        ((), {"DRILLS": "nowhere"}, "there is no such folder"),
    ],
)
def test_what_cannot_be_served_is_a_sentence_with_status_1(terminal, monkeypatch, words, env, sentence):
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    said = terminal("serve", *words)
    assert (said.out, said.status) == ("", 1)
    assert said.err.startswith("paigow-train: ")
    assert sentence in said.err
    assert said.err.endswith(".\n")


def test_a_port_that_is_taken_is_a_sentence_with_status_1(terminal):
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        said = terminal("serve", "--port", str(port))
    assert (said.out, said.status) == ("", 1)
    assert f"127.0.0.1 port {port} cannot be listened on" in said.err


def test_a_file_that_is_no_database_is_left_as_it_is(terminal, tmp_path):
    path = tmp_path / "notes.txt"
    path.write_text("Not a database, and worth keeping.\n" * 50)
    before = path.read_bytes()
    said = terminal("serve", "--port", "0", "--database", str(path))
    assert (said.out, said.status) == ("", 1)
    assert f"The database {path} cannot be opened" in said.err
    assert path.read_bytes() == before
