"""Points and winners. Rulebook: Final scoring."""

from typing import Final

from pavonis.games.ares_expedition import effects
from pavonis.games.ares_expedition.effects import STOCKS
from pavonis.games.ares_expedition.setting import Setting
from pavonis.games.ares_expedition.state import AresState
from pavonis.games.ares_expedition.tables import ENOUGH_POINTS, POINTS_OF, POOL_ROUNDS, SOLO_ROUNDS, blue_cards
from pavonis.kit.observation import ScoreEntry
from pavonis.kit.terraforming import GOALS, PARAMETER_NAMES, TAGS, terraformed

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


def score_sheet(s: AresState, seat: int) -> list[ScoreEntry]:
    """Where each point comes from."""
    sheet = [ScoreEntry("rating", -1, s.rating[seat]), ScoreEntry("forests", -1, s.forests[seat])]
    sheet.extend([ScoreEntry("cards", card, card_points(s, seat, card)) for card in s.played[seat] if POINTS_OF[card]])
    return sheet


def scores(s: AresState) -> list[int]:
    """The points of every seat as they stand."""
    return [sum(score_lines(s, seat)) for seat in range(len(s.hands))]


def wealth(s: AresState, seat: int) -> int:
    """What decides a tie: megacredits, heat and plants, and what the cards in hand would be sold for."""
    return sum(s.stock[seat * STOCKS : seat * STOCKS + STOCKS]) + len(s.hands[seat]) * s.sale[seat]


def winners(setting: Setting, s: AresState) -> list[int]:
    """Most points, then most resources; equals share the victory. In solo and cooperative games Mars has to be terraformed."""
    seats = range(len(s.hands))
    points = scores(s)
    if len(points) == 1:
        return [0] if terraformed(s.tracks) else []
    if setting.cooperative:
        return list(seats) if terraformed(s.tracks) and sum(points) >= ENOUGH_POINTS else []
    ranks = [(points[seat], wealth(s, seat)) for seat in seats]
    best = max(ranks)
    return [seat for seat in seats if ranks[seat] == best]


def decided_by(setting: Setting, s: AresState) -> list[tuple[str, list[int]]]:
    """With equal points, all that is left; nothing decides among those who play together."""
    points = scores(s)
    if setting.cooperative or points.count(max(points)) == 1:
        return []
    return [("tie_resources", [wealth(s, seat) for seat in range(len(points))])]


def joint(setting: Setting, s: AresState) -> dict[str, int]:
    """Against time: the points, those needed together, the round, and what Mars still lacks of each parameter. Else nothing."""
    if len(s.hands) > 1 and not setting.cooperative:
        return {}
    found = {"total": sum(scores(s)), "round": s.round, "rounds": POOL_ROUNDS if setting.cooperative else SOLO_ROUNDS}
    if setting.cooperative:
        found["needed"] = ENOUGH_POINTS
    for parameter, name in enumerate(PARAMETER_NAMES):
        found[name] = GOALS[parameter] - s.tracks[parameter]
    return found
