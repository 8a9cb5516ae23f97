"""Naming the best five of seven: known hands, the traps and their rates, and what wrong names are told."""

from collections import Counter
from random import Random

import pytest

from paigow_train.game.cards import CardError, parse_cards
from paigow_train.kinds import hand_traps as traps
from paigow_train.kinds.hand_names import MOST_OFFERED, offered_names, readings
from paigow_train.kinds.kind import AnswerError, Question
from paigow_train.kinds.name_hand import NAME_HAND, Options
from paigow_train.kinds.trap_deals import hand_with_trap
from tests.kinds.made import CATALOGUE, HOUSE_IDS, graded, house

# Published reports of hands that programs misread, filled up to seven cards where fewer were given: the name
# that is right, the trap, and what was said instead.
KNOWN = [
    ("Jk Kh 7d 4c 2s Th 9c", "ace high, A-K-T-9-7", traps.JOKER_ALONE, "pair of kings"),
    ("7s 7h 7d Jk Ks 4d 2c", "three sevens, A-K kickers", traps.JOKER_PAIRS_NOTHING, "four sevens"),
    (
        "Js Jh Jk 5c 5s 9d 2h",
        "two pair, jacks and fives, ace kicker",
        traps.JOKER_PAIRS_NOTHING,
        "full house",
    ),
    ("As 2h 3d 4c 5s Kd 9c", "five-high straight, the wheel", traps.WHEEL, "ace high"),
    (
        "9c Th Jh Qh Kh 2h 3h",
        "king-high flush, K-Q-J-T-3",
        traps.STRAIGHT_AND_FLUSH,
        "king-high straight flush",
    ),
    ("4d 5c 6h 7d 9c Tc Jk", "ten-high straight", traps.JOKER_STRAIGHT, "jack-high straight"),
    ("9h 9c 5h 5c 4s 4h Kd", "two pair, nines and fives, king kicker", traps.THREE_PAIRS, "four kicker"),
    ("Jk 9h 7c 8c Kc 4d 2s", "ace high, A-K-9-8-7", traps.JOKER_ALONE, ""),
    ("6d 6h 6c 3d 3h 3s 4h", "full house, sixes over threes", traps.TWO_TRIPS, "threes over sixes"),
    ("6c 7c 8c 9c Tc Jc Qc", "queen-high straight flush", traps.PLAIN, ""),
    ("Ah Ad Ac As Jk 7d 4c", "five aces", traps.FIVE_ACES, ""),
    ("5c 5d 5h 6s 7d 8c 9h", "nine-high straight", traps.TRIPS_AND_STRAIGHT, "three fives"),
    ("7s 9s Ts Js Qs Ks Jk", "royal flush", traps.JOKER_STRAIGHT_FLUSH, "king-high straight flush"),
    ("Ah Kh 7h 5h Jk 9c 2d", "ace-high flush, A-K-Q-7-5", traps.JOKER_FLUSH, "A-A-K-7-5"),
    ("Qd Kc Ah 2s 3d 8c 9h", "ace high, A-K-Q-9-8", traps.NO_WRAP, "ace-high straight"),
    ("Jk Kd Js Th 9c 7d 2s", "king-high straight", traps.JOKER_STRAIGHT, ""),
]


def asked(cards: str, house_id: str = "classic") -> Question:
    names = offered_names(house(house_id).spread(parse_cards(cards)), house(house_id))
    return Question("name_hand", {"cards": cards, "options": names})


@pytest.mark.parametrize(("cards", "name", "trap", "misread"), KNOWN)
def test_a_hand_that_was_misread_is_named_right_and_the_misreading_offered(
    cards: str, name: str, trap: str, misread: str
) -> None:
    question = asked(cards)
    part = NAME_HAND.blank(question, house("classic")).parts[0]
    assert (part.expected, part.rule) == (name, trap)
    assert any(misread in option for option in question.data["options"] if option != name)


@pytest.mark.parametrize(
    ("house_id", "name"),
    [("face-up-2020", "six-high straight"), ("classic", "five-high straight, the wheel")],
)
def test_two_to_five_with_the_joker_is_the_better_of_both_ends_by_the_rooms_order(
    house_id: str, name: str
) -> None:
    """By the room's order: six-high where the wheel is lowest, the wheel where it is second highest."""
    question = asked("2h 3s 4h 5h Jk 9s Td", house_id)
    part = NAME_HAND.blank(question, house(house_id)).parts[0]
    assert (part.expected, part.rule) == (name, traps.WHEEL_OR_SIX)


def test_a_wild_joker_joins_the_largest_group() -> None:
    part = NAME_HAND.blank(asked("7s 7h 7d Jk Ks 4d 2c", "cordova"), house("cordova")).parts[0]
    assert (part.expected, part.rule) == ("four sevens, king kicker", traps.JOKER_WILD)
    five = NAME_HAND.blank(asked("7s 7h 7d 7c Jk 4d 2c", "cordova"), house("cordova")).parts[0]
    assert (five.expected, five.rule) == ("five sevens (five of a kind)", traps.FIVE_OF_A_KIND)


def test_a_wrong_name_is_told_what_it_takes_the_cards_for() -> None:
    question = asked("7s 7h 7d Jk Ks 4d 2c")
    _, grade = graded(NAME_HAND, question, {"hand": ["four sevens, king kicker"]}, house("classic"))
    assert not grade.right
    said = NAME_HAND.explain(question, grade, house("classic"))
    assert said[0].startswith("The joker pairs nothing but aces")
    assert said[1] == "Jk Ks 7s 7h 7d: three sevens, A-K kickers."
    assert "takes the joker for any card" in said[2]


@pytest.mark.parametrize("house_id", HOUSE_IDS)
def test_every_name_but_one_is_refused_and_told_why(house_id: str) -> None:
    room = house(house_id)
    for rule in NAME_HAND.rules(room):
        question = NAME_HAND.deal(Random(9), room, Options(mix={rule.id: 1}))
        options = question.data["options"]
        assert 3 <= len(options) == len(set(options)) <= MOST_OFFERED
        expected = NAME_HAND.blank(question, room).parts[0].expected
        for name in options:
            _, grade = graded(NAME_HAND, question, {"hand": [name]}, room)
            assert grade.right == (name == expected)
            assert len(NAME_HAND.explain(question, grade, room)) == (2 if grade.right else 3)


@pytest.mark.parametrize("house_id", ["classic", "face-up-2023", "cordova"])
def test_an_even_mix_deals_every_trap_equally_often(house_id: str) -> None:
    room, rng, asked_for = house(house_id), Random(3), Counter[str]()
    rules, each = NAME_HAND.rules(room), 20
    for _ in range(len(rules) * each):
        question = NAME_HAND.deal(rng, room, Options(mix="even"))
        asked_for[NAME_HAND.blank(question, room).parts[0].rule] += 1
    assert set(asked_for) == {rule.id for rule in rules}
    share = 1 / len(rules)
    spread = 5 * (len(rules) * each * share * (1 - share)) ** 0.5
    assert all(abs(count - each) < spread for count in asked_for.values())


def test_hands_with_a_trap_come_up_equally_often() -> None:
    """Steel wheels with the joker: five of A-2-3-4-5 in four suits, each missing card as often as any other;
    a hand that holds a suit's whole wheel beside the joker counts for none of them."""
    room, rng, missing = house("face-up-2020"), Random(8), Counter[int]()
    for _ in range(1500):
        cards = hand_with_trap(rng, room, traps.STEEL_WHEEL)
        suit = max("shdc", key=[card.suit for card in cards].count)
        held = {card.rank for card in cards if card.suit == suit}
        lacking = {14, 2, 3, 4, 5} - held
        if len(lacking) == 1:
            missing[lacking.pop()] += 1
    drawn = sum(missing.values())
    # A wheel that lacks the ace is a six-high straight flush where the six of the suit is held, and a little
    # rarer for that; the other four are alike.
    alike = [missing[rank] for rank in (2, 3, 4, 5)]
    assert all(abs(count - sum(alike) / 4) < 4 * (drawn * 0.2 * 0.8) ** 0.5 for count in alike)


def test_the_right_name_is_always_among_those_offered() -> None:
    for seed in range(150):
        rng = Random(seed)
        room = house(rng.choice(HOUSE_IDS))
        question = NAME_HAND.deal(rng, room, Options())
        spread = room.spread(parse_cards(question.data["cards"]))
        names = [each.name for each in readings(spread, room)]
        assert names[0] in question.data["options"]
        assert len(set(names)) == len(names)


def test_a_flipped_wheel_flips_the_sentence_about_it() -> None:
    says = {rule.id: rule.say for rule in NAME_HAND.rules(CATALOGUE.house("classic", {"wheel": "lowest"}))}
    assert "lowest of the straights" in says[traps.WHEEL]
    assert "six high" in says[traps.WHEEL_OR_SIX]


@pytest.mark.parametrize("given", [[], ["four kings"], ["five aces", "five aces"]])
def test_a_name_that_was_not_offered_is_refused(given: list[str]) -> None:
    with pytest.raises(AnswerError, match="choose one of those offered"):
        NAME_HAND.parse(asked("Ah Ad Ac As Jk 7d 4c"), {"hand": given})


def test_a_trainers_list_holds_hands_of_seven() -> None:
    with pytest.raises(CardError, match="6 cards"):
        Options(hands=("As Kd Qh 9c 5d 2s",))
