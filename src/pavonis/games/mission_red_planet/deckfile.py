"""Tables as files: the owner of a box can bring the exact layouts, ships and colonisation cards. Errors name file, entry and field.

A file has any of the lists `layouts`, `ships`, `missions`, `discoveries` and `actions`; a list that it leaves out stays as it is.
"""

import json
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, get_args

import msgspec

from pavonis.games.mission_red_planet import effects
from pavonis.games.mission_red_planet.cards import (
    ACTIONS,
    BOX,
    DISCOVERIES,
    KIND_NAMES,
    LANGUAGES,
    MISSIONS,
    OUTER,
    SHIPS,
    Action,
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

RegionId = Literal[
    "valles_marineris", "hellas", "syrtis_major", "ausonia", "vastitas_borealis", "tritonis_sinus", "mare_tyrrhenum",
    "sinus_sabaeus", "mare_serpentis", "phobos",
]  # fmt: skip
REGION_IDS = list(get_args(RegionId))
Kind = Literal["ice", "sylvanite", "celerium"]
Source = Literal["rulebook", "public", "reconstructed", "own"]
Names = dict[Literal["en", "ru", "pl"], Annotated[str, msgspec.Meta(min_length=1, max_length=60)]]
Points = Annotated[int, msgspec.Meta(ge=-30, le=30)]
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
    n: Points | None = None
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


class BadDeck(ValueError):
    """Tables that cannot be used, with the file, the entry and the field."""


SECTIONS = {  # how many entries each list has, at least and at most
    "layouts": (1, 6),
    "ships": (SHIPS, SHIPS),
    "missions": (MISSIONS, MISSIONS),
    "discoveries": (DISCOVERIES, DISCOVERIES),
    "actions": (ACTIONS, ACTIONS),
}
T = TypeVar("T")


def read_file(path: Path) -> dict[str, Any]:
    """The data of a file, not yet checked entry by entry."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadDeck(f"{path}: {error.strerror}") from None
    except ValueError as error:
        raise BadDeck(f"{path}: this is not JSON: {error}") from None
    if not isinstance(data, dict):
        raise BadDeck(f"{path}: a deck file is an object with lists: {', '.join(SECTIONS)}")
    return data


def read_tables(data: dict[str, Any], name: str) -> Tables:
    """The tables of a file, checked; those it leaves out are ours."""
    for section in data:
        if section not in SECTIONS and section != "about":
            raise BadDeck(f"{name}: field '{section}': there is no such list; there are: {', '.join(SECTIONS)}")
    layouts = [read_layout(*at) for at in entries(data, name, "layouts", LayoutFile)] or BOX.layouts
    ships = [read_ship(*at) for at in entries(data, name, "ships", ShipFile)] or BOX.ships
    missions = [read_mission(*at) for at in entries(data, name, "missions", MissionFile)] or BOX.missions
    discoveries = [read_discovery(*at) for at in entries(data, name, "discoveries", DiscoveryFile)] or BOX.discoveries
    actions = [read_action(*at) for at in entries(data, name, "actions", ActionFile)] or BOX.actions
    bound = sum(ship.destination != EMPTY for ship in ships)
    if bound < PADS:
        raise BadDeck(f"{name}: field 'ships': at least {PADS} ships need a destination for the set-up, not {bound}")
    for language, word in enumerate(LANGUAGES):
        cards = [card.names for card in missions] + [card.names for card in discoveries] + [card.names for card in actions]
        names = [card[language].casefold() for card in cards]
        for twice in sorted({n for n in names if names.count(n) > 1}):
            raise BadDeck(f"{name}: field 'names.{word}': two colonisation cards are called '{twice}'")
    return Tables(layouts, ships, missions, discoveries, actions)


def entries(data: dict[str, Any], name: str, section: str, kind: type[T]) -> list[tuple[T, str]]:
    """The entries of one list, each with the words that tell where it is; none if the file leaves the list out."""
    if section not in data:
        return []
    given = data[section]
    least, most = SECTIONS[section]
    if not isinstance(given, list) or not least <= len(given) <= most:
        wanted = str(least) if least == most else f"{least} to {most}"
        raise BadDeck(f"{name}: field '{section}': this is a list of {wanted} entries")
    return [convert(entry, f"{name}: {section} {number}", kind) for number, entry in enumerate(given, 1)]


def convert(data: Any, where: str, kind: type[T]) -> tuple[T, str]:
    """One entry of the right shape; its English name helps to find it."""
    if isinstance(data, dict) and isinstance(data.get("names"), dict) and isinstance(data["names"].get("en"), str):
        where += f" ({data['names']['en']})"
    try:
        return msgspec.convert(data, kind), where
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at ")
        field = f"field '{path.strip('`').removeprefix('$.')}': " if path else ""
        raise BadDeck(f"{where}: {field}{problem}") from None


def read_names(names: Names, where: str) -> list[str]:
    """The names in all languages, English where one is missing."""
    if "en" not in names:
        raise BadDeck(f"{where}: field 'names.en': the English name is missing")
    for language, text in names.items():
        if " ".join(text.split()) != text:
            raise BadDeck(f"{where}: field 'names.{language}': there is a space too many")
    return [names.get("en", ""), names.get("ru", names["en"]), names.get("pl", names["en"])]


def read_layout(layout: LayoutFile, where: str) -> Layout:
    """A map: a ring of the six outer regions, and which regions of Mars border on each other."""
    ring = [REGION_IDS.index(region) for region in layout.ring]
    if sorted(ring) != OUTER:
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
    return found


def read_ship(ship: ShipFile, where: str) -> Ship:
    """A ship."""
    return Ship(EMPTY if ship.destination is None else REGION_IDS.index(ship.destination), ship.capacity, ship.source)


def read_mission(mission: MissionFile, where: str) -> Mission:
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
    return Mission(read_names(mission.names, where), Goal(GOALS[goal.op], points, regions, of, goal.min or 0), mission.source)


def read_discovery(discovery: DiscoveryFile, where: str) -> Discovery:
    """A discovery with exactly the fields that its effect takes."""
    find = discovery.effect
    if (find.n is not None) != (find.op in FINDS_WITH_N):
        raise BadDeck(f"{where}: field 'effect.n': {find.op} {'needs' if find.op in FINDS_WITH_N else 'takes no'} n")
    if find.n is not None and find.n < 1 and find.op not in FINDS_BELOW_ZERO:
        raise BadDeck(f"{where}: field 'effect.n': {find.op} needs at least 1")
    if (find.kind is not None) != (find.op == "produce_kind"):
        raise BadDeck(f"{where}: field 'effect.kind': {find.op} {'needs' if find.op == 'produce_kind' else 'takes no'} kind")
    n = KIND_NAMES.index(find.kind) if find.kind else find.n or 0
    return Discovery(read_names(discovery.names, where), Find(FINDS[find.op], n), discovery.source)


def read_action(action: ActionFile, where: str) -> Action:
    """An action with exactly the fields that its effect takes."""
    deed = action.effect
    if (deed.kind is not None) != (deed.op == "gain_tokens"):
        raise BadDeck(f"{where}: field 'effect.kind': {deed.op} {'needs' if deed.op == 'gain_tokens' else 'takes no'} kind")
    most = {"rescue": RESCUED, "expel": 1}.get(deed.op, deed.n)
    if deed.n > most:
        raise BadDeck(f"{where}: field 'effect.n': {deed.op} is for {most} at most")
    kind = KIND_NAMES.index(deed.kind) if deed.kind else 0
    return Action(read_names(action.names, where), Deed(DEEDS[deed.op], MOMENTS[action.when], deed.n, kind), action.source)


def export(game: MissionRedPlanet | None = None) -> str:
    """The tables of a game, or ours, as a file to start from."""
    tables = BOX if game is None else game.tables
    data = {
        "about": "Tables for Mission: Red Planet. Change what your box says otherwise; lists that are left out stay as they are.",
        "layouts": [write_layout(layout) for layout in tables.layouts],
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
