"""Training for Pai Gow Poker dealers: hands are dealt, timed, and graded by a card room's own house way."""

__version__ = "0.1.0"
