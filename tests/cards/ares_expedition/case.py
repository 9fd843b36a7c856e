"""A card's test in one line: what is given, what is picked, and all that has changed. What is not named must not change.

Changes are differences, by name: `plants`, `p_plants` for the production, `steel`, `titanium`, `rating`, `forests`, `hand` (the
number of cards), `temperature` in degrees, `oxygen`, `oceans`, and `cubes` by card. When a card is played money falls by its cost
unless it is named. Ocean tiles are turned over in the order of the box: two plants, two plants, four megacredits and so on.
"""

from typing import Any

from pavonis.games.ares_expedition.effects import ARES_TAG_NAMES, METAL_NAMES, METALS, RESOURCE_NAMES, STOCKS
from pavonis.games.ares_expedition.tables import CARD_NUMBERS, NAMES, TAGS_OF
from pavonis.games.ares_expedition.verbs import production_of
from tests.cards.project_case import Case, Given, acts, asks, cannot, cannot_act, compare, given, lay_out_common, scores
from tests.rulebook.ares_expedition.ares import ares

__all__ = ["Case", "acts", "acts_asking", "asks", "cannot", "cannot_act", "does", "given", "lasts", "run", "scores"]


def does(card: str, cost: int, tags: str, before: Given, *phrases: str, **changes: Any) -> Case:
    """The card has this cost and these tags; played, and after these picks, it has changed this."""
    case = Case("does", card, before, phrases, changes)
    case.cost = cost
    case.tags = tags
    return case


def lasts(card: str, before: Given, *phrases: str, **changes: Any) -> Case:
    """In play, while its owner does this, it has changed this; money is named."""
    return Case("lasts", card, before, phrases, changes)


def acts_asking(card: str, before: Given, *phrases: str) -> Case:
    """Used, its action offers exactly these picks."""
    return Case("acts asking", card, before, phrases, {})


def lay_out(case: Case, phase: str) -> Any:
    """The table a case begins with."""
    before = case.given
    phase = before.get("phase", "action" if "act" in case.how else phase)
    t = ares().bare(0).phase(phase, *before.get("choosers", []))
    in_play = "act" in case.how or case.how in ("lasts", "scores")
    if "corp" in before:
        t.corporation(0, before["corp"])
    cards = [*before.get("played", []), *([case.card] if in_play else [])]
    if cards:
        t.played(0, *cards)
    hand = [*before.get("hand", []), *([] if in_play else [case.card])]
    if hand:
        t.hand(0, *hand).bare(0)
    lay_out_common(t, before)
    for name in ("heat", "plants", "rating", "forests"):
        if name in before:
            t.seat(0, **{name: before[name]})
    return t


def read(t: Any) -> dict[str, Any]:
    """Everything a case may change, by name."""
    s = t.state
    found: dict[str, Any] = {**t.parameters(), "rating": s.rating[0], "forests": s.forests[0], "hand": len(s.hands[0])}
    for seat in range(len(s.hands)):
        prefix = "their_" * (seat > 0)
        found[prefix + "hand"] = len(s.hands[seat])
        found[prefix + "rating"] = s.rating[seat]
        for number, name in enumerate(RESOURCE_NAMES):
            found[prefix + "p_" + name] = production_of(s, seat)[number]
            if number < STOCKS:
                found[prefix + name] = s.stock[seat * STOCKS + number]
        for number, name in enumerate(METAL_NAMES):
            found[prefix + name] = s.metals[seat * METALS + number]
    for card in CARD_NUMBERS:
        found[f"cubes {NAMES[card]}"] = s.cubes[card]
    return found


def tags_of(case: Case) -> dict[str, int]:
    """The tags that have come into play: those the case names, and those of other cards it plays."""
    found = dict.fromkeys(ARES_TAG_NAMES, 0)
    for tag in case.tags.split():
        found[tag] += 1
    for phrase in case.phrases:
        if phrase.startswith("play "):
            for number in TAGS_OF[NAMES.index(phrase.removeprefix("play "))]:
                found[ARES_TAG_NAMES[number]] += 1
    return found


def run(case: Case, phase: str) -> None:
    """Lay out, play, compare."""
    t = lay_out(case, phase)
    verb = case.verb
    if "cannot" in case.how:
        assert t.why_not(0, f"{verb} {case.card}") == list(case.phrases)
        return
    if case.how == "scores":
        assert dict(t.game.score_lines(t.state, 0))["cards"] == case.changes["points"]
        return
    expected = read(t)
    tags = t.tags(0)
    if case.how != "lasts":
        t.do(0, f"{verb} {case.card}")
    if "ask" in case.how:
        assert t.legal(0) == list(case.phrases)
        return
    t.do(0, *case.phrases)
    if case.how == "does":
        expected["hand"] -= 1
        expected["megacredits"] -= case.cost if "megacredits" not in case.changes else 0
        assert {tag: count - tags[tag] for tag, count in t.tags(0).items()} == tags_of(case)
    compare(read(t), expected, case.changes)
    ask = t.state.asks[0]
    assert ask is None or t.question(0).kind == "phase"
