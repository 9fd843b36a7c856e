"""Text over the sky and the hills of the quiet pages is read easily, by day and by night: 4.5 : 1 where it stands."""

import io
from typing import Any

import pytest

from tests.web.house import PHONE, WIDE, Arrive, Person

Image = pytest.importorskip("PIL.Image", reason="pictures are measured with Pillow")

LEAST = 4.5  # WCAG 2, level AA, for text of any size
STRAY = 0.02  # of the points under a text: a star or the edge of a hill does not make it hard to read
HEAD, FOOT = 0.15, 0.1  # the part of a line above its capitals and below its descenders
PAGES = ["/", "/new/terraforming-mars", "/rules/pocket-mars", "/games", "/settings", "/replay", "/no-such-page"]
TEXTS = """() => {
  const sky = document.querySelector(".sky").getBoundingClientRect();
  const brush = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const rgba = (colour) => {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data];
  };
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest(".hidden, option, :disabled, .miniature") || !seen(parent)) continue;
    const colour = rgba(getComputedStyle(parent).color);
    let clear = 1;
    for (let each = parent; each; each = each.parentElement) clear *= Number(getComputedStyle(each).opacity);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom } of range.getClientRects())
      if (right - left > 2 && bottom <= Math.min(sky.bottom, innerHeight) && right <= innerWidth && left >= 0 && top >= 0)
        found.push({ text: node.data.trim().slice(0, 40), box: [left, top, right, bottom], colour, clear });
  }
  return found;
}"""
BARE = """() => {
  const bare = new CSSStyleSheet();
  bare.replaceSync("* { color: transparent !important; -webkit-text-fill-color: transparent !important; }");
  document.adoptedStyleSheets = [bare];
}"""
DRESSED = "() => { document.adoptedStyleSheets = []; }"


def luminance(colour: tuple[float, ...]) -> float:
    """The relative luminance of a colour, by WCAG 2."""
    parts = [value / 255 for value in colour[:3]]
    red, green, blue = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(text: tuple[float, ...], ground: tuple[float, ...]) -> float:
    """The contrast of two colours, by WCAG 2."""
    light, dark = sorted([luminance(text), luminance(ground)], reverse=True)
    return (light + 0.05) / (dark + 0.05)


def worst(picture: Any, text: dict[str, Any]) -> float:
    """The contrast of a text with the ground under it, but for a few points."""
    left, top, right, bottom = text["box"]
    top, bottom = top + HEAD * (bottom - top), bottom - FOOT * (bottom - top)
    part = picture.crop((int(left), int(top), max(int(right), int(left) + 1), max(int(bottom), int(top) + 1)))
    alpha = text["colour"][3] / 255 * text["clear"]
    points = part.getcolors(part.width * part.height)

    def over(ground: tuple[int, ...]) -> tuple[float, ...]:
        return tuple(alpha * value + (1 - alpha) * below for value, below in zip(text["colour"], ground, strict=False))

    measured = sorted((contrast(over(ground), ground), count) for count, ground in points)
    allowed = STRAY * part.width * part.height
    for value, count in measured:
        allowed -= count
        if allowed < 0:
            return value
    return measured[-1][0]


def hard_to_read(person: Person, path: str) -> tuple[int, list[str]]:
    """How many texts stand over the sky of a page, and those with too little contrast."""
    person.go(path)
    person.wait(".sky")
    person.page.wait_for_load_state("networkidle")
    for _ in range(20):  # until nothing has moved while the picture was taken
        texts = person.page.evaluate(TEXTS)
        person.page.evaluate(BARE)
        picture = Image.open(io.BytesIO(person.page.screenshot())).convert("RGB")
        person.page.evaluate(DRESSED)
        if texts == person.page.evaluate(TEXTS):
            break
    measured = [(worst(picture, text), text["text"]) for text in texts]
    return len(texts), [f"{path}: {text!r} {value:.2f}" for value, text in measured if value < LEAST]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [WIDE, pytest.param(PHONE, marks=pytest.mark.slow)])
def test_text_over_the_hills_has_contrast(arrive: Arrive, size: tuple[int, int], theme: str) -> None:
    ada = arrive(size, theme=theme)
    problems = []
    for path in PAGES:
        count, found = hard_to_read(ada, path)
        assert count, f"nothing stands over the sky of {path}"
        problems += found
    assert not problems, "\n".join(problems)


def test_the_front_page_begins_with_the_night(arrive: Arrive) -> None:
    """Also for whoever follows a light system: the sky is dark, the ground below it is light, and words can be read on both."""
    for size, lang in ((WIDE, "pl"), (PHONE, "ru"), ((2560, 1440), "en")):
        ada = arrive(size, lang, theme="auto")
        count, problems = hard_to_read(ada, "/")
        assert count
        assert not problems, "\n".join(problems)
        picture = Image.open(io.BytesIO(ada.page.screenshot(full_page=True))).convert("RGB")
        sky, ground = picture.getpixel((picture.width // 2, 4)), picture.getpixel((3, picture.height - 4))
        assert luminance(sky) < 0.05, "by night"
        assert luminance(ground) > 0.7, "by day"
