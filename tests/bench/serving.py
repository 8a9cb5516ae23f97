"""How fast answers are taken over HTTP, each of them durable in SQLite before its reply."""

import http.client
import re
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlencode

ANSWERS_ALONE = 200
TRAINEES = 50
ANSWERS_EACH = 12
PRACTICE = "speed-setting"


class Trainee:
    """A visitor with a kept-alive connection and a cookie, in a run of a practice."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self._cookie = ""
        self.took: list[float] = []
        self._begin()

    def _begin(self) -> None:
        self._token(self._get("/houses/face-up-2023"))
        self._table = self._post("/houses/face-up-2023/practice", practice=PRACTICE, name="")
        self._token(self._get(self._table))

    def answer_hands(self, count: int) -> None:
        """Deal and answer so many hands, timing the answers alone; a new run when one is over."""
        for _ in range(count):
            self._post(f"{self._table}/next")
            page = self._get(self._table)
            if 'name="token"' not in page:
                self._begin()
                self._post(f"{self._table}/next")
                page = self._get(self._table)
            fronts = re.findall(r'name="front" value="(\w+)"', page)[:2]
            token = re.search(r'name="token" value="([^"]+)"', page)
            assert token is not None, page
            began = time.perf_counter()
            self._post(f"{self._table}/answer", token=token[1], front=fronts)
            self.took.append(time.perf_counter() - began)

    def _token(self, page: str) -> None:
        found = re.search(r'name="csrf_token" value="([^"]+)"', page)
        assert found is not None, page
        self._csrf = found[1]

    def _get(self, path: str) -> str:
        return self._request("GET", path, None)[1]

    def _post(self, path: str, **fields: str | list[str]) -> str:
        return self._request("POST", path, urlencode({"csrf_token": self._csrf, **fields}, doseq=True))[0]

    def _request(self, method: str, path: str, body: str | None) -> tuple[str, str]:
        headers = {"Cookie": self._cookie} if self._cookie else {}
        if body is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        self._connection.request(method, path, body, headers)
        reply = self._connection.getresponse()
        text = reply.read().decode()
        assert reply.status in (200, 303), f"{method} {path}: {reply.status}"
        cookie = reply.headers.get("Set-Cookie")
        if cookie:
            self._cookie = cookie.split(";")[0]
        return reply.headers.get("Location", ""), text


@contextmanager
def _site() -> Iterator[int]:
    """The site as `paigow-train serve` runs it, on a free port and a new database; gives the port."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "paigow_train", "serve", "--port", "0"]
        command += ["--database", f"{folder}/bench.sqlite3"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = re.search(r":(\d+)/", server.stdout.readline())
            assert address is not None, "the site did not start"
            yield int(address[1])
        finally:
            server.terminate()
            server.wait()


def answering_alone() -> Iterator[str]:
    with _site() as port:
        trainee = Trainee(port)
        trainee.answer_hands(ANSWERS_ALONE)
    took = sorted(1000 * each for each in trainee.took)
    yield (
        f"answering over HTTP, one trainee: median {statistics.median(took):.1f} ms, "
        f"p99 {took[len(took) * 99 // 100]:.1f} ms"
    )


def answering_in_a_class() -> Iterator[str]:
    """Every trainee answers as fast as replies come, without a thought between: harder than any class."""
    with _site() as port:
        trainees = [Trainee(port) for _ in range(TRAINEES)]
        threads = [threading.Thread(target=each.answer_hands, args=(ANSWERS_EACH,)) for each in trainees]
        began = time.perf_counter()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        whole = time.perf_counter() - began
    took = sorted(1000 * one for each in trainees for one in each.took)
    yield (
        f"answering over HTTP, {TRAINEES} trainees at once: {len(took) / whole:.0f} answers a second "
        f"(each with its deal and its pages), p99 {took[len(took) * 99 // 100]:.0f} ms"
    )
