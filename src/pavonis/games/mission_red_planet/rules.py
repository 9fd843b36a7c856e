"""The flow of Mission: Red Planet: set-up, rounds with their countdown, productions, the discovery phase and the end.

Steps are frames still to be carried out, asks are frames waiting for a seat's answer; both are tuples that begin with a code below.
"""

from typing import Final

from pavonis.core.events import ALL
from pavonis.core.game import Frame
from pavonis.core.rng import below, shuffle
from pavonis.games.mission_red_planet import colonisation, events, moves, verbs
from pavonis.games.mission_red_planet.cards import NEUTRAL_LOWER, NEUTRAL_TOP, RESOURCE_TOKENS
from pavonis.games.mission_red_planet.discoveries import discover
from pavonis.games.mission_red_planet.effects import BEFORE_THIRD, BOARD_SHIPS, DISCOVERY_PHASE, END_OF_THIRD, SAME_SHIP
from pavonis.games.mission_red_planet.faces import asks_anyway, has_choice, pick, picks
from pavonis.games.mission_red_planet.production import LAST_PRODUCTION, produce
from pavonis.games.mission_red_planet.scene import Scene
from pavonis.games.mission_red_planet.setting import RANDOM_LAYOUT, Setting
from pavonis.games.mission_red_planet.state import (
    COLOUR_ROOM,
    DISCOVERY,
    EMPTY,
    NOBODY,
    OVER,
    PHOBOS,
    PRODUCTION,
    ROUND,
    RedPlanetState,
)  # fmt: skip
from pavonis.kit.piles import others_learn
from pavonis.kit.shared import changed
from pavonis.kit.zones import gathered, members, size

# Steps of the table
LAY_MISSIONS: Final = 1
COUNT: Final = 2  # the number called next
RESOLVE: Final = 3  # colour, character
END_ROUND: Final = 4
DISCOVER: Final = 5  # how many regions of the ring are done
EVACUATE: Final = 6  # region, how many colours are done
ACTIONS: Final = 7  # moment, how many seats are done
THIRD: Final = 8
SCORE: Final = 9
STACK_NEUTRALS: Final = 10

# Questions
ASK_MISSION: Final = 20  # which of two
ASK_CHARACTER: Final = 21
ASK_PICK: Final = 22  # colour, character, number of the step, memo
ASK_ACTION: Final = 23  # moment
ASK_DEED: Final = 24  # moment, action card
ASK_LEAVE: Final = 25  # colour, region
ASK_STACK: Final = 26  # which neutral character is the next of the three on top

DEALT: Final = 2
PRODUCTION_AFTER: Final = {5: 1, 8: 2}  # round: number of the production
ROUNDS: Final = 10


def set_up(setting: Setting, s: RedPlanetState) -> None:
    """Lay out the table in the steps of the booklet and let everybody choose a mission. Rulebook: Set-up."""
    layout = setting.layout
    if layout == RANDOM_LAYOUT:
        s.rng, layout = below(s.rng, len(setting.tables.layouts))
    s.layout = layout
    s.tell(ALL, events.LAYOUT, layout)
    first_ships(setting, s)
    colours = list(range(len(s.supply)))
    s.rng = shuffle(s.rng, colours)
    for pad, colour in enumerate(colours):
        verbs.board(s, colour, pad, 1)
    s.first = colours[0]
    s.tell(ALL, events.FIRST, s.first)
    kinds = RESOURCE_TOKENS[:]
    s.rng = shuffle(s.rng, kinds)
    for place, region in enumerate(setting.regions):
        s.resources[region] = kinds[place]
    s.spare = kinds[len(setting.regions)]
    missions = setting.missions[:]
    s.rng = shuffle(s.rng, missions)
    for seat in range(len(s.seats)):
        s.dealt = changed(s.dealt, seat, gathered(missions[seat * DEALT : (seat + 1) * DEALT]))
        if len(s.seats) == 2:
            stack_neutral(setting, s, seat)
    s.table.append((LAY_MISSIONS,))
    s.ask_all((ASK_MISSION,))


def first_ships(setting: Setting, s: RedPlanetState) -> None:
    """One ship with a printed destination on each pad, one of them bound for Phobos. Rulebook: Set-up 4."""
    cards = setting.ships[:]
    s.rng = shuffle(s.rng, cards)
    bound = [ship for ship in cards if setting.destination[ship] != EMPTY]
    s.ships = bound[: len(s.ships)]
    for pad, ship in enumerate(s.ships):
        s.tell(ALL, events.DOCKED, pad, ship)
    rest = sorted([ship for ship in cards if ship not in s.ships])
    s.rng = shuffle(s.rng, rest)
    s.ship_deck = tuple(rest)
    if PHOBOS not in [setting.destination[ship] for ship in s.ships]:
        verbs.send(s, NOBODY, len(s.ships) - 1, PHOBOS)


def stack_neutral(setting: Setting, s: RedPlanetState, seat: int) -> None:
    """Four fixed characters and two others below, three on top. Rulebook: Duel, set-up 10."""
    others = members(setting.all_characters & ~gathered(NEUTRAL_LOWER))
    s.rng = shuffle(s.rng, others)
    lower = NEUTRAL_LOWER + others[NEUTRAL_TOP:]
    s.rng = shuffle(s.rng, lower)
    s.stack_neutral(seat, tuple(others[:NEUTRAL_TOP] + lower))


def step(setting: Setting, s: RedPlanetState, frame: Frame) -> None:
    """Carry out one frame; all are the table's, for whatever a seat has under way is in its question."""
    code = frame[0]
    if code == COUNT:
        count_down(s, frame[1])
    elif code == RESOLVE:
        s.active = frame[1]
        run_character(setting, s, frame[1], frame[2], 0, 0)
    elif code == END_ROUND:
        end_round(setting, s)
    elif code == LAY_MISSIONS:
        lay_missions(setting, s)
    elif code == DISCOVER:
        discover_next(setting, s, frame[1])
    elif code == EVACUATE:
        evacuate_next(s, frame[1], frame[2])
    elif code == ACTIONS:
        actions_next(setting, s, frame[1], frame[2])
    elif code == STACK_NEUTRALS:
        lay_on_top(setting, s)
    elif code == THIRD:
        s.phase = PRODUCTION
        produce(setting, s, LAST_PRODUCTION)
        s.table.append((SCORE,))
        s.table.append((ACTIONS, END_OF_THIRD, 0))
    else:
        show_missions(s)


def lay_missions(setting: Setting, s: RedPlanetState) -> None:
    """All keep one mission and hand one back; with all other cards these are the colonisation deck. Rulebook: Set-up 8-9."""
    kept = 0
    for seat, answer in enumerate(s.unseal()):
        mission = answer[0] - moves.KEEP
        s.mission = changed(s.mission, seat, mission)
        s.returned = changed(s.returned, seat, members(s.dealt[seat] & ~(1 << mission))[0])
        s.dealt = changed(s.dealt, seat, 0)
        kept |= 1 << mission
        s.tell_secret(seat, events.MISSION, events.MISSION_BACK, mission, 0)
    cards = members(setting.all_cards & ~kept)
    s.rng = shuffle(s.rng, cards)
    s.deck = tuple(cards)
    if len(s.seats) == 2:
        s.all_learn()  # each sees the three neutral characters it puts in order
        s.table.append((STACK_NEUTRALS,))
        s.ask_all((ASK_STACK,))
    else:
        begin_round(setting, s)


def to_stack(s: RedPlanetState, seat: int) -> list[int]:
    """Those of the three neutral characters on top that have no place yet, ascending."""
    placed = [move - moves.STACK for move in s.sealed[seat]]
    return sorted([character for character in s.neutral[seat][:NEUTRAL_TOP] if character not in placed])


def lay_on_top(setting: Setting, s: RedPlanetState) -> None:
    """The three neutral characters lie on top of their decks in the order that their owners chose. Rulebook: Duel, set-up 10."""
    last = [to_stack(s, seat) for seat in range(len(s.seats))]
    for seat, answer in enumerate(s.unseal()):
        top = [move - moves.STACK for move in answer] + last[seat]
        s.stack_neutral(seat, (*top, *s.neutral[seat][NEUTRAL_TOP:]))
    begin_round(setting, s)


def begin_round(setting: Setting, s: RedPlanetState) -> None:
    """Everybody chooses a character in secret; a seat with only one left has chosen. Rulebook: Choosing a character."""
    s.round += 1
    s.phase = ROUND
    s.count = 0
    s.active = NOBODY
    s.tell(ALL, events.ROUND, s.round)
    s.table.append((COUNT, setting.characters[-1]))
    for seat in range(len(s.seats)):
        if len(s.seats) == 2:
            verbs.draw_neutral(s, seat)
        if size(s.hands[seat]) > 1:
            s.ask(seat, (ASK_CHARACTER,))
        else:
            s.sealed[seat] = [moves.CHOOSE + members(s.hands[seat])[0]]


def count_down(s: RedPlanetState, number: int) -> None:
    """Call numbers until somebody answers: all who chose it turn it up and carry it out, clockwise from the first player."""
    s.close()  # nothing can be taken back from here on
    choices = [answer[0] - moves.CHOOSE if answer else 0 for answer in s.sealed]
    if len(choices) == 2:
        choices.extend(s.laid)
    highest = max(choices)
    while number >= highest:
        s.tell(ALL, events.CALLED, number)
        number -= 1
    s.count = highest
    s.all_learn()
    called = [colour for colour in s.clockwise(s.first) if choices[colour] == highest]
    for colour in called:
        turn_up(s, colour, highest)
    s.table.append((COUNT, highest - 1) if any(s.sealed) or any(s.laid) else (END_ROUND,))
    for colour in reversed(called):
        s.table.append((RESOLVE, colour, highest))


def turn_up(s: RedPlanetState, colour: int, character: int) -> None:
    """A character is called: it lies face up before its owner from now on."""
    if colour < len(s.seats):
        s.sealed[colour] = []
    else:
        s.laid[s.owner(colour)] = 0
    s.hands[colour] &= ~(1 << character)
    s.played[colour] |= 1 << character
    s.tell(ALL, events.REVEALED, colour, character)


def run_character(setting: Setting, s: RedPlanetState, colour: int, character: int, number: int, memo: int) -> None:
    """Carry out the steps of a character from a given one on, up to the first that has to ask; at the end full ships leave."""
    ops = setting.ops[character]
    at = Scene(setting, s, colour, character)
    begun = memo > 0  # whoever has named one ship names them all: so what follows is never seen before the last one is named
    while number < len(ops):
        op = ops[number]
        options = picks(at, op, memo)
        if options:
            if has_choice(at, op, memo, options) or asks_anyway(op, memo) or (begun and op.code == BOARD_SHIPS):
                s.ask(s.owner(colour), (ASK_PICK, colour, character, number, memo))
                return
            memo = pick(at, op, memo, options[0])
        else:
            if op.ships == SAME_SHIP:
                s.tell(ALL, events.SKIPPED, colour, character)
                return
            memo = 0
        begun = False
        if memo == 0:
            number += 1
    verbs.depart(setting, s)


def end_round(setting: Setting, s: RedPlanetState) -> None:
    """Ships land, new ones come, who acted last becomes first player, the marker moves on. Rulebook: steps 3 to 6."""
    for pad in range(len(s.ships)):
        if s.launched >> pad & 1:
            verbs.land(setting, s, pad)
    for pad in range(len(s.ships)):
        if s.ships[pad] == EMPTY:
            verbs.dock(setting, s, pad)
    s.first = s.active
    s.tell(ALL, events.FIRST, s.first)
    if s.round in PRODUCTION_AFTER:
        produce(setting, s, PRODUCTION_AFTER[s.round])
    if s.round < ROUNDS:
        begin_round(setting, s)
        return
    s.phase = DISCOVERY
    s.count = 0
    colonisation.uncover(setting, s)
    s.table.append((THIRD,))
    s.table.append((ACTIONS, BEFORE_THIRD, 0))
    s.table.append((DISCOVER, 0))


def discover_next(setting: Setting, s: RedPlanetState, done: int) -> None:
    """Discoveries that act now, one after another around the ring. Rulebook: Discovery phase."""
    ring = setting.tables.layouts[s.layout].ring
    while done < len(ring):
        region = ring[done]
        card = s.discoveries[region]
        done += 1
        if card != EMPTY and setting.finds[card].when == DISCOVERY_PHASE and discover(setting, s, region):
            s.table.append((DISCOVER, done))
            s.table.append((EVACUATE, region, 0))
            return


def evacuate_next(s: RedPlanetState, region: int, done: int) -> None:
    """Colour by colour, clockwise from the first player, all leave the region."""
    order = s.clockwise(s.first)
    while done < len(order):
        colour = order[done]
        done += 1
        if s.mars[region * COLOUR_ROOM + colour]:
            s.table.append((EVACUATE, region, done))
            s.ask(s.owner(colour), (ASK_LEAVE, colour, region))
            return


def actions_next(setting: Setting, s: RedPlanetState, moment: int, done: int) -> None:
    """Seat by seat, clockwise from the first player, action cards of a moment may be played."""
    order = s.seats_in_order()
    while done < len(order):
        seat = order[done]
        done += 1
        if colonisation.might_play(setting, s, seat, moment):
            s.table.append((ACTIONS, moment, done))
            s.ask(seat, (ASK_ACTION, moment))
            return


def show_missions(s: RedPlanetState) -> None:
    """Everybody turns up what still lies face down, and points are counted. Rulebook: Scoring phase."""
    s.phase = OVER
    s.all_learn()
    for seat in range(len(s.seats)):
        for card in [s.mission[seat], *members(s.area[seat])]:
            s.tell(ALL, events.SHOWN, seat, card)
    s.tell(ALL, events.ENDED)


def answer(setting: Setting, s: RedPlanetState, seat: int, question: Frame, move: int) -> None:
    """Act on an answer."""
    code = question[0]
    if code == ASK_PICK:
        colour, character, number, memo = question[1], question[2], question[3], question[4]
        memo = pick(Scene(setting, s, colour, character), setting.ops[character][number], memo, move)
        run_character(setting, s, colour, character, number if memo else number + 1, memo)
    elif code in (ASK_CHARACTER, ASK_MISSION, ASK_STACK):
        s.sealed[seat].append(move)
        if code == ASK_STACK and len(to_stack(s, seat)) > 1:
            s.ask(seat, question)
        else:
            s.leave_open(seat, question)  # until all have chosen, this one may be taken back
    elif code == ASK_ACTION:
        answer_action(setting, s, seat, question, move)
    elif code == ASK_DEED:
        colonisation.carry_out(s, setting.deeds[question[2]], seat, move)
        ask_again(setting, s, seat, question[1])
    else:
        colonisation.leave(s, question[1], question[2], move - moves.LEAVE_FOR)
        if s.mars[question[2] * COLOUR_ROOM + question[1]]:
            s.ask(seat, question)


def answer_action(setting: Setting, s: RedPlanetState, seat: int, question: Frame, move: int) -> None:
    """An action card is played, and others may follow, or the seat passes."""
    if move == moves.PASS:
        s.tell(ALL, events.PASSED, seat)
        return
    card = move - moves.PLAY
    deed = setting.deeds[card]
    s.area[seat] &= ~(1 << card)
    s.discard |= 1 << card
    others_learn(s, seat)
    s.tell(ALL, events.PLAYED, seat, card)
    options = colonisation.deed_offers(setting, s, deed, seat)
    if len(options) > 1:
        s.ask(seat, (ASK_DEED, question[1], card))
    else:
        colonisation.carry_out(s, deed, seat, options[0])
        ask_again(setting, s, seat, question[1])


def ask_again(setting: Setting, s: RedPlanetState, seat: int, moment: int) -> None:
    """A seat that has played an action card may play another."""
    if colonisation.might_play(setting, s, seat, moment):
        s.ask(seat, (ASK_ACTION, moment))
