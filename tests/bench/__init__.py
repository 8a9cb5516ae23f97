"""Figures, no pass or fail: `make bench`; `python -m tests.bench WORD` runs those named so."""
