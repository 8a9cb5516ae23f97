"""How often each rule was asked of a session in a house, and how often it was right in time."""

from __future__ import annotations

from sqlite_utils import Database

from paigow_train.store.database import Store
from paigow_train.training.run import Closing, Deal, Run
from paigow_train.training.score import RuleScore, weakest_first


def count_parts(connection: Database, run: Run, deal: Deal, closing: Closing) -> None:
    """Add the parts of a closing to the tallies. Call it in the transaction that stores the closing."""
    for part in closing.grade.parts:
        connection.execute(
            "INSERT INTO rule_tallies (session, house, kind, rule, asked, right_in_time)"
            " VALUES (?, ?, ?, ?, 1, ?)"
            " ON CONFLICT (session, house, kind, rule) DO UPDATE"
            " SET asked = asked + 1, right_in_time = right_in_time + excluded.right_in_time",
            (run.session, run.house, deal.kind, part.rule, int(part.right and closing.in_time)),
        )


def tallies(db: Store, session: str, house: str) -> tuple[RuleScore, ...]:
    """The session's rules in that house, over all its runs, weakest first."""
    return weakest_first(
        RuleScore(**row)
        for row in db.rows(
            "SELECT kind, rule, right_in_time AS right, asked FROM rule_tallies"
            " WHERE session = ? AND house = ?",
            (session, house),
        )
    )
