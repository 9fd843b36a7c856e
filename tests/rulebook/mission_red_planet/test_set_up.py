"""Components and the steps of the set-up."""

from collections import Counter

import pytest

from pavonis.games.mission_red_planet import cards, moves, state
from pavonis.games.mission_red_planet.game import MissionRedPlanet
from pavonis.games.mission_red_planet.observation import MissionRedPlanetFaceDown
from pavonis.games.mission_red_planet.options import load
from pavonis.kit.zones import members, size
from tests.rulebook.marks import rule

GAME = "mission-red-planet"
SEATS = [2, 3, 4, 5, 6]
SEEDS = range(30)


def after_missions(game: MissionRedPlanet, seats: int, seed: int) -> state.RedPlanetState:
    """A game in which all have kept the first of their two missions, and two players have put their neutral decks in order."""
    s = game.new(seats, seed)
    while s.round == 0:
        seat = game.waiting(s)[0]
        game.apply(s, seat, game.legal(s, seat)[0])
    return s


@rule(GAME, "Components")
def test_the_box() -> None:
    assert len(cards.SHIP_CARDS) == 36
    assert (len(cards.MISSION_CARDS), len(cards.DISCOVERY_CARDS), len(cards.ACTION_CARDS)) == (12, 13, 4)
    assert len(cards.CHARACTER_CARDS) == 9
    assert Counter(cards.RESOURCE_TOKENS) == {cards.ICE: 5, cards.SYLVANITE: 3, cards.CELERIUM: 3}
    assert state.BANK == [40, 23, 23]
    assert state.ASTRONAUTS == 22
    assert len(cards.REGION_CARDS) * state.TOKENS_PER_REGION == 20


@rule(GAME, "Inner and outer regions")
def test_three_inner_and_six_outer_regions() -> None:
    setting = load().setting
    assert [setting.region_names[region][0] for region in setting.inner] == ["Valles Marineris", "Hellas", "Syrtis Major"]
    assert len(setting.outer) == 6
    assert state.PHOBOS not in setting.mars
    assert setting.region_names[state.PHOBOS][0] == "Phobos"


@rule(GAME, "Set-up 1")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_four_layouts_are_whole_maps(number: int) -> None:
    game = load(layout=number)
    s = game.new(3, 0)
    assert s.layout == number - 1
    layout = game.setting.tables.layouts[s.layout]
    assert sorted(layout.ring) == game.setting.outer
    assert len(layout.borders) == len(set(layout.borders)) == 18
    assert layout.adjacent[state.PHOBOS] == []
    for place, region in enumerate(layout.ring):
        assert layout.ring[place - 1] in layout.adjacent[region]


@rule(GAME, "Set-up 1")
def test_a_random_layout_is_any_of_the_four() -> None:
    game = load(layout="random")
    assert {game.new(2, seed).layout for seed in SEEDS} == {0, 1, 2, 3}


@rule(GAME, "Set-up 2")
@pytest.mark.parametrize("seats", SEATS)
def test_as_many_pads_as_players(seats: int) -> None:
    assert len(load().new(seats, 0).ships) == (4 if seats == 2 else seats)


@rule(GAME, "Set-up 3")
def test_the_supply_is_full_but_for_what_the_set_up_takes() -> None:
    s = load().new(4, 0)
    assert s.bank == [40, 23, 23]
    assert sum(s.stock) + sum(len(tokens) for tokens in s.tokens) == 20


@rule(GAME, "Set-up 4")
@pytest.mark.parametrize("seats", SEATS)
def test_every_first_ship_has_a_destination_and_one_goes_to_phobos(seats: int) -> None:
    game = load()
    given = 0
    for seed in SEEDS:
        s = game.new(seats, seed)
        printed = [game.setting.destination[ship] for ship in s.ships]
        assert state.EMPTY not in printed
        assert len(set(s.ships)) == len(s.ships)
        if state.PHOBOS in printed:
            assert not any(s.tokens)
            assert s.stock == [2] * 10
        else:
            given += 1
            assert s.tokens[:-1] == [()] * (len(s.ships) - 1)
            assert s.tokens[-1] == (state.PHOBOS,)
            assert s.stock[state.PHOBOS] == 1
        assert sorted([*s.ships, *s.ship_deck]) == list(range(36))
    assert given


@rule(GAME, "Set-up 4")
def test_ships_without_destination_go_back_into_the_deck() -> None:
    game = load()
    found = set()
    for seed in SEEDS:
        deck = game.new(6, seed).ship_deck
        blank = [place for place, ship in enumerate(deck) if game.setting.destination[ship] == state.EMPTY]
        assert len(blank) == 6
        found.update(blank)
    assert len(found) > 20  # they are shuffled in, not laid on top or below


@rule(GAME, "Set-up 5")
def test_everybody_has_nine_characters_and_22_astronauts() -> None:
    s = load().new(5, 0)
    assert [members(hand) for hand in s.hands] == [[1, 2, 3, 4, 5, 6, 7, 8, 9]] * 5
    assert s.supply == [21] * 5  # the 22nd is on a ship


@rule(GAME, "Set-up 6")
@pytest.mark.parametrize("seats", SEATS)
def test_one_astronaut_of_each_colour_and_the_leftmost_is_first(seats: int) -> None:
    game = load()
    firsts = set()
    for seed in SEEDS:
        s = game.new(seats, seed)
        crews = [s.crew[pad * state.COLOUR_ROOM : pad * state.COLOUR_ROOM + state.COLOUR_ROOM] for pad in range(len(s.ships))]
        assert all(sum(crew) == 1 for crew in crews)
        assert sorted(crew.index(1) for crew in crews) == list(range(len(s.ships)))
        assert s.first == crews[0].index(1)
        firsts.add(s.first)
    assert firsts == set(range(len(s.ships)))
    assert after_missions(game, seats, 0).round == 1


@rule(GAME, "Set-up 7")
def test_a_resource_face_down_in_every_region_and_one_to_spare() -> None:
    game = load()
    for seed in SEEDS:
        s = game.new(3, seed)
        assert s.revealed == 0
        assert sorted([*s.resources, s.spare]) == sorted(cards.RESOURCE_TOKENS)
        assert all(region.resource is None for region in game.observe(s, 0).regions)


@rule(GAME, "Set-up 8")
@pytest.mark.parametrize("seats", SEATS)
def test_two_missions_are_dealt_and_one_kept_in_secret(seats: int) -> None:
    game = load()
    s = game.new(seats, 1)
    assert game.waiting(s) == list(range(seats))
    pairs = [members(dealt) for dealt in s.dealt]
    assert len({mission for pair in pairs for mission in pair}) == 2 * seats
    assert all(mission < cards.FIRST_DISCOVERY for pair in pairs for mission in pair)
    for seat in range(seats):
        assert game.legal(s, seat) == [moves.KEEP + mission for mission in pairs[seat]]
        game.apply(s, seat, moves.KEEP + pairs[seat][1])
    assert list(s.mission) == [pair[1] for pair in pairs]
    assert list(s.returned) == [pair[0] for pair in pairs]
    for viewer in range(seats):
        seen = [player.mission for player in game.observe(s, viewer).players]
        assert seen == [MissionRedPlanetFaceDown(s.mission[seat] if seat == viewer else None) for seat in range(seats)]


@rule(GAME, "Set-up 8")
def test_a_kept_mission_can_be_taken_back_until_all_have_chosen() -> None:
    game = load()
    s = game.new(3, 1)
    one, other = game.legal(s, 0)
    game.apply(s, 0, one)
    assert game.legal(s, 0) == [0]
    assert game.waiting(s) == [1, 2]
    game.apply(s, 0, 0)
    game.apply(s, 0, other)
    for seat in (1, 2):
        game.apply(s, seat, game.legal(s, seat)[0])
    assert s.mission[0] == other - moves.KEEP


@rule(GAME, "Set-up 9")
@pytest.mark.parametrize("seats", SEATS)
def test_all_other_cards_are_the_colonisation_deck(seats: int) -> None:
    s = after_missions(load(), seats, 2)
    assert len(s.deck) == 29 - seats
    assert sorted([*s.deck, *s.mission]) == [*range(12), *range(24, 37), *range(48, 52)]
    assert all(mission in s.deck for mission in s.returned)
    assert size(sum(1 << card for card in s.deck) & load().setting.all_missions) == 12 - seats


@rule(GAME, "Set-up 9")
def test_a_mission_handed_back_may_lie_anywhere_in_the_deck() -> None:
    game = load()
    states = [after_missions(game, 4, seed) for seed in SEEDS]
    assert len({s.deck.index(s.returned[0]) for s in states}) > 10
