"""The site served for a class or for one: waitress, in one process."""

from __future__ import annotations

import logging
import os
import sys

from waitress.server import create_server

from paigow_train.library.problems import FileError
from paigow_train.store import CannotOpen

from . import create_app

_HOST, _PORT = "127.0.0.1", 8000
_THREADS = 8
_CONNECTIONS = 1000  # a class keeps many sockets open; waitress's own 100 made answers wait for seconds
_IDLE_SECONDS = 60
_SWITCH_SECONDS = 0.0001
"""How soon a thread that waits for Python gets it. While a reply is under way waitress's main thread polls in
circles; at Python's own 5 ms it kept the reply waiting, and a class of 50 got a third of the answers."""


def serve(host: str | None = None, port: int | None = None, database: str | None = None) -> int:
    """Serve until stopped; HOST, PORT and DATABASE stand in for what is not given. The answer is the exit
    status: 1 where the site cannot be served, with the reason on standard error.
    """
    logging.getLogger("waitress.queue").setLevel(logging.ERROR)  # a class answering at once is no trouble
    sys.setswitchinterval(_SWITCH_SECONDS)
    host = host or os.environ.get("HOST") or _HOST
    try:
        port = _from_environment() if port is None else port
        if not 0 <= port < 65536:  # the system would take what is left of it after a division
            raise ValueError(f"There is no port {port}; the last one is 65535.")
        app = create_app(database)
    except (FileError, CannotOpen, ValueError) as error:
        print(f"paigow-train: {error}", file=sys.stderr)
        return 1
    try:
        server = create_server(
            app,
            host=host,
            port=port,
            threads=_THREADS,
            connection_limit=_CONNECTIONS,
            channel_timeout=_IDLE_SECONDS,
            asyncore_use_poll=True,
            ident=None,
            clear_untrusted_proxy_headers=True,
        )
    except (OSError, ValueError) as error:
        why = str(error).rstrip(".")
        print(f"paigow-train: {host} port {port} cannot be listened on: {why}.", file=sys.stderr)
        return 1
    one = [(host, getattr(server, "effective_port", port))]  # a name may stand for several addresses
    for address, heard in getattr(server, "effective_listen", one):
        print(f"Pai Gow Training is at http://{address}:{heard}/ (Ctrl-C stops it).", flush=True)
    try:
        server.run()
    except KeyboardInterrupt:
        pass
    finally:
        server.close()
    return 0


def _from_environment() -> int:
    text = os.environ.get("PORT") or str(_PORT)
    if not (text.isascii() and text.isdecimal() and 0 < int(text) < 65536):
        raise ValueError(f'PORT is "{text}"; a number from 1 to 65535 is wanted.')
    return int(text)
