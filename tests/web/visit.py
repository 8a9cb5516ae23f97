"""What a visit to the site must not do, and what a page must be for everyone."""

import re
from dataclasses import dataclass, field
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError

STATUS = re.compile(r"the server responded with a status of (\d{3})")


@dataclass
class Visit:
    """Listens to all the pages of one visitor.

    `origin` is the site's address; `statuses` are the HTTP errors that the test means to provoke.
    """

    context: BrowserContext
    origin: str
    statuses: frozenset[int] = frozenset()
    strangers: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.context.on("request", self._request)
        self.context.on("console", self._console)
        self.context.on("weberror", self._error)

    def check(self) -> None:
        """Fail if a request left the site, a script broke, or the console held an error."""
        assert not self.strangers, f"requests left the site: {self.strangers}"
        assert not self.complaints, f"the browser complained: {self.complaints}"

    def _request(self, request: Request) -> None:
        if not request.url.startswith(self.origin + "/"):
            self.strangers.append(request.url)

    def _console(self, message: ConsoleMessage) -> None:
        status = STATUS.search(message.text)
        if message.type == "error" and not (status and int(status[1]) in self.statuses):
            self.complaints.append(message.text)

    def _error(self, error: WebError) -> None:
        self.complaints.append(str(error.error))


TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]


def accessibility_faults(page: Page) -> list[str]:
    """What axe finds wrong with the page as it stands: one line a fault, with its rule and the element.

    Target size is off by default in axe, and this site promises it.
    """
    options = {
        "rules": {"target-size": {"enabled": True}},
        "runOnly": {"type": "tag", "values": TAGS},
        "resultTypes": ["violations"],
    }
    result = Axe().run(page, options=options)
    return _lines(result.response)


def contrast_faults_in_the_dark(page: Page) -> list[str]:
    """What axe, once it is on the page, finds wrong with the dark colours; all else is as in the light."""
    page.emulate_media(color_scheme="dark")
    options = {"runOnly": {"type": "rule", "values": ["color-contrast"]}, "resultTypes": ["violations"]}
    response = page.evaluate("(options) => axe.run(options)", options)
    page.emulate_media(color_scheme="light")
    return _lines(response)


def _lines(response: dict[str, Any]) -> list[str]:
    return [
        f"{fault['id']}: {fault['help']}: {node['html']}"
        for fault in response["violations"]
        for node in fault["nodes"]
    ]
