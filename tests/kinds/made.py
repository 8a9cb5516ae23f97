"""Houses and answers for the tests of kinds."""

from collections.abc import Mapping
from functools import cache

from paigow_train.game.cards import CardError, parse_cards
from paigow_train.house.house import House
from paigow_train.kinds.kind import Answer, Grade, Kind, Question
from paigow_train.library.catalogue import Catalogue
from paigow_train.library.files import Folders

CATALOGUE = Catalogue(Folders.of())
HOUSE_IDS = CATALOGUE.house_ids()


@cache
def house(house_id: str) -> House:
    return CATALOGUE.house(house_id)


def cards_in(data: object) -> list[str]:
    """Every text of a question's data that is cards, however deep it lies; a set hand without its bar."""
    if isinstance(data, Mapping):
        return [text for value in data.values() for text in cards_in(value)]
    if isinstance(data, (list, tuple)):
        return [text for value in data for text in cards_in(value)]
    text = data.replace("|", " ").replace(";", " ") if isinstance(data, str) else ""
    try:
        return [text] if parse_cards(text) else []
    except CardError:
        return []


def right_form(kind: Kind, question: Question, house: House) -> dict[str, list[str]]:
    """What a trainee sends who knows the answer: read off the blank grade, part by part."""
    parts = kind.blank(question, house).parts
    names = [field.name for field in kind.ask(question, house).fields]
    if names == ["front"]:
        return {"front": parts[0].expected.split("|")[0].split()}
    return {name: [part.expected] for name, part in zip(names, parts, strict=True)}


def graded(kind: Kind, question: Question, form: dict[str, list[str]], house: House) -> tuple[Answer, Grade]:
    answer = kind.parse(question, form)
    return answer, kind.grade(question, answer, house)
