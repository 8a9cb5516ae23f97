"""Run the benchmarks and print one line for each figure."""

import os
import platform
import sys
from collections.abc import Callable, Iterable

from tests.bench.deciding import census_through_the_command, counting_the_deck, deciding_in_process
from tests.bench.serving import answering_alone, answering_in_a_class
from tests.bench.settling import playing_the_base_game, settling_in_process

BENCHES: tuple[Callable[[], Iterable[str]], ...] = (
    deciding_in_process,
    counting_the_deck,
    census_through_the_command,
    settling_in_process,
    playing_the_base_game,
    answering_alone,
    answering_in_a_class,
)


def main(words: list[str]) -> None:
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}", flush=True)
    for bench in BENCHES:
        if all(word in bench.__name__ for word in words):
            for line in bench():
                print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
