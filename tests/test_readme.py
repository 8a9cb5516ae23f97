"""The README's examples are run: what it shows is what the command says."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from paigow_train.kinds import KINDS

README = Path(__file__).parent.parent / "README.md"
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PROMPT = "$ "


def examples() -> Iterator[tuple[int, str, str]]:
    """Line, command and shown output of every example."""
    text = README.read_text(encoding="utf-8")
    for block in BLOCK.finditer(text):
        line = text.count("\n", 0, block.start(1)) + 1
        for part in re.split(rf"^(?={re.escape(PROMPT)})", block[1], flags=re.MULTILINE):
            if part:
                command, _, output = part.partition("\n")
                yield line, command, output
            line += part.count("\n")


EXAMPLES = list(examples())


def test_the_readme_has_examples():
    assert any("paigow-train set" in command for _, command, _ in EXAMPLES)
    assert all(command.startswith(PROMPT) for _, command, _ in EXAMPLES), (
        "a console block begins with a command"
    )


@pytest.mark.parametrize(("line", "command", "shown"), EXAMPLES, ids=[f"line {each[0]}" for each in EXAMPLES])
def test_an_example_shows_what_the_command_says(line, command, shown, tmp_path):
    if not shown.strip():
        pytest.fail(f"README.md, line {line}: {command} is shown without its output; write it below.")
    env = {name: value for name, value in os.environ.items() if name not in ("DRILLS", "DATABASE")}
    env["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), env["PATH"]])
    found = subprocess.run(
        command.removeprefix(PROMPT),
        shell=True,
        cwd=tmp_path,
        env=env,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert found.stdout + found.stderr == shown


def test_the_round_in_the_readme_is_settled_as_it_says():
    """The first JSON of the reference is a round, the second is what the command answers it with."""
    section = README.read_text(encoding="utf-8").split("### `paigow-train settle`")[1]
    blocks = re.findall(r"```json\n(.*?)```", section, re.DOTALL)
    asked, answered = (json.loads(block) for block in blocks[:2])
    command = [sys.executable, "-m", "paigow_train", "settle", json.dumps(asked)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert json.loads(done.stdout) == answered


def test_every_kind_is_described_with_its_options():
    """A row of the table of kinds for each, its options named in the order of their code."""
    text = README.read_text(encoding="utf-8")
    for kind in KINDS.values():
        row = re.search(rf"^\| `{kind.name}` \| [^|]+ \|([^|]*)\|$", text, re.MULTILINE)
        assert row, kind.name
        assert re.findall(r"`(\w+)`", row[1]) == [each.name for each in fields(kind.options)][1:]
