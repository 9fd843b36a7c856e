"""Who may know what."""

from pavonis.games.ares_expedition.tables import NAMES
from pavonis.kit.observation import CardsSeen
from tests.rulebook.ares_expedition.ares import ares
from tests.rulebook.marks import rule

GAME = "ares-expedition"
MINE, MOSS, FISH = (NAMES.index(name) for name in ("Mine", "Moss", "Fish"))


@rule(GAME, "Hidden cards")
def test_only_who_discarded_a_card_knows_it() -> None:
    t = ares(2).phase("action").hand(0, "Fish", "Mine").bare(0).do(0, "sell cards", "sell Fish", "done")
    assert t.see(0).discard == CardsSeen(1, [FISH])
    assert t.see(1).discard == CardsSeen(1, [])


@rule(GAME, "Hidden cards")
def test_a_card_turned_up_is_known_to_all() -> None:
    t = ares(2).phase("action").played(0, "Brainstorming Session").deck_top("Mine").do(0, "use Brainstorming Session")
    assert t.see(1).discard.known == [MINE]
    t = ares(2).phase("action").played(0, "Brainstorming Session").deck_top("Fish").do(0, "use Brainstorming Session")
    assert t.see(1).players[0].hand.known == [FISH]
    assert t.see(-1).players[0].hand.known == [FISH]


@rule(GAME, "Hidden cards")
def test_cards_that_are_screened_are_seen_by_all() -> None:
    t = ares(2).phase("action").played(0, "Advanced Screening Technology").deck_top("Moss", "Gene Repair", "Fish")
    t.do(0, "use Advanced Screening Technology")
    assert len(t.see(1).players[0].offers.known) == 3
    t.do(0, "keep Moss")
    assert t.see(1).players[0].hand.known == [MOSS]
    assert len(t.see(1).discard.known) == 2


@rule(GAME, "Hidden cards")
def test_a_known_card_is_lost_sight_of_when_its_hand_discards() -> None:
    t = ares(2).phase("action").played(0, "Brainstorming Session").deck_top("Fish").hand(0, "Mine").bare(0)
    t.do(0, "use Brainstorming Session", "sell cards", "sell Mine", "done")
    assert t.see(1).players[0].hand.known == []
    assert t.see(1).discard.known == []


@rule(GAME, "Hidden cards")
def test_a_known_card_that_leaves_with_all_others_stays_known() -> None:
    t = ares(2).phase("action").played(0, "Brainstorming Session").deck_top("Fish").bare(0)
    t.do(0, "use Brainstorming Session", "sell cards")
    assert t.see(1).discard.known == [FISH]


@rule(GAME, "Hidden cards")
def test_a_shuffle_makes_all_forget() -> None:
    t = ares(2).phase("action").played(0, "AI Central").hand(0, "Fish").bare(0).do(0, "sell cards")
    s = t.state
    s.deck, s.drawn = s.deck[s.drawn : s.drawn + 1], 0
    t.do(0, "use AI Central")
    assert t.knows(0) == []


@rule(GAME, "Hidden cards")
def test_cards_drawn_are_told_to_their_owner_only() -> None:
    t = ares(2).phase("action").played(0, "Circuit Board Factory").deck_top("Fish")
    t.do(0, "use Circuit Board Factory")
    assert "DREW seat 0, card Fish" in t.story(0)
    assert "DREW seat 0, card Fish" not in t.story(1)
    assert "DREW_BACK seat 0, back 0" in t.story(1)


@rule(GAME, "Hidden cards")
def test_prices_are_shown_for_the_own_hand() -> None:
    t = ares(2).phase("development", 0).played(0, "Mine").hand(0, "Microprocessors").bare(0)
    assert [(each.card, each.price, each.payable) for each in t.see(0).prices] == [(NAMES.index("Microprocessors"), 10, "no")]
    assert t.see(-1).prices == []
