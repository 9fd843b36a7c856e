"""Who knows what: discards lie face down, what was turned up is remembered, and a shuffle makes all forget."""

from pavonis.games.terraforming_mars.tables import NAMES
from pavonis.kit.observation import CardsSeen
from tests.rulebook.marks import rule
from tests.rulebook.terraforming_mars.mars import mars


def card(name: str) -> int:
    return NAMES.index(name)


@rule("terraforming-mars", "Research phase")
def test_only_who_discarded_a_card_knows_it() -> None:
    t = mars(2).hand(0, "Ants", "Birds").do(0, "sell patents", "sell Ants", "done")
    assert t.see(0).discard == CardsSeen(1, [card("Ants")])
    assert t.see(1).discard == CardsSeen(1, [])
    assert t.see(-1).discard == CardsSeen(1, [])


@rule("terraforming-mars", "Research phase: empty deck")
def test_a_shuffle_makes_all_forget() -> None:
    t = mars(2).seat(0, megacredits=20).hand(0, "Ants", "Birds", "Lagrange Observatory").do(0, "sell patents", "sell Ants", "done")
    s = t.state
    s.deck, s.drawn = (), 0
    t.do(0, "play Lagrange Observatory")
    assert t.knows(0) == []
    assert card("Ants") in s.hands[0]


@rule("terraforming-mars", "Research phase: empty deck")
def test_where_there_are_no_cards_none_are_drawn() -> None:
    t = mars(2).seat(0, megacredits=20).hand(0, "Research")
    s = t.state
    s.deck, s.drawn = s.deck[:1], 0
    t.do(0, "play Research")
    assert len(s.hands[0]) == 1


@rule("terraforming-mars", "Blue card actions")
def test_a_card_turned_up_is_seen_by_all() -> None:
    t = mars(2).seat(0, megacredits=1).played(0, "Search For Life").deck_top("Ants").do(0, "use Search For Life")
    for viewer in (0, 1, -1):
        assert t.see(viewer).discard.known == [card("Ants")]


@rule("terraforming-mars", "Research phase")
def test_a_known_card_is_lost_sight_of_when_its_hand_discards() -> None:
    t = mars(2).hand(0, "Ants", "Birds", "Pets").knows(1, "Ants")
    assert t.see(1).players[0].hand.known == [card("Ants")]
    t.do(0, "sell patents", "sell Birds", "done")
    assert t.see(1).players[0].hand.known == []


@rule("terraforming-mars", "Play a card: events")
def test_a_played_event_is_known_to_all() -> None:
    t = mars(2).seat(0, megacredits=20).hand(0, "Mineral Deposit").do(0, "play Mineral Deposit")
    world = t.game.resample(t.state, 1, 7)
    assert world.events == t.state.events
    assert t.see(-1).players[0].events == [card("Mineral Deposit")]


@rule("terraforming-mars", "Set-up 7")
def test_a_sample_deals_what_is_hidden_anew() -> None:
    t = mars(2).opening()
    hidden = [(world.offers[1], world.dealt[1]) for world in (t.game.resample(t.state, 0, seed) for seed in range(5))]
    assert len({repr(things) for things in hidden}) == 5
    assert all(t.game.resample(t.state, 0, seed).offers[0] == t.state.offers[0] for seed in range(5))


@rule("terraforming-mars", "Set-up 7")
def test_a_search_may_ask_for_open_answers() -> None:
    t = mars(2).opening()
    t.do(1, t.legal(1)[0], "done")
    assert t.game.waiting(t.game.resample(t.state, 0, 1)) == [0]
    assert t.game.waiting(t.game.resample(t.state, 0, 1, reopen=True)) == [0, 1]


@rule("terraforming-mars", "Play a card: red frame")
def test_flooding_may_hit_oneself_and_only_neighbours() -> None:
    t = mars(3).seat(0, megacredits=20).seat(1, megacredits=3).seat(2, megacredits=9).hand(0, "Flooding")
    t.tile("city", "12", 0).tile("greenery", "11", 1).tile("city", "30", 2).do(0, "play Flooding", "place ocean 06")
    targets = {phrase.split(" from ")[1] for phrase in t.legal(0) if phrase != "decline"}
    assert targets == {"seat 0", "seat 1"}
    assert t.game.notation(t.state, 0, t.question(0).usual) == "remove 3 megacredits from seat 1"
