"""Planning, the order of phases, acting at once, research, and the end of a round."""

from pavonis.kit.observation import CardsSeen
from tests.rulebook.ares_expedition.ares import ares
from tests.rulebook.marks import rule

GAME = "ares-expedition"


@rule(GAME, "Planning")
def test_phases_are_chosen_in_secret_and_revealed_together() -> None:
    t = ares(2).planning()
    assert t.waiting == [0, 1]
    t.do(0, "phase research")
    assert t.see(1).players[0].chosen is None
    assert t.see(1).players[0].sealed == t.see(1).players[1].sealed == []
    t.do(0, "take back", "phase development").do(1, "phase action")
    assert [player.chosen for player in t.see(0).players] == ["development", "action"]
    assert t.see(0).phases == ["development", "action"]
    assert t.see(0).phase == "development"


@rule(GAME, "Planning: not twice")
def test_not_the_same_phase_twice_running() -> None:
    t = ares(2).planning().last_chosen(0, "action")
    assert t.legal(0) == ["phase development", "phase construction", "phase production", "phase research"]
    assert t.why_not(0, "phase action") == ["SAME_PHASE_AGAIN action"]
    assert "phase action" in t.legal(1)


@rule(GAME, "Resolving phases")
def test_only_chosen_phases_in_their_order_once_each() -> None:
    t = ares(3).planning()
    t.do(0, "phase research").do(1, "phase construction").do(2, "phase construction")
    assert t.see(0).phase == "construction"
    for seat in range(3):
        t.do(seat, "done")
    assert t.see(0).phase == "research"
    for seat in range(3):
        while t.state.owed >> seat & 1 and t.question(seat).kind == "research":
            t.do(seat, t.legal(seat)[0])
    assert (t.question(0).kind, t.state.round) == ("plan", 2)


@rule(GAME, "Resolving phases")
def test_everybody_takes_part_and_nobody_waits() -> None:
    t = ares(2).phase("development", 0).hand(0, "Mine").hand(1, "Lichen").seat(0, megacredits=20).seat(1, megacredits=20)
    assert t.waiting == [0, 1]
    t.do(1, "play Lichen").do(0, "play Mine")
    assert (t.played(0), t.played(1)) == (["Mine"], ["Lichen"])


@rule(GAME, "Resolving phases: bonus")
def test_all_who_chose_a_phase_get_its_bonus() -> None:
    t = ares(3).phase("production", 0, 2)
    assert [t.seat(seat).megacredits for seat in range(3)] == [9, 5, 9]


@rule(GAME, "Simultaneous play")
def test_done_can_be_taken_back_while_others_play() -> None:
    t = ares(2).phase("action").seat(0, megacredits=20)
    t.do(0, "done")
    assert t.waiting == [1]
    assert t.legal(0) == ["take back"]
    t.do(0, "take back", "standard action temperature")
    assert t.waiting == [0, 1]
    t.do(0, "done").do(1, "done")
    assert t.state.asks[0] is not None
    assert t.see(0).stage == "planning"


@rule(GAME, "Simultaneous play")
def test_no_move_of_a_rival_changes_what_one_may_do() -> None:
    t = ares(2).phase("action").set(temperature=6, oxygen=13, oceans=8).seat(0, megacredits=90)
    t.seat(1, megacredits=90, heat=8, plants=8).played(1, "Aquifer Pumping", "Symbiotic Fungus", "Development Center")
    before = t.legal(1)
    for phrase in ("standard action temperature", "standard action ocean", "standard action forest", "done"):
        t.do(0, phrase)
        assert t.legal(1) == before


@rule(GAME, "Simultaneous play")
def test_who_has_nothing_to_decide_is_done() -> None:
    t = ares(2).phase("development").bare(0)
    assert t.waiting == [1]
    t = ares(2).phase("development").bare(0).hand(0, "Mine", "Lichen").bare(0).seat(0, megacredits=20).do(0, "play Mine")
    assert t.waiting == [1]


@rule(GAME, "Research phase")
def test_two_cards_are_drawn_and_one_kept() -> None:
    t = ares(2).phase("research").bare(0).deck_top("Mine", "Lichen")
    assert t.legal(0) == ["keep Lichen", "keep Mine"]
    t.do(0, "keep Mine")
    assert (t.hand(0), t.discard(), t.seat(0).megacredits) == (["Mine"], ["Lichen"], 0)


@rule(GAME, "Research phase: bonus")
def test_who_chose_research_sees_five_and_keeps_two() -> None:
    t = ares(2).phase("research", 0).bare(0).deck_top("Mine", "Lichen", "Moss", "Fish", "Birds")
    question = t.question(0)
    assert (question.least, question.most, len(question.among)) == (2, 2, 5)
    t.do(0, "keep Fish", "keep Moss")
    assert t.hand(0) == ["Fish", "Moss"]
    assert sorted(t.discard()) == ["Birds", "Lichen", "Mine"]


@rule(GAME, "Research phase")
def test_the_others_do_not_see_what_is_drawn() -> None:
    t = ares(2).phase("research", 0)
    assert t.see(1).players[0].offers == CardsSeen(5, [])
    assert len(t.see(0).players[0].offers.known) == 5


@rule(GAME, "Research phase: empty deck")
def test_the_discard_pile_becomes_the_deck() -> None:
    t = ares(2).phase("research").deck_size(3)
    assert [len(t.offers(seat)) for seat in range(2)] == [2, 2]
    assert len(t.state.deck) - t.state.drawn == 208 - 4 - 2
    assert t.discard() == []


@rule(GAME, "Research phase: empty deck")
def test_where_there_are_no_cards_none_are_drawn() -> None:
    t = ares(2).phase("action").played(0, "Circuit Board Factory").bare(0)
    s = t.state
    s.deck, s.drawn, s.discard = (), 0, 0
    t.do(0, "use Circuit Board Factory")
    assert t.hand(0) == []


HAND = ["Fish", "Birds", "Mine", "Moss", "Grass", "Trees", "Comet", "Lichen", "Algae", "Worms", "Insects", "Bushes"]


@rule(GAME, "End of the round")
def test_hands_are_brought_down_to_ten_for_money() -> None:
    t = ares(2).end_of_round().hand(0, *HAND).bare(0)
    assert t.waiting == [0]
    t.do(0, "sell Birds", "sell Comet")
    assert (len(t.hand(0)), t.seat(0).megacredits, t.question(0).kind) == (10, 6, "plan")


@rule(GAME, "End of the round")
def test_there_is_no_limit_within_a_round() -> None:
    t = ares(2).phase("development").hand(0, *HAND).bare(0).seat(0, megacredits=0)
    assert len(t.hand(0)) == 12
    assert t.question(0).kind == "phase"


@rule(GAME, "Simultaneous play")
def test_why_an_answer_is_none() -> None:
    t = ares(2).phase("research", 0).bare(0).deck_top("Mine", "Lichen", "Moss", "Fish", "Birds")
    assert t.why_not(0, "done") == ["TOO_FEW_PICKED 0 2 2"]
    assert t.why_not(0, "keep Comet") == ["NOT_OFFERED Comet"]
    t.do(0, "keep Lichen")
    assert t.why_not(0, "keep Fish") == ["NOT_ASCENDING"]
    assert t.why_not(0, "done") == ["TOO_FEW_PICKED 1 2 2"]
    assert t.why_not(0, "decline") == ["NOT_OPTIONAL"]
    t = ares(2).phase("action").hand(0, "Fish", "Moss", "Mine").bare(0).do(0, "sell cards")
    assert t.why_not(0, "done") == ["TOO_FEW_PICKED 0 1 3"]
    t.do(0, "sell Fish")
    assert t.why_not(0, "sell Comet") == ["NOT_IN_HAND Comet"]
    assert t.why_not(0, "decline") == ["NOT_THIS_QUESTION"]
    assert t.why_not(0, "standard action ocean") == ["NOT_THIS_QUESTION", "NOT_ENOUGH_MONEY 9 15"]
