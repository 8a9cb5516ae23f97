"""Every address of the site, read off its own map, so that a new one is tested from its first day."""

from itertools import product

from flask import Flask


def addresses(app: Flask, run_id: str, house_id: str = "face-up-2020") -> list[tuple[str, str]]:
    """Method and path of every route, with these ids where a path takes one. What a path takes and this does
    not know is a KeyError: say here what stands for it."""
    known = {
        "run_id": [run_id],
        "house_id": [house_id],
        "step": ["next", "answer", "again"],
        "position": [1],
        "filename": ["css/site.css"],
    }
    paths = app.url_map.bind("localhost")
    found = []
    for rule in app.url_map.iter_rules():
        names = sorted(rule.arguments)
        for values in product(*(known[name] for name in names)):
            path = paths.build(rule.endpoint, dict(zip(names, values, strict=True)))
            found += [(method, path) for method in sorted((rule.methods or set()) - {"HEAD", "OPTIONS"})]
    return sorted(set(found))


def posts(app: Flask, run_id: str) -> list[str]:
    """The path of every form."""
    return [path for method, path in addresses(app, run_id) if method == "POST"]


def of_runs(app: Flask, run_id: str) -> list[tuple[str, str]]:
    """Method and path of every route of one run."""
    return [(method, path) for method, path in addresses(app, run_id) if run_id in path]
