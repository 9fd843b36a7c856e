"""When the deck runs out."""

from pavonis.testing import table
from tests.rulebook.marks import rule

COLUMNS = {
    "Ecosystem": ["First Forest", "Pollinator Swarm", "Biosphere Exchange"],
    "Power Plant": ["Orbital Mirror", "Geothermal Well"],
    "Water Supply": ["Underground Sea"],
}


@rule("pocket-mars", "Deck runs out")
def test_a_new_deck_of_discards_and_covered_cards() -> None:
    t = table("pocket-mars").hand(0, "Crew Selection", "Seed Vault").deck("Ice Drill")
    for building, cards in COLUMNS.items():
        t.column(building, *cards)
    discarded = t.discard()
    assert len(discarded) == 35 - 8 - 6 - 1
    t.do(0, "play Crew Selection")  # then the four-card rule draws the last card
    assert "Ice Drill" in t.hand(0)
    assert sorted(t.deck()) == sorted([*discarded, "Crew Selection", "First Forest", "Pollinator Swarm", "Orbital Mirror"])
    assert t.discard() == []


@rule("pocket-mars", "Deck runs out")
def test_the_uppermost_cards_stay_as_they_lie() -> None:
    t = table("pocket-mars").deck("Ice Drill")
    t.column("Ecosystem", *COLUMNS["Ecosystem"], face_down=["Pollinator Swarm"])
    t.column("Power Plant", *COLUMNS["Power Plant"], face_down=["Geothermal Well"]).column("Water Supply", *COLUMNS["Water Supply"])
    t.do(0, f"discard {t.hand(0)[0]}")
    assert t.column("Ecosystem") == ["Biosphere Exchange"]
    assert t.column("Power Plant") == ["Geothermal Well"]
    assert t.column("Water Supply") == ["Underground Sea"]
    assert t.face_down() == ["Geothermal Well"]  # the covered one has gone to the deck, where all lie face down


@rule("pocket-mars", "Deck runs out")
def test_at_once_not_when_the_next_card_is_needed() -> None:
    t = table("pocket-mars").deck("Ice Drill").do(0, f"discard {table('pocket-mars').deck('Ice Drill').hand(0)[0]}")
    assert len(t.deck()) == 35 - 8
    assert t.waiting == [1]


@rule("pocket-mars", "Deck runs out")
def test_in_the_middle_of_drawing() -> None:
    t = table("pocket-mars").hand(0, "Data Archive", "Seed Vault").deck("Ice Drill").do(0, "play Data Archive")
    hand = t.hand(0)
    assert len(hand) == 3
    assert "Ice Drill" in hand  # the last card of the old deck, and one of the new deck
    assert len(t.deck()) == 35 - 8 - 2


@rule("pocket-mars", "Deck runs out")
def test_the_card_being_played_is_not_shuffled_in() -> None:
    t = table("pocket-mars").hand(0, "Data Archive", "Seed Vault").deck("Ice Drill", "Aqueduct").do(0, "play Data Archive")
    assert t.discard() == ["Data Archive"]
    assert "Data Archive" not in t.deck()
    # Nor is one that is discarded after the deck has run out.
    t.do(0, "drop Ice Drill")
    assert t.discard() == ["Data Archive", "Ice Drill"]


@rule("pocket-mars", "Deck runs out")
def test_the_card_just_attached_lies_uppermost_and_stays() -> None:
    t = table("pocket-mars").prep(0, "Pollinator Swarm", "Seed Vault").deck("Ice Drill").column("Ecosystem", "First Forest")
    t.do(0, "attach Pollinator Swarm", "use action")  # draw 1
    assert t.column("Ecosystem") == ["Pollinator Swarm"]
    assert "First Forest" in t.deck()


@rule("pocket-mars", "Deck runs out")
def test_the_new_deck_is_shuffled() -> None:
    tops = set()
    for seed in range(20):
        t = table("pocket-mars", seed=seed).hand(0, "Crew Selection", "Seed Vault").prep(0, "Aqueduct", "Reservoir")
        t.hand(1, "Blueprints", "Scaffolding").prep(1, "Solar Sails", "Power Beam").deck("Ice Drill").do(0, "discard Seed Vault")
        tops.add(t.deck()[0])
    assert len(tops) > 8


@rule("pocket-mars", "Deck runs out")
def test_a_buried_card_is_drawn_last_and_then_the_deck_is_rebuilt() -> None:
    t = table("pocket-mars").hand(0, "Seed Vault", "Solar Sails").prep(0, "Reservoir", "Blueprints").deck("Ice Drill")
    t.do(0, "attach Reservoir", "decline", "use ability", "bury Seed Vault")
    # Two cards are missing: Ice Drill and the buried one are drawn, and that was the deck.
    assert t.hand(0) == ["Seed Vault", "Solar Sails", "Ice Drill"]
    assert len(t.deck()) == 35 - 8 - 1
    assert t.deck(seen_by=0)[1:] == ["?"] * 25
    assert t.knows(0) == []  # it is in the own hand: there is nothing to remember
