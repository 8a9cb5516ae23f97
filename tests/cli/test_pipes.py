"""The command among other programs: answers come as hands come, and a reader that leaves is no fault."""

import json
import random
import signal
import subprocess
import sys

from paigow_train.game.cards import DECK, as_dealt, write_cards
from tests.cli.terminal import process

GOOD = "As Kd Th 9c 5s 3d 2c"


def test_each_answer_comes_before_the_next_hand_is_asked_for():
    with process("set", "classic", "--json") as running:
        for line, key in ((GOOD, "split"), ("nonsense", "error"), (GOOD, "split")):
            running.stdin.write(f"{line}\n".encode())
            running.stdin.flush()
            assert key in json.loads(running.stdout.readline())  # it would wait for ever on a full buffer
        running.stdin.close()
        assert running.stdout.read() == b""
        assert running.wait(10) == 1


def test_many_hands_are_answered_in_their_order():
    rng = random.Random(7)
    hands = [rng.sample(DECK, 7) for _ in range(1500)]
    with process("read", "face-up-2023", "--json") as running:
        out, err = running.communicate("".join(f"{as_dealt(hand)}\n" for hand in hands).encode(), timeout=60)
    assert [json.loads(line)["hand"] for line in out.splitlines()] == [write_cards(hand) for hand in hands]
    assert (err, running.returncode) == (b"", 0)


def test_a_reader_that_has_had_enough_is_no_traceback():
    with process("set", "classic", "--json") as running:
        running.stdin.write(f"{GOOD}\n".encode())
        running.stdin.flush()
        running.stdout.readline()
        running.stdout.close()
        try:
            for _ in range(2000):
                running.stdin.write(f"{GOOD}\n".encode())
                running.stdin.flush()
            running.stdin.close()
        except BrokenPipeError:  # it has ended
            pass
        assert running.wait(10) == 1
        assert running.stderr.read() == b""


def test_an_interrupt_is_no_traceback():
    with process("set", "classic", "--json") as running:
        running.stdin.write(f"{GOOD}\n".encode())
        running.stdin.flush()
        running.stdout.readline()
        running.send_signal(signal.SIGINT)
        assert running.wait(10) == 1
        assert running.stderr.read() == b""


def test_what_the_terminal_cannot_write_is_spelt_out():
    for encoding in ("ascii", "utf-8"):
        words = ("set", "classic", GOOD, b"\xff", "♠ 李".encode())
        with process(*words, env={"PYTHONIOENCODING": encoding, "PYTHONUTF8": "1"}) as running:
            out, err = running.communicate(timeout=10)
        lines = out.splitlines()
        assert len(lines) == 3
        assert [line.startswith(b"error: ") for line in lines] == [False, True, True]
        assert (err, running.returncode) == (b"", 1)


def test_a_house_named_in_bytes_that_are_no_text_is_a_sentence():
    with process("set", b"\xff", GOOD) as running:
        out, err = running.communicate(timeout=10)
    assert (out, running.returncode) == (b"", 1)
    assert err.startswith(b"paigow-train: There is no house ")


def test_python_m_paigow_train_is_the_same_command(tmp_path):
    words = [sys.executable, "-m", "paigow_train", "set", "classic", "--json", GOOD]
    found = subprocess.run(words, capture_output=True, text=True, cwd=tmp_path, check=True)
    with process("set", "classic", "--json", GOOD) as running:
        assert running.communicate()[0].decode() == found.stdout
