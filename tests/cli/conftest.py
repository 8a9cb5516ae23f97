import pytest

from tests.cli.terminal import Terminal


@pytest.fixture
def terminal(monkeypatch, capsys, tmp_path) -> Terminal:
    """The command, in an empty folder and without a room's own files."""
    monkeypatch.delenv("DRILLS", raising=False)
    monkeypatch.chdir(tmp_path)
    return Terminal(monkeypatch, capsys)
