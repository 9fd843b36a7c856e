"""Golden texts: all that the games say, one file a language, to be read as a diff. Those of Pocket Mars are made here.

python -m tests.text.golden    writes them anew
"""

from pathlib import Path
from typing import Any

from pavonis.games import load
from pavonis.games.pocket_mars import screen
from pavonis.games.pocket_mars.game import PocketMars
from pavonis.games.pocket_mars.scoring import LINES
from pavonis.games.pocket_mars.words import PocketMarsWords, words
from pavonis.text import LANGUAGES, plain
from tests.text import golden_ares, golden_mars, golden_red_planet, samples, tables

FOLDER = Path(__file__).parents[1] / "golden" / "text"
COMMAND = "python -m tests.text.golden"


def goldens() -> dict[str, str]:
    """Every golden file by name."""
    files = {**golden_red_planet.goldens(), **golden_mars.goldens(), **golden_ares.goldens()}
    for language in LANGUAGES:
        game = load("pocket-mars")
        assert isinstance(game, PocketMars)
        spoken = words(game, language, samples.NAMES[language])
        files[f"pocket_mars.{language}.txt"] = "\n".join([*cards(spoken), *sentences(spoken)]) + "\n"
        files[f"pocket_mars.screen.{language}.txt"] = "\n".join(screens(game, spoken)) + "\n"
    return files


def cards(spoken: PocketMarsWords) -> list[str]:
    """Every card and building with its texts and icons."""
    lines = [f"# {spoken.title()}"]
    for card in spoken.cards():
        value = "" if card["value"] is None else f" {card['value']}"
        lines += ["", f"{card['name']} ({card['colour_name']}{value})"]
        for half in ("top", "bottom", "ability"):
            if half in card:
                lines.append(half_line(spoken, half, card[half]))
    return lines


def half_line(spoken: PocketMarsWords, half: str, data: dict[str, Any]) -> str:
    """One half of a card."""
    label: str = getattr(spoken.labels, half)
    return f"  {label}: {data['text']}  [{plain(data['icons'])}]  {data['source_name']}"


def sentences(spoken: PocketMarsWords) -> list[str]:
    """Questions, moves, reasons, events, the rules and the score sheet."""
    game = spoken.game
    moves = [game.space.parse(r.template.format(*examples(r.names))) for r in game.space.ranges]
    asked = [*samples.QUESTIONS, *samples.effect_questions(game)]
    reasons = [(code, *arguments) for code, rows in samples.REASONS.items() for arguments in rows]
    events = [(code, *arguments) for code, rows in samples.EVENTS.items() for arguments in rows]
    return [
        *("", "# questions", ""),
        *dict.fromkeys(plain(spoken.question(question)) for question in asked),
        *("", "# moves", ""),
        *(plain(spoken.move(move)) for move in moves),
        *("", "# reasons", ""),
        *(plain(spoken.reason(reason)) for reason in reasons),
        *("", "# events", ""),
        *(plain(spoken.event(event)) for event in events),
        *("", "# rules", ""),
        *(plain(paragraph) for paragraph in spoken.rules()),
        *("", "# score", ""),
        *(spoken.score_line(line) for line in LINES),
    ]


def examples(names: list[list[str]]) -> list[str]:
    """A card from the middle of the deck; of seats, places and buildings another one for each argument."""
    return [choice[len(choice) // 2] if len(choice) > 4 else choice[place % len(choice)] for place, choice in enumerate(names)]


def screens(game: PocketMars, spoken: PocketMarsWords) -> list[str]:
    """The same tables drawn at two widths and described."""
    lines: list[str] = []
    for name, seen in tables.TABLES.items():
        for width in (80, 120):
            lines += [f"# {name}, {width}", *(plain(line) for line in screen.draw(game, spoken, seen, 0, width)), ""]
        lines += [f"# {name}", *(plain(line) for line in screen.describe(game, spoken, seen, 0)), ""]
    return lines[:-1]


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file, text in goldens().items():
        (FOLDER / file).write_text(text, encoding="utf-8")
        print(file)
