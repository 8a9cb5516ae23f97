"""`table` settles a round: every wager's cents, the clause that made them and words for it. It is pure."""
