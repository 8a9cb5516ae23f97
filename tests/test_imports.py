"""The law of imports: a module uses what lies below it; the lower half touches nothing outside.

game < house < table < kinds < training < library, store < web < cli
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "paigow_train"
HEIGHT = {
    "game": 0,
    "house": 1,
    "table": 2,
    "kinds": 3,
    "training": 4,
    "library": 5,
    "store": 5,
    "web": 6,
    "cli": 7,
    "__main__": 8,
}
PURE = ("game", "house", "table", "kinds", "training")
ONLY_IN = {
    "pydantic": "library",
    "pydantic_core": "library",
    "tomllib": "library",
    "sqlite3": "store",
    "sqlite_utils": "store",
    "pysqlite3": "store",
    "flask": "web",
    "flask_wtf": "web",
    "wtforms": "web",
    "werkzeug": "web",
    "jinja2": "web",
    "markupsafe": "web",
    "itsdangerous": "web",
    "waitress": "web",
    "argparse": "cli",
}
# Modules of the standard library that compute and do nothing else.
COMPUTING = {
    "__future__",
    "abc",
    "bisect",
    "collections",
    "contextlib",
    "dataclasses",
    "datetime",
    "decimal",
    "enum",
    "fractions",
    "functools",
    "hashlib",
    "heapq",
    "itertools",
    "json",
    "math",
    "operator",
    "random",
    "re",
    "statistics",
    "string",
    "textwrap",
    "types",
    "typing",
}
OUTSIDE_CALLS = {"open", "print", "input", "exec", "eval", "compile", "__import__", "breakpoint"}
CLOCK_CALLS = {"now", "utcnow", "today", "fromtimestamp"}
DICE_FROM_SEED = PACKAGE / "training" / "issue.py"
"""Makes dice from the seed it is given, which is stored."""
SQL_WORDS = ("SELECT ", "INSERT INTO ", "DELETE FROM ", "CREATE TABLE ", "PRAGMA ", "BEGIN IMMEDIATE")


def modules(*parts: str) -> list[Path]:
    """The files of these parts, or of the whole package."""
    files = sorted(PACKAGE.rglob("*.py"))
    return [path for path in files if not parts or part_of(path) in parts]


def part_of(path: Path) -> str:
    """`game` for paigow_train/game/cards.py; empty for the package's own `__init__`."""
    first = path.relative_to(PACKAGE).parts[0]
    return "" if first == "__init__.py" else first.removesuffix(".py")


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Line and absolute name of everything imported, in functions and for type checking too."""
    package = ("paigow_train", *path.relative_to(PACKAGE).parts[:-1])
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            module = ".".join(filter(None, (above, node.module)))
            yield from ((node.lineno, f"{module}.{alias.name}") for alias in node.names)


def own_part(name: str) -> str | None:
    """Which part of the package a name is of: `game`, empty for the package itself; None for others'."""
    words = name.split(".")
    if words[0] != "paigow_train":
        return None
    return words[1] if len(words) > 1 and words[1] in HEIGHT else ""


def calls(path: Path) -> Iterator[tuple[int, ast.expr]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            yield node.lineno, node.func


def test_every_part_of_the_package_has_its_height():
    assert {part_of(path) for path in modules()} == {"", *HEIGHT}


def test_no_module_imports_what_lies_above_it_or_beside_it():
    faults = []
    for path in modules():
        part = part_of(path)
        for line, name in imports(path):
            target = own_part(name)
            if target and target != part and HEIGHT[target] >= HEIGHT.get(part, -1):
                faults.append(f"{path}:{line} imports {name}")
    assert faults == []


def test_each_library_is_used_by_one_part_alone():
    faults = []
    for path in modules():
        for line, name in imports(path):
            first = name.split(".")[0]
            known = first in sys.stdlib_module_names or first == "paigow_train" or first in ONLY_IN
            if not known or ONLY_IN.get(first, part_of(path)) != part_of(path):
                faults.append(f"{path}:{line} imports {name}")
    assert faults == []


@pytest.mark.parametrize("part", PURE)
def test_the_pure_parts_import_what_computes_and_nothing_that_reaches_outside(part):
    faults = [
        f"{path}:{line} imports {name}"
        for path in modules(part)
        for line, name in imports(path)
        if name.split(".")[0] not in COMPUTING | {"paigow_train"}
    ]
    assert faults == []


@pytest.mark.parametrize("part", PURE)
def test_the_pure_parts_open_no_file_read_no_clock_and_roll_no_dice_of_their_own(part):
    faults = []
    for path in modules(part):
        for line, func in calls(path):
            if isinstance(func, ast.Name) and func.id in OUTSIDE_CALLS:
                faults.append(f"{path}:{line} calls {func.id}")
            if isinstance(func, ast.Attribute) and func.attr in CLOCK_CALLS:
                faults.append(f"{path}:{line} calls {func.attr}")
            if isinstance(func, ast.Name) and func.id == "Random" and path != DICE_FROM_SEED:
                faults.append(f"{path}:{line} makes dice")
        # `random.random()` and its like share one hidden state; a Random is given.
        dice = [
            name for _, name in imports(path) if name.split(".")[0] == "random" and name != "random.Random"
        ]
        faults += [f"{path} imports {name}" for name in dice]
    assert faults == []


def test_sql_is_written_in_the_store_alone():
    faults = []
    for path in modules():
        if part_of(path) == "store":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                faults += [f"{path}:{node.lineno}" for word in SQL_WORDS if word in node.value]
    assert faults == []


def test_one_hand_at_a_terminal_loads_neither_the_site_nor_the_store():
    faults = []
    for path in modules("cli"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in tree.body:  # at the top of the file, so at every start
            if isinstance(node, ast.ImportFrom | ast.Import):
                names = [getattr(node, "module", None) or "", *[alias.name for alias in node.names]]
                faults += [f"{path}:{node.lineno}" for name in names if own_part(name) in ("web", "store")]
    assert faults == []
