"""What happened, as each player is told it: once, and never more than that player saw."""

from pavonis.core.game import EVERYBODY, SPECTATOR
from pavonis.testing import table
from pavonis.testing.table import Table


def told(t: Table, viewer: int) -> list[str]:
    """The story without its beginning, the turn of the first player."""
    return t.story(viewer)[1:]


def test_a_turn_begins() -> None:
    t = table("pocket-mars").set(round=3).do(0, "launch")
    assert t.story(SPECTATOR) == ["TURN round 3, seat 0", "LAUNCHED seat 0, count 1", "TURN round 3, seat 1"]


def test_playing_from_hand() -> None:
    t = table("pocket-mars").hand(0, "Power Beam", "Seed Vault").do(0, "play Power Beam", "land Laboratory")
    assert told(t, 1)[:3] == ["PLAYED seat 0, card Power Beam", "LANDED seat 0, building Laboratory", "ENERGY seat 0, change 1"]


def test_drawing_preparing_and_discarding() -> None:
    t = table("pocket-mars").hand(0, "Ice Drill", "Solar Sails").prep(0, "Seed Vault", "Blueprints").deck_top("Crew Selection")
    t.do(0, "discard Seed Vault", "prepare Ice Drill")
    discarded = ["DISCARDED seat 0, card Seed Vault", "ENERGY seat 0, change 1"]
    known = ["DREW seat 0, card Crew Selection", "PREPARED seat 0, card Ice Drill", "TURN round 1, seat 1"]
    hidden = ["DREW_BACK seat 0, colour purple", "PREPARED_BACK seat 0, colour blue", "TURN round 1, seat 1"]
    assert told(t, 0) == told(t, EVERYBODY) == discarded + known
    assert told(t, 1) == told(t, SPECTATOR) == discarded + hidden


def test_dropping() -> None:
    t = table("pocket-mars").hand(0, "Data Archive", "Ice Drill").do(0, "play Data Archive", "drop Ice Drill")
    assert "DROPPED seat 0, card Ice Drill" in t.story(SPECTATOR)


def test_attaching_and_using_or_not() -> None:
    t = table("pocket-mars").seat(0, ship=0).prep(0, "Battery Bank", "Ice Drill").prep(1, "Crew Selection", "Seed Vault")
    t.do(0, "attach Battery Bank", "use ability")
    assert told(t, 1)[:3] == [
        "ATTACHED seat 0, card Battery Bank",
        "USED seat 0, half Power Plant ability",
        "ENERGY seat 0, change 1",
    ]
    t.turn(0).do(0, "take from seat 1 card 1").do(1, "use action").do(0, "decline")
    taken = [
        "TAKEN seat 0, owner 1, card Crew Selection",
        "USED seat 1, half Crew Selection bottom",
        "ENERGY seat 1, change -1",
        "LAUNCHED seat 1, count 2",
        "DECLINED seat 0",
    ]
    assert told(t, 1)[:5] == taken


def test_colonists_on_mars() -> None:
    t = table("pocket-mars").colonists("Laboratory", one_star=[1, 0], two_star=[0, 1]).hand(0, "Aqueduct", "Biosphere Exchange")
    moved = t.copy().do(0, "play Aqueduct", "move from Laboratory", "move to Ecosystem")
    assert told(moved, 1)[1:3] == ["MOVED seat 0, from Laboratory, to Ecosystem", "PROMOTED seat 0, owner 0, building Ecosystem"]
    declined = t.copy().do(0, "play Aqueduct", "decline")
    assert told(declined, 1)[1] == "DECLINED seat 0"
    swapped = t.copy().do(0, "play Biosphere Exchange")
    assert told(swapped, 1)[1] == "SWAPPED seat 0, building Laboratory, up 0, down 1"
    shifted = t.copy().prep(1, "First Forest", "Ice Drill").do(0, "take from seat 1 card 1", "use ability")
    assert told(shifted, 1)[2] == "DEMOTED seat 0, owner 1, building Laboratory"


def test_attached_cards() -> None:
    t = table("pocket-mars").seat(0, ship=0, energy=5).hand(0, "Canal Lock", "Seed Vault").prep(0, "Scaffolding", "Ice Drill")
    t.column("Power Plant", "Solar Sails", "Power Beam")
    assert told(t.copy().do(0, "play Canal Lock"), 1)[1] == "EXCHANGED seat 0, card Solar Sails, other Power Beam"
    flipped = t.copy().do(0, "attach Scaffolding", "use action")
    assert told(flipped, 1)[2] == "FLIPPED seat 0, building Power Plant, card Power Beam"


def test_peeking_is_told_with_the_face_to_two_players() -> None:
    t = table("pocket-mars", seats=3).prep(0, "Data Archive", "Blueprints").prep(1, "Ice Drill", "Solar Sails").seat(0, ship=0)
    t.do(0, "attach Data Archive", "use action", "peek at seat 1")
    faces = ["PEEKED seat 0, owner 1, place 0, card Ice Drill", "PEEKED seat 0, owner 1, place 1, card Solar Sails"]
    assert told(t, 0)[2:4] == told(t, 1)[2:4] == faces
    assert (
        told(t, 2)[2:4]
        == told(t, SPECTATOR)[2:4]
        == ["PEEKED_BACK seat 0, owner 1, place 0", "PEEKED_BACK seat 0, owner 1, place 1"]
    )


def test_burying() -> None:
    t = table("pocket-mars").seat(0, ship=0).hand(0, "Solar Sails", "Seed Vault").prep(0, "Canal Lock", "Ice Drill")
    t.do(0, "attach Canal Lock", "use ability", "bury Solar Sails")
    assert told(t, 0)[2] == "BURIED seat 0, card Solar Sails"
    assert told(t, 1)[2] == told(t, SPECTATOR)[2] == "BURIED_BACK seat 0, colour orange"


def test_a_new_deck() -> None:
    t = table("pocket-mars").deck("Ice Drill").do(0, "launch").turn(1)
    card = t.hand(1)[0]
    t.do(1, f"discard {card}")
    assert "REBUILT count 27" in t.story(SPECTATOR)


def test_the_end() -> None:
    t = table("pocket-mars").set(round=6).turn(1).colonists("Ecosystem", one_star=[7, 0]).do(1, "launch")
    assert t.story(SPECTATOR)[-1] == "ENDED rounds 6"


def test_set_up_and_draft() -> None:
    t = (
        table("pocket-mars", draft=True)
        .opening()
        .pack(0, "Seed Vault", "Solar Sails", "Crew Selection", "Ice Drill", "Assembly Crew")
    )
    other = t.pack(1)[0]
    t.do(0, "keep Ice Drill").do(1, f"keep {other}")
    assert t.story(0)[0] == "KEPT seat 0, card Ice Drill"
    assert t.story(1)[0] == t.story(SPECTATOR)[0] == "KEPT_BACK seat 0, colour blue"
    assert t.story(1)[1] == f"KEPT seat 1, card {other}"
    t = table("pocket-mars").opening()
    for seat in (0, 1):
        t.do(seat, *[f"prepare {card}" for card in t.hand(seat)[:2]])
    first = t.see(0).first
    assert t.story(SPECTATOR)[-2:] == [f"FIRST seat {first}", f"TURN round 1, seat {first}"]
    assert [line.split()[0] for line in t.story(0)[:4]] == ["PREPARED", "PREPARED", "PREPARED_BACK", "PREPARED_BACK"]
