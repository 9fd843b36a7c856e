"""The game for two: neutral colours, their decks and cards, and who wins. Seat 0 has yellow and orange, seat 1 blue and green."""

import pytest

from pavonis.core.game import SPECTATOR, TAKE_BACK
from pavonis.games.mission_red_planet import cards, moves, reasons, state
from pavonis.games.mission_red_planet.observation import MissionRedPlanetChoice, MissionRedPlanetFaceDown, MissionRedPlanetHeld
from pavonis.games.mission_red_planet.options import load
from pavonis.kit.zones import gathered, members
from pavonis.testing.table import Table
from tests.rulebook.marks import rule
from tests.rulebook.mission_red_planet.tables import LICHENS, red_planet, why_not

GAME = "mission-red-planet"
LOWER = {9, 8, 4, 2}


def duel(one: str = "Travel Agent", other: str = "Travel Agent") -> Table:
    """A duel whose neutral colours play these characters this round."""
    t: Table = red_planet(2).neutral(0, one).neutral(1, other)
    return t


def choose(t: Table, one: str = "Travel Agent", other: str = "Travel Agent") -> Table:
    """Both choose a character for their main colours."""
    return t.do(0, f"choose {one}").do(1, f"choose {other}")


def end(**tokens: list[int]) -> Table:
    """A finished duel in which colours have these point tokens."""
    t = duel().set(round=10).mission(0, "Moon Base").mission(1, "Stronghold")
    for colour, kinds in tokens.items():
        t.colour(colour, tokens=kinds)
    return choose(t)


@rule(GAME, "Duel: set-up 5")
def test_each_player_has_a_main_and_a_neutral_colour() -> None:
    s = load().new(2, 0)
    assert len(s.ships) == 4
    assert s.supply == [21] * 4
    assert [s.owner(colour) for colour in range(4)] == [0, 1, 0, 1]
    assert len(s.deck) == 0
    assert len(s.hands) == 4


@rule(GAME, "Duel: set-up 5")
def test_the_colours_sit_clockwise_main_neutral_neutral_main() -> None:
    s = load().new(2, 0)
    assert s.clockwise(0) == [0, 2, 3, 1]
    assert s.clockwise(3) == [3, 1, 0, 2]


@rule(GAME, "Duel: set-up 8")
def test_missions_are_for_the_main_colours() -> None:
    game = load()
    s = game.new(2, 0)
    assert [len(members(dealt)) for dealt in s.dealt] == [2, 2]
    for seat in range(2):
        game.apply(s, seat, game.legal(s, seat)[0])
    assert len(s.mission) == 2
    assert len(s.deck) == 27


@rule(GAME, "Duel: set-up 10")
def test_a_neutral_deck_has_two_parts() -> None:
    game = load()
    tops, lowers = set(), set()
    for seed in range(40):
        s = game.new(2, seed)
        for deck in s.neutral:
            assert sorted(deck) == list(range(1, 10))
            assert not LOWER & set(deck[:3])
            assert set(deck[3:]) >= LOWER
            tops.add(deck[:3])
            lowers.add(deck[3:])
    assert len(tops) > 20
    assert len(lowers) > 60


@rule(GAME, "Duel: set-up 10")
def test_each_puts_the_three_cards_on_top_in_order() -> None:
    game = load()
    s = game.new(2, 0)
    for seat in range(2):
        game.apply(s, seat, game.legal(s, seat)[0])
    first, second, third = game.observe(s, 0).players[0].neutral_top
    lower = s.neutral[0][3:]
    assert game.observe(s, 1).players[0].neutral_top == []
    assert game.observe(s, 0).moment == "stacking"
    assert game.legal(s, 0) == [moves.STACK + character for character in (first, second, third)]
    assert game.question(s, 0).subject == (1,)
    game.apply(s, 0, moves.STACK + third)
    assert game.question(s, 0).subject == (2,)
    assert game.legal(s, 0) == [moves.STACK + first, moves.STACK + second]
    assert game.why_not(s, 0, moves.STACK + third) == [(reasons.NOT_ON_TOP, third)]
    game.apply(s, 0, moves.STACK + first)
    assert game.observe(s, 0).chosen == MissionRedPlanetChoice(None, None, [third, first])
    assert game.legal(s, 0) == [TAKE_BACK]
    game.apply(s, 0, TAKE_BACK)
    assert len(game.legal(s, 0)) == 3
    for character in (second, third):
        game.apply(s, 0, moves.STACK + character)
    for _ in range(2):
        game.apply(s, 1, game.legal(s, 1)[0])
    assert s.round == 1
    assert (s.laid[0], *s.neutral[0]) == (second, third, first, *lower)


@rule(GAME, "Duel: set-up 10")
@rule(GAME, "Duel: choosing")
def test_only_its_owner_knows_the_neutral_card_laid_down() -> None:
    t = duel("Pilot", "Saboteur")
    assert t.see(0).players[0].laid == MissionRedPlanetFaceDown(1)
    assert t.see(0).players[1].laid == MissionRedPlanetFaceDown(None)
    assert t.see(1).players[1].laid == MissionRedPlanetFaceDown(5)
    for viewer in (0, 1, SPECTATOR):
        assert t.see(viewer).players[0].neutral_deck == 8
    assert t.waiting == [0, 1]  # the neutral card is seen before the main character is chosen


@rule(GAME, "Duel: choosing")
def test_neutral_characters_are_called_like_all_others() -> None:
    t = duel("Saboteur", "Scientist").pad(1, "Hellas", 5).pad(2, "Ausonia", 4)
    choose(t, "Recruiter", "Pilot").do(0, "board pad 1")
    assert t.waiting == [1]
    assert t.question(1).subject[:2] == (3, 7)
    assert t.state.count == 7
    assert t.see(1).players[0].laid == MissionRedPlanetFaceDown(None)


@rule(GAME, "Duel: choosing")
def test_same_numbers_go_clockwise_over_all_four_colours() -> None:
    t = duel("Explorer", "Explorer").set(first="orange").pad(1, "Hellas", 5).pad(2, "Ausonia", 4)
    choose(t, "Explorer", "Explorer")
    asked = []
    while t.state.count == 8 and t.state.round == 1:
        seat = t.waiting[0]
        asked.append(t.question(seat).subject[0])
        t.do(seat, "board pad 1")
    assert asked == [2, 3, 1, 0]


@rule(GAME, "Duel: decisions")
def test_the_owner_decides_for_the_neutral_colour() -> None:
    t = choose(duel("Robot").pad(1, "Hellas", 5, yellow=1, orange=1).pad(2, "Ausonia", 4))
    assert t.waiting == [0]
    assert t.legal(0) == ["board pad 1", "board pad 2"]
    t.do(0, "board pad 1")
    assert t.pad(1).crew[2] == 3
    assert t.colour("yellow").wormhole == 1


@rule(GAME, "Duel: decisions")
def test_neutral_colours_board_from_their_own_supply() -> None:
    t = choose(duel("Explorer", "Explorer").colour("orange", supply=0).pad(1, "Hellas", 5).pad(2, "Ausonia", 4))
    assert t.waiting == [1]  # orange has nobody left
    t.do(1, "board pad 1")
    assert t.pad(1).crew[3] == 1
    assert t.colour("green").supply == 21


@rule(GAME, "Duel: neutral Scientist")
def test_a_neutral_scientist_draws_and_may_place_a_discovery() -> None:
    t = duel("Scientist").region("Ausonia", discovery="Synergy").deck_top("Lichens").pad(1, "Hellas", 5)
    choose(t)
    assert t.pad(1).crew == [0, 0, 2, 0]  # boarded without a question; and the card is drawn without one, too
    assert t.question(0).kind == "put_aside"
    assert t.legal(0)[0] == "put aside"
    assert len(t.legal(0)) == 6
    assert t.see(0).held == MissionRedPlanetHeld(0, LICHENS)
    assert t.see(1).held == MissionRedPlanetHeld(0, None)
    placed = t.copy().do(0, "place at Mare Serpentis")
    assert placed.region("Mare Serpentis").discovery == "Lichens"
    t.do(0, "put aside")
    assert t.see(0).players[0].box == [LICHENS]
    assert t.see(1).players[0].box == [None]


@rule(GAME, "Duel: neutral Scientist")
@pytest.mark.parametrize("card", ["Moon Base", "Blocks of Ice"])
def test_a_mission_or_an_action_goes_to_the_box_and_the_question_tells_nothing(card: str) -> None:
    t = choose(duel("Scientist").deck_top(card).pad(1, "Hellas", 5))
    other = choose(duel("Scientist").deck_top("Lichens").pad(1, "Hellas", 5))
    assert t.waiting == other.waiting == [0]
    assert t.see(1) == other.see(1)
    assert t.state.asks == other.state.asks
    assert t.legal(0) == ["put aside"]
    assert t.question(0).usual == moves.PUT_ASIDE
    assert why_not(t, 0, "place at Ausonia") == ["NOT_A_DISCOVERY"]
    t.do(0, "put aside")
    other.do(0, "put aside")
    assert t.see(1) == other.see(1)
    assert t.area(0) == []


@rule(GAME, "Duel: neutral Scientist")
def test_a_neutral_scientist_never_looks_instead() -> None:
    t = choose(duel("Scientist").region("Ausonia", discovery="Synergy").no_deck().pad(1, "Hellas", 4))
    assert t.state.round == 2
    assert t.state.seen == [0, 0]


@rule(GAME, "Duel: neutral Scientist")
def test_with_no_region_free_a_neutral_scientist_looks_like_any_other() -> None:
    names = ["Ausonia", "Vastitas Borealis", "Tritonis Sinus", "Mare Tyrrhenum", "Sinus Sabaeus", "Mare Serpentis"]
    found = ["Synergy", "Radiation", "Sabotage", "Rich Vein", "Ether Magnet", "Mine Collapse"]
    t = duel("Scientist").deck_top("Lichens").pad(1, "Hellas", 5)
    plain = duel("Scientist").deck_top("Moon Base").pad(1, "Hellas", 4)
    for name, card in zip(names, found, strict=True):
        t.region(name, discovery=card)
        plain.region(name, discovery=card)
    choose(t)
    assert t.legal(0) == [f"look at {name}" for name in names]
    assert t.see(1).discard == [LICHENS]
    choose(plain)
    assert plain.state.round == 2
    assert plain.state.plain[0] == 1 << 4
    assert plain.see(1).players[0].plain == [None]


@rule(GAME, "Duel: neutral Recruiter")
def test_a_neutral_recruiter_boards_leaves_the_game_and_shuffles_the_rest() -> None:
    t = duel("Recruiter").set(round=4).hand("orange", "Recruiter", "Explorer", "Robot").neutral(0, "Recruiter")
    choose(t.pad(1, "Hellas", 5).pad(2, "Ausonia", 4)).do(0, "board pad 1")
    assert t.pad(1).crew[2] == 1
    assert len(t.hand("orange")) == 8
    assert t.colour("orange").played == []
    assert "Recruiter" not in t.hand("orange")
    assert t.colour("yellow").played == ["Travel Agent"]  # the main colour's cards are its own


@rule(GAME, "Duel: neutral Recruiter")
def test_the_new_neutral_deck_has_one_part() -> None:
    decks = set()
    for seed in range(20):
        t = choose(red_planet(2, seed).set(round=4).neutral(0, "Recruiter").neutral(1, "Travel Agent"))
        decks.add(tuple(t.neutral(0)) + tuple(str(t.state.laid[0])))
    assert len(decks) == 20


@rule(GAME, "Duel: in full")
def test_a_neutral_soldier_must_kill_the_own_main_colour_if_there_is_no_other() -> None:
    t = choose(duel("Soldier").region("Ausonia", yellow=1))
    assert t.colour("yellow").wormhole == 1
    assert t.region("Ausonia").astronauts == [0, 0, 0, 0]


@rule(GAME, "Duel: neutral colours count")
def test_neutral_colours_take_tokens_like_players() -> None:
    t = (
        duel()
        .set(round=8)
        .region("Hellas", resource="ice", yellow=1, orange=2)
        .region("Phobos", resource="celerium", blue=1, green=1)
    )
    choose(t)
    assert t.colour("orange").tokens == [2, 0, 0]
    assert t.colour("yellow").tokens == [0, 0, 0]
    assert t.colour("blue").tokens == t.colour("green").tokens == [0, 0, 1]


@rule(GAME, "Duel: neutral colours count")
def test_neutral_colours_contest_missions_and_the_ice_monopoly() -> None:
    t = duel().set(round=10).mission(0, "Moon Base").mission(1, "Stronghold").region("Phobos", yellow=1, green=2)
    choose(t)
    assert dict(t.game.score_lines(t.state, 0))["missions"] == 0
    t = end(yellow=[2, 0, 0], orange=[3, 0, 0])
    assert t.colour("orange").points == 12
    assert t.scores == [2, 0]


@rule(GAME, "Duel: neutral colours count")
def test_the_owner_decides_where_neutral_astronauts_flee() -> None:
    t = duel().set(round=10).region("Ausonia", discovery="Great Sandstorm", green=1)
    choose(t)
    assert t.waiting == [1]
    assert t.question(1).subject == (3, 3)
    t.do(1, "leave for Hellas")
    assert t.region("Hellas").astronauts == [0, 0, 0, 1]


@rule(GAME, "Duel: winner")
def test_most_points_of_a_main_colour_win() -> None:
    t = end(yellow=[0, 0, 4], blue=[0, 0, 3], orange=[0, 0, 2])
    assert t.scores == [12, 9]
    assert t.winners == [0]


@rule(GAME, "Duel: winner")
def test_both_lose_to_a_neutral_colour() -> None:
    t = end(yellow=[0, 0, 4], blue=[0, 0, 3], green=[0, 0, 5])
    assert t.winners == []


@rule(GAME, "Duel: ties")
def test_a_tie_with_a_neutral_colour_goes_to_the_player() -> None:
    t = end(yellow=[0, 0, 4], orange=[0, 6, 0])
    assert t.winners == [0]


@rule(GAME, "Duel: ties")
def test_a_tie_of_both_players_goes_to_more_tokens_then_is_shared() -> None:
    assert end(yellow=[0, 0, 4], blue=[0, 6, 0]).winners == [1]
    assert end(yellow=[0, 0, 4], blue=[0, 0, 4]).winners == [0, 1]
    assert end(yellow=[0, 0, 2], blue=[0, 3, 0], green=[0, 3, 0]).winners == [1]


@rule(GAME, "Duel: set-up 5")
def test_a_neutral_colour_that_acts_last_is_first_and_its_owner_holds_the_token() -> None:
    t = duel("Pilot", "Saboteur")
    choose(t, "Recruiter", "Explorer")
    assert t.state.first == 2
    assert t.state.seats_in_order() == [0, 1]


def test_the_lower_part_holds_what_the_booklet_names() -> None:
    assert gathered(cards.NEUTRAL_LOWER) == sum(1 << number for number in LOWER)
    assert state.DUEL_RING == [0, 2, 3, 1]
