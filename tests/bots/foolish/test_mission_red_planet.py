"""Moves in Mission: Red Planet that make people laugh at a bot."""

from pavonis.testing.table import Table
from tests.bots.foolish.cases import Case, Laid, by_every_bot, check
from tests.rulebook.mission_red_planet.tables import act, red_planet


def port() -> Table:
    """Three ships with room, and some astronauts on Mars."""
    t: Table = red_planet().pad(1, "Hellas", 4, blue=1).pad(2, "Ausonia", 3, yellow=1).pad(3, "Phobos", 3)
    return t.region("Hellas", yellow=2, blue=1).region("Ausonia", blue=2, yellow=1)  # type: ignore[no-any-return]


def the_recruiter_with_two_cards_out() -> Case:
    t = port().set(round=3)
    t.hand("yellow", "Soldier", "Travel Agent", "Robot", "Secret Agent", "Scientist", "Explorer", "Recruiter")
    return Case(t, "choose Recruiter", False)


def the_recruiter_in_the_last_round() -> Case:
    t = port().set(round=10)
    t.hand("yellow", "Explorer", "Travel Agent", "Scientist", "Recruiter")
    return Case(t, "choose Recruiter", False)


def an_own_astronaut_shot_beside_rivals() -> Case:
    t = act(port().set(round=8), "Soldier", "board pad 3")
    return Case(t, "kill in ", False, "yellow")


def an_own_crew_blown_up() -> Case:
    t = red_planet().set(round=5).pad(1, "Hellas", 4, blue=3).pad(2, "Ausonia", 4, yellow=3)
    return Case(act(t, "Saboteur", "board pad 1"), "destroy pad 2", False)


@by_every_bot(
    the_recruiter_with_two_cards_out, the_recruiter_in_the_last_round, an_own_astronaut_shot_beside_rivals, an_own_crew_blown_up
)
def test_no_foolish_move(laid: Laid, spec: str) -> None:
    check(laid, spec)
