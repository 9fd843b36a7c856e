"""What an action leaves to a rival: told where it is so, in every language, and from nothing that the seat may not know."""

from collections.abc import Iterator
from typing import Any

import pytest

from pavonis.analysis.hints import Hint, hint
from pavonis.analysis.leaving import Leaving, Left
from pavonis.analysis.regions import Regions
from pavonis.analysis.review import Option
from pavonis.analysis.telling import Teller
from pavonis.bots.bot import make_bot
from pavonis.core.game import Game, State
from pavonis.core.view import View
from pavonis.games import box, load
from pavonis.testing import table
from pavonis.text import LANGUAGES

NAMES = ["Anna", "Boris", "Clara"]


def told(game: Game[Any], found: Hint, place: int, language: str = "en") -> list[str]:
    return Teller(box(game.key).words(game, language, NAMES), language).leaves(found, place)


def race() -> tuple[Game[Any], State]:
    """Both players have what the Terraformer needs, Anna is to move, and her money is enough for that or for a project."""
    t = table("terraforming-mars").seat(0, megacredits=19, rating=36).seat(1, megacredits=30, rating=37)
    return t.game, t.state


def hint_in_the_race() -> Hint:
    game, s = race()
    found = hint(View(game, s, 0), "greedy:4")
    claim = game.parse(s, 0, "claim Terraformer")
    assert found.options[0].moves[0] == claim
    return found


def test_whoever_does_not_claim_a_milestone_leaves_it_to_the_rival() -> None:
    found, (game, _) = hint_in_the_race(), race()
    assert told(game, found, 0) == [], "it is taken"
    assert "Probably leaves the milestone Terraformer to Boris." in told(game, found, 1)
    teller = Teller(box(game.key).words(game, "en", NAMES), "en")
    assert teller.saves(found) == ["Otherwise Boris would probably take the milestone Terraformer."]
    assert teller.saves(found)[0] in teller.reasons(found)
    assert teller.saves(found)[0] in teller.beside(found)
    assert told(game, found, 1)[0] in teller.effects(found, 1)


def test_a_milestone_that_the_rival_cannot_claim_is_not_left_to_anybody() -> None:
    t = table("terraforming-mars").seat(0, megacredits=30, rating=36).seat(1, megacredits=30, rating=20)
    leaving = Leaving(View(t.game, t.state, 0))
    passing = t.game.parse(t.state, 0, "pass")
    claim = leaving.thing(t.game.parse(t.state, 0, "claim Terraformer"))
    assert claim in leaving.ways
    assert claim not in [leaving.thing(left.move) for left in leaving.after([passing])]


@pytest.mark.parametrize(
    ("language", "leaves", "saves"),
    [
        (
            "en",
            "Probably leaves the milestone Terraformer to Boris.",
            "Otherwise Boris would probably take the milestone Terraformer.",
        ),
        (
            "ru",
            "Скорее всего, оставляет достижение Колонизатор сопернику (Boris).",
            "Иначе достижение Колонизатор, скорее всего, заберёт Boris.",
        ),
        ("pl", "Zapewne zostawia tytuł Terraformator rywalowi (Boris).", "Inaczej tytuł Terraformator zapewne weźmie Boris."),
    ],
)
def test_what_is_left_is_told_in_every_language(language: str, leaves: str, saves: str) -> None:
    found, (game, _) = hint_in_the_race(), race()
    assert leaves in told(game, found, 1, language)
    assert Teller(box(game.key).words(game, language, NAMES), language).saves(found) == [saves]


def asked(key: str, kind: str, count: int, **options: bool) -> Iterator[View[Any]]:
    """Views of the first player of games of bots, where it is asked such a question and has a choice."""
    game, bot = load(key, **options), make_bot("greedy:1", key, 3)
    for seed in range(count):
        s = game.new(3, seed)
        while s.owed and count:
            view = View(game, s, seat := game.waiting(s)[-1])
            if seat == 0 and view.question().kind == kind and len(view.legal()) > 2:
                count -= 1
                yield view
            game.apply(s, seat, bot.choose(view, bot.budget))


@pytest.mark.parametrize(("key", "kind"), [("terraforming-mars", "draft"), ("pocket-mars", "keep")])
def test_in_a_draft_the_next_player_gets_what_is_passed_on(key: str, kind: str) -> None:
    found = 0
    for view in asked(key, kind, 4, draft=True):
        leaving = Leaving(view)
        for move in view.legal():
            for left in leaving.after([move]):
                found += 1
                assert left.move in view.legal(), "a card of the same pack"
                assert left.move != move
                assert left.seat != view.seat
    assert found, "no rival wants any card"


def test_a_phase_that_a_rival_will_probably_choose_can_be_left_to_it() -> None:
    found: set[str] = set()
    for view in asked("ares-expedition", "plan", 6):
        leaving, words = Leaving(view), box(view.game.key).words(view.game, "ru", NAMES)
        for move in view.legal():
            left = leaving.after([move])
            assert all(each.seat != 0 and each.move != move for each in left)
            found |= {Teller(words, "ru").thing(each.move) for each in left}
    assert found
    assert all(each.startswith("фазу ") for each in found)


def test_who_chooses_a_phase_takes_it_from_nobody() -> None:
    game = load("ares-expedition")
    teller = Teller(box(game.key).words(game, "en", NAMES), "en")
    research, production = game.space.parse("phase research"), game.space.parse("phase production")
    options = [Option([research], 0.5, 1.0, {}), Option([production], 0.4, 0.0, {})]
    found = Hint(options, [1.0, 1.0], leaves=[[], [Left(1, research, True)]])
    assert teller.saves(found) == ["Boris will probably choose the research phase too."]


@pytest.mark.parametrize(
    ("key", "kind", "options"), [("terraforming-mars", "draft", {"draft": True}), ("ares-expedition", "plan", {})]
)
def test_what_is_left_follows_from_what_the_seat_knows(key: str, kind: str, options: dict[str, bool]) -> None:
    said = 0
    for number, view in enumerate(asked(key, kind, 5, **options)):
        there = Leaving(View(view.game, view.sample(700 + number), 0))
        here = Leaving(view)
        for move in view.legal():
            assert here.after([move]) == there.after([move])
            said += len(here.after([move]))
    assert said, "nothing was left to anybody, so nothing was compared"


def test_every_thing_has_words_in_every_language() -> None:
    game = load("terraforming-mars")
    claim, place = game.space.parse("claim Mayor"), game.space.parse("place greenery 23")
    red, board = load("mission-red-planet"), load("mission-red-planet").space.parse("board pad 2")
    for language in LANGUAGES:
        teller = Teller(box(game.key).words(game, language, NAMES), language)
        assert teller.thing(claim)
        assert "23" in teller.thing(place)
        assert "2" in Teller(box(red.key).words(red, language, NAMES), language).thing(board)


def test_the_lead_in_a_region_is_left_to_a_rival_who_has_it_when_the_round_ends() -> None:
    """The first of two actions that are compared is played on; who leads there then follows from what the seat knows."""
    left = kept = 0
    for number, view in enumerate(asked("mission-red-planet", "character", 24)):
        actions = [[move] for move in view.legal()[:3]]
        leads, keeps = Regions(Leaving(view)).compared(actions)
        there = View(view.game, view.sample(900 + number), view.seat)
        assert Regions(Leaving(there)).compared(actions) == (leads, keeps)
        words = box(view.game.key).words(view.game, "en", NAMES)
        hinted = Hint([Option(moves, 0.5, 0.0, {}) for moves in actions], [1.0] * 3, leads=leads, keeps=keeps)
        for place, each in enumerate(leads):
            left += len(each)
            said = " ".join(Teller(words, "en").leaves(hinted, place))
            assert all(lead.seat != view.seat for lead in each)
            assert said.count("the lead in") == len(each)
        kept += len(keeps)
        assert len(Teller(words, "en").saves(hinted)) == len({lead.seat for lead in keeps})
    assert left > kept > 0
