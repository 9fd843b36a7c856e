"""The round: choosing, the countdown, departure, arrival, new ships, the first player and the marker."""

import pytest

from pavonis.core.events import story
from pavonis.core.game import SPECTATOR
from pavonis.games.mission_red_planet import events, state
from tests.rulebook.marks import rule
from tests.rulebook.mission_red_planet.tables import act, idle, red_planet, why_not

GAME = "mission-red-planet"


@rule(GAME, "Choosing a character")
def test_all_choose_at_once_and_in_secret() -> None:
    t = red_planet()
    assert t.waiting == [0, 1, 2]
    t.do(1, "choose Pilot")
    assert t.waiting == [0, 2]
    assert t.see(1).chosen
    assert not t.see(0).chosen
    assert t.see(0) == red_planet().do(1, "choose Soldier").see(0)
    assert t.see(SPECTATOR) == red_planet().do(1, "choose Soldier").see(SPECTATOR)


@rule(GAME, "Choosing a character")
def test_a_choice_can_be_taken_back_until_the_countdown() -> None:
    t = red_planet().do(0, "choose Pilot")
    assert t.legal(0) == ["take back"]
    t.do(0, "take back", "choose Soldier").do(1, "choose Pilot").do(2, "choose Pilot")
    assert t.hand("yellow") == [name for name in red_planet().hand("yellow") if name != "Soldier"]
    t = red_planet().pad(1, "Hellas", 5).pad(2, "Ausonia", 4)
    t.do(0, "choose Pilot").do(1, "choose Soldier").do(2, "choose Saboteur")
    assert t.waiting == [2]
    assert why_not(t, 0, "take back") == ["NOTHING_SEALED"]


@rule(GAME, "Choosing a character")
def test_only_a_card_of_the_hand_can_be_chosen() -> None:
    t = red_planet().hand("yellow", "Recruiter", "Pilot")
    assert t.legal(0) == ["choose Pilot", "choose Recruiter"]
    assert why_not(t, 0, "choose Soldier") == ["NOT_IN_HAND Soldier"]
    assert why_not(t, 0, "board pad 1") == ["NOT_THIS_QUESTION"]


@rule(GAME, "Choosing a character")
def test_who_has_one_card_left_is_not_asked() -> None:
    t = red_planet().hand("yellow", "Recruiter")
    assert t.waiting == [1, 2]
    t.do(1, "choose Pilot").do(2, "choose Pilot")
    assert len(t.hand("yellow")) == 9


@rule(GAME, "Countdown")
def test_numbers_are_called_from_nine_down_to_one() -> None:
    t = red_planet()
    t.do(0, "choose Pilot").do(1, "choose Recruiter").do(2, "choose Saboteur")
    told = story(t.state.log, SPECTATOR)
    called = [event[1] for event in told if event[0] == events.CALLED]
    revealed = [event[1:] for event in told if event[0] == events.REVEALED]
    assert called == [9, 8, 7, 6, 5, 4, 3, 2, 1]
    assert revealed == [(1, 9), (2, 5), (0, 1)]


@rule(GAME, "Countdown")
def test_a_character_is_carried_out_before_the_count_goes_on() -> None:
    t = red_planet().pad(1, "Hellas", 5).pad(2, "Ausonia", 4)
    t.do(0, "choose Pilot").do(1, "choose Recruiter").do(2, "choose Saboteur")
    assert t.waiting == [1]
    assert t.state.count == 9
    t.do(1, "board pad 1")
    assert t.waiting == [2]
    assert t.state.count == 5
    t.do(2, "board pad 1", "destroy pad 2")
    assert t.state.round == 1
    assert t.waiting == [0]
    assert t.state.count == 1


@rule(GAME, "Countdown: same number")
@pytest.mark.parametrize(("first", "order"), [("yellow", [0, 2, 3]), ("blue", [2, 3, 0]), ("green", [3, 0, 2])])
def test_same_characters_act_clockwise_from_the_first_player(first: str, order: list[int]) -> None:
    t = red_planet(4).set(first=first).pad(1, "Hellas", 5).pad(2, "Ausonia", 4)
    for seat, character in enumerate(["Explorer", "Pilot", "Explorer", "Explorer"]):
        t.do(seat, f"choose {character}")
    acted = []
    while t.waiting != [1]:
        acted += t.waiting
        assert t.hand("green") == t.hand("yellow") == t.hand("orange")  # all of them are turned up when the number is called
        t.do(t.waiting[0], t.legal(t.waiting[0])[-1])
    assert acted == order


@rule(GAME, "Played characters")
def test_played_cards_stay_open_and_leave_the_hand_smaller() -> None:
    t = idle(red_planet())
    assert t.colour("yellow").played == ["Travel Agent"]
    assert len(t.hand("yellow")) == 8
    assert t.see(SPECTATOR).colours[0].played == [3]
    assert why_not(t, 0, "choose Travel Agent") == ["NOT_IN_HAND Travel Agent"]


@rule(GAME, "Carrying out a character: in order")
def test_steps_come_in_the_order_of_the_card() -> None:
    t = act(red_planet().pad(1, "Hellas", 5).pad(2, "Ausonia", 4).region("Ausonia", blue=1).region("Phobos", yellow=1), "Soldier")
    assert t.question(0).kind == "board"
    t.do(0, "board pad 1")
    assert t.question(0).kind == "kill"
    t.do(0, "kill in Phobos yellow")
    assert t.waiting == [2]  # nobody is left to come down


@rule(GAME, "Departure")
def test_a_full_ship_leaves_at_once() -> None:
    t = act(red_planet().pad(1, "Ausonia", 2, blue=1).pad(2, "Hellas", 5), "Recruiter", "board pad 1")
    assert t.pad(1).launched
    assert not t.pad(2).launched
    assert t.waiting == [2]


@rule(GAME, "Departure: not full")
def test_a_ship_with_free_seats_stays() -> None:
    t = red_planet().pad(1, "Ausonia", 3, blue=1).pad(2, "Hellas", 5)
    t = act(t, "Recruiter", "board pad 1").do(2, "redirect pad 2 to Hellas")
    assert t.pad(1) == ("Ausonia", 3, [1, 1, 0], [], False)
    assert t.state.round == 2


@rule(GAME, "Departure")
def test_a_launched_ship_cannot_be_boarded_destroyed_or_launched_again() -> None:
    t = red_planet().pad(1, "Ausonia", 2, yellow=1, launched=True).pad(2, "Hellas", 5).pad(3, "Hellas", 4)
    t = act(t, "Saboteur")
    assert t.legal(0) == ["board pad 2", "board pad 3"]
    assert why_not(t, 0, "board pad 1") == ["SHIP_LAUNCHED pad 1"]
    t.do(0, "board pad 2")
    assert t.legal(0) == ["destroy pad 2", "destroy pad 3"]
    assert why_not(t, 0, "destroy pad 1") == ["SHIP_LAUNCHED pad 1"]
    t = red_planet().pad(1, "Ausonia", 2, yellow=1, launched=True).pad(2, "Hellas", 5).pad(3, "Hellas", 4)
    t = act(t, "Secret Agent")
    assert why_not(t, 0, "launch pad 1") == ["SHIP_LAUNCHED pad 1"]


@rule(GAME, "Arrival")
def test_everybody_aboard_lands_at_the_destination() -> None:
    t = red_planet().pad(1, "Ausonia", 3, yellow=2, blue=1, launched=True)
    t = idle(t)
    assert t.region("Ausonia").astronauts == [2, 1, 0]
    assert t.colour("yellow").supply == 20


@rule(GAME, "Arrival: resource")
def test_arriving_turns_the_resource_up() -> None:
    t = red_planet().region("Ausonia", resource="celerium", hidden=True).pad(1, "Ausonia", 2, yellow=2, launched=True)
    assert t.region("Ausonia").resource is None
    learned = t.state.learned[:]
    t = idle(t)
    assert t.region("Ausonia").resource == "celerium"
    assert all(now > before for now, before in zip(t.state.learned, learned, strict=True))


@rule(GAME, "Arrival: resource")
def test_an_empty_ship_reveals_nothing() -> None:
    t = idle(red_planet().region("Ausonia", resource="celerium", hidden=True).pad(1, "Ausonia", 2, launched=True))
    assert t.region("Ausonia").resource is None


@rule(GAME, "Arrival: ship and tokens")
def test_the_ship_is_discarded_and_its_tokens_go_back() -> None:
    t = red_planet().pad(1, "Ausonia", 2, tokens=["Hellas", "Phobos"], yellow=2, launched=True)
    ship = t.state.ships[0]
    assert t.state.stock[1] == 1
    assert t.state.stock[9] == 1
    t = idle(t)
    assert t.region("Phobos").astronauts == [2, 0, 0]
    assert t.region("Hellas").astronauts == [0, 0, 0]
    assert t.state.stock == [2] * 10
    assert t.state.ship_discard >> ship & 1


@rule(GAME, "New ships")
def test_every_empty_pad_gets_a_ship() -> None:
    t = red_planet().pad(2, "Hellas", 3, blue=2).ships_on_top(("Ausonia", 2), ("anywhere", 5))
    t = idle(t)
    assert [t.pad(number)[:2] for number in (1, 2, 3)] == [("Ausonia", 2), ("Hellas", 3), ("anywhere", 5)]
    assert t.pad(2).crew == [0, 2, 0]
    assert t.pad(3).crew == [0, 0, 0]


@rule(GAME, "New ships: deck runs out")
def test_the_discard_pile_is_shuffled_when_the_deck_is_empty() -> None:
    t = red_planet().no_ship_deck()
    t = idle(t)
    s = t.state
    assert all(ship >= 0 for ship in s.ships)
    assert s.ship_discard == 0
    assert len(s.ship_deck) - s.ship_taken == 33
    others = idle(red_planet(seed=1).no_ship_deck()).state
    assert s.ships != others.ships or s.ship_deck != others.ship_deck


@rule(GAME, "New ships: deck runs out")
def test_the_deck_is_used_up_before_the_discard_pile() -> None:
    t = red_planet().no_ship_deck().ships_on_top(("Hellas", 3))
    t.state.ship_discard &= ~(1 << t.state.ship_deck[0])
    t = idle(t)
    assert t.pad(1)[:2] == ("Hellas", 3)
    assert len(t.state.ship_deck) - t.state.ship_taken == 33


@rule(GAME, "First player")
def test_who_acted_last_becomes_first() -> None:
    t = red_planet(3).do(0, "choose Pilot").do(1, "choose Recruiter").do(2, "choose Soldier")
    assert t.state.first == 0
    t = red_planet(3).set(first="blue").do(0, "choose Saboteur").do(1, "choose Saboteur").do(2, "choose Soldier")
    assert t.state.first == 2
    t = idle(red_planet(3).set(first="blue"))  # blue, orange, yellow
    assert t.state.first == 0


@rule(GAME, "Round marker")
@pytest.mark.parametrize(("number", "tokens"), [(1, 0), (4, 0), (5, 1), (6, 0), (7, 0), (8, 2), (9, 0)])
def test_rounds_and_productions_follow_the_track(number: int, tokens: int) -> None:
    t = idle(red_planet().set(round=number).region("Hellas", resource="ice", yellow=1))
    assert t.state.round == number + 1
    assert t.colour("yellow").tokens == [tokens, 0, 0]


@rule(GAME, "Round marker")
def test_after_round_ten_come_discovery_production_and_scoring() -> None:
    t = idle(red_planet().set(round=10).region("Hellas", resource="ice", yellow=1))
    assert t.over
    assert t.state.phase == state.OVER
    assert t.colour("yellow").tokens == [3, 0, 0]
    kinds = [event[0] for event in story(t.state.log, SPECTATOR)]
    assert kinds.index(events.PRODUCTION) < kinds.index(events.SHOWN) < kinds.index(events.ENDED)


@rule(GAME, "Course of the game")
def test_a_game_has_ten_rounds() -> None:
    t = red_planet(2)
    rounds = set()
    while not t.over:
        rounds.add(t.state.round)
        t.do(t.waiting[0], t.legal(t.waiting[0])[0])
    assert rounds == set(range(1, 11))
