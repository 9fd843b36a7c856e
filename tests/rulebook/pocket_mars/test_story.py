"""What happened, as each player is told it: once, and never more than that player saw."""

from pavonis.core.game import EVERYBODY, SPECTATOR
from pavonis.games.pocket_mars.cards import PROJECT_CARDS
from pavonis.testing import table
from pavonis.testing.table import Table

GREEN, ORANGE, PURPLE, BLUE, BLACK = range(5)
NUMBERS = {card.names[0]: number for number, card in enumerate(PROJECT_CARDS)}


def told(t: Table, viewer: int) -> list[str]:
    """The story without its beginning, the turn of the first player."""
    return t.story(viewer)[1:]


def test_a_turn_begins() -> None:
    t = table("pocket-mars").set(round=3).do(0, "launch")
    assert t.story(SPECTATOR) == ["TURN 3 0", "LAUNCHED 0 1", "TURN 3 1"]


def test_playing_from_hand() -> None:
    t = table("pocket-mars").hand(0, "Power Beam", "Seed Vault").do(0, "play Power Beam", "land Laboratory")
    assert told(t, 1)[:3] == [f"PLAYED 0 {NUMBERS['Power Beam']}", "LANDED 0 2", "ENERGY 0 1"]


def test_drawing_preparing_and_discarding() -> None:
    t = table("pocket-mars").hand(0, "Ice Drill", "Solar Sails").prep(0, "Seed Vault", "Blueprints").deck_top("Crew Selection")
    t.do(0, "discard Seed Vault", "prepare Ice Drill")
    discarded = [f"DISCARDED 0 {NUMBERS['Seed Vault']}", "ENERGY 0 1"]
    known = [f"DREW 0 {NUMBERS['Crew Selection']}", f"PREPARED 0 {NUMBERS['Ice Drill']}", "TURN 1 1"]
    hidden = [f"DREW_BACK 0 {PURPLE}", f"PREPARED_BACK 0 {BLUE}", "TURN 1 1"]
    assert told(t, 0) == told(t, EVERYBODY) == discarded + known
    assert told(t, 1) == told(t, SPECTATOR) == discarded + hidden


def test_dropping() -> None:
    t = table("pocket-mars").hand(0, "Data Archive", "Ice Drill").do(0, "play Data Archive", "drop Ice Drill")
    assert f"DROPPED 0 {NUMBERS['Ice Drill']}" in t.story(SPECTATOR)


def test_attaching_and_using_or_not() -> None:
    t = table("pocket-mars").seat(0, ship=0).prep(0, "Battery Bank", "Ice Drill").prep(1, "Crew Selection", "Seed Vault")
    t.do(0, "attach Battery Bank", "use ability")
    assert told(t, 1)[:3] == [f"ATTACHED 0 {NUMBERS['Battery Bank']}", "USED 0 71", "ENERGY 0 1"]
    t.turn(0).do(0, "take from seat 1 card 1").do(1, "use action").do(0, "decline")
    taken = [
        f"TAKEN 0 1 {NUMBERS['Crew Selection']}",
        f"USED 1 {NUMBERS['Crew Selection'] * 2 + 1}",
        "ENERGY 1 -1",
        "LAUNCHED 1 2",
        "DECLINED 0",
    ]
    assert told(t, 1)[:5] == taken


def test_colonists_on_mars() -> None:
    t = table("pocket-mars").colonists("Laboratory", one_star=[1, 0], two_star=[0, 1]).hand(0, "Aqueduct", "Biosphere Exchange")
    moved = t.copy().do(0, "play Aqueduct", "move from Laboratory", "move to Ecosystem")
    assert told(moved, 1)[1:3] == ["MOVED 0 2 0", "PROMOTED 0 0 0"]
    declined = t.copy().do(0, "play Aqueduct", "decline")
    assert told(declined, 1)[1] == "DECLINED 0"
    swapped = t.copy().do(0, "play Biosphere Exchange")
    assert told(swapped, 1)[1] == "SWAPPED 0 2 0 1"
    shifted = t.copy().prep(1, "First Forest", "Ice Drill").do(0, "take from seat 1 card 1", "use ability")
    assert told(shifted, 1)[2] == "DEMOTED 0 1 2"


def test_attached_cards() -> None:
    t = table("pocket-mars").seat(0, ship=0, energy=5).hand(0, "Canal Lock", "Seed Vault").prep(0, "Scaffolding", "Ice Drill")
    t.column("Power Plant", "Solar Sails", "Power Beam")
    assert told(t.copy().do(0, "play Canal Lock"), 1)[1] == f"EXCHANGED 0 {NUMBERS['Solar Sails']} {NUMBERS['Power Beam']}"
    flipped = t.copy().do(0, "attach Scaffolding", "use action")
    assert told(flipped, 1)[2] == f"FLIPPED 0 1 {NUMBERS['Power Beam']}"


def test_peeking_is_told_with_the_face_to_two_players() -> None:
    t = table("pocket-mars", seats=3).prep(0, "Data Archive", "Blueprints").prep(1, "Ice Drill", "Solar Sails").seat(0, ship=0)
    t.do(0, "attach Data Archive", "use action", "peek at seat 1")
    faces = [f"PEEKED 0 1 0 {NUMBERS['Ice Drill']}", f"PEEKED 0 1 1 {NUMBERS['Solar Sails']}"]
    assert told(t, 0)[2:4] == told(t, 1)[2:4] == faces
    assert told(t, 2)[2:4] == told(t, SPECTATOR)[2:4] == ["PEEKED_BACK 0 1 0", "PEEKED_BACK 0 1 1"]


def test_burying() -> None:
    t = table("pocket-mars").seat(0, ship=0).hand(0, "Solar Sails", "Seed Vault").prep(0, "Canal Lock", "Ice Drill")
    t.do(0, "attach Canal Lock", "use ability", "bury Solar Sails")
    assert told(t, 0)[2] == f"BURIED 0 {NUMBERS['Solar Sails']}"
    assert told(t, 1)[2] == told(t, SPECTATOR)[2] == f"BURIED_BACK 0 {ORANGE}"


def test_a_new_deck() -> None:
    t = table("pocket-mars").deck("Ice Drill").do(0, "launch").turn(1)
    card = t.hand(1)[0]
    t.do(1, f"discard {card}")
    assert "REBUILT 27" in t.story(SPECTATOR)


def test_the_end() -> None:
    t = table("pocket-mars").set(round=6).turn(1).colonists("Ecosystem", one_star=[7, 0]).do(1, "launch")
    assert t.story(SPECTATOR)[-1] == "ENDED 6"


def test_set_up_and_draft() -> None:
    t = (
        table("pocket-mars", draft=True)
        .opening()
        .pack(0, "Seed Vault", "Solar Sails", "Crew Selection", "Ice Drill", "Assembly Crew")
    )
    other = t.pack(1)[0]
    t.do(0, "keep Ice Drill").do(1, f"keep {other}")
    assert t.story(0)[0] == f"KEPT 0 {NUMBERS['Ice Drill']}"
    assert t.story(1)[0] == t.story(SPECTATOR)[0] == f"KEPT_BACK 0 {BLUE}"
    assert t.story(1)[1] == f"KEPT 1 {NUMBERS[other]}"
    t = table("pocket-mars").opening()
    for seat in (0, 1):
        t.do(seat, *[f"prepare {card}" for card in t.hand(seat)[:2]])
    first = t.see(0)["first"]
    assert t.story(SPECTATOR)[-2:] == [f"FIRST {first}", f"TURN 1 {first}"]
    assert [line.split()[0] for line in t.story(0)[:4]] == ["PREPARED", "PREPARED", "PREPARED_BACK", "PREPARED_BACK"]
