"""Which steps and questions can be open together in Mission: Red Planet, phase by phase; for positions from outside."""

from pavonis.core.game import Frame
from pavonis.games.mission_red_planet import effects, moves, rules, state
from pavonis.games.mission_red_planet.behaviour import TO_LOOK, TO_PLACE, TO_PUT_ASIDE
from pavonis.games.mission_red_planet.boarding import Berths, boarded_by, left_of
from pavonis.games.mission_red_planet.cards import is_discovery
from pavonis.games.mission_red_planet.colonisation import deed_offers
from pavonis.games.mission_red_planet.effects import BEFORE_THIRD, Op
from pavonis.games.mission_red_planet.setting import Setting
from pavonis.games.mission_red_planet.state import COLOUR_ROOM, EMPTY, NOBODY, PHOBOS, RedPlanetState
from pavonis.games.mission_red_planet.verbs import destination, free_regions
from pavonis.kit.whereabouts import check_equal, check_given, demand
from pavonis.kit.zones import members


def check_flow(setting: Setting, s: RedPlanetState) -> None:
    """What waits on the table, what is asked and the phase belong together."""
    asked = [seat for seat, ask in enumerate(s.asks) if ask is not None]
    if s.phase == state.OVER:
        demand(not asked, "'asks' should be empty when the game is over")
        check_equal("round", s.round, rules.ROUNDS, "the game is over")
    elif s.phase == state.SET_UP:
        check_set_up(s)
    elif s.phase == state.ROUND and s.count == 0:
        check_choosing(setting, s)
    else:
        demand(len(asked) == 1 and s.owed == 1 << asked[0], "'asks' and 'owed' should name one and the same seat")
        ask = s.asks[asked[0]]
        assert ask is not None
        if s.phase == state.ROUND:
            check_countdown(setting, s, asked[0], ask)
        else:
            check_last_phases(setting, s, asked[0], ask)
    if s.phase != state.ROUND or s.count == 0:
        check_equal("held", s.held, EMPTY, "nobody is drawing a card")
        check_destinations(setting, s, [])
    if s.phase != state.ROUND:
        demand(not any(s.laid), "'laid' should be empty outside of a round")
    if s.phase > state.ROUND:
        demand(not any(s.sealed), "'sealed' should be empty after the last round")


def check_destinations(setting: Setting, s: RedPlanetState, but: list[int]) -> None:
    """Every ship with a crew has a destination, but those that are getting one."""
    for pad in range(len(s.ships)):
        known = not s.aboard[pad] or pad in but or destination(setting, s, pad) != EMPTY
        demand(known, f"'tokens[{pad}]' should hold a destination: there is a crew and none is printed")


def check_set_up(s: RedPlanetState) -> None:
    """All choose a mission, or two put their neutral characters in order."""
    seats = len(s.seats)
    check_given(s)
    check_equal("round", s.round, 0, "the first round has not begun")
    if s.mission[0] == EMPTY:
        demand(s.table == [(rules.LAY_MISSIONS,)], "'table' should hold one step: to lay the missions")
        demand(s.asks == [(rules.ASK_MISSION,)] * seats, "'asks' should ask all seats which mission they keep")
    else:
        demand(seats == 2 and s.table == [(rules.STACK_NEUTRALS,)], "'table' should hold one step: to stack the neutral characters")
        demand(s.asks == [(rules.ASK_STACK,)] * seats, "'asks' should ask both seats for the order of their neutral characters")
    demand(not any(s.played), "'played' should be empty before the first round")


def check_choosing(setting: Setting, s: RedPlanetState) -> None:
    """All choose a character; a seat with one left has chosen it."""
    check_equal("table", s.table, [(rules.COUNT, setting.characters[-1])], "the countdown follows")
    check_equal("active", s.active, NOBODY, "no character has been called in this round")
    demand(s.round > 0 and EMPTY not in s.mission, "'round' should be at least 1, and 'mission' complete")
    for seat, ask in enumerate(s.asks):
        hand = s.hands[seat]
        if hand.bit_count() == 1:
            check_equal(f"sealed[{seat}]", s.sealed[seat], [moves.CHOOSE + hand.bit_length() - 1], "it is the only character left")
            check_equal(f"asks[{seat}]", ask, None, "there is no choice")
        else:
            check_equal(f"asks[{seat}]", ask, (rules.ASK_CHARACTER,), "every seat chooses a character")
            chosen = [[]] if s.owed >> seat & 1 else [[moves.CHOOSE + each] for each in members(hand)]
            demand(s.sealed[seat] in chosen, f"'sealed[{seat}]' should hold a character of that hand, unless the seat is 'owed'")
        check_lasting(setting, s, seat)
    if len(s.seats) == 2:
        demand(all(s.laid), "'laid' should hold the neutral character of each seat")


def check_lasting(setting: Setting, s: RedPlanetState, colour: int) -> None:
    """A hand lasts to the end of the game: its cards do, or it holds a character that brings the others back."""
    rounds = rules.ROUNDS - s.round + (1 if s.count == 0 else 0)
    recalls = [each for each in setting.characters if any(op.code == effects.RECALL for op in setting.ops[each])]
    lasts = s.hands[colour].bit_count() >= rounds or any(s.hands[colour] >> each & 1 for each in recalls)
    demand(lasts, f"'hands[{colour}]' should hold the Recruiter, or enough characters to the end of the game")


def check_countdown(setting: Setting, s: RedPlanetState, seat: int, ask: Frame) -> None:
    """Somebody carries out a character; others who were called wait, and those with lower numbers are sealed."""
    demand(ask[0] == rules.ASK_PICK, f"'asks[{seat}]' should be about the character that is carried out")
    colour, character, number, memo = ask[1], ask[2], ask[3], ask[4]
    check_equal(f"asks[{seat}]", (s.owner(colour), colour, character), (seat, s.active, s.count), "this character has been called")
    demand(number < len(setting.ops[character]), f"'asks[{seat}]' should name a step of character {character}")
    later = any(s.sealed) or any(s.laid)
    check_equal("table", s.table[:1], [(rules.COUNT, s.count - 1) if later else (rules.END_ROUND,)], "this follows the character")
    waiting = [frame[1] for frame in s.table[1:] if frame[0] == rules.RESOLVE and frame[2] == s.count]
    demand(
        len(waiting) == len(s.table) - 1 and len({*waiting, colour}) == len(s.table), "'table' should hold those who were called"
    )
    for other in [*waiting, *([] if setting.ops[character][0].code == effects.RECALL else [colour])]:
        called = s.played[other] >> character & 1 or any(op.code == effects.RECALL for op in setting.ops[character])
        demand(called != 0, f"'played[{other}]' should hold character {character}, which was called")
    for each, sealed in enumerate(s.sealed):
        choice = sealed[0] - moves.CHOOSE if len(sealed) == 1 else 0
        valid = not sealed or (0 < choice < s.count and s.hands[each] >> choice & 1)
        demand(bool(valid), f"'sealed[{each}]' should hold a character of that hand below {s.count}, or nothing")
    demand(all(laid < s.count for laid in s.laid), f"'laid' should hold characters below {s.count}")
    for each in range(len(s.seats)):
        if each not in waiting and each != colour:
            check_lasting(setting, s, each)
    check_memo(setting, s, colour, setting.ops[character][number], memo)


def check_memo(setting: Setting, s: RedPlanetState, colour: int, op: Op, memo: int) -> None:
    """What a step has to remember is something that it could have to remember here."""
    wrong = f"'asks' should not remember {memo} for this step"
    naming: list[int] = []
    held = False
    if op.code == effects.BOARD_SHIPS and memo:
        naming = [pad for pad in range(len(s.ships)) if s.aboard[pad] and destination(setting, s, pad) == EMPTY]
        demand(len(naming) <= sum(s.stock), "'stock' should hold a destination token for each ship that needs one")
        if memo < 0:
            demand(naming[:1] == [-memo - 1], wrong)
        else:
            check_boarding(setting, s, colour, op, memo)
    elif op.code == effects.RESEARCH:
        neutral = colour >= len(s.seats)
        held = memo in (TO_PLACE, TO_PUT_ASIDE)
        demand(memo in (0, TO_LOOK, TO_PUT_ASIDE if neutral else TO_PLACE), wrong)
        demand(not held or len(free_regions(setting, s)) > 0, wrong)
        demand(
            memo != TO_PLACE or (s.held != EMPTY and is_discovery(s.held)), "'held' should be a discovery, which is being placed"
        )
    elif op.code in (effects.WALK, effects.DESCEND):
        demand(0 <= memo < op.n, wrong)
        demand(op.code == effects.WALK or s.mars[PHOBOS * COLOUR_ROOM + colour] > 0, "'mars' should have somebody on Phobos")
    else:
        demand(memo == 0, wrong)
    demand(held == (s.held != EMPTY), "'held' should be a card just drawn, and only then")
    check_destinations(setting, s, naming)


def check_boarding(setting: Setting, s: RedPlanetState, colour: int, op: Op, memo: int) -> None:
    """Some have boarded, and those who are left can."""
    left, pads = left_of(memo), len(s.ships)
    different = op.ships == effects.DIFFERENT_SHIPS
    wrong = f"'asks' should not remember {memo} while astronauts board"
    demand(op.n > 1 and op.ships != effects.SAME_SHIP and 0 < left < op.n and memo & 7 < pads and memo >> 6 < 1 << pads, wrong)
    demand(s.supply[colour] >= left and Berths(setting, s).most(boarded_by(memo), different) >= left, wrong)


def check_last_phases(setting: Setting, s: RedPlanetState, seat: int, ask: Frame) -> None:
    """Discoveries, action cards and the last production."""
    check_equal("round", s.round, rules.ROUNDS, "all rounds are over")
    demand(s.active != NOBODY and EMPTY not in s.mission, "'active' and 'mission' should be known at the end")
    if ask[0] == rules.ASK_LEAVE:
        check_leaving(setting, s, seat, ask)
        return
    demand(ask[0] in (rules.ASK_ACTION, rules.ASK_DEED), f"'asks[{seat}]' should be about an action card")
    moment = ask[1]
    phase = state.DISCOVERY if moment == BEFORE_THIRD else state.PRODUCTION
    check_equal("phase", s.phase, phase, "an action is played at this moment")
    below: Frame = (rules.THIRD,) if moment == BEFORE_THIRD else (rules.SCORE,)
    done = s.seats_in_order().index(seat) + 1
    check_equal("table", s.table, [below, (rules.ACTIONS, moment, done)], "these steps follow")
    if ask[0] == rules.ASK_DEED:
        deed = setting.deeds[ask[2]]
        played = s.discard >> ask[2] & 1 and deed.when == moment and len(deed_offers(setting, s, deed, seat)) > 1
        demand(bool(played), f"'asks[{seat}]' should be about an action that has been played")


def check_leaving(setting: Setting, s: RedPlanetState, seat: int, ask: Frame) -> None:
    """Astronauts leave a region before the storm."""
    colour, region = ask[1], ask[2]
    ring = setting.tables.layouts[s.layout].ring
    demand(region in ring and s.discoveries[region] != EMPTY, f"'asks[{seat}]' should be about a region with a discovery")
    demand(setting.finds[s.discoveries[region]].code == effects.EVACUATE, f"'discoveries[{region}]' does not make anybody leave")
    demand(s.mars[region * COLOUR_ROOM + colour] > 0, f"'mars' should have somebody in region {region} who leaves it")
    check_equal("phase", s.phase, state.DISCOVERY, "discoveries act in this phase")
    check_equal(f"asks[{seat}]", s.owner(colour), seat, "the colour is played by this seat")
    done = s.clockwise(s.first).index(colour) + 1
    steps: list[Frame] = [(rules.THIRD,), (rules.ACTIONS, BEFORE_THIRD, 0), (rules.DISCOVER, ring.index(region) + 1)]
    check_equal("table", s.table, [*steps, (rules.EVACUATE, region, done)], "these steps follow")
