"""Practice files: whose path a drill is a step of."""

from pathlib import Path

import pytest

from paigow_train.library.files import read
from paigow_train.library.practices import read_practice_file
from paigow_train.library.problems import FileError
from paigow_train.training.practice import Practice


def practice(folder: Path, path: str) -> Practice:
    """The practice of a file with these lines on its path."""
    file = folder / "ten.toml"
    text = 'title = "Ten"\nsay = "Ten hands."\ndeals = 10\nseconds = 0\n'
    file.write_text(f'{text}{path}\n[[ask]]\nkind = "set_hand"\n', encoding="utf-8")
    return read_practice_file(read(file))


def test_a_drill_says_whose_path_it_is_a_step_of(tmp_path: Path) -> None:
    found = practice(tmp_path, 'for = "bonus dealer"\nstep = 20')
    assert (found.audience, found.step) == ("bonus dealer", 20)


def test_a_drill_need_not_be_a_step_of_any(tmp_path: Path) -> None:
    found = practice(tmp_path, "")
    assert (found.audience, found.step) == ("", 0)


@pytest.mark.parametrize(
    ("path", "problem"),
    [
        (
            'for = "deeler"\nstep = 1',
            'for: "deeler" is not known here. Did you mean "dealer"? '
            "Allowed: dealer, bonus dealer, floor supervisor.",
        ),
        ('for = "dealer"', 'step: a step is one of a path: write both "for" and "step", or neither.'),
        ("step = 2", 'step: a step is one of a path: write both "for" and "step", or neither.'),
        ('for = "dealer"\nstep = 0', "step: found 0; write a whole number from 1, the place in the path."),
    ],
)
def test_half_a_path_and_an_unknown_one_are_told(tmp_path: Path, path: str, problem: str) -> None:
    with pytest.raises(FileError) as refused:
        practice(tmp_path, path)
    assert [str(each) for each in refused.value.problems] == [problem]
