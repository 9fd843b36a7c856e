"""A card's test in one line: what is given, what is picked, and all that has changed. What is not named must not change.

Changes are differences, by name: `plants`, `p_plants` for the production, `their_plants` and `their_p_plants` for seat 1, `rating`,
`hand` (the number of cards), `temperature` in degrees, `oxygen`, `oceans`, and `cubes` by card. Money falls by the price of the
card unless it is named.
"""

from typing import Any

from pavonis.games.terraforming_mars.tables import CARD_NUMBERS, COST, KIND, NAMES
from pavonis.kit.terraforming import EVENT, RESOURCE_NAMES, RESOURCES
from tests.cards.project_case import Case, Given, acts, asks, cannot, cannot_act, compare, given, lay_out_common, scores
from tests.rulebook.terraforming_mars.mars import mars

__all__ = ["Case", "acts", "asks", "cannot", "cannot_act", "does", "given", "run", "scores"]


def does(card: str, before: Given, *phrases: str, **changes: Any) -> Case:
    """Played, and after these picks, the card has changed this."""
    return Case("does", card, before, phrases, changes)


def lay_out(before: Given, card: str, how: str) -> Any:
    """The table a case begins with."""
    t = mars(before.get("seats", 2))
    if "corp" in before:
        t.corporation(0, before["corp"])
    is_event = KIND[NAMES.index(card)] == EVENT
    in_play = [*before.get("played", []), *([card] if "act" in how or (how == "scores" and not is_event) else [])]
    if in_play:
        t.played(0, *in_play)
    if "their_played" in before:
        t.played(1, *before["their_played"])
    if "act" not in how and how != "scores":
        t.hand(0, card, *before.get("hand", []))
    elif "hand" in before:
        t.hand(0, *before["hand"])
    if "events" in before or (how == "scores" and is_event):
        t.events(0, *before.get("events", [card]))
    if "their_events" in before:
        t.events(1, *before["their_events"])
    for tile in before.get("tiles", []):
        t.tile(*tile)
    if "their_tags" in before:
        t.tags(1, **before["their_tags"])
    if before.get("raised"):
        t.raised(0)
    lay_out_common(t, before)
    for name in RESOURCE_NAMES:
        for prefix, seat in (("", 0), ("their_", 1)):
            if prefix + name in before:
                t.seat(seat, **{name: before[prefix + name]})
            if prefix + "p_" + name in before:
                t.production(seat, **{name: before[prefix + "p_" + name]})
    return t


def read(t: Any) -> dict[str, Any]:
    """Everything a case may change, by name."""
    s = t.state
    found: dict[str, Any] = {**t.parameters(), "rating": s.rating[0], "hand": len(s.hands[0])}
    for seat in range(len(s.hands)):
        prefix = "their_" * (seat > 0)
        found[prefix + "hand"] = len(s.hands[seat])
        for number, name in enumerate(RESOURCE_NAMES):
            found[prefix + name] = s.stock[seat * RESOURCES + number]
            found[prefix + "p_" + name] = s.production[seat * RESOURCES + number]
    for card in CARD_NUMBERS:
        found[f"cubes {NAMES[card]}"] = s.cubes[card]
    return found


def run(case: Case) -> None:
    """Lay out, play, compare."""
    t = lay_out(case.given, case.card, case.how)
    verb = case.verb
    if "cannot" in case.how:
        assert t.why_not(0, f"{verb} {case.card}") == list(case.phrases)
        return
    if case.how == "scores":
        t.settled()
        assert dict(t.game.score_lines(t.state, 0))["cards"] == case.changes["points"]
        return
    expected = read(t)
    t.do(0, f"{verb} {case.card}")
    if case.how == "asks":
        assert t.legal(0) == list(case.phrases)
        return
    t.do(0, *case.phrases)
    price = COST[NAMES.index(case.card)] if verb == "play" else 0
    expected["hand"] -= verb == "play"
    expected["megacredits"] -= price if "megacredits" not in case.changes else 0
    compare(read(t), expected, case.changes)
    assert t.question(t.waiting[0]).kind == "turn"
