"""Who knows what: chosen characters, missions, kept cards, discoveries, resources and neutral decks; and what a sample may hold."""

from collections.abc import Callable
from typing import Any

from pavonis.core.events import story
from pavonis.core.game import EVERYBODY, SPECTATOR
from pavonis.core.record import fingerprint
from pavonis.games.mission_red_planet import cards, events, moves
from pavonis.games.mission_red_planet.game import MissionRedPlanet
from pavonis.games.mission_red_planet.observation import MissionRedPlanetDiscovery, MissionRedPlanetHeld
from pavonis.games.mission_red_planet.options import load
from pavonis.games.mission_red_planet.state import RedPlanetState
from pavonis.kit.zones import members
from pavonis.testing.table import Table
from tests.rulebook.marks import rule
from tests.rulebook.mission_red_planet.tables import BLOCKS_OF_ICE, LICHENS, SYNERGY, act, idle, red_planet

GAME = "mission-red-planet"
SETTING = load().setting
SAMPLES = 200


def samples(t: Table, viewer: int, look: Callable[[Any], Any]) -> set[Any]:
    """What something may be, for all that a viewer knows."""
    return {look(t.game.resample(t.state, viewer, seed)) for seed in range(SAMPLES)}


@rule(GAME, "Countdown")
def test_a_character_not_yet_called_is_lower_than_the_count() -> None:
    t = red_planet().pad(1, "Hellas", 5).pad(2, "Ausonia", 4).pad(3, "Ausonia", 3)
    t.do(0, "choose Saboteur").do(1, "choose Soldier").do(2, "choose Pilot")
    assert t.state.count == 5
    assert t.waiting == [0]
    assert samples(t, 0, lambda w: w.sealed[1][0] - moves.CHOOSE) == {1, 2, 3, 4}
    t.do(0, "board pad 1", "destroy pad 2")
    assert t.state.count == 2
    assert samples(t, 0, lambda w: w.sealed[2][0] - moves.CHOOSE) == {1}


@rule(GAME, "Choosing a character")
def test_a_chosen_character_is_any_of_the_hand_until_the_countdown() -> None:
    t = red_planet().hand("blue", "Recruiter", "Pilot", "Robot").do(1, "choose Robot")
    assert samples(t, 0, lambda w: w.sealed[1][0] - moves.CHOOSE) == {1, 4, 9}
    assert samples(t, 1, lambda w: w.sealed[1][0] - moves.CHOOSE) == {4}
    world = t.game.resample(t.state, 0, 1, reopen=True)
    assert world.sealed[1] == []
    assert world.owed == 0b111


@rule(GAME, "Played characters")
def test_hands_are_known_because_played_cards_are() -> None:
    t = red_planet().hand("blue", "Recruiter", "Pilot", "Robot")
    assert t.see(0).colours[1].hand == [1, 4, 9] == t.see(SPECTATOR).colours[1].hand


@rule(GAME, "Set-up 8")
def test_a_mission_handed_back_is_in_no_rivals_first_hand() -> None:
    t = red_planet()
    own = {t.state.mission[0], t.state.returned[0]}
    assert samples(t, 0, lambda w: w.mission[1]) == set(range(12)) - own
    assert samples(t, SPECTATOR, lambda w: w.mission[1]) == set(range(12))
    assert t.see(0).returned == t.state.returned[0]
    assert t.see(SPECTATOR).returned is None
    assert samples(t, 0, lambda w: w.deck.index(t.state.returned[0]) >= 0) == {True}


@rule(GAME, "Set-up 8")
def test_while_missions_are_chosen_rivals_have_two_others() -> None:
    game = load()
    s = game.new(4, 3)
    game.apply(s, 1, game.legal(s, 1)[0])
    own = members(s.dealt[0])
    pairs = {tuple(members(game.resample(s, 0, seed).dealt[1])) for seed in range(SAMPLES)}
    assert all(len(pair) == 2 and not set(pair) & set(own) for pair in pairs)
    assert len(pairs) > 30
    for seed in range(50):
        world = game.resample(s, 0, seed)
        assert world.sealed[1][0] - moves.KEEP in members(world.dealt[1])


@rule(GAME, "Colonisation cards: missions")
def test_a_card_kept_face_down_is_a_mission_or_an_action_but_no_discovery() -> None:
    t = red_planet().area(1, "Moon Base")
    own = 1 << t.state.mission[0]
    possible = set(members((SETTING.all_missions | SETTING.all_actions) & ~own))
    assert samples(t, 0, lambda w: members(w.area[1])[0]) == possible  # also the mission that seat 0 has handed back
    assert t.see(0).players[1].area == [None]
    assert t.see(EVERYBODY).players[1].area == [4]


@rule(GAME, "Colonisation cards: discoveries")
def test_a_discovery_is_known_to_who_placed_it() -> None:
    t = act(red_planet().pad(1, "Hellas", 5).deck_top("Lichens"), "Scientist", "place at Ausonia")
    assert t.see(0).regions[3].discovery == MissionRedPlanetDiscovery(LICHENS, [0])
    assert t.see(1).regions[3].discovery == MissionRedPlanetDiscovery(None, [0])
    assert samples(t, 0, lambda w: w.discoveries[3]) == {LICHENS}
    assert samples(t, 1, lambda w: w.discoveries[3]) == set(members(SETTING.all_discoveries))
    assert [event[0] for event in story(t.state.log, 1) if event[0] in (events.PLACED, events.PLACED_BACK)] == [events.PLACED_BACK]


@rule(GAME, "Colonisation cards: discoveries")
def test_a_card_about_to_be_placed_is_a_discovery_and_its_owner_sees_which() -> None:
    t = act(red_planet().pad(1, "Hellas", 5).deck_top("Lichens"), "Scientist")
    assert t.question(0).kind == "place"
    assert t.see(0).held == MissionRedPlanetHeld(0, LICHENS)
    assert t.see(1).held == MissionRedPlanetHeld(0, None)
    assert samples(t, 0, lambda w: w.held) == {LICHENS}
    assert samples(t, 1, lambda w: w.held) == set(members(SETTING.all_discoveries))


@rule(GAME, "Scientist")
def test_what_a_seat_has_looked_at_it_alone_remembers() -> None:
    t = red_planet().pad(1, "Hellas", 5).region("Ausonia", discovery="Synergy", seen_by=[1])
    t = act(t, "Scientist")
    learned = t.state.learned[:]
    t.do(0, "look at Ausonia")
    assert t.state.learned[0] > learned[0]
    assert t.see(0).regions[3].discovery == t.see(1).regions[3].discovery == MissionRedPlanetDiscovery(SYNERGY, [0, 1])
    assert t.see(2).regions[3].discovery == MissionRedPlanetDiscovery(None, [0, 1])
    looked = [[e for e in story(t.state.log, seat) if e[0] in (events.LOOKED, events.LOOKED_BACK)] for seat in (0, 2)]
    assert looked == [[(events.LOOKED, 0, 3, SYNERGY)], [(events.LOOKED_BACK, 0, 3)]]


@rule(GAME, "Set-up 7")
def test_a_resource_face_down_may_be_any_that_is_not_seen() -> None:
    t = (
        red_planet()
        .region("Hellas", resource="celerium")
        .region("Ausonia", resource="celerium")
        .region("Phobos", resource="celerium")
    )
    assert samples(t, 0, lambda w: w.resources[0]) == {cards.ICE, cards.SYLVANITE}
    assert samples(t, 0, lambda w: w.spare) == {cards.ICE, cards.SYLVANITE}
    assert t.see(0).regions[0].resource is None
    assert t.see(0).regions[1].resource == cards.CELERIUM


@rule(GAME, "New ships")
def test_the_ships_of_the_deck_are_known_but_not_their_order() -> None:
    t = red_planet()
    assert samples(t, 0, lambda w: tuple(sorted(w.ship_deck))) == {tuple(range(36))}
    assert len(samples(t, 0, lambda w: w.ship_deck[0])) > 30
    assert t.see(0).ship_deck == 36


@rule(GAME, "Duel: set-up 10")
def test_a_neutral_deck_keeps_its_two_parts_in_a_sample() -> None:
    game = load()
    s = in_round_one(game, 5)
    laid = s.laid[1]
    upper = {7, 6, 5, 3, 1}
    assert {game.resample(s, 0, seed).laid[1] for seed in range(SAMPLES)} == upper
    assert {game.resample(s, 1, seed).laid[1] for seed in range(SAMPLES)} == {laid}
    for viewer in (0, 1, SPECTATOR):
        for seed in range(50):
            deck = game.resample(s, viewer, seed).neutral[1]
            assert len(deck) == 8
            assert set(deck[:2]) <= upper
            assert {9, 8, 4, 2} <= set(deck[2:])
    assert {game.resample(s, 0, seed).neutral[1][0] for seed in range(SAMPLES)} == upper


@rule(GAME, "Duel: set-up 10")
def test_who_has_put_a_neutral_deck_in_order_knows_its_upper_part() -> None:
    game = load()
    s = in_round_one(game, 5)
    known = list(s.neutral[1][:2])
    assert game.observe(s, 1).players[1].neutral_top == known
    assert game.observe(s, 0).players[1].neutral_top == game.observe(s, SPECTATOR).players[1].neutral_top == []
    worlds = [game.resample(s, 1, seed).neutral[1] for seed in range(SAMPLES)]
    assert {world[:2] for world in worlds} == {tuple(known)}
    assert len({world[2:] for world in worlds}) > 20


@rule(GAME, "Duel: set-up 10")
def test_a_rival_may_have_put_any_neutral_characters_in_any_order() -> None:
    game = load()
    s = game.new(2, 5)
    for seat in range(2):
        game.apply(s, seat, game.legal(s, seat)[0])
    mine = game.observe(s, 0).players[0].neutral_top
    for _ in range(2):
        game.apply(s, 1, game.legal(s, 1)[0])
    worlds = [game.resample(s, 0, seed) for seed in range(SAMPLES)]
    assert len({tuple(world.sealed[1]) for world in worlds}) == 20  # two of five, in order
    assert all(game.observe(world, 0).players[0].neutral_top == mine for world in worlds)
    reopened = game.resample(s, 0, 1, reopen=True)
    assert game.waiting(reopened) == [0, 1]


@rule(GAME, "Duel: set-up 10")
def test_nobody_sees_how_far_a_rival_is_with_its_neutral_deck() -> None:
    game = load()
    s = game.new(2, 0)
    for seat in range(2):
        game.apply(s, seat, game.legal(s, seat)[0])
    for viewer in (0, SPECTATOR):
        before, seen = game.resample(s, viewer, 7), game.observe(s, viewer)
        after = game.clone(s)
        game.apply(after, 1, game.legal(after, 1)[0])
        assert game.observe(after, viewer) == seen
        assert fingerprint(game.resample(after, viewer, 7)) == fingerprint(before)
    assert game.resample(after, 1, 7).sealed[1] == after.sealed[1], "who stacks them knows"


def in_round_one(game: MissionRedPlanet, seed: int) -> RedPlanetState:
    """A duel whose set-up is done, each answer being the first there is."""
    s = game.new(2, seed)
    while s.round == 0:
        seat = game.waiting(s)[0]
        game.apply(s, seat, game.legal(s, seat)[0])
    return s


@rule(GAME, "Duel: choosing")
def test_a_neutral_character_not_yet_called_is_lower_than_the_count() -> None:
    t = red_planet(2).set(round=5).neutral(0, "Saboteur").neutral(1, "Soldier").pad(1, "Hellas", 5).pad(2, "Ausonia", 4)
    t.do(0, "choose Pilot").do(1, "choose Pilot")
    assert t.state.count == 5
    assert t.waiting == [0]
    assert samples(t, 0, lambda w: w.laid[1]) == {1, 2, 3, 4}
    assert samples(t, 1, lambda w: w.laid[1]) == {2}


@rule(GAME, "Duel: neutral Scientist")
def test_a_card_put_aside_is_known_to_who_drew_it() -> None:
    t = red_planet(2).neutral(0, "Scientist").neutral(1, "Travel Agent").deck_top("Lichens").pad(1, "Hellas", 5)
    t.do(0, "choose Travel Agent").do(1, "choose Travel Agent")
    assert samples(t, 0, lambda w: w.held) == {LICHENS}
    unknown = set(members(SETTING.all_cards)) - {t.state.mission[1]}
    assert samples(t, 1, lambda w: w.held) <= unknown
    assert len(samples(t, 1, lambda w: w.held)) > 20
    t.do(0, "put aside")
    assert samples(t, 0, lambda w: w.box[0]) == {1 << LICHENS}
    boxes = samples(t, 1, lambda w: w.box[0])
    assert len(boxes) > 20
    assert any(box & SETTING.all_missions for box in boxes)
    assert any(box & SETTING.all_discoveries for box in boxes)


@rule(GAME, "Scoring: missions")
def test_at_the_end_all_that_lies_before_a_seat_is_shown() -> None:
    t = idle(red_planet().set(round=10).area(1, "Blocks of Ice"))
    while not t.over:
        t.do(t.waiting[0], "pass")
    assert t.see(SPECTATOR).players[1].area == [BLOCKS_OF_ICE]
    assert None not in [player.mission.number for player in t.see(SPECTATOR).players]


@rule(GAME, "Choosing a character")
def test_a_sample_forgets_what_rivals_remember() -> None:
    t = red_planet()
    world = t.game.resample(t.state, 0, 1)
    assert world.returned[0] == t.state.returned[0]
    assert world.returned[1:] == (-1, -1)
