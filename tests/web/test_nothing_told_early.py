"""No response before the answer holds the answer: not in text, order, ids, scripts, headers or cookies."""

import re
from html import unescape
from random import Random

import pytest

from paigow_train import store as kept
from paigow_train.game.cards import as_dealt
from paigow_train.game.splits import parse_split
from paigow_train.kinds import KINDS
from paigow_train.kinds.dealing import any_hand
from paigow_train.kinds.kind import Question
from paigow_train.training.run import Deal
from tests.kinds.made import HOUSE_IDS, house
from tests.web.trainee import NOON, Page, StoppedClock, Trainee, masked, shared_app, store_of, wrong

ASKED = [
    *[(room, "house-way") for room in HOUSE_IDS if house(room).way],
    ("classic", "first-settings"),
    *[(room, "fouls") for room in ("face-up-2023", "las-vegas", "cordova")],
    *[(room, "copies") for room in ("face-up-2020", "clearwater-fortune", "cordova")],
]
LABEL = re.compile(r'<label class="(?:pick|choice)".*?</label>', re.DOTALL)
DRAWING = re.compile(r"<svg.*?</svg>", re.DOTALL)


app = shared_app(clock=StoppedClock())


def telling(deal: Deal, room_id: str) -> set[str]:
    """Every text that would give this deal away, or could be turned into its answer."""
    kind, room = KINDS[deal.kind], house(room_id)
    grade = kind.blank(deal.question, room)
    offered = {
        one.value for field in kind.ask(deal.question, room).fields for one in field.choices
    }  # they stand on every page; that none is favoured is another test
    texts = {deal.seed, str(int(deal.seed, 16)), *kind.explain(deal.question, grade, room)}
    texts |= {each for rule in kind.rules(room) for each in (rule.id, rule.say)}
    if room.way:
        texts |= {each for rule in room.way.rules for each in (rule.id, rule.say, rule.cite)}
    for part in grade.parts:
        texts |= {part.rule}
        if part.show == "split":
            split = parse_split(part.expected)
            texts |= {part.expected, as_dealt(split.front), as_dealt(split.back)}
            texts |= set(part.expected_words.split(" | "))
    return texts - offered


def told(text: str, secrets: set[str]) -> set[str]:
    """Which of the secrets stand in the text as words of their own."""
    plain = unescape(text)
    found = {each for each in secrets if each in plain}
    return {each for each in found if re.search(rf"(?<![\w-]){re.escape(each)}(?![\w-])", plain)}


@pytest.mark.parametrize(("room", "practice"), ASKED)
def test_no_page_header_or_cookie_of_an_open_hand_tells_its_answer(app, room, practice):
    trainee = Trainee(app, "Ana")
    trainee.start(practice, room)
    reading = app.session_interface.get_signing_serializer(app)
    for _ in range(dealt := trainee.run.deals):
        deal = trainee.deal()
        secrets = telling(deal, room)
        assert len(secrets) > 10
        page = trainee.get(trainee.path)
        refused = trainee.post(f"{trainee.path}/answer", token=deal.token)  # nothing chosen
        assert (page.status_code, refused.status_code) == (200, 400)
        for reply in (page, refused):
            assert told(reply.text, secrets) == set()
            assert told(str(reply.headers), secrets) == set()
        cookie = trainee.client.get_cookie("paigow")
        session = reading.loads(cookie.value)
        assert set(session) == {"csrf_token", "visitor", "name"}
        assert told(str(session), secrets) == set()
        trainee.answer_wrong(deal)
    assert [deal.state for deal in trainee.deals] == ["answered"] * dealt


def test_a_result_holds_nothing_of_the_next_hand_because_there_is_none_yet(app):
    trainee = Trainee(app)
    trainee.start("first-settings")
    for position in range(1, 6):
        trainee.answer_wrong(trainee.deal())
        trainee.table()
        assert len(trainee.deals) == position


@pytest.mark.parametrize("practice", ["house-way", "fouls", "copies"])
def test_what_the_pages_load_is_the_same_for_every_hand_and_holds_no_rule(app, practice):
    trainee, lists = Trainee(app), set()
    for room in ("face-up-2020", "classic"):
        trainee.start(practice, room)
        for _ in range(4):
            deal = trainee.deal()
            lists.add(tuple(trainee.table().assets))
            trainee.answer_wrong(deal)
    (assets,) = lists
    assert any(each.endswith(".js") for each in assets)
    sentences = {
        each for room in map(house, HOUSE_IDS) for kind in KINDS.values() for each in _rule_texts(kind, room)
    }
    for each in assets:
        reply = trainee.get(each)
        assert reply.status_code == 200
        assert "Set-Cookie" not in reply.headers
        assert told(reply.text, sentences) == set()


def _rule_texts(kind, room):
    for rule in kind.rules(room):
        yield rule.say
        if "-" in rule.id:  # "trips" alone could be any word of a script
            yield rule.id


@pytest.mark.parametrize("room", ["face-up-2023", "las-vegas"])
def test_the_seven_cards_lie_as_dealt_and_each_is_marked_up_like_the_others(app, room):
    trainee = Trainee(app)
    trainee.start("house-way", room)
    for _ in range(20):
        deal = trainee.deal()
        page = trainee.table()
        assert page.values("front") == str(deal.question.data["cards"]).split()
        (asked,) = KINDS["set_hand"].ask(deal.question, house(room)).fields
        shapes = set()
        for card, label in zip(asked.cards, LABEL.findall(page.html), strict=True):
            label = DRAWING.sub("", label).replace(f'data-order="{card.index}"', "")
            shapes.add(label.replace(card.words, "").replace(f'"{card}"', ""))
        assert len(shapes) == 1
        assert page.checked() == []
        trainee.answer_wrong(deal)


@pytest.mark.parametrize("practice", ["fouls", "copies"])
def test_the_choices_stand_in_the_same_order_on_every_hand_and_none_is_favoured(app, practice):
    trainee, shown = Trainee(app), set()
    trainee.start(practice)
    for _ in range(20):
        deal = trainee.deal()
        page = trainee.table()
        shown.add(tuple(LABEL.findall(page.html)))
        assert page.checked() == []
        trainee.answer_wrong(deal)
    assert len(shown) == 1


def lay(trainee: Trainee, question: Question, seed: str) -> str:
    """The page of a new run on which the question lies, without the words that differ by run and room."""
    room = trainee.house
    deal = kept.issue_deal(
        store_of(trainee.app), trainee.run, 1, question=question, seed=seed, issued_at=NOON
    )
    html = masked(trainee.table().html, trainee.path.split("/")[2], deal.token)
    return masked(html, room.name, room.id)


def set_otherwise(one: str, other: str, count: int) -> list[Question]:
    """Hands that the two rooms set in different ways."""
    rng, found = Random(1), []
    while len(found) < count:
        cards = any_hand(rng)
        if house(one).decide(cards).split != house(other).decide(cards).split:
            found.append(Question("set_hand", {"cards": as_dealt(cards)}))
    return found


# Where the joker is wild, joker and nine in front are a pair of nines and outrank the eights behind; as a bug
# it is an ace, and the front is ace-nine.
FOUL_WHERE_WILD = Question("spot_foul", {"front": "Jk 9d", "back": "Kc 8s 8h 5d 3c"})
# The wheel, second highest, beats the six-high straight; where it is lowest it loses to it.
WHEEL = Question("who_wins", {"player": "Ks Qd | Ah 5c 4d 3s 2h", "bank": "Kd Jd | 6h 5d 4s 3c 2c"})


@pytest.mark.parametrize(
    ("practice", "rooms", "questions"),
    [
        ("house-way", ("face-up-2020", "las-vegas"), set_otherwise("face-up-2020", "las-vegas", 12)),
        ("house-way", ("classic", "clearwater-fortune"), set_otherwise("classic", "clearwater-fortune", 12)),
        ("fouls", ("classic", "cordova"), [FOUL_WHERE_WILD]),
        ("copies", ("face-up-2020", "clearwater-face-up"), [WHEEL]),
    ],
    ids=["set in two ways", "set in two other ways", "foul in one room", "won in one room"],
)
def test_the_same_cards_give_the_same_page_whatever_the_right_answer_is(app, practice, rooms, questions):
    trainee = Trainee(app, "Ana")
    for number, question in enumerate(questions):
        kind, pages, expected = KINDS[question.kind], [], set()
        for room in rooms:
            grade = kind.blank(question, house(room))
            expected.add(tuple(part.expected for part in grade.parts))
            for seed in (f"{number:032x}", f"{number + 12345:032x}"):
                trainee.start(practice, room)
                pages.append(lay(trainee, question, seed))
        assert len(expected) == 2, "the rooms were to answer differently"
        assert len(set(pages)) == 1


def test_the_page_of_a_refused_answer_differs_only_by_what_was_sent_and_what_was_said(app):
    trainee = Trainee(app)
    trainee.start("house-way")
    deal = trainee.deal()
    cards = str(deal.question.data["cards"]).split()
    pages = []
    for one in cards:  # one card is too few: each of the seven is refused in the same words
        reply = trainee.answer(deal.token, {"front": [one]})
        assert reply.status_code == 400
        assert Page(reply.text).checked() == [one]
        pages.append(masked(reply.text).replace(" checked", ""))
    assert len(set(pages)) == 1
    assert [deal.state for deal in trainee.deals] == ["open"]
    assert trainee.answer(deal.token, wrong(deal.question, trainee.house)).status_code == 303
