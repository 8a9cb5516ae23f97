"""What is true at every table, tested from outside.

Where the expected values come from:

- `*.toml` are case tables. Every row has a `source` in words: a public rules text, a published table, the
  answer key of a dealing school, or the arithmetic that gives the answer. `tables.py` turns rows into tests.
- `counts.toml` holds published numbers of hands. `whole_deck.py` counts them again in one pass over all
  classes of seven cards, made once for every test that asks (the fixture `counted`);
  `five_cards.py` lists all fives.
- `oracle.py` is a second ranking, written only here and only from the rules: it tries every card a joker may
  be. `test_against_brute_force.py` holds the two against one another.
- `hands.py` makes hands: for Hypothesis, and at random from a fixed seed.

A test file is a subject of `paigow_train/game`; the name of a test is the sentence it proves.
"""
