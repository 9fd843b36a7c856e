"""What is told to who plays, so that nobody has to know the rules to show it: prices, means, points, and what is printed."""

from pavonis.games.ares_expedition import tables
from pavonis.games.ares_expedition.effects import PHASE_NAMES, ZONE_NAMES
from pavonis.games.ares_expedition.facts import board
from pavonis.games.ares_expedition.options import load
from pavonis.games.ares_expedition.tables import NAMES
from pavonis.kit.terraforming import OXYGEN, TEMPERATURE, value_of
from tests.rulebook.ares_expedition.ares import ares


def priced(t: object, seat: int) -> dict[str, tuple[int, str]]:
    """What the cards of a seat cost it, and whether it can pay."""
    return {NAMES[each.card]: (each.price, each.payable) for each in t.see(seat).prices}  # type: ignore[attr-defined]


def test_cards_tell_their_price_and_whether_it_can_be_paid() -> None:
    t = ares(2).phase("development").seat(0, megacredits=10).hand(0, "Mine", "Trees", "Soletta", "Fish")
    assert priced(t, 0) == {"Mine": (10, "now"), "Trees": (17, "by selling"), "Soletta": (30, "no"), "Fish": (11, "by selling")}
    assert priced(t, 1) != priced(t, 0)
    assert t.see(-1).prices == []


def test_discounts_are_counted() -> None:
    t = ares(2).phase("development").played(0, "Earth Catapult").seat(0, megacredits=10).hand(0, "Mine")
    assert priced(t, 0) == {"Mine": (8, "now")}
    assert t.see(0).players[0].discounts == {"all": 2}


def test_standard_actions_tell_their_price() -> None:
    t = ares(2).phase("action").corporation(0, "Ecoline").seat(0, megacredits=14, heat=3, plants=7).hand(0, "Fish", "Mine")
    assert [(each.price, each.payable) for each in t.see(0).standards] == [
        (7, "now"), (20, "by selling"), (8, "no"), (14, "now"), (15, "by selling"),
    ]  # fmt: skip
    assert all(each.possible for each in t.see(0).standards)
    t = ares(2).set(oceans=9).phase("action")
    assert [each.possible for each in t.see(0).standards] == [True, True, True, True, False]


def test_cards_in_play_tell_their_points() -> None:
    t = ares(2).played(0, "Birds", "Trees", "Mine").cubes("Birds", 3)
    assert [(NAMES[each.card], each.points) for each in t.see(1).players[0].played] == [("Birds", 3), ("Trees", 1), ("Mine", 0)]


def test_a_question_tells_what_it_is_about() -> None:
    t = ares(2).phase("action").corporation(0, "Helion").seat(0, megacredits=30, heat=5)
    t.do(0, "standard action temperature")
    asked = t.see(0).asked
    assert (asked.kind, asked.payment.price, asked.payment.heat) == ("heat", 14, 5)
    t = ares(2).phase("action").played(0, "GHG Producing Bacteria").cubes("GHG Producing Bacteria", 2)
    t.do(0, "use GHG Producing Bacteria")
    assert (t.see(0).asked.kind, NAMES[t.see(0).asked.source]) == ("way", "GHG Producing Bacteria")
    assert t.see(1).asked is None
    t = ares(2).phase("action").hand(0, "Fish", "Mine").do(0, "sell cards")
    assert (t.see(0).asked.kind, t.see(0).asked.each) == ("sell", 3)


def test_no_card_has_two_effects_that_leave_a_choice() -> None:
    for card in tables.PRINTED:
        lists = [card.ops, *[action.ops for action in card.actions], *[watch.ops for watch in card.watches]]
        assert len([op for ops in lists for op in ops if op.choices]) <= 1, card.name


def test_the_board_is_that_of_the_rules() -> None:
    game = load()
    facts = board(game, game.words("en"))
    assert [phase.key for phase in facts.phases] == PHASE_NAMES
    assert [each.price for each in facts.standards] == tables.STANDARD_COST
    for track, parameter in zip(facts.tracks, (TEMPERATURE, OXYGEN), strict=True):
        levels = tables.LEVEL[parameter]
        assert [space.zone for space in track.spaces] == [ZONE_NAMES[level] for level in levels]
        assert [space.value for space in track.spaces] == [value_of(parameter, step) for step in range(len(levels))]
        assert track.goal == track.spaces[-1].value
    assert (facts.oceans, len(facts.tiles), facts.solo.rounds, facts.together.points) == (9, 9, 25, 80)
    assert [picture.amount + picture.icon for picture in facts.phases[4].bonus] == ["+3look", ":", "+1card"]
