"""What is remembered of practice: runs, clocks and scores. Pure: `now` and `rng` are arguments."""
