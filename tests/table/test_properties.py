"""What holds for every round in every house: money is conserved, caps are kept, and words fit amounts."""

from itertools import groupby
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paigow_train.house.judging import judge
from paigow_train.house.terms import Cap
from paigow_train.table.banking import half
from paigow_train.table.caps import in_action_order, pro_rata
from paigow_train.table.dice import position_of
from paigow_train.table.settle import settle
from tests.table.made import HOUSES, changed, house, random_round, total

ROUNDS_AT_A_TIME = 5

seeds = st.integers(0, 2**32)
sums = st.lists(st.integers(1, 10**8), min_size=1, max_size=8)


def some_rounds(house_id, seed):
    rng = Random(seed)
    for _ in range(ROUNDS_AT_A_TIME):
        yield random_round(house(house_id), rng)


@pytest.mark.parametrize("house_id", HOUSES)
@settings(max_examples=200)
@given(seed=seeds)
def test_what_seats_bank_house_and_meter_change_by_adds_up_to_nothing(house_id, seed):
    for each in some_rounds(house_id, seed):
        found = settle(house(house_id), each)
        assert total(found) == 0
        assert found.meter_cents <= 0
        assert found.bank_cents == 0 or each.banked_by(house(house_id)) != "house"


@pytest.mark.parametrize("house_id", HOUSES)
@settings(max_examples=40)
@given(seed=seeds)
def test_every_stake_is_won_with_lost_or_returned(house_id, seed):
    """Nothing is lost beyond a stake, and what is returned was not lost; a seat's net is its wagers'."""
    for each in some_rounds(house_id, seed):
        for seat in settle(house(house_id), each).seats:
            assert seat.net_cents == sum(line.net_cents for line in seat.lines)
            for line in seat.lines:
                assert 0 <= line.returned_cents <= line.stake_cents
                assert line.net_cents >= line.returned_cents - line.stake_cents
                assert line.commission_cents == 0 or (line.what == "base" and line.net_cents > 0)
                assert (line.unpaid_cents > 0) <= (line.clause in ("cap", "cover", "table-maximum"))


@pytest.mark.parametrize("house_id", HOUSES)
@settings(max_examples=40)
@given(seed=seeds)
def test_every_seat_has_a_line_for_each_wager_it_made(house_id, seed):
    where = house(house_id)
    for each in some_rounds(house_id, seed):
        for seat in settle(where, each).seats:
            made = [what for what, cents in seat.seat.bets.all() if cents]
            button = where.envy is not None and seat.seat.bets.fortune_cents >= where.envy.from_cents
            assert [line.what for line in seat.lines] == made + ["envy"] * button


@pytest.mark.parametrize("house_id", HOUSES)
@settings(max_examples=40)
@given(seed=seeds)
def test_hands_that_play_against_the_rooms_own_bank_are_judged_as_two_hands_are(house_id, seed):
    where = house(house_id)
    for each in some_rounds(house_id, seed):
        found = settle(where, each)
        if isinstance(each.bank.by, int):
            continue
        for seat in found.seats:
            if seat.seat.status == "plays":
                given_split = None if seat.seat.owner else seat.seat.split
                judged = judge(where, given_split or seat.split, found.bank.split)
                assert seat.outcome == judged.outcome
                assert (seat.foul is None) == (judged.foul is None)


SMALL = 2_500


@pytest.mark.parametrize("scope", ["spot", "player", "table round"])
@pytest.mark.parametrize("shared", ["in action order", "pro rata"])
@settings(max_examples=60)
@given(seed=seeds)
def test_a_capped_round_pays_the_cap_exactly(scope, shared, seed):
    """A cap so small that nearly every round reaches it: each group is paid what is due or the cap."""
    cap = Cap(SMALL, scope, ("base", "fortune", "envy"), (), shared)
    free = changed(house("clearwater-fortune"), {"caps": ()})
    capped = changed(free, {"caps": (cap,)})
    for each in some_rounds("clearwater-fortune", seed):
        due, paid = (_won(settle(where, each), scope) for where in (free, capped))
        assert paid == {group: min(cents, SMALL) for group, cents in due.items()}


@settings(max_examples=60)
@given(seed=seeds)
def test_a_cap_over_caps_takes_from_what_they_leave(seed):
    """A table's cap over players' caps: each gets no more than his, all no more than the table's."""
    player, table = 2_500, 4_000
    caps = (
        Cap(table, "table round", ("base", "fortune"), ("envy",), "pro rata"),
        Cap(player, "player", ("base", "fortune"), ("envy",), "in action order"),
    )
    free = changed(house("clearwater-fortune"), {"caps": ()})
    for each in some_rounds("clearwater-fortune", seed):
        due = _won(settle(free, each), "player", ("base", "fortune"))
        paid = _won(settle(changed(free, {"caps": caps}), each), "player", ("base", "fortune"))
        after_own = {group: min(cents, player) for group, cents in due.items()}
        assert all(paid[group] <= cents for group, cents in after_own.items())
        assert sum(paid.values()) == min(sum(after_own.values()), table)


def _won(found, scope, counts=("base", "fortune", "envy")):
    """What is paid in winnings, commission put back, by the groups that a cap is for."""

    def group(seat):
        return {"spot": seat.seat.number, "player": seat.seat.player, "table round": 0}[scope]

    def won(seat):
        lines = [line for line in seat.lines if line.what in counts]
        return sum(max(0, line.net_cents) + line.commission_cents for line in lines)

    by_group = groupby(sorted(found.seats, key=group), key=group)
    return {name: sum(map(won, seats)) for name, seats in by_group}


@pytest.mark.parametrize("order", ["by spot", "base round first"])
@pytest.mark.parametrize("uses", ["either way", "payouts only"])
@settings(max_examples=60)
@given(seed=seeds, cover=st.integers(0, 200_000))
def test_a_designated_player_never_pays_more_than_his_money(order, uses, seed, cover):
    where = changed(house("face-up-2023"), {"cover.order": order, "cover.uses": uses})
    for each in some_rounds("face-up-2023", seed):
        found = settle(where, _covered(each, cover))
        settled = [line for seat in found.seats for line in seat.lines]
        assert found.bank_cents >= -cover
        if uses == "either way":
            assert sum(abs(line.net_cents) for line in settled) <= cover
        else:
            collected = sum(-line.net_cents for line in settled if line.net_cents < 0)
            assert sum(line.net_cents for line in settled if line.net_cents > 0) <= cover + collected


@settings(max_examples=60)
@given(seed=seeds)
def test_money_that_covers_everything_changes_nothing(seed):
    for each in some_rounds("face-up-2020", seed):
        plenty, unlimited = (settle(house("face-up-2020"), _covered(each, cents)) for cents in (10**9, None))
        assert plenty.seats == unlimited.seats


def _covered(each, cents):
    return type(each)(each.bank, each.seats, each.action, each.dice, each.meter_cents, cents)


@given(sums, st.integers(0, 10**8))
def test_pro_rata_parts_add_up_to_the_cap_and_stay_within_a_cent_of_the_exact_share(due, cap):
    paid = pro_rata(due, cap)
    assert sum(paid) == min(cap, sum(due))
    for cents, part in zip(due, paid, strict=True):
        assert abs(part * sum(due) - cents * min(cap, sum(due))) < sum(due)


@given(sums, st.integers(0, 10**8))
def test_in_action_order_only_one_sum_is_paid_in_part(due, cap):
    paid = in_action_order(due, cap)
    assert sum(paid) == min(cap, sum(due))
    in_full = [part == cents for cents, part in zip(due, paid, strict=True)]
    rest = paid[in_full.index(False) + 1 :] if False in in_full else []
    assert not any(rest)


@given(st.integers(-(10**9), 10**9))
def test_the_odd_cent_of_a_co_bank_is_the_houses(net):
    own = half(net)
    assert abs(net - own) - abs(own) == abs(net) % 2


@given(st.integers(3, 11))
def test_seven_more_on_the_dice_is_the_same_position(total):
    assert position_of(total) == position_of(total + 7)
