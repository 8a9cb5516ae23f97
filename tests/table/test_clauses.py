"""Every amount names a clause, and every clause has a round that comes to it."""

import tomllib
from pathlib import Path

from paigow_train.table.clauses import CLAUSES
from tests.table.made import settled, the_house

TABLES = ("base.toml", "side.toml", "money.toml", "flips.toml")


def _rounds():
    for name in TABLES:
        for case in tomllib.loads(Path(__file__).with_name(name).read_text(encoding="utf-8"))["round"]:
            yield settled(the_house(case), case)


def test_the_case_tables_come_to_every_clause_and_to_no_other():
    found = set()
    for each in _rounds():
        found.add(each.bank_line.clause)
        found |= {line.clause for seat in each.seats for line in seat.lines}
    assert found == set(CLAUSES)


def test_every_line_says_why_in_sentences():
    for each in _rounds():
        for say in [each.bank_line.say, *(line.say for seat in each.seats for line in seat.lines)]:
            assert say[0].isupper()
            assert say.endswith(".")
            assert "  " not in say
