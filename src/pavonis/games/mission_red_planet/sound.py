"""What can be a position of Mission: Red Planet: what each field may hold, and how pieces and cards fit together.

Positions from outside are compared with it before any rule sees them. Nothing here runs while a game is played.
"""

from pavonis.core.fields import Field, ListOf, OneOf, SetOf, TupleOf, Whole, core_fields
from pavonis.games.mission_red_planet import rules
from pavonis.games.mission_red_planet.cards import RECRUITER, RESOURCE_TOKENS
from pavonis.games.mission_red_planet.effects import BEFORE_THIRD, END_OF_THIRD
from pavonis.games.mission_red_planet.hidden import LOWER, on_top
from pavonis.games.mission_red_planet.setting import Setting
from pavonis.games.mission_red_planet.sound_flow import check_flow
from pavonis.games.mission_red_planet.state import (
    ASTRONAUTS,
    BANK,
    COLOUR_ROOM,
    DUEL_COLOURS,
    EMPTY,
    KIND_ROOM,
    KINDS,
    NOBODY,
    OVER,
    SET_UP,
    TOKENS_PER_REGION,
    RedPlanetState,
)
from pavonis.kit.whereabouts import Whereabouts, check_equal, demand
from pavonis.kit.zones import gathered, members

MEMO = 1 << 14  # what a step of a character can remember at most


def fields(setting: Setting, seats: int, size: int) -> dict[str, Field]:
    """What each field may hold, with so many seats and so many codes of moves."""
    colours = DUEL_COLOURS if seats == 2 else seats
    return {
        **core_fields(seats, size, table_frames(setting, seats, colours), {}, questions(setting, colours)),
        **board_fields(setting, colours),
        **card_fields(setting, seats, colours),
        "round": Whole(0, rules.ROUNDS),
        "phase": Whole(SET_UP, OVER),
        "count": Whole(0, setting.characters[-1]),
        "first": Whole(0, colours - 1),
        "active": Whole(NOBODY, colours - 1),
        "layout": Whole(0, len(setting.tables.layouts) - 1),
    }


def board_fields(setting: Setting, colours: int) -> dict[str, Field]:
    """Ships, astronauts, regions and tokens."""
    pads = colours
    region = OneOf("a region", setting.regions)
    astronauts = Whole(0, ASTRONAUTS)
    tokens = Whole(0, max(BANK))
    regions = setting.region_numbers
    return {
        "ships": ListOf(OneOf("a ship", setting.ships, EMPTY), pads),
        "launched": SetOf("pads", (1 << pads) - 1),
        "crew": ListOf(astronauts, pads * COLOUR_ROOM),
        "aboard": ListOf(astronauts, pads),
        "tokens": ListOf(TupleOf(region, 0, TOKENS_PER_REGION * len(setting.regions)), pads),
        "stock": ListOf(Whole(0, TOKENS_PER_REGION), regions),
        "ship_deck": TupleOf(OneOf("a ship", setting.ships), 0, len(setting.ships)),
        "ship_taken": Whole(0, len(setting.ships)),
        "ship_discard": SetOf("ships", setting.all_ships),
        "mars": ListOf(astronauts, regions * COLOUR_ROOM),
        "wormhole": ListOf(astronauts, colours),
        "supply": ListOf(astronauts, colours),
        "resources": ListOf(OneOf("a resource", list(range(KINDS)), EMPTY), regions),
        "spare": Whole(0, KINDS - 1),
        "revealed": SetOf("regions", gathered(setting.regions)),
        "lying": ListOf(tokens, regions * KIND_ROOM),
        "owned": ListOf(tokens, colours * KIND_ROOM),
        "bank": ListOf(tokens, KINDS),
    }


def card_fields(setting: Setting, seats: int, colours: int) -> dict[str, Field]:
    """Characters and colonisation cards."""
    characters = SetOf("characters", setting.all_characters)
    character = OneOf("a character", setting.characters)
    cards = SetOf("cards", setting.all_cards)
    mission = OneOf("a mission", setting.missions, EMPTY)
    numbers = members(setting.all_cards)
    return {
        "hands": ListOf(characters, colours),
        "played": ListOf(characters, colours),
        "dealt": TupleOf(SetOf("missions", setting.all_missions), seats),
        "mission": TupleOf(mission, seats),
        "returned": TupleOf(mission, seats),
        "area": ListOf(SetOf("missions and actions", setting.all_missions | setting.all_actions), seats),
        "discoveries": ListOf(OneOf("a discovery", members(setting.all_discoveries), EMPTY), setting.region_numbers),
        "seen": ListOf(SetOf("outer regions", gathered(setting.outer)), seats),
        "held": OneOf("a card", numbers, EMPTY),
        "deck": TupleOf(OneOf("a card", numbers), 0, len(numbers)),
        "taken": Whole(0, len(numbers)),
        "discard": cards,
        "box": TupleOf(cards, seats),
        "plain": TupleOf(cards, seats),
        "neutral": TupleOf(TupleOf(character, 0, len(setting.characters)), seats),
        "laid": ListOf(OneOf("a character", setting.characters, 0), seats),
    }


def table_frames(setting: Setting, seats: int, colours: int) -> dict[int, list[Field]]:
    """The steps of the table that can wait while somebody is asked."""
    character = OneOf("a character", setting.characters)
    moment = OneOf("a moment", [BEFORE_THIRD, END_OF_THIRD])
    return {
        rules.LAY_MISSIONS: [],
        rules.COUNT: [Whole(0, setting.characters[-1])],
        rules.RESOLVE: [Whole(0, colours - 1), character],
        rules.END_ROUND: [],
        rules.DISCOVER: [Whole(0, len(setting.regions))],
        rules.EVACUATE: [OneOf("a region", setting.regions), Whole(0, colours)],
        rules.ACTIONS: [moment, Whole(0, seats)],
        rules.THIRD: [],
        rules.SCORE: [],
        rules.STACK_NEUTRALS: [],
    }


def questions(setting: Setting, colours: int) -> dict[int, list[Field]]:
    """Everything that can be asked."""
    colour = Whole(0, colours - 1)
    moment = OneOf("a moment", [BEFORE_THIRD, END_OF_THIRD])
    steps = max([len(ops) for ops in setting.ops])
    return {
        rules.ASK_MISSION: [],
        rules.ASK_CHARACTER: [],
        rules.ASK_PICK: [colour, OneOf("a character", setting.characters), Whole(0, steps - 1), Whole(-colours, MEMO)],
        rules.ASK_ACTION: [moment],
        rules.ASK_DEED: [moment, OneOf("an action", members(setting.all_actions))],
        rules.ASK_LEAVE: [colour, OneOf("a region", setting.mars)],
        rules.ASK_STACK: [],
    }


def check(setting: Setting, s: RedPlanetState) -> None:
    """The fields fit together."""
    check_pieces(setting, s)
    check_ships(setting, s)
    check_cards(setting, s)
    check_characters(setting, s)
    check_flow(setting, s)


def check_pieces(setting: Setting, s: RedPlanetState) -> None:
    """Nothing is lost or made: astronauts, point tokens, resources."""
    colours = len(s.supply)
    for colour in range(colours):
        out = sum(s.mars[colour::COLOUR_ROOM]) + sum(s.crew[colour::COLOUR_ROOM])
        total = s.supply[colour] + s.wormhole[colour] + out
        check_equal("supply", total, ASTRONAUTS, f"with 'wormhole', 'mars' and 'crew' colour {colour} has so many astronauts")
    for name, counts in (("mars", s.mars), ("crew", s.crew)):
        extra = [place for place, count in enumerate(counts) if count and place % COLOUR_ROOM >= colours]
        demand(not extra, f"'{name}' has astronauts of a colour that does not play")
    for kind in range(KIND_ROOM):
        total = sum(s.lying[kind::KIND_ROOM]) + sum(s.owned[kind::KIND_ROOM]) + (s.bank[kind] if kind < KINDS else 0)
        check_equal("bank", total, BANK[kind] if kind < KINDS else 0, f"with 'lying' and 'owned' there are so many of kind {kind}")
    tokens = RESOURCE_TOKENS[:]
    for region, kind in enumerate([*s.resources, s.spare]):
        in_play = region == len(s.resources) or region in setting.regions
        demand(in_play == (kind != EMPTY), f"'resources[{region}]' should be a resource for each region in play, and -1 elsewhere")
        if in_play:
            demand(kind in tokens, f"'resources' and 'spare' should not hold resource {kind} so often")
            tokens.remove(kind)
    for region in range(setting.region_numbers):
        standing = sum(s.mars[region * COLOUR_ROOM : (region + 1) * COLOUR_ROOM])
        standing += sum(s.lying[region * KIND_ROOM : (region + 1) * KIND_ROOM])
        demand(
            region in setting.regions or not standing, f"'mars' and 'lying' should be empty in region {region}: it is not in play"
        )


def check_ships(setting: Setting, s: RedPlanetState) -> None:
    """Each ship is in one place, and nobody is aboard of none; destination tokens are all there."""
    found = Whereabouts()
    found.lie("ships", [ship for ship in s.ships if ship != EMPTY])
    found.lie("ship_discard", members(s.ship_discard))
    demand(s.ship_taken <= len(s.ship_deck), "'ship_taken' should not be more than there are cards in 'ship_deck'")
    found.lie("ship_deck", list(s.ship_deck[s.ship_taken :]))
    found.check(setting.ships)
    for pad, ship in enumerate(s.ships):
        crew = sum(s.crew[pad * COLOUR_ROOM : (pad + 1) * COLOUR_ROOM])
        check_equal(f"aboard[{pad}]", s.aboard[pad], crew, "'crew' has so many there")
        room = 0 if ship == EMPTY else setting.capacity[ship]
        demand(crew <= room, f"'crew' has {crew} on pad {pad}, where there is room for {room}")
        demand(ship != EMPTY or not (s.tokens[pad] or s.launched >> pad & 1), f"'ships[{pad}]' should hold the ship on its way")
    for region in range(setting.region_numbers):
        total = s.stock[region] + sum([tokens.count(region) for tokens in s.tokens])
        there = TOKENS_PER_REGION if region in setting.regions else 0
        check_equal(f"stock[{region}]", total, there, "with 'tokens' there are so many destination tokens")


def check_cards(setting: Setting, s: RedPlanetState) -> None:
    """Each colonisation card is in one place."""
    found = Whereabouts()
    demand(s.taken <= len(s.deck), "'taken' should not be more than there are cards in 'deck'")
    found.lie("deck", list(s.deck[s.taken :]))
    found.lie("discard", members(s.discard))
    found.lie("held", [] if s.held == EMPTY else [s.held])
    found.lie("mission", [card for card in s.mission if card != EMPTY])
    found.lie("discoveries", [card for card in s.discoveries if card != EMPTY])
    for name, sets in (("area", list(s.area)), ("box", list(s.box)), ("plain", list(s.plain)), ("dealt", list(s.dealt))):
        for cards in sets:
            found.lie(name, members(cards))
    covered = [region for region, card in enumerate(s.discoveries) if card != EMPTY and region not in setting.outer]
    demand(not covered, f"'discoveries' should lie in outer regions only, not in {covered}")
    if s.mission[0] == EMPTY:
        dealt = [cards.bit_count() for cards in s.dealt]
        check_equal("dealt", dealt, [rules.DEALT] * len(s.seats), "everybody chooses from two missions")
        demand(len(found.found) == sum(dealt), "all cards but those in 'dealt' should be nowhere before the missions are laid")
    else:
        demand(EMPTY not in s.mission and not any(s.dealt), "'mission' should hold one of each seat, and 'dealt' none")
        found.check(members(setting.all_cards))


def check_characters(setting: Setting, s: RedPlanetState) -> None:
    """Each colour has its characters; a neutral one lacks its Recruiter after it has been played."""
    seats = len(s.seats)
    full = setting.all_characters
    demand(seats == 2 or not (any(s.neutral) or any(s.laid)), "'neutral' and 'laid' should be empty unless two play")
    for colour in range(len(s.supply)):
        both = s.hands[colour] | s.played[colour]
        demand(not s.hands[colour] & s.played[colour], f"'hands[{colour}]' and 'played[{colour}]' share a character")
        lacks = colour >= seats and both == full & ~(1 << RECRUITER)
        demand(lacks or both == full, f"'hands[{colour}]' and 'played[{colour}]' should hold all characters of the colour")
        if colour < seats:
            continue
        seat = colour - seats
        left = [*s.neutral[seat], *([s.laid[seat]] if s.laid[seat] else [])]
        check_equal(f"neutral[{seat}]", sorted(left), members(s.hands[colour]), "with 'laid' it is what the colour has not played")
        top = s.neutral[seat][: on_top(s)]
        demand(not gathered(list(top)) & LOWER, f"'neutral[{seat}]' should begin with characters of the upper part")
        if not lacks:
            check_equal(f"neutral[{seat}]", len(s.neutral[seat]), len(setting.characters) - s.round, "one is drawn in each round")
        demand(len(s.neutral[seat]) >= rules.ROUNDS - s.round or not lacks, f"'neutral[{seat}]' should last to the end of the game")
