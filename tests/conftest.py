"""What holds for every test: repeatable properties, and browser tests that never go missing in silence."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.web.browser import what_is_missing

# The same examples in every run, however busy the machine is, so that a change is judged by what it changed.
# To look for new ones: pytest --hypothesis-profile=search
PATIENT = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}
settings.register_profile("steady", derandomize=True, database=None, **PATIENT)
settings.register_profile("search", derandomize=False, max_examples=2000, **PATIENT)
settings.load_profile("steady")

BROWSER_MUST_BE_THERE = os.environ.get("CI", "").lower() == "true"


@pytest.hookimpl(tryfirst=True)  # so that `-m browser` sees the marks set here
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the tests that use a browser; without one, skip them where that is allowed."""
    tests = [item for item in items if "browser" in getattr(item, "fixturenames", ())]
    for test in tests:
        test.add_marker(pytest.mark.browser)
    if tests and not BROWSER_MUST_BE_THERE and (missing := what_is_missing()):
        for test in tests:
            test.add_marker(pytest.mark.skip(reason=missing))


@pytest.hookimpl(wrapper=True, tryfirst=True)  # outermost: after pytest's own closing line
def pytest_sessionfinish(session: pytest.Session) -> Iterator[None]:
    """Let the very last line say that browser tests were skipped."""
    yield
    chosen = [item for item in session.items if item.get_closest_marker("browser")]
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if chosen and reporter and not BROWSER_MUST_BE_THERE and (missing := what_is_missing()):
        reporter.write_line(f"Browser tests skipped: {len(chosen)}. {missing}", yellow=True)
