"""Forms beside the answers, which each kind reads itself."""

from __future__ import annotations

from wtforms import Form, StringField
from wtforms.validators import DataRequired, Length

NAME_LENGTH = 60


def _tidy(text: str | None) -> str:
    """Printable text on one line, blanks single: what can stand on a score and in a report."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text or "").split())


class StartForm(Form):
    """A guest's name, if he gives one, and the practice he chose."""

    name = StringField(
        filters=[_tidy],
        validators=[Length(max=NAME_LENGTH, message=f"A name here has at most {NAME_LENGTH} letters.")],
    )
    practice = StringField(validators=[DataRequired("Choose a drill to start.")])
