"""Case tables: TOML beside the tests.

A subject is a list of rows, each with its own `source`, or one `source` above all its `rows`.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent


def cases(file: str, subject: str, *columns: str) -> pytest.MarkDecorator:
    """The rows of one subject as parameters: the named columns, None where a row leaves one out.

    A row is shown by its `why`, or else by its first column.
    """
    rows = []
    for row in _rows(file, subject):
        assert row.get("source"), f"{file}: this row of {subject} does not say where it comes from: {row}"
        unknown = set(row) - {*columns, "source", "why"}
        assert not unknown, f"{file}: no test of {subject} reads {unknown}: {row}"
        name = str(row.get("why", row[columns[0]]))
        rows.append(pytest.param(*[row.get(column) for column in columns], id=name))
    return pytest.mark.parametrize(columns, rows)


def _rows(file: str, subject: str) -> list[dict[str, Any]]:
    rows = _read(file)[subject]
    if isinstance(rows, dict):
        return [{"source": rows["source"], **row} for row in rows["rows"]]
    return rows


@cache
def _read(file: str) -> dict[str, Any]:
    return tomllib.loads((HERE / file).read_text(encoding="utf-8"))
