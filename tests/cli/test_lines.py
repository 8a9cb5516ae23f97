"""Hands as arguments or one a line on standard input: one answer a line, in order, errors in their place."""

import json

import pytest

from tests.cli.terminal import Terminal

GOOD = "As Kd Th 9c 5s 3d 2c"
OTHER = "Jk Kd Th 9c 5s 3d 2c"


def hands_of(said):
    return [each["hand"] for each in said.objects]


def test_hands_are_answered_in_their_order_from_arguments_and_from_input(terminal):
    wanted = [GOOD, OTHER, GOOD]
    for said in (
        terminal("set", "classic", "--json", *wanted),
        terminal("set", "classic", "--json", given="\n".join(wanted)),
        terminal("set", "classic", "--json", given="\r\n".join(wanted) + "\r\n"),
    ):
        assert hands_of(said) == wanted
        assert (said.err, said.status) == ("", 0)


def test_arguments_leave_standard_input_unread(terminal):
    assert hands_of(terminal("read", "classic", "--json", OTHER, given=GOOD)) == [OTHER]


def test_no_input_at_all_is_no_answer_and_no_error(terminal):
    said = terminal("set", "classic", "--json")
    assert (said.out, said.err, said.status) == ("", "", 0)


def test_bad_lines_give_their_error_in_their_place_and_the_rest_goes_on(terminal):
    given = f"{GOOD}\nAs As Th 9c 5s 3d 2c\n\n{OTHER}\n   \nAs Kd\nnonsense\n{GOOD}"
    said = terminal("set", "classic", "--json", given=given)
    found = said.objects
    assert ["error" in each for each in found] == [False, True, True, False, True, True, True, False]
    assert [each["hand"] for each in found] == [
        GOOD,
        "As As Th 9c 5s 3d 2c",
        "",
        OTHER,
        "",
        "As Kd",
        "nonsense",
        GOOD,
    ]
    assert found[1]["error"] == (
        '"As As Th 9c 5s 3d 2c" has the ace of spades (As) twice; a deck holds each card once.'
    )
    assert found[2]["error"] == '"" is no cards; a hand is seven.'
    assert found[5]["error"] == '"As Kd" is 2 cards; a hand is seven.'
    assert all(set(each) == {"hand", "error"} for each in found if "error" in each)
    assert (said.err, said.status) == ("", 1)


@pytest.mark.parametrize(
    "spelling",
    [
        "as KD th 9C 5s 3D 2c",
        "As,Kd,Th,9c,5s,3d,2c",
        "AsKdTh9c5s3d2c",
        "A♠ K♦ 10♥ 9♣ 5♠ 3♦ 2♣",
        "2c 3d 5s 9c Th Kd As",
        "  As  Kd\tTh 9c 5s 3d 2c  ",
    ],
)
def test_hands_are_read_leniently_and_written_in_one_way(terminal, spelling):
    assert hands_of(terminal("set", "classic", "--json", given=spelling)) == [GOOD]


@pytest.mark.parametrize(
    "line",
    [
        b"\xff\xfe As Kd",
        b"As Kd Th 9c 5s 3d \xe9",
        b"\x00\x01\x02",
        "Aſ Kd Th 9c 5s 3d 2c".encode(),  # a letter that only looks like s
        "Ａs Kd Th 9c 5s 3d 2c".encode(),
        "A♠ K♦ ９♥ 9♣ 5♠ 3♦ 2♣".encode(),
        b"A" * 100_000,
        b"-1",
        b"<b>As</b>",
        b'{"hand": "As"}',
    ],
)
def test_bytes_that_are_no_cards_are_an_error_in_their_place(terminal, line):
    said = terminal("set", "classic", "--json", given=GOOD.encode() + b"\n" + line + b"\n" + GOOD.encode())
    assert ["error" in each for each in said.objects] == [False, True, False]
    assert "Traceback" not in said.err
    assert said.status == 1


def test_the_mark_that_some_programs_put_first_is_no_card(terminal):
    said = terminal("set", "classic", "--json", given=b"\xef\xbb\xbf" + GOOD.encode())
    assert hands_of(said) == [GOOD]
    assert said.status == 0


def test_every_json_line_is_plain_ascii(terminal):
    said = terminal("set", "classic", "--json", given="♠♥ é 李\n")
    assert said.out.isascii()
    assert json.loads(said.out)["hand"] == "♠♥ é 李"


def test_in_words_a_bad_hand_is_a_line_in_its_place_too(terminal):
    said = terminal("set", "classic", given=f"{GOOD}\nAs Kd\n{GOOD}\n")
    assert [line.startswith("error: ") for line in said.lines] == [False, True, False]
    assert said.status == 1


@pytest.mark.parametrize("command", ["set", "read", "compare-hands"])
def test_options_may_stand_anywhere(terminal: Terminal, command):
    hands = (GOOD, OTHER) if command != "compare-hands" else ("x", "y")
    first = terminal(command, "--json", "classic", *hands)
    assert len(first.objects) == 2
    for words in (
        ("classic", "--json", *hands),
        ("classic", *hands, "--json"),
        ("classic", hands[0], "--json", hands[1]),
    ):
        assert terminal(command, *words) == first
