"""The command as someone at a terminal, or a program, runs it."""

import io
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from paigow_train.cli import main

COMMAND = str(Path(sys.executable).with_name("paigow-train"))


@dataclass(frozen=True)
class Said:
    """What a command wrote, and its exit status."""

    out: str
    err: str
    status: int

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    @property
    def objects(self) -> list[dict[str, Any]]:
        """The JSON objects written, one a line."""
        return [json.loads(line) for line in self.lines]


class Terminal:
    """Runs the command inside this process, which is fast: `terminal("set", "classic", given="As Kd …")`.

    `given` is standard input, as text or bytes.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch, self._capsys = monkeypatch, capsys

    def __call__(self, *words: str, given: str | bytes = b"") -> Said:
        raw = given.encode() if isinstance(given, str) else given
        self._monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw), encoding="ascii"))
        try:
            status = main(words)
        except SystemExit as end:
            status = int(end.code or 0)
        written = self._capsys.readouterr()
        return Said(written.out, written.err, status)


def process(*words: str | bytes, **how: Any) -> subprocess.Popen[bytes]:
    """The installed command in a process of its own, its three streams piped."""
    env = {**os.environ, **how.pop("env", {})}
    streams = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    return subprocess.Popen([COMMAND, *words], env=env, **{**streams, **how})
