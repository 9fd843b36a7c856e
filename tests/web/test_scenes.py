"""Every card has a picture of its own, in the browser that draws it, and no two are alike to the eye."""

import tomllib
from typing import Any

import pytest

from tests.web.house import ROOT, Arrive

UNPAINTED = ("character", "layout", "phase")  # portraits and maps of Mission: Red Planet, phase cards of Ares Expedition
GAMES = {"terraforming-mars": 221, "ares-expedition": 220, "pocket-mars": 40, "mission-red-planet": 66}
NEAREST = 11  # of 32 × 20 × 3 samples: how much two pictures must differ on average, of 255

# Each picture as 32 × 20 samples of colour, and how far apart the nearest ones are.
COMPARE = """async () => {
  const images = [...document.querySelectorAll("article.card .picture img")];
  await Promise.all(images.map((image) => image.decode()));
  const canvas = Object.assign(document.createElement("canvas"), {width: 32, height: 20});
  const brush = canvas.getContext("2d", {willReadFrequently: true});
  const seen = images.map((image) => {
    brush.drawImage(image, 0, 0, 32, 20);
    const name = image.closest("article").querySelector(".name").textContent;
    return {name, source: image.src, dots: brush.getImageData(0, 0, 32, 20).data};
  });
  const pairs = [];
  for (let one = 0; one < seen.length; one += 1)
    for (let other = 0; other < one; other += 1) {
      let sum = 0;
      for (let dot = 0; dot < seen[one].dots.length; dot += 1) sum += Math.abs(seen[one].dots[dot] - seen[other].dots[dot]);
      pairs.push([Math.round(sum / 192) / 10, seen[one].name, seen[other].name]);
    }
  pairs.sort((one, other) => one[0] - other[0]);
  return {count: seen.length, sources: new Set(seen.map(({source}) => source)).size, pairs: pairs.slice(0, 12)};
}"""


def lines(game: str) -> set[str]:
    """The keys of the lines that are set by hand."""
    return set(tomllib.loads((ROOT / "web" / "src" / "scenes" / f"{game}.toml").read_text(encoding="utf-8")))


def key(card: dict[str, Any]) -> str:
    return str(card.get("printed") or f"{card['kind']} {card['number']}")


@pytest.mark.parametrize(("game", "count"), GAMES.items())
def test_every_card_has_a_picture_of_its_own(arrive: Arrive, game: str, count: int) -> None:
    ada = arrive()
    cards = ada.api("GET", f"games/{game}/cards")
    assert lines(game) == {key(card) for card in cards if card["kind"] not in UNPAINTED}
    ada.go(f"/cards/{game}")
    ada.until(f"document.querySelectorAll('article.card .picture img').length === {count}", seconds=60)
    found = ada.page.evaluate(COMPARE)
    print(*found["pairs"], sep="\n")
    assert (found["count"], found["sources"]) == (count, count)
    assert found["pairs"][0][0] >= NEAREST, found["pairs"]
    assert ada.page.locator(".picture:not([aria-hidden=true])").count() == 0
