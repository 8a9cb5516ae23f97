"""Errors as pages: a sentence on what was wrong and a way back, never a traceback."""

from __future__ import annotations

from flask import Flask, render_template, request, url_for
from flask_wtf.csrf import CSRFError
from werkzeug.exceptions import HTTPException, InternalServerError, MethodNotAllowed

from paigow_train.store import NotSaved

Reply = tuple[str, int]

_TITLES = {
    400: "That could not be read",
    404: "Not here",
    405: "Not this way",
    409: "Already answered",
    413: "Too much at once",
    500: "Something broke",
    503: "Not saved",
}
_SENTENCES = {
    400: "What was sent could not be read. Go back, reload the page and try again.",
    404: "There is no such page, or it is not yours.",
    405: "This address takes what a form sends; it is no page to open.",
    413: "What was sent is larger than any form of this site.",
    500: "The fault is ours and has been noted in the server's log. What was stored before stands.",
}


def handle(app: Flask) -> None:
    """Give every error its page."""
    app.register_error_handler(HTTPException, _http)
    app.register_error_handler(CSRFError, _forged)
    app.register_error_handler(NotSaved, _not_saved)


def _http(error: HTTPException) -> tuple[str, int, dict[str, str]]:
    code = error.code or 500
    own_words = error.description if error.description != type(error).description else None
    if isinstance(error, InternalServerError):
        own_words = None
    headers = {}
    if isinstance(error, MethodNotAllowed) and error.valid_methods:
        headers["Allow"] = ", ".join(sorted(error.valid_methods))
    return *error_page(code, own_words or _SENTENCES.get(code) or f"{error.name}."), headers


def _forged(error: CSRFError) -> Reply:
    return error_page(
        400,
        "This form was not opened in this session, or its cookie is gone. "
        "Go back, reload the page and try again.",
    )


def _not_saved(error: NotSaved) -> Reply:
    return error_page(503, str(error))


def error_page(code: int, say: str) -> Reply:
    """The page of an error and its status."""
    run_id = (request.view_args or {}).get("run_id")
    back = url_for("practice.show", run_id=run_id) if run_id and code != 404 else None
    page = render_template(
        "error.html",
        code=code,
        title=_TITLES.get(code, "That did not work"),
        say=say,
        back=back,
        back_words="Back to the table" if back else None,
    )
    return page, code
