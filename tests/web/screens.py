"""Contact sheets of today's screens: `python -m tests.web.screens` writes WebP pictures into docs/screens.

It needs a built page, Chromium and Pillow.
"""

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from pavonis.games import load
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.house import BOT, ME, PHONE, ROOT, WIDE, Person, Server
from tests.web.staged import LATE, stage

FOLDER = ROOT / "docs" / "screens"
GAMES = ["terraforming-mars", "ares-expedition", "pocket-mars", "mission-red-planet"]
LOOKS = [("en", "dark"), ("ru", "light")]
COLUMNS = 3
QUALITY = 62


def shots(browser: Browser, server: Server, size: tuple[int, int], lang: str, theme: str) -> list[Image.Image]:
    """The front page, and of each game the cards, a table at its beginning, and a full one near its end."""
    found = []

    def keep(person: Person) -> None:
        person.page.wait_for_timeout(1200)
        found.append(Image.open(io.BytesIO(person.page.screenshot())).convert("RGB"))

    person = Person(browser, server.address, size, lang, theme=theme, moves="folded")
    person.go("/")
    person.wait(".miniature", 60_000)
    keep(person)
    for game in GAMES:
        person.go(f"/cards/{game}")
        person.page.wait_for_selector("article.card", timeout=60_000)
        keep(person)
        person.sit(ME, BOT, BOT, game=game, seed="5")
        person.wait(".screen .bar", 60_000)
        keep(person)
        person.go(stage(person, server.folder, game, max(load(game).seats), LATE))
        person.wait(".screen .bar.mine", 60_000)
        keep(person)
    person.context.close()
    return found


def sheet(pictures: list[Image.Image], width: int) -> Image.Image:
    """All pictures on one, so many side by side."""
    small = [each.resize((width, each.height * width // each.width), Image.Resampling.LANCZOS) for each in pictures]
    rows = -(-len(small) // COLUMNS)
    height = small[0].height
    whole = Image.new("RGB", (COLUMNS * width, rows * height), "#10132a")
    for place, each in enumerate(small):
        whole.paste(each, (place % COLUMNS * width, place // COLUMNS * height))
    return whole


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as player, tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        browser = player.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for name, size, width in (("wide", WIDE, 560), ("phone", PHONE, 280)):
                for lang, theme in LOOKS:
                    path = FOLDER / f"{name}-{lang}-{theme}.webp"
                    sheet(shots(browser, server, size, lang, theme), width).save(path, quality=QUALITY, method=6)
                    print(path.relative_to(ROOT), f"{path.stat().st_size // 1024} kB")
        finally:
            browser.close()
            server.end()
    return 0


if __name__ == "__main__":
    sys.exit(main())
