"""The table that other tests are built with: what it sets is there, each card is in one place, and errors say what exists."""

import pytest

from pavonis.core.game import IllegalMove
from pavonis.core.record import same
from pavonis.games import load
from pavonis.testing import table
from pavonis.testing.table import Table

BUILDINGS = ["Ecosystem", "Power Plant", "Laboratory", "Water Supply", "Construction Yard"]


def all_cards(t: Table, seats: int) -> list[str]:
    """Every card of the table, wherever it lies."""
    zones = [t.deck(), t.discard(), *[t.column(building) for building in BUILDINGS]]
    for seat in range(seats):
        zones += [t.hand(seat), t.prep(seat), t.pack(seat), t.kept(seat)]
    return [card for zone in zones for card in zone]


def test_it_begins_after_the_set_up() -> None:
    t = table("pocket-mars", seats=3)
    assert t.waiting == [0]
    assert t.question(0).kind == "turn"
    assert (t.see(0).round, t.see(0).first, t.see(0).active) == (1, 0, 0)
    assert [len(t.hand(seat)) for seat in range(3)] == [len(t.prep(seat)) for seat in range(3)] == [2, 2, 2]
    assert same(t.state, table("pocket-mars", seats=3).state)
    assert not same(t.state, table("pocket-mars", seats=3, seed=1).state)


def test_the_example_of_the_design() -> None:
    t = table("pocket-mars", seats=2).seat(0, energy=3, ship=2, earth=4).hand(0, "Data Archive", "Ice Drill").prep(0, "Canal Lock")
    t.deck_top("First Forest", "Blueprints").column("Power Plant", "Orbital Mirror")
    t.colonists("Ecosystem", one_star=[1, 0], two_star=[0, 1]).turn(0)
    t.do(0, "play Data Archive", "drop Ice Drill")
    assert t.seat(0) == (3, 2, 4, 1, 2 + 2 + 1)  # energy, ship, earth, mars, points
    assert t.seat(1).points == 1 + 4
    assert t.hand(0) == ["First Forest", "Blueprints"]
    assert t.colonists("Ecosystem") == ([1, 0], [0, 1])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_card_is_in_one_place(seats: int) -> None:
    t = table("pocket-mars", seats=seats)
    t.hand(0, "Crew Selection").prep(1, "Ice Drill", "Seed Vault").deck_top("Aqueduct").discard("Blueprints")
    t.column("Ecosystem", "First Forest", "Pollinator Swarm").column("Ecosystem", "Pollinator Swarm")
    t.deck_bottom("Solar Sails", "Power Beam", buried=True).hand(1, "First Forest")
    cards = all_cards(t, seats)
    assert len(cards) == len(set(cards)) == 35
    assert t.prep(1) == ["Ice Drill", "Seed Vault"]
    assert len(t.hand(0)) == len(t.hand(1)) == 2
    assert t.deck()[0] == "Aqueduct"
    assert t.deck()[-2:] == ["Solar Sails", "Power Beam"]
    assert t.deck(seen_by=0)[-1] == "orange"
    assert t.column("Ecosystem") == ["Pollinator Swarm"]
    assert t.discard() == ["Blueprints"]


def test_a_whole_deck() -> None:
    t = table("pocket-mars").deck("Ice Drill", "Seed Vault").hand(0, "Aqueduct", "Blueprints").prep(1, "Solar Sails", "Canal Lock")
    assert t.deck() == ["Ice Drill", "Seed Vault"]
    assert len(t.discard()) == 35 - 2 - 8
    assert len(set(all_cards(t, 2))) == 35


def test_named_cards_are_not_used_to_fill() -> None:
    t = table("pocket-mars").deck_bottom("Ice Drill", "Seed Vault").knows(0, "Seed Vault")
    assert t.deck()[-2:] == ["Ice Drill", "Seed Vault"]
    t.hand(0, "Aqueduct").hand(1, "Blueprints").prep(0, "Solar Sails").prep(1, "Canal Lock")
    assert t.deck()[-2:] == ["Ice Drill", "Seed Vault"]
    assert t.knows(0) == ["Seed Vault"]


def test_a_card_that_is_known_may_be_put_somewhere() -> None:
    t = table("pocket-mars").knows(0, "Ice Drill").hand(1, "Ice Drill", "Aqueduct")
    assert t.knows(0) == ["Ice Drill"]
    assert t.hand(1, seen_by=0) == ["Ice Drill", "blue"]


def test_a_card_moved_in_play_is_forgotten() -> None:
    t = table("pocket-mars").prep(1, "Ice Drill", "Seed Vault").knows(0, "Ice Drill", "Seed Vault").do(0, "launch")
    t.prep(1, "Seed Vault").hand(1, "Ice Drill", "Aqueduct")
    assert t.hand(1, seen_by=0) == ["blue", "blue"]


@pytest.mark.parametrize(
    ("counts", "result"),
    [
        ({"ship": 3}, (3, 3)),
        ({"earth": 2}, (4, 2)),
        ({"ship": 0, "earth": 6}, (0, 6)),
        ({"energy": 4}, (1, 5)),
    ],
)
def test_colonists_make_seven(counts: dict[str, int], result: tuple[int, int]) -> None:
    t = table("pocket-mars").colonists("Laboratory", one_star=[1, 0]).seat(0, **counts)
    assert (t.seat(0).ship, t.seat(0).earth) == result
    other = table("pocket-mars").seat(0, **counts).colonists("Laboratory", one_star=[1, 0])  # in any order
    assert other.seat(0) == t.seat(0)


def test_zones_take_colonists_from_earth_and_then_from_the_ship() -> None:
    t = table("pocket-mars").colonists("Laboratory", one_star=[6, 0])
    assert (t.seat(0).ship, t.seat(0).earth) == (1, 0)
    t.colonists("Laboratory", one_star=[7, 0])
    assert (t.seat(0).ship, t.seat(0).earth) == (0, 0)
    t.colonists("Laboratory", one_star=[2, 0])
    assert (t.seat(0).ship, t.seat(0).earth) == (1, 4)  # what was read in between has changed nothing


def test_turn_reopens_the_turn() -> None:
    t = table("pocket-mars").hand(0, "Power Beam", "Seed Vault").do(0, "play Power Beam")
    assert t.question(0).kind == "effect"
    assert t.seat(0, energy=3).question(0).kind == "effect"
    assert t.turn(0).question(0).kind == "turn"
    assert t.seat(0).energy == 3
    assert t.discard() == ["Power Beam"]  # the card that was being played is not lost
    assert t.turn(1).waiting == [1]
    assert t.set(round=7, first=1).see(0).round == 7


def test_a_copy_goes_its_own_way() -> None:
    t = table("pocket-mars").seat(0, ship=2).prep(0, "Orbital Mirror").do(0, "attach Orbital Mirror")
    other = t.copy().do(0, "land Power Plant")
    assert other.seat(0).mars == 1
    assert t.seat(0).mars == 0
    assert t.question(0).kind == "landing"
    other.seat(0, energy=5)
    assert t.seat(0).energy == 1


def test_options_and_games_as_they_are() -> None:
    assert table("pocket-mars", energy_max=9).seat(0, energy=9).seat(0).energy == 9
    assert table(load("pocket-mars", energy_max=9)).seat(0, energy=9).seat(0).energy == 9
    with pytest.raises(ValueError, match="takes no options"):
        table(load("pocket-mars"), draft=True)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (lambda t: t.hand(0, "Rubber Duck"), "there is no card called 'Rubber Duck'; there are: Seed Vault, "),
        (lambda t: t.hand(0, "Ice Drill", "ice  drill"), "one card of each name"),
        (lambda t: t.hand(0, "Ice Drill", "Seed Vault", "Aqueduct").legal(0), "there are 2 cards here"),
        (lambda t: t.prep(0, "Ice Drill", "Seed Vault", "Aqueduct"), "a prep module has 2 cards"),
        (lambda t: t.hand(5), "there is no seat 5; there are: 0 to 1"),
        (lambda t: t.column("Casino"), "there is no building called 'Casino'; there are: Ecosystem, Power Plant, "),
        (lambda t: t.column("Power Plant", "Ice Drill"), "Ice Drill is blue, Power Plant is orange"),
        (lambda t: t.column("Power Plant", "Solar Sails", face_down=["Power Beam"]), "no card in that column called 'Power Beam'"),
        (lambda t: t.colonists("Construction Yard"), "there is no building with zones called 'Construction Yard'; there are: "),
        (lambda t: t.colonists("Ecosystem", one_star=[1]), "counts the colonists of 2 seats"),
        (lambda t: t.colonists("Ecosystem", two_star=[1, 1]), "a two-star zone holds 1 with 2 players, not 2"),
        (lambda t: t.colonists("Ecosystem", one_star=[8, 0]).legal(0), "seat 0 has 7 colonists, not 8 in buildings"),
        (lambda t: t.seat(0, ship=3, earth=3).legal(0), "seat 0 has 7 colonists, not 0 in buildings, 3 on ship, 3 on Earth"),
        (lambda t: t.seat(0, energy=6), "energy is 0 to 5, not 6"),
        (lambda t: t.seat(0, money=6), "there is no count called 'money'; there are: energy, ship, earth"),
        (lambda t: t.knows(0, t.hand(0)[0]).legal(0), "seat 0 has before its eyes"),
        (lambda t: t.set(round=0), "round is at least 1, not 0"),
        (lambda t: t.set(rounds=3), "unexpected keyword argument 'rounds'; do you mean 'round'\\?; it is called as set"),
        (lambda t: t.hand(0, "Ice Dril"), "there is no card called 'Ice Dril'; do you mean 'Ice Drill'\\?"),
        (lambda t: t.opening().turn(0), "there are no turns before the set-up"),
        (lambda t: t.opening().prep(0, "Ice Drill"), "none before the set-up is done"),
        (lambda t: t.do(0, "plya Data Archive"), "do you mean 'play Data Archive'\\?; seat 0 may: "),
        (lambda t: t.do(1, "fly"), "'fly' is not a move of this game; seat 1 is not asked"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(words: object, message: str) -> None:
    assert callable(words)
    with pytest.raises(ValueError, match=message):
        words(table("pocket-mars"))


def test_a_wrong_name_changes_nothing() -> None:
    t = table("pocket-mars").hand(0, "Ice Drill", "Seed Vault")
    with pytest.raises(ValueError, match="Rubber Duck"):
        t.hand(0, "Aqueduct", "Rubber Duck")
    assert t.hand(0) == ["Seed Vault", "Ice Drill"]


def test_an_unknown_word_lists_the_words() -> None:
    with pytest.raises(AttributeError, match=r"has no word 'wallet'; it has: .*hand, .*prep, "):
        table("pocket-mars").wallet(0)


def test_an_illegal_move_gives_its_reasons_and_what_is_legal() -> None:
    t = table("pocket-mars").seat(0, energy=0).hand(0, "Launch Window", "Seed Vault")
    with pytest.raises(IllegalMove, match=r"seat 0 may not 'play Ice Drill': .*; seat 0 may: launch, "):
        t.do(0, "play Ice Drill")
    with pytest.raises(IllegalMove, match=r"NOT_ASKED; seat 1 is not asked, \[0\] are"):
        t.do(1, "launch")
    assert t.waiting == [0]
