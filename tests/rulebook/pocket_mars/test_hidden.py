"""Who sees what: backs, faces, and what can be followed. The booklet says that a back shows its colour; the rest are rulings."""

import json

import pytest

from pavonis.core.game import EVERYBODY, SPECTATOR
from pavonis.games.pocket_mars.deckfile import export
from pavonis.testing import table
from pavonis.testing.table import Table
from tests.rulebook.marks import rule


@rule("pocket-mars", "Prep module")
@rule("pocket-mars", "Play a card from another prep module")
def test_the_colour_of_a_prep_card_is_seen_on_its_back() -> None:
    t = table("pocket-mars").prep(1, "Ice Drill", "Biosphere Exchange")
    assert t.prep(1, seen_by=0) == ["blue", "green"]
    assert t.prep(1, seen_by=EVERYBODY) == ["Ice Drill", "Biosphere Exchange"]


def test_the_colours_of_a_hand_are_seen_and_its_order_tells_nothing() -> None:
    t = table("pocket-mars").hand(1, "Ice Drill", "Biosphere Exchange")
    assert t.hand(1, seen_by=1) == ["Biosphere Exchange", "Ice Drill"]
    for viewer in (0, SPECTATOR):
        assert t.hand(1, seen_by=viewer) == ["green", "blue"]
    assert t.see(0) == t.hand(1, "Biosphere Exchange", "Ice Drill").see(0)


def test_of_the_deck_only_the_back_on_top_is_seen() -> None:
    t = table("pocket-mars").deck_top("Ice Drill", "Solar Sails")
    size = len(t.deck())
    for viewer in (0, 1, SPECTATOR):
        assert t.deck(seen_by=viewer) == ["blue", *["?"] * (size - 1)]
    assert t.deck(seen_by=EVERYBODY) == t.deck()


def test_discards_and_attached_cards_are_open() -> None:
    t = (
        table("pocket-mars")
        .discard("Ice Drill", "Seed Vault")
        .column("Power Plant", "Solar Sails", "Power Beam", face_down=["Power Beam"])
    )
    seen = t.see(SPECTATOR)
    assert len(seen.discard) == 2
    assert len(seen.buildings[1].column) == 2
    assert seen.buildings[1].face_down == seen.buildings[1].column[-1:]  # all saw it before it was turned


def test_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    t = table("pocket-mars").hand(0, "Ice Drill", "Solar Sails").deck_top("Seed Vault", "Blueprints").do(0, "discard Ice Drill")
    assert t.hand(0, seen_by=0) == ["Seed Vault", "Solar Sails"]
    assert t.hand(0, seen_by=1) == ["green", "orange"]
    assert t.deck(seen_by=1)[0] == "black"  # and now all see the next back


def bury(card: str) -> Table:
    """Seat 0 puts a card under the deck by the Water Supply."""
    t: Table = table("pocket-mars", seats=3).hand(0, "Ice Drill", "Solar Sails").prep(0, "Orbital Mirror", "Blueprints")
    t.prep(1, "Underground Sea", "Crew Selection").hand(1, "Scaffolding", "Seed Vault").turn(0)
    return t.do(0, "take from seat 1 card 1", "use ability", f"bury {card}")


@rule("pocket-mars", "Water Supply")
@pytest.mark.parametrize("card", ["Ice Drill", "Orbital Mirror"])
def test_a_buried_card_is_remembered_by_its_owner_and_its_back_by_all(card: str) -> None:
    t = bury(card)
    colour = "blue" if card == "Ice Drill" else "orange"
    assert t.deck(seen_by=0)[-1] == card
    for viewer in (1, 2, SPECTATOR):
        assert t.deck(seen_by=viewer)[-1] == colour
    assert t.deck(seen_by=1)[-2] == "?"


def test_who_buried_a_card_knows_it_in_the_hand_that_draws_it() -> None:
    t = table("pocket-mars").turn(1).hand(1, "Solar Sails", "Seed Vault").deck("Crew Selection", "Ice Drill").knows(0, "Ice Drill")
    t.do(1, "discard Seed Vault").turn(1).do(1, "discard Crew Selection")
    assert t.hand(1, seen_by=0) == ["orange", "Ice Drill"]
    assert t.hand(1, seen_by=SPECTATOR) == ["orange", "blue"]


def test_several_buried_cards_keep_their_order() -> None:
    t = table("pocket-mars").deck_bottom("Ice Drill", "Seed Vault", buried=True).knows(1, "Seed Vault")
    assert t.deck()[-2:] == ["Ice Drill", "Seed Vault"]
    assert t.deck(seen_by=0)[-2:] == ["blue", "green"]
    assert t.deck(seen_by=1)[-2:] == ["blue", "Seed Vault"]


def peeked(seats: int = 3) -> Table:
    """Seat 0 has looked at the prep cards of seat 1: Ice Drill and Solar Sails."""
    t: Table = (
        table("pocket-mars", seats=seats).prep(0, "Data Archive", "Blueprints").prep(1, "Ice Drill", "Solar Sails").seat(0, earth=0)
    )
    t.hand(0, "Cargo Crane", "Prefab Modules").column("Laboratory", "Mission Control").do(0, "attach Data Archive", "use action")
    if seats > 2:
        t.do(0, "peek at seat 1")
    return t


def test_who_peeks_remembers_and_the_others_do_not() -> None:
    t = peeked()
    assert t.prep(1, seen_by=0) == ["Ice Drill", "Solar Sails"]
    assert t.prep(1, seen_by=2) == t.prep(1, seen_by=SPECTATOR) == ["blue", "orange"]
    assert t.knows(0) == ["Solar Sails", "Ice Drill"]
    assert t.knows(2) == []


def test_one_other_player_is_peeked_at() -> None:
    t = table("pocket-mars", seats=3).prep(0, "Data Archive", "Blueprints").seat(0, earth=0).column("Laboratory", "Mission Control")
    t.prep(1, "Ice Drill", "Solar Sails").prep(2, "Seed Vault", "Crew Selection").do(0, "attach Data Archive", "use action")
    assert t.legal(0) == ["peek at seat 1", "peek at seat 2"]
    assert t.why_not(0, "peek at seat 0") == ["OWN_MODULE"]
    t.do(0, "peek at seat 2")
    assert t.prep(1, seen_by=0) == ["blue", "orange"]
    assert t.prep(2, seen_by=0) == ["Seed Vault", "Crew Selection"]


def test_of_two_prep_cards_one_may_be_looked_at() -> None:
    deck = json.loads(export())  # ours show both; an owner's card may show one
    next(card for card in deck["cards"] if card["names"]["en"] == "Data Archive")["bottom"]["ops"] = [{"op": "peek_prep", "n": 1}]
    t = table("pocket-mars", seats=3, deck=deck).prep(0, "Data Archive").prep(1, "Ice Drill", "Solar Sails").seat(0, ship=0)
    t.do(0, "attach Data Archive", "use action", "peek at seat 1")
    assert t.legal(0) == ["peek at seat 1 card 1", "peek at seat 1 card 2"]
    assert t.why_not(0, "peek at seat 0 card 1") == ["OWN_MODULE"]
    assert t.why_not(0, "peek at seat 3 card 1") == ["NO_SUCH_SEAT 3"]
    t.do(0, "peek at seat 1 card 2")
    assert t.prep(1, seen_by=0) == ["blue", "Solar Sails"]


@pytest.mark.parametrize(
    "moves", ["take from seat 1 card 1", "discard Ice Drill", "discard Aqueduct", "play Aqueduct", "attach Ice Drill"]
)
def test_a_card_that_becomes_open_need_not_be_remembered(moves: str) -> None:
    t = table("pocket-mars", seats=3).prep(1, "Ice Drill", "Solar Sails").hand(1, "Aqueduct", "Seed Vault")
    t.colonists("Ecosystem", one_star=[0, 1, 0]).knows(0, "Ice Drill", "Aqueduct")
    t.turn(2 if moves.startswith("take") else 1).do(t.waiting[0], moves)
    assert t.knows(0) == ["Aqueduct" if "Ice Drill" in moves or "take" in moves else "Ice Drill"]


def test_a_card_dropped_and_shuffled_is_not_known_any_more() -> None:
    t = (
        table("pocket-mars")
        .turn(1)
        .hand(1, "Data Archive", "Ice Drill")
        .knows(0, "Ice Drill")
        .deck("Seed Vault", "Aqueduct", "Canal Lock")
    )
    t.do(1, "play Data Archive", "drop Ice Drill").turn(1).do(1, f"discard {t.hand(1)[0]}")
    assert "Ice Drill" in t.deck()
    assert t.knows(0) == []


def learned(t: Table, seat: int, *phrases: str) -> list[int]:
    """The seats that see something hidden by these moves, and so cannot take them back."""
    before = t.state.learned
    after = t.copy().do(seat, *phrases).state.learned
    return [other for other, (old, new) in enumerate(zip(before, after, strict=True)) if new != old]


def test_who_has_seen_something_new_cannot_take_it_back() -> None:
    t = table("pocket-mars", seats=3).seat(0, ship=0).prep(0, "Data Archive", "Canal Lock").hand(0, "Power Beam", "Seed Vault")
    assert learned(t, 0, "launch") == []
    assert learned(t, 0, "play Power Beam") == [0, 1, 2]  # a card is drawn, and all see the next back
    assert learned(t.copy().seat(0, ship=1), 0, "play Power Beam") == [1, 2]  # where to land: only the others have seen a new card
    assert learned(t, 0, "attach Canal Lock") == [1, 2]
    assert learned(t, 0, "attach Data Archive") == [1, 2]
    assert learned(t.copy().do(0, "attach Data Archive"), 0, "use action", "peek at seat 1") == [0]
    owner = t.copy().prep(1, "Crew Selection", "Ice Drill")
    assert learned(owner, 0, "take from seat 1 card 1") == [0, 2]
    start = table("pocket-mars").opening()
    assert learned(start, 0, f"prepare {start.hand(0)[0]}") == []
    pair = table("pocket-mars").seat(0, ship=0).hand(0, "Ice Drill", "Seed Vault").prep(0, "Canal Lock", "Blueprints")
    pair.deck_top("Solar Sails", "Crew Selection").do(0, "attach Canal Lock", "use ability", "bury Blueprints")
    assert learned(pair, 0, "prepare Seed Vault") == []
    assert learned(pair, 0, "prepare Seed Vault", "prepare Ice Drill") == [0]  # which of the two lies where


def known_in_hand(*hand: str, known: str) -> Table:
    """Seat 1 is to fill a place of its module; seat 0 knows one of its hand cards."""
    t: Table = (
        table("pocket-mars").turn(1).hand(1, *hand).prep(1, "Blueprints", "Scaffolding").knows(0, known).deck_top("Crew Selection")
    )
    return t.do(1, "discard Blueprints")


@rule("pocket-mars", "Four-card rule: prep module")
def test_a_known_card_of_a_colour_of_its_own_is_followed_into_the_module() -> None:
    t = known_in_hand("Ice Drill", "Solar Sails", known="Ice Drill").do(1, "prepare Ice Drill")
    assert t.prep(1, seen_by=0) == ["Ice Drill", "black"]
    t = known_in_hand("Ice Drill", "Solar Sails", known="Ice Drill").do(1, "prepare Solar Sails")
    assert t.prep(1, seen_by=0) == ["orange", "black"]
    assert t.hand(1, seen_by=0) == ["purple", "Ice Drill"]


@rule("pocket-mars", "Four-card rule: prep module")
@pytest.mark.parametrize("laid", ["Ice Drill", "Aqueduct"])
def test_one_of_two_alike_is_lost_from_sight(laid: str) -> None:
    t = known_in_hand("Ice Drill", "Aqueduct", known="Ice Drill").do(1, f"prepare {laid}")
    assert t.prep(1, seen_by=0) == ["blue", "black"]
    assert t.hand(1, seen_by=0) == ["purple", "blue"]
    assert t.knows(0) == []


def test_two_alike_of_which_neither_moves_are_still_known() -> None:
    t = known_in_hand("Ice Drill", "Aqueduct", known="Ice Drill").do(1, "prepare Crew Selection")
    assert t.hand(1, seen_by=0) == ["Ice Drill", "blue"]


@pytest.mark.parametrize(("other", "seen"), [("Solar Sails", "Ice Drill"), ("Aqueduct", "blue")])
def test_a_known_card_is_followed_under_the_deck_if_its_back_tells_it_apart(other: str, seen: str) -> None:
    t = table("pocket-mars").turn(1).hand(1, "Ice Drill", other).prep(1, "Canal Lock", "Blueprints").knows(0, "Ice Drill")
    t.seat(1, ship=0).do(1, "attach Canal Lock", "use ability", "bury Ice Drill")
    assert t.deck(seen_by=0)[-1] == seen
    assert t.deck(seen_by=1)[-1] == "Ice Drill"


def test_a_prep_card_is_followed_by_its_place() -> None:
    t = peeked(2).turn(1).prep(0, "Underground Sea", "Blueprints").hand(1, "Aqueduct", "Canal Lock").knows(0, "Ice Drill")
    t.do(1, "take from seat 0 card 1", "use ability", "bury Ice Drill")  # blue cards in hand do not matter: all saw the place
    assert t.deck(seen_by=0)[-1] == "Ice Drill"


def test_two_cards_laid_at_once_are_followed_by_colour() -> None:
    t = table("pocket-mars").turn(1).seat(1, ship=0).hand(1, "Ice Drill", "Solar Sails").prep(1, "Canal Lock", "Blueprints")
    t.knows(0, "Ice Drill").deck_top("Crew Selection", "Seed Vault").do(1, "attach Canal Lock", "use ability", "bury Blueprints")
    t.do(1, "prepare Solar Sails", "prepare Ice Drill")
    assert sorted(t.prep(1, seen_by=0)) == ["Ice Drill", "orange"]


def test_what_all_players_see_is_one_story() -> None:
    # A viewer's table does not depend on faces that are hidden from it.
    cards = {"hand": ["Ice Drill", "Solar Sails"], "prep": ["Seed Vault", "Blueprints"]}
    alike = {"hand": ["Aqueduct", "Power Beam"], "prep": ["First Forest", "Landing Pads"]}
    tables = []
    for chosen in (cards, alike):
        t = table("pocket-mars").hand(1, *chosen["hand"]).prep(1, *chosen["prep"]).hand(0, "Crew Selection", "Launch Window")
        tables.append(t.prep(0, "Data Archive", "Reservoir").deck_top("Canal Lock"))
    assert tables[0].see(0) == tables[1].see(0)
    assert tables[0].legal(0) == tables[1].legal(0)
    assert tables[0].see(1) != tables[1].see(1)
