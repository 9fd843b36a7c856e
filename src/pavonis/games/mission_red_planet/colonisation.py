"""Colonisation cards that act: discoveries of the discovery phase, and action cards at their moments."""

from pavonis.core.events import ALL
from pavonis.games.mission_red_planet import events, moves, verbs
from pavonis.games.mission_red_planet.behaviour import others_with
from pavonis.games.mission_red_planet.cards import ALL_ACTIONS, FIRST_ACTION, Tables
from pavonis.games.mission_red_planet.effects import EACH_LOSES, GAIN_TOKENS, PULL_DOCKED, RESCUE, Deed
from pavonis.games.mission_red_planet.state import COLOURS, REGIONS, RedPlanetState
from pavonis.kit.zones import members


def uncover(s: RedPlanetState) -> None:
    """All discoveries are turned face up. Rulebook: Discovery phase."""
    for region in verbs.covered_regions(s):
        s.tell(ALL, events.UNCOVERED, region, s.discoveries[region])
    s.all_learn()


def discover(tables: Tables, s: RedPlanetState, region: int) -> bool:
    """Carry out a discovery that acts now; whether astronauts must still leave, which their owners decide."""
    find = tables.find(s.discoveries[region])
    if find.code == EACH_LOSES:
        for colour in range(len(s.supply)):
            count = min(find.n, s.mars[region * COLOURS + colour])
            if count:
                verbs.lose(s, colour, region, count)
                s.tell(ALL, events.LOST, colour, region, count)
        return False
    if find.code == PULL_DOCKED:
        pull_docked(s, region)
        return False
    return True


def pull_docked(s: RedPlanetState, region: int) -> None:
    """All aboard docked ships come into the region; the ships stay."""
    came = False
    for pad in range(len(s.ships)):
        if s.docked(pad):
            s.aboard[pad] = 0
            for colour in range(len(s.supply)):
                count = s.crew[pad * COLOURS + colour]
                if count:
                    s.crew[pad * COLOURS + colour] = 0
                    s.mars[region * COLOURS + colour] += count
                    s.tell(ALL, events.PULLED, colour, pad, region, count)
                    came = True
    if came:
        verbs.reveal(s, region)


def leave(s: RedPlanetState, colour: int, source: int, target: int) -> None:
    """An astronaut leaves a region before the storm."""
    verbs.move(s, colour, source, target)
    s.tell(ALL, events.LEFT, colour, source, target)
    verbs.reveal(s, target)


# Action cards


def deed_of(tables: Tables, card: int) -> Deed:
    """What a colonisation card that is an action does."""
    return tables.actions[card - FIRST_ACTION].deed


def rescue_options(s: RedPlanetState, deed: Deed, colour: int) -> list[int]:
    """The regions with an own astronaut, each with one or more of those in the wormhole."""
    most = min(deed.n, s.wormhole[colour])
    return [
        moves.RESCUE + region * moves.RESCUED + n
        for region in range(REGIONS)
        if s.mars[region * COLOURS + colour]
        for n in range(most)
    ]


def expel_options(s: RedPlanetState, colour: int) -> list[int]:
    """Other colours' astronauts in regions with an own one."""
    found: list[int] = []
    for region in range(REGIONS):
        others_with(found, moves.EXPEL, s.mars, region, colour)
    return found


def deed_options(s: RedPlanetState, deed: Deed, colour: int) -> list[int]:
    """The picks an action offers; none if it cannot be carried out."""
    if deed.code == GAIN_TOKENS:
        return [moves.DONE] if s.bank[deed.kind] else []
    return rescue_options(s, deed, colour) if deed.code == RESCUE else expel_options(s, colour)


def carry_out(s: RedPlanetState, deed: Deed, colour: int, pick: int) -> None:
    """Carry out an action."""
    if deed.code == GAIN_TOKENS:
        verbs.take_tokens(s, colour, deed.kind, deed.n)
    elif deed.code == RESCUE:
        region, n = divmod(pick - moves.RESCUE, moves.RESCUED)
        s.wormhole[colour] -= n + 1
        s.mars[region * COLOURS + colour] += n + 1
        s.tell(ALL, events.RESCUED, colour, region, n + 1)
    else:
        region, victim = divmod(pick - moves.EXPEL, COLOURS)
        verbs.lose(s, victim, region, 1)
        s.tell(ALL, events.EXPELLED, colour, region, victim)


def playable(tables: Tables, s: RedPlanetState, seat: int, moment: int, cards: int) -> list[int]:
    """Which of these action cards a seat could play at a moment."""
    found: list[int] = []
    for card in members(cards):
        deed = deed_of(tables, card)
        if deed.when == moment and deed_options(s, deed, seat):
            found.append(card)
    return found


def might_play(tables: Tables, s: RedPlanetState, seat: int, moment: int) -> bool:
    """Whether, for all that everybody knows, a seat may hold an action that it could play now: then it is asked."""
    return s.area[seat] != 0 and len(playable(tables, s, seat, moment, ALL_ACTIONS & ~s.discard)) > 0
