"""Kinds of text that several files hold: ids, sentences, and text that is read into something else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from pydantic import Field, PlainValidator
from pydantic_core import PydanticKnownError

ID_PATTERN = r"[a-zA-Z0-9][a-zA-Z0-9-]*"

Id = Annotated[
    str, Field(pattern=f"^{ID_PATTERN}$"), "an id of letters, digits and hyphens, such as two-pair-high"
]
Words = Annotated[str, Field(min_length=1), "some text in quotation marks"]


def read_by(parse: Callable[[str], object]) -> PlainValidator:
    """For a value written as text and read by `parse`, which raises a `ValueError` with a sentence."""

    def read(value: object) -> object:
        if not isinstance(value, str):
            raise PydanticKnownError("string_type")
        return parse(value)

    return PlainValidator(read)
