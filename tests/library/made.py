"""A small room and a small house way, sound as they stand, for tests to spoil."""

from pathlib import Path

from paigow_train.library.catalogue import Catalogue
from paigow_train.library.files import Folders
from paigow_train.library.problems import FileError

ROOM = """\
# The room round the corner.
name        = "Corner room"
game        = "fortune"
say         = "A small room."
cite        = "Corner room rules"
base_limits = "$5 to $500"
ours        = ["The limits."]

[ranking]
joker = "bug"
wheel = { reading = "wheel" }

[way]
use = "plain"

[fouls]
costs           = "base"
dead_costs      = "all wagers"
bonus_of_fouled = "still counts"

[comparing]
copy_and_loss = "loses"
ace_high_push = false

[bank]
by     = "house"
set_by = "house way"

[action]
by       = "dice"
count    = "clockwise"
delivery = "clockwise"
settling = "clockwise"

[seats]
several_spots = "allowed"

[commission]
rate        = "5%"
rounding    = "exact"
bank_on_net = { reading = "on-net" }

[fortune]
limits                    = "$1 to $100"
royal_match               = "suited king and queen"
three_pair                = "loses"
against_designated_player = "ignored"

[fortune.pays]
"four of a kind" = "25 to 1"
"straight"       = "2 to 1"

[envy]
fortune_from = "$5"

[envy.pays]
"four of a kind" = "$5"

[[cap]]
amount  = "$20,000"
scope   = "player"
counts  = ["fortune"]
outside = ["envy"]

[[procedure]]
id   = "seated"
say  = "Players stay seated."
cite = "Corner room rules"

[[reading]]
id       = "wheel"
question = "Where does the wheel stand?"
choice   = "second highest"
choices  = ["second highest", "lowest"]
say      = "Second."
cite     = "Corner room rules"

[[reading]]
id       = "on-net"
question = "Does a banking player pay on his net?"
choice   = "yes"
choices  = ["yes", "no"]
say      = "He does."
cite     = "Corner room rules"
"""

WAY = """\
name = "Plain way"
say  = "As few rules as rule every hand."
cite = "Corner room rules"

[[reading]]
id       = "ace-in-front"
question = "Do two pairs stay together behind an ace?"
choice   = "they stay"
choices  = ["they stay", "they are split"]
say      = "They do."
cite     = "Corner room rules"

[[rule]]
id       = "five-aces"
when     = { hand = "five of a kind" }
keep     = "trips"
say      = "Two aces in front."
cite     = "Corner room rules"
examples = ["Jk As Ah Ad Ac Kh Kd -> As Ah"]

[[rule]]
id       = "quads"
when     = { hand = ["quads", "quads and pair", "quads and trips"] }
keep     = "quads"
say      = "The four behind."
cite     = "Corner room rules"
examples = ["9s 9h 9d 9c Kc 4d 2h -> Kc 4d"]

[[rule]]
id          = "full-house"
when        = { hand = ["two trips", "full house", "trips and two pair"] }
keep        = "trips"
say         = "Trips behind, the best pair in front."
cite        = "Corner room rules"
examples    = ["8c 8s 8d 6s 2d Jh Js -> Jh Js"]
near_misses = ["8c 8s 8d 6s 2d Jh Ts -> trips"]

[[rule]]
id       = "trips"
when     = { hand = "trips" }
keep     = "trips"
say      = "Trips behind."
cite     = "Corner room rules"
examples = ["7s 7h 7c Kd 9h 4s 2c -> Kd 9h"]

[[rule]]
id       = "two-pair-ace"
when     = { hand = ["two pair", "three pair"] }
under    = { ace-in-front = "they stay" }
keep     = "two pair"
if_front = "A"
say      = "Both pairs behind an ace."
cite     = "Corner room rules"
examples = ["9c 9d 5c 5d As Qh 3s -> As Qh"]

[[rule]]
id       = "two-pair"
when     = { hand = ["two pair", "three pair"] }
keep     = "pair"
say      = "Two pairs are split."
cite     = "Corner room rules"
examples = ["9c 9d 5c 5d Ks Qh 3s -> 5c 5d"]

[[rule]]
id       = "complete"
when     = { hand = ["no pair", "pair"], complete = true }
keep     = "straight"
say      = "The straight or flush behind."
cite     = "Corner room rules"
examples = ["3s 3h 4c 5d 6h 7s 8c -> 3s 3h"]

[[rule]]
id       = "pair"
when     = { hand = "pair" }
keep     = "pair"
say      = "The pair behind."
cite     = "Corner room rules"
examples = ["9s 9h As Kc 7d 4c 2s -> As Kc"]

[[rule]]
id       = "no-pair"
when     = { hand = "no pair" }
keep     = "high card"
say      = "The highest card behind."
cite     = "Corner room rules"
examples = ["As Kd 9c 7h 5s 3d 2c -> Kd 9c"]
"""


def changed(text: str, *changes: tuple[str, str]) -> str:
    """The text with each old part, which it must hold, replaced by the new one where it first stands."""
    for old, new in changes:
        assert old in text, f"{old!r} is not in the text to be changed"
        text = text.replace(old, new, 1)
    return text


def drills(folder: Path, room: str = ROOM, way: str = WAY) -> Catalogue:
    """A folder with the room as house "corner" and the way as "plain", and nothing else."""
    for kind, file_id, text in (("houses", "corner", room), ("ways", "plain", way)):
        (folder / kind).mkdir(parents=True, exist_ok=True)
        (folder / kind / f"{file_id}.toml").write_text(text, encoding="utf-8")
    return Catalogue(Folders((folder,)))


def problems_of_room(folder: Path, room: str) -> dict[str, str]:
    """What is wrong with the room, by place; {} where it can be read."""
    try:
        drills(folder, room=room).house("corner")
    except FileError as error:
        return _by_place(error)
    return {}


def problems_of_way(folder: Path, way: str) -> dict[str, str]:
    """What is wrong with the way, by place; {} where it can be read."""
    try:
        drills(folder, way=way).find_way("plain")
    except FileError as error:
        return _by_place(error)
    return {}


def _by_place(error: FileError) -> dict[str, str]:
    by_place = {problem.place: problem.say for problem in error.problems}
    assert len(by_place) == len(error.problems), f"a place is told twice: {error}"
    return by_place
