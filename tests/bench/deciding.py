"""How fast hands are set: in process, and through the command over every class of hands."""

import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator

from paigow_train.game.cards import DECK, HAND_SIZE, write_cards
from paigow_train.game.census import classes
from paigow_train.library.catalogue import Catalogue
from paigow_train.library.files import Folders

HANDS = 60_000
ROUNDS = 5


def deciding_in_process() -> Iterator[str]:
    """Distinct random hands, parsed already, every one decided from its cards; the best of a few rounds."""
    house = Catalogue(Folders.of()).house("face-up-2023")
    house.decide(DECK[:HAND_SIZE])  # the ranking's tables are built once
    rng = random.Random(2023)
    hands = set[tuple[int, ...]]()
    while len(hands) < HANDS:
        hands.add(tuple(sorted(rng.sample(range(len(DECK)), HAND_SIZE))))
    dealt = [tuple(DECK[place] for place in hand) for hand in hands]
    best = 0.0
    for _ in range(ROUNDS):
        began = time.process_time()
        for cards in dealt:
            house.decide(cards)
        best = max(best, HANDS / (time.process_time() - began))
    yield f"house way, in process: {best:,.0f} decisions a second on one core ({HANDS:,} distinct hands)"


def counting_the_deck() -> Iterator[str]:
    began = time.process_time()
    total = sum(each.hands for each in classes())
    yield f"census: {total:,} hands enumerated in classes in {time.process_time() - began:.2f} s"


def census_through_the_command() -> Iterator[str]:
    """`paigow-train set face-up-2023 --json` over a hand of each class: seconds, and the peak of memory."""
    with tempfile.TemporaryFile("w+") as hands:
        count = 0
        for each in classes():
            hands.write(write_cards(each.cards) + "\n")
            count += 1
        hands.seek(0)
        command = [sys.executable, "-m", "paigow_train", "set", "face-up-2023", "--json"]
        began = time.perf_counter()
        subprocess.run(command, stdin=hands, stdout=subprocess.DEVNULL, check=True)
        took = time.perf_counter() - began
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    yield f"paigow-train set, {count:,} classes: {took:.1f} s, peak memory {peak:.0f} MiB"
