"""Tables as files: the owner of a box can bring the exact layouts, ships and colonisation cards. Errors name file, entry and field.

A file has any of the lists `layouts`, `characters` (their names), `ships`, `missions`, `discoveries` and `actions`; a list that it
leaves out stays as it is. The place of a thing in its list gives its number, so a file keeps the order it has.
"""

import json
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, get_args

import msgspec

from pavonis.games.mission_red_planet import effects
from pavonis.games.mission_red_planet.cards import (
    BOX,
    FIRST_ACTION,
    FIRST_DISCOVERY,
    KIND_NAMES,
    OUTER,
    Action,
    Character,
    Discovery,
    Layout,
    Mission,
    Ship,
    Tables,
)
from pavonis.games.mission_red_planet.effects import Deed, Find, Goal
from pavonis.games.mission_red_planet.game import MissionRedPlanet
from pavonis.games.mission_red_planet.moves import RESCUED
from pavonis.games.mission_red_planet.state import EMPTY, PADS, PHOBOS
from pavonis.text import LANGUAGES, Language
from pavonis.text.deckfile import BadDeck, convert, named, no_name_twice, read_json, read_names

RegionId = Literal[
    "valles_marineris", "hellas", "syrtis_major", "ausonia", "vastitas_borealis", "tritonis_sinus", "mare_tyrrhenum",
    "sinus_sabaeus", "mare_serpentis", "phobos",
]  # fmt: skip
REGION_IDS = list(get_args(RegionId))
Kind = Literal["ice", "sylvanite", "celerium"]
Source = Literal["rulebook", "public", "reconstructed", "own"]
Names = dict[Language, str]
Points = Annotated[int, msgspec.Meta(ge=0, le=30)]
Bonus = Annotated[int, msgspec.Meta(ge=-30, le=30)]
Amount = Annotated[int, msgspec.Meta(ge=1, le=20)]

GOALS = {
    "presence": effects.PRESENCE,
    "lead": effects.LEAD,
    "tokens_each_kind": effects.EACH_KIND,
    "regions_present": effects.MANY_REGIONS,
    "astronauts_in_one_region": effects.ONE_REGION,
}
COUNTED = {
    "astronauts_on_phobos": effects.ON_PHOBOS,
    "astronauts_inner": effects.IN_INNER,
    "astronauts_in_wormhole": effects.IN_WORMHOLE,
    "tokens_sylvanite": effects.SYLVANITE_TOKENS,
    "tokens_celerium": effects.CELERIUM_TOKENS,
}
FINDS = {
    "each_loses": effects.EACH_LOSES,
    "pull_docked": effects.PULL_DOCKED,
    "evacuate": effects.EVACUATE,
    "adjacent_bonus": effects.ADJACENT_BONUS,
    "no_production": effects.NO_PRODUCTION,
    "bonus": effects.BONUS,
    "count_one_each": effects.COUNT_ONE_EACH,
    "count_plus_adjacent": effects.COUNT_ADJACENT,
    "award_second": effects.AWARD_SECOND,
    "produce_kind": effects.PRODUCE_KIND,
    "points_present": effects.POINTS_PRESENT,
    "points_lead": effects.POINTS_LEAD,
}
FINDS_WITH_N = {"each_loses", "adjacent_bonus", "bonus", "points_present", "points_lead"}
FINDS_BELOW_ZERO = {"points_present", "points_lead"}
DEEDS = {"gain_tokens": effects.GAIN_TOKENS, "rescue": effects.RESCUE, "expel": effects.EXPEL}
MOMENTS = {"before_third_production": effects.BEFORE_THIRD, "end_of_third_production": effects.END_OF_THIRD}


class LayoutFile(msgspec.Struct, forbid_unknown_fields=True):
    names: Names
    ring: Annotated[list[RegionId], msgspec.Meta(min_length=6, max_length=6)]
    borders: list[tuple[RegionId, RegionId]]
    source: Source = "own"


class CharacterFile(msgspec.Struct, forbid_unknown_fields=True):
    names: Names


class ShipFile(msgspec.Struct, forbid_unknown_fields=True):
    destination: RegionId | None
    capacity: Annotated[int, msgspec.Meta(ge=2, le=8)]
    source: Source = "own"


class GoalFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    op: Literal["presence", "lead", "tokens_each_kind", "regions_present", "astronauts_in_one_region"]
    points: Points | list[Points]
    regions: list[RegionId] | None = None
    of: Literal[
        "astronauts_on_phobos", "astronauts_inner", "astronauts_in_wormhole", "tokens_sylvanite", "tokens_celerium", None
    ] = None
    min: Amount | None = None


class MissionFile(msgspec.Struct, forbid_unknown_fields=True):
    names: Names
    goal: GoalFile
    source: Source = "own"


class FindFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    op: Literal[
        "each_loses", "pull_docked", "evacuate", "adjacent_bonus", "no_production", "bonus", "count_one_each",
        "count_plus_adjacent", "award_second", "produce_kind", "points_present", "points_lead",
    ]  # fmt: skip
    n: Bonus | None = None
    kind: Kind | None = None


class DiscoveryFile(msgspec.Struct, forbid_unknown_fields=True):
    names: Names
    effect: FindFile
    source: Source = "own"


class DeedFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    op: Literal["gain_tokens", "rescue", "expel"]
    n: Amount = 1
    kind: Kind | None = None


class ActionFile(msgspec.Struct, forbid_unknown_fields=True):
    names: Names
    when: Literal["before_third_production", "end_of_third_production"]
    effect: DeedFile
    source: Source = "own"


SECTIONS = {  # how many entries each list of the box has, at least and at most
    "layouts": (1, 6),
    "characters": (9, 9),
    "ships": (36, 36),
    "missions": (12, 12),
    "discoveries": (13, 13),
    "actions": (4, 4),
}
T = TypeVar("T")


def read_file(path: Path) -> dict[str, Any]:
    """The data of a file, not yet checked entry by entry."""
    return read_json(path, f"a deck file is an object with lists: {', '.join(SECTIONS)}")


def read_tables(data: dict[str, Any], name: str) -> Tables:
    """The tables of a file, checked; those it leaves out are ours."""
    for section in data:
        if section not in SECTIONS and section != "about":
            raise BadDeck(f"{name}: field '{section}': there is no such list; there are: {', '.join(SECTIONS)}")
    layouts = [read_layout(entry, at) for _, entry, at in entries(data, name, "layouts", LayoutFile)] or BOX.layouts
    characters = [read_character(*at) for at in entries(data, name, "characters", CharacterFile)] or BOX.characters
    ships = [read_ship(*at) for at in entries(data, name, "ships", ShipFile)] or BOX.ships
    missions = [read_mission(*at) for at in entries(data, name, "missions", MissionFile)] or BOX.missions
    discoveries = [read_discovery(*at) for at in entries(data, name, "discoveries", DiscoveryFile)] or BOX.discoveries
    actions = [read_action(*at) for at in entries(data, name, "actions", ActionFile)] or BOX.actions
    bound = sum(ship.destination != EMPTY for ship in ships)
    if bound < PADS:
        raise BadDeck(f"{name}: field 'ships': at least {PADS} ships need a destination for the set-up, not {bound}")
    no_name_twice(places(name, "layouts", [layout.names for layout in layouts]))
    no_name_twice(places(name, "characters", [character.names for character in characters]))
    no_name_twice(
        places(name, "missions", [card.names for card in missions])
        + places(name, "discoveries", [card.names for card in discoveries])
        + places(name, "actions", [card.names for card in actions])
    )
    return Tables(BOX.regions, layouts, characters, ships, missions, discoveries, actions)


def entries(data: dict[str, Any], name: str, section: str, kind: type[T]) -> list[tuple[int, T, str]]:
    """The entries of one list, each with its place and the words that tell where it is; none if the file leaves the list out."""
    if section not in data:
        return []
    given = data[section]
    least, most = SECTIONS[section]
    if not isinstance(given, list) or not least <= len(given) <= most:
        wanted = str(least) if least == most else f"{least} to {most}"
        raise BadDeck(f"{name}: field '{section}': this is a list of {wanted} entries")
    found: list[tuple[int, T, str]] = []
    for place, entry in enumerate(given):
        where = named(entry, f"{name}: {section} {place + 1}")
        found.append((place, convert(entry, kind, where), where))
    return found


def places(name: str, section: str, names: list[list[str]]) -> list[tuple[str, list[str]]]:
    """Where each entry of a list is, with its names."""
    return [(f"{name}: {section} {place} ({each[0]})", each) for place, each in enumerate(names, 1)]


def read_layout(layout: LayoutFile, where: str) -> Layout:
    """A map: a ring of the six outer regions, and which regions of Mars border on each other."""
    ring = [REGION_IDS.index(region) for region in layout.ring]
    if sorted(ring) != [region.number for region in BOX.regions if region.kind == OUTER]:
        raise BadDeck(f"{where}: field 'ring': the six outer regions, each once")
    borders: list[tuple[int, int]] = []
    for number, pair in enumerate(layout.borders):
        one, other = sorted([REGION_IDS.index(pair[0]), REGION_IDS.index(pair[1])])
        if other in (one, PHOBOS) or (one, other) in borders:
            raise BadDeck(f"{where}: field 'borders[{number}]': two different regions of Mars, each pair once")
        borders.append((one, other))
    found = Layout(read_names(layout.names, where), ring, borders, layout.source)
    for region in range(PHOBOS):
        if len(found.adjacent[region]) < 2:
            raise BadDeck(f"{where}: field 'borders': {REGION_IDS[region]} needs at least two neighbours")
    apart = [REGION_IDS[region] for region in range(PHOBOS) if region not in reached(found)]
    if apart:
        raise BadDeck(f"{where}: field 'borders': all regions must be connected; no way from {REGION_IDS[0]} to {', '.join(apart)}")
    return found


def reached(layout: Layout) -> set[int]:
    """The regions to which a way leads from the first."""
    found = {0}
    open_ends = [0]
    while open_ends:
        for region in layout.adjacent[open_ends.pop()]:
            if region not in found:
                found.add(region)
                open_ends.append(region)
    return found


def read_character(place: int, character: CharacterFile, where: str) -> Character:
    """A character by another name; its number and what it does are printed."""
    ours = BOX.characters[place]
    return Character(ours.number, read_names(character.names, where), ours.ops, ours.source)


def read_ship(place: int, ship: ShipFile, where: str) -> Ship:
    """A ship."""
    destination = EMPTY if ship.destination is None else REGION_IDS.index(ship.destination)
    return Ship(place, destination, ship.capacity, ship.source)


def read_mission(place: int, mission: MissionFile, where: str) -> Mission:
    """A mission with exactly the fields that its goal takes."""
    goal = mission.goal
    takes = {"presence": "regions", "lead": "of"}.get(goal.op, "min")
    for field in ("regions", "of", "min"):
        if (getattr(goal, field) is not None) != (field == takes):
            raise BadDeck(f"{where}: field 'goal.{field}': {goal.op} {'needs' if field == takes else 'takes no'} '{field}'")
    regions = [REGION_IDS.index(region) for region in goal.regions or []]
    if len(set(regions)) < len(regions):
        raise BadDeck(f"{where}: field 'goal.regions': each region once")
    points = goal.points if isinstance(goal.points, list) else [0, goal.points]
    if len(points) != (len(regions) + 1 if goal.op == "presence" else 2):
        raise BadDeck(f"{where}: field 'goal.points': presence has a number for 0, 1, 2 ... regions, the others have one number")
    of = 0 if goal.of is None else COUNTED[goal.of]
    names = read_names(mission.names, where)
    return Mission(place, names, Goal(GOALS[goal.op], points, regions, of, goal.min or 0), mission.source)


def read_discovery(place: int, discovery: DiscoveryFile, where: str) -> Discovery:
    """A discovery with exactly the fields that its effect takes."""
    find = discovery.effect
    if (find.n is not None) != (find.op in FINDS_WITH_N):
        raise BadDeck(f"{where}: field 'effect.n': {find.op} {'needs' if find.op in FINDS_WITH_N else 'takes no'} n")
    if find.n is not None and (find.n == 0 or (find.n < 0 and find.op not in FINDS_BELOW_ZERO)):
        least = "any number from -30 to 30 but 0" if find.op in FINDS_BELOW_ZERO else "at least 1"
        raise BadDeck(f"{where}: field 'effect.n': {find.op} needs {least}")
    if (find.kind is not None) != (find.op == "produce_kind"):
        raise BadDeck(f"{where}: field 'effect.kind': {find.op} {'needs' if find.op == 'produce_kind' else 'takes no'} kind")
    n = KIND_NAMES.index(find.kind) if find.kind else find.n or 0
    return Discovery(FIRST_DISCOVERY + place, read_names(discovery.names, where), Find(FINDS[find.op], n), discovery.source)


def read_action(place: int, action: ActionFile, where: str) -> Action:
    """An action with exactly the fields that its effect takes."""
    deed = action.effect
    if (deed.kind is not None) != (deed.op == "gain_tokens"):
        raise BadDeck(f"{where}: field 'effect.kind': {deed.op} {'needs' if deed.op == 'gain_tokens' else 'takes no'} kind")
    most = {"rescue": RESCUED, "expel": 1}.get(deed.op, deed.n)
    if deed.n > most:
        raise BadDeck(f"{where}: field 'effect.n': {deed.op} is for {most} at most")
    kind = KIND_NAMES.index(deed.kind) if deed.kind else 0
    names = read_names(action.names, where)
    return Action(FIRST_ACTION + place, names, Deed(DEEDS[deed.op], MOMENTS[action.when], deed.n, kind), action.source)


def export(game: MissionRedPlanet | None = None) -> str:
    """The tables of a game, or ours, as a file to start from."""
    tables = BOX if game is None else game.setting.tables
    data = {
        "about": "Tables for Mission: Red Planet. Change what your box says otherwise; lists that are left out stay as they are.",
        "layouts": [write_layout(layout) for layout in tables.layouts],
        "characters": [{"names": write_names(character.names)} for character in tables.characters],
        "ships": [write_ship(ship) for ship in tables.ships],
        "missions": [write_mission(mission) for mission in tables.missions],
        "discoveries": [write_discovery(discovery) for discovery in tables.discoveries],
        "actions": [write_action(action) for action in tables.actions],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def name_of(names: dict[str, int], code: int) -> str:
    """The word of a code."""
    return next(name for name, known in names.items() if known == code)


def write_names(names: list[str]) -> dict[str, str]:
    """The inverse of `read_names`."""
    return dict(zip(LANGUAGES, names, strict=True))


def write_layout(layout: Layout) -> dict[str, Any]:
    """The inverse of `read_layout`."""
    ring = [REGION_IDS[region] for region in layout.ring]
    borders = [[REGION_IDS[one], REGION_IDS[other]] for one, other in layout.borders]
    return {"names": write_names(layout.names), "ring": ring, "borders": borders, "source": layout.source}


def write_ship(ship: Ship) -> dict[str, Any]:
    """The inverse of `read_ship`."""
    destination = None if ship.destination == EMPTY else REGION_IDS[ship.destination]
    return {"destination": destination, "capacity": ship.capacity, "source": ship.source}


def write_mission(mission: Mission) -> dict[str, Any]:
    """The inverse of `read_mission`."""
    goal = mission.goal
    data: dict[str, Any] = {"op": name_of(GOALS, goal.code), "points": goal.points[1]}
    if goal.code == effects.PRESENCE:
        data["points"] = goal.points
        data["regions"] = [REGION_IDS[region] for region in goal.regions]
    elif goal.code == effects.LEAD:
        data["of"] = name_of(COUNTED, goal.of)
    else:
        data["min"] = goal.least
    return {"names": write_names(mission.names), "goal": data, "source": mission.source}


def write_discovery(discovery: Discovery) -> dict[str, Any]:
    """The inverse of `read_discovery`."""
    data: dict[str, Any] = {"op": name_of(FINDS, discovery.find.code)}
    if data["op"] in FINDS_WITH_N:
        data["n"] = discovery.find.n
    if discovery.find.code == effects.PRODUCE_KIND:
        data["kind"] = KIND_NAMES[discovery.find.n]
    return {"names": write_names(discovery.names), "effect": data, "source": discovery.source}


def write_action(action: Action) -> dict[str, Any]:
    """The inverse of `read_action`."""
    deed = action.deed
    data: dict[str, Any] = {"op": name_of(DEEDS, deed.code), "n": deed.n}
    if deed.code == effects.GAIN_TOKENS:
        data["kind"] = KIND_NAMES[deed.kind]
    return {"names": write_names(action.names), "when": name_of(MOMENTS, deed.when), "effect": data, "source": action.source}
