"""`serve`: one process, a line with the address, and a sentence where it cannot serve."""

import re
import signal
import socket
import urllib.request
from contextlib import closing, contextmanager

import pytest

from tests.cli.terminal import process

ADDRESS = re.compile(r"^Pai Gow Training is at (http://\S+:(\d+)/) \(Ctrl-C stops it\)\.$")


@contextmanager
def served(folder, *words, **env):
    """The site served from an empty folder; gives the process and its address."""
    with process("serve", *words, cwd=folder, env=env) as running:
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
    port, other = free_port(), free_port()
    env = {"PORT": str(port), "HOST": "127.0.0.1", "DATABASE": str(tmp_path / "named" / "x.sqlite3")}
    with served(tmp_path, **env) as (_, address):
        assert address == f"http://127.0.0.1:{port}/"
        assert get(address)[0] == 200
        assert (tmp_path / "named" / "x.sqlite3").exists()
    with served(tmp_path, "--port", str(other), **env) as (_, address):
        assert address == f"http://127.0.0.1:{other}/"


@pytest.mark.parametrize(
    ("words", "env", "sentence"),
    [
        ((), {"PORT": "http"}, 'PORT is "http"; a number from 1 to 65535 is wanted.'),
        ((), {"PORT": "99999"}, 'PORT is "99999"; a number from 1 to 65535 is wanted.'),
        ((), {"PORT": "-1"}, 'PORT is "-1"; a number from 1 to 65535 is wanted.'),
        (("--port", "99999"), {}, "cannot be listened on"),
        (("--port", "0", "--host", "no.such.host.invalid"), {}, "cannot be listened on"),
        ((), {"DATABASE": "/proc/no/such/folder.sqlite3", "PORT": "1"}, "cannot be opened"),
        ((), {"DRILLS": "nowhere"}, "there is no such folder"),
    ],
)
def test_what_cannot_be_served_is_a_sentence_with_status_1(tmp_path, words, env, sentence):
    with process("serve", *words, cwd=tmp_path, env=env) as running:
        out, err = running.communicate(timeout=30)
    assert (out, running.returncode) == (b"", 1)
    assert err.decode().startswith("paigow-train: ")
    assert sentence in err.decode()
    assert "Traceback" not in err.decode()


def test_a_port_that_is_taken_is_a_sentence_with_status_1(tmp_path):
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = str(taken.getsockname()[1])
        with process("serve", "--port", port, cwd=tmp_path) as running:
            out, err = running.communicate(timeout=30)
    assert (out, running.returncode) == (b"", 1)
    assert f"127.0.0.1 port {port} cannot be listened on" in err.decode()


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path):
    path = tmp_path / "notes.txt"
    path.write_text("Not a database, and worth keeping.\n" * 50)
    before = path.read_bytes()
    with process("serve", "--port", "0", "--database", str(path), cwd=tmp_path) as running:
        out, err = running.communicate(timeout=30)
    assert (out, running.returncode) == (b"", 1)
    assert f"The database {path} cannot be opened" in err.decode()
    assert path.read_bytes() == before
