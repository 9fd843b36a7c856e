"""The front page: nothing moves when the server answers, its game rests when nobody looks, and one click plays as chosen."""

from tests.web.house import PHONE, WIDE, Arrive

SHIFT = """new Promise((tell) => {
  let sum = 0;
  new PerformanceObserver((list) => { for (const each of list.getEntries()) if (!each.hadRecentInput) sum += each.value; })
    .observe({type: "layout-shift", buffered: true});
  setTimeout(() => tell(sum), 1500);
})"""
FRAME = "document.querySelector('.miniature .tile') && document.querySelectorAll('.miniature .tile').length"

CUT = """() => {
  const top = document.querySelector('.sky svg').getBoundingClientRect().top;
  return [...document.querySelectorAll('.sky .far, .sky .halo')].filter(each => each.getBoundingClientRect().top < top).length;
}"""
LETTERS = "parseFloat(getComputedStyle(document.querySelector('%s')).fontSize) * document.querySelector('%s').currentCSSZoom"


def test_nothing_moves_when_the_server_answers(arrive: Arrive) -> None:
    for size in (WIDE, PHONE):
        ada = arrive(size)
        ada.go("/")
        ada.wait(".miniature")
        assert ada.page.evaluate(SHIFT) < 0.02


def test_the_game_on_the_front_page_rests_where_nothing_may_move(arrive: Arrive) -> None:
    ada, bob = arrive(motion="none"), arrive(motion="full")
    for person in (ada, bob):
        person.go("/")
        person.wait(".miniature")
    before = ada.page.evaluate(FRAME)
    bob.until(f"({FRAME}) > 2", seconds=40)
    assert before == ada.page.evaluate(FRAME) > 40


def test_a_large_screen_shows_the_whole_sky_and_larger_letters(arrive: Arrive) -> None:
    """And nothing is wider than the window."""
    ada = arrive()
    letters = []
    for width, height in (WIDE, (1920, 1080), (2560, 1440)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.go("/")
        ada.wait(".miniature")
        assert ada.page.evaluate(CUT) == 0, (width, height)
        assert ada.overflow() <= 0
        letters.append([ada.page.evaluate(LETTERS % (part, part)) for part in ("header.top .home", ".game h2")])
    assert letters == sorted(letters)
    assert all(large > 1.5 * small for small, large in zip(letters[0], letters[-1], strict=True))


def test_players_and_level_are_chosen_beside_play(arrive: Arrive) -> None:
    ada = arrive()
    ada.go("/")
    card = ada.page.locator(".game").filter(has=ada.page.locator("a[href='/rules/pocket-mars']"))
    card.get_by_label("Players").last.select_option("4")
    card.get_by_label("Level of the bots").select_option("relaxed")
    card.locator("[data-act=play]").click()
    ada.wait(".screen")
    seats = ada.api("GET", f"tables/{ada.table}")["seats"]
    assert [seat["level"] for seat in seats] == [None, "relaxed", "relaxed", "relaxed"]


def test_the_page_can_be_installed_and_shared(arrive: Arrive) -> None:
    ada = arrive()
    ada.go("/")
    shared = ada.page.evaluate("document.querySelector('meta[property=\"og:image\"]').content")
    manifest = ada.context.request.get(f"{ada.address}/manifest.webmanifest")
    assert manifest.ok
    for address in (shared, *(icon["src"] for icon in manifest.json()["icons"])):
        assert ada.context.request.get(ada.address + address).ok, address
