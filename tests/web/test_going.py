"""Clocks, plans, giving up and hiding, as people see them in their browsers."""

from typing import Any

from tests.web.house import PHONE, WIDE, Arrive, Person


def seated(ada: Person, bob: Person) -> str:
    """A table of two with a clock; Ada has opened it in the page and Bob comes by its address."""
    ada.go("/new/terraforming-mars")
    ada.wait(".seats li")
    ada.page.locator(".seats li").nth(2).get_by_role("button").click()
    ada.page.select_option("[data-clock=kind]", "bank")
    ada.page.select_option("[data-clock=seconds]", "1800")
    ada.page.select_option("[data-clock=end]", "lose")
    ada.page.click("[data-act=open]")
    ada.wait("[data-act=more]")
    bob.go(f"/table/{ada.table}")
    bob.page.locator("[data-act=sit]").first.click()
    ada.page.locator("[data-act=start]:not([disabled])").click()
    ada.wait("span[data-clock]")
    return ada.table


def may_pass(moves: list[dict[str, Any]]) -> bool:
    """Whoever still owes the first action of a corporation may not."""
    return any(move["name"] == "pass" for move in moves)


def to_an_action(people: list[Person]) -> tuple[Person, Person]:
    """Whoever is to take an action, and whoever waits for them; both of them may pass."""
    for _ in range(200):
        views = [person.api("GET", f"tables/{person.table}") for person in people]
        waiting = views[0]["play"]["waiting"]
        acting, other = people[waiting[0]], people[1 - waiting[0]]
        alone = len(waiting) == 1 and may_pass(views[waiting[0]]["play"]["moves"])
        if alone and may_pass(other.api("GET", f"tables/{other.table}/plan?seat={1 - waiting[0]}")):
            return acting, other
        acting.answer_once()
    raise AssertionError("nobody is asked for an action")


def test_a_clock_a_plan_and_giving_up(arrive: Arrive) -> None:
    ada, bob = arrive(WIDE), arrive(PHONE, "pl")
    table = seated(ada, bob)
    assert ada.page.locator("span[data-clock]").first.inner_text().strip().startswith(("29:", "30:"))
    acting, waiting = to_an_action([ada, bob])
    waiting.page.click("[data-act=plan]")
    waiting.wait("dialog [data-move=pass]")
    waiting.shot("plan")
    assert not waiting.violations()
    waiting.page.click("dialog [data-move=pass]")
    waiting.wait("[data-plan=planned]")
    assert acting.page.locator("[data-plan]").count() == 0, "nobody else sees it"
    waiting.shot("planned")
    acting.shot("clock")
    step = waiting.step()
    seen = acting.api("GET", f"tables/{table}")
    passing = next(move["move"] for move in seen["play"]["moves"] if move["name"] == "pass")
    acting.api("POST", f"tables/{table}/moves", {"seat": seen["viewer"], "step": seen["play"]["step"], "moves": [passing]})
    waiting.until("before => document.querySelector('.screen')?.dataset.step !== before", step)
    waiting.until("() => !document.querySelector('[data-plan=planned]')")
    ada.page.click("[data-act=seats]")
    ada.page.click("dialog [data-act=concede]")
    ada.page.click("[data-act=concede-sure]")
    for person in (ada, bob):
        person.page.locator("[data-act=result]").first.click()
        person.wait("[data-total]")
    assert ada.api("GET", f"tables/{table}")["result"]["winners"] == [1]
    ada.go("/")
    ada.wait("[data-act=hide]")
    ada.page.click("[data-act=hide]")
    ada.wait("[data-act=hidden]")
    assert ada.page.locator("a.table").count() == 0
    ada.page.click("[data-act=hidden]")
    ada.wait("a.table")
    assert ada.overflow() <= 0
    assert bob.overflow() <= 0
