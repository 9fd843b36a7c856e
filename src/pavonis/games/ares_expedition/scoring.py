"""Points and winners. Rulebook: Final scoring."""

from typing import Final

from pavonis.games.ares_expedition import effects
from pavonis.games.ares_expedition.effects import STOCKS
from pavonis.games.ares_expedition.setting import Setting
from pavonis.games.ares_expedition.state import AresState
from pavonis.games.ares_expedition.tables import ENOUGH_POINTS, POINTS_OF, blue_cards
from pavonis.kit.terraforming import TAGS, terraformed

LINES: Final = ["rating", "forests", "cards"]


def card_points(s: AresState, seat: int, card: int) -> int:
    """The points of a card in play, those for every so many of something rounded down."""
    found = 0
    for part in POINTS_OF[card]:
        if part.per == effects.POINTS:
            found += part.n
        else:
            found += part.n * (scored(s, seat, card, part.per, part.tag) // part.each)
    return found


def scored(s: AresState, seat: int, card: int, per: int, tag: int) -> int:
    """What the points of a card count."""
    if per == effects.PER_CUBE:
        return s.cubes[card]
    if per == effects.PER_TAG:
        return s.tags[seat * TAGS + tag]
    if per == effects.PER_FOREST:
        return s.forests[seat]
    if per == effects.PER_PROJECT:
        return len(s.played[seat])
    return blue_cards(s.played[seat])


def score_lines(s: AresState, seat: int) -> list[int]:
    """The points of a seat, line by line, in the order of LINES."""
    cards = sum([card_points(s, seat, card) for card in s.played[seat] if POINTS_OF[card]])
    return [s.rating[seat], s.forests[seat], cards]


def score_sheet(s: AresState, seat: int) -> list[tuple[str, int, int]]:
    """Where each point comes from: the line, the card if it is one, and the points."""
    sheet = [("rating", -1, s.rating[seat]), ("forests", -1, s.forests[seat])]
    sheet.extend([("cards", card, card_points(s, seat, card)) for card in s.played[seat] if POINTS_OF[card]])
    return sheet


def scores(s: AresState) -> list[int]:
    """The points of every seat as they stand."""
    return [sum(score_lines(s, seat)) for seat in range(len(s.hands))]


def wealth(s: AresState, seat: int) -> int:
    """What decides a tie: megacredits, heat and plants, and what the cards in hand would be sold for."""
    return sum(s.stock[seat * STOCKS : seat * STOCKS + STOCKS]) + len(s.hands[seat]) * s.sale[seat]


def winners(setting: Setting, s: AresState) -> list[int]:
    """Most points, then most resources; who is still level shares the victory. Alone and together, Mars has to be terraformed."""
    seats = range(len(s.hands))
    points = scores(s)
    if len(points) == 1:
        return [0] if terraformed(s.tracks) else []
    if setting.cooperative:
        return list(seats) if terraformed(s.tracks) and sum(points) >= ENOUGH_POINTS else []
    ranks = [(points[seat], wealth(s, seat)) for seat in seats]
    best = max(ranks)
    return [seat for seat in seats if ranks[seat] == best]
