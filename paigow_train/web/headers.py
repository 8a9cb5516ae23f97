"""The headers of every reply: nothing from elsewhere, nothing inline, nothing kept in caches."""

from __future__ import annotations

from flask import Flask, Response, request

_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
_HEADERS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def secure(app: Flask) -> None:
    """Set the headers on every reply, error pages included."""

    @app.after_request
    def set_headers(response: Response) -> Response:
        response.headers.update(_HEADERS)
        if request.endpoint != "static":
            response.headers["Cache-Control"] = "no-store"
        return response
