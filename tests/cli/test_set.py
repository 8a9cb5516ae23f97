"""`set`: seven cards set the house way. The settings are published ones."""

import pytest

# Cards, house, front and where the setting is published.
PUBLISHED = [
    ("TS TH 8C 8D KH 9S 2C", "classic", "8d 8c", "Trump Plaza way: two middle pairs, no ace: split"),
    ("AS KD 9C 7H 5S 3D 2C", "classic", "Kd 9c", "Trump Plaza way: no pair"),
    ("5S 5H 3C 3D JK 9S 2C", "classic", "Jk 9s", "Trump Plaza way: the joker is the ace in front"),
    ("8S 9D TH JC QD KH 2C", "classic", "Kh 2c", "Trump Plaza way: the lower of two straights behind"),
    ("7S 8S JS TS 9S QD 7C", "las-vegas", "7s 7c", "MGM 2002 way: the pair in front, a straight behind"),
    ("TH TD TC TS JC KH QD", "las-vegas", "T T", "MGM 2002 way: four tens split, a king is not enough"),
    ("AC TS 6H 6C 3D 3H QS", "las-vegas", "Ac Qs", "MGM 2002 way: two low pairs never split"),
]


def on_one_line(*hands):
    return "".join(f"{hand}\n" for hand in hands)


def test_a_setting_is_an_object_of_six_values(terminal):
    said = terminal("set", "face-up-2023", "--json", "9c 9d 5c 5d As Qh 3s")
    assert said.objects == [
        {
            "hand": "As Qh 9d 9c 5d 5c 3s",
            "split": "As Qh | 9d 9c 5d 5c 3s",
            "front": "ace-queen",
            "back": "two pair, nines and fives, three kicker",
            "rule": "two-pair-J-9-keep",
            "say": "High pair jacks, tens or nines: both pairs behind if an ace can go in front.",
        }
    ]
    assert list(said.objects[0]) == ["hand", "split", "front", "back", "rule", "say"]
    assert (said.err, said.status) == ("", 0)


@pytest.mark.parametrize(("hand", "house", "front", "why"), PUBLISHED, ids=[row[3] for row in PUBLISHED])
def test_hands_are_set_as_published(terminal, hand, house, front, why):
    (found,) = terminal("set", house, "--json", hand).objects
    in_front = found["split"].split(" | ")[0]
    ranks_alone = all(len(card) == 1 for card in front.split())
    assert (" ".join(card[0] for card in in_front.split()) if ranks_alone else in_front) == front


def test_without_json_a_setting_is_a_line_to_read(terminal):
    said = terminal("set", "face-up-2023", "9c 9d 5c 5d As Qh 3s")
    (line,) = said.lines
    for each in ("As Qh | 9d 9c 5d 5c 3s", "ace-queen in front", "two-pair-J-9-keep", "High pair jacks"):
        assert each in line
    assert said.status == 0


def test_a_house_without_a_way_answers_each_line_with_an_error(terminal):
    hands = ["As Kd Th 9c 5s 3d 2c", "Jk Kd Th 9c 5s 3d 2c"]
    for said in (
        terminal("set", "cordova", "--json", *hands),
        terminal("set", "cordova", "--json", given=on_one_line(*hands)),
    ):
        assert [each["hand"] for each in said.objects] == hands
        assert all("The room has a house way and does not print it" in each["error"] for each in said.objects)
        assert all(set(each) == {"hand", "error"} for each in said.objects)
        assert said.status == 1
