"""What a visit to the site must not do, and what a page must be for everyone."""

import re
from dataclasses import dataclass, field

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


def accessibility_faults(page: Page) -> list[str]:
    """What axe finds wrong with the page as it stands: one line a fault, with its rule and the element.

    Target size is off by default in axe, and this site promises it.
    """
    rules = {"target-size": {"enabled": True}}
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]
    result = Axe().run(page, options={"rules": rules, "runOnly": {"type": "tag", "values": tags}})
    return [
        f"{fault['id']}: {fault['help']}: {node['html']}"
        for fault in result.response["violations"]
        for node in fault["nodes"]
    ]
