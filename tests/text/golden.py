"""Golden texts: all that the games say, one file a language, to be read as a diff.

python -m tests.text.golden    writes them anew
"""

from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

from pavonis.core.game import Move
from pavonis.core.space import Space
from pavonis.games import box
from pavonis.text import LANGUAGES, Text, joined, plain
from tests.folders import FOLDERS, part
from tests.text.samples.pocket_mars import effect_questions
from tests.text.samples.pocket_mars_tables import TABLES

FOLDER = Path(__file__).parents[1] / "golden" / "text"
COMMAND = "python -m tests.text.golden"
SAMPLES: dict[str, Any] = {key: import_module(f"tests.text.samples.{folder}") for key, folder in FOLDERS.items()}


def goldens() -> dict[str, str]:
    """Every golden file by name."""
    files: dict[str, str] = {}
    for key, folder in FOLDERS.items():
        for language in LANGUAGES:
            files[f"{folder}.{language}.txt"] = "\n".join(TEXTS[key](language)) + "\n"
            files[f"{folder}.screen.{language}.txt"] = "\n".join(screens(key, language)) + "\n"
    return files


def section(name: str, lines: Iterable[str]) -> list[str]:
    """Lines under a heading."""
    return ["", f"# {name}", "", *lines]


def said(name: str, texts: Iterable[Text]) -> list[str]:
    """Sentences under a heading."""
    return section(name, [plain(text) for text in texts])


def sentences(samples: Any, spoken: Any, questions: list[Any], moves: Iterable[Move]) -> list[str]:
    """Questions, moves, reasons and events."""
    return [
        *section("questions", dict.fromkeys(plain(spoken.question(question)) for question in questions)),
        *section("moves", dict.fromkeys(plain(spoken.move(move)) for move in moves)),
        *said("reasons", [spoken.reason((code, *arguments)) for code, rows in samples.REASONS.items() for arguments in rows]),
        *said("events", [spoken.event((code, *arguments)) for code, rows in samples.EVENTS.items() for arguments in rows]),
    ]


def examples(space: Space, pick: Callable[[list[str], int], str]) -> list[Move]:
    """A move of every range, each of its arguments picked from the names it can have."""
    return [
        space.parse(r.template.format(*[pick(list(names.by_number.values()), place) for place, names in enumerate(r.names)]))
        for r in space.ranges
    ]


def from_the_first(names: list[str], place: int) -> str:
    """Another name for each argument."""
    return names[place % len(names)]


def from_the_middle(names: list[str], place: int) -> str:
    """Another name for each argument, from the middle of a deck."""
    return names[(len(names) // 2 + place) % len(names)]


def from_the_middle_of_many(names: list[str], place: int) -> str:
    """A card from the middle of the deck; of seats, places and buildings another one for each argument."""
    return names[len(names) // 2] if len(names) > 4 else from_the_first(names, place)


def score(key: str, spoken: Any) -> list[str]:
    """The lines of the score sheet."""
    return section("score", [spoken.score_line(line) for line in part(key, "scoring").LINES])


def options(key: str, language: str) -> list[str]:
    """The options and their values."""
    words = box(key).option_words(language)
    described = [f"{name}: {about}" for name, about in words.options.values()]
    return section("options", [*described, *words.values.values()])


def pocket_mars(language: str) -> list[str]:
    """Every card and building with its texts and icons, then the sentences."""
    samples = SAMPLES["pocket-mars"]
    spoken = samples.speak(language)
    lines = [f"# {spoken.title()}"]
    for card in spoken.cards():
        value = "" if card["value"] is None else f" {card['value']}"
        lines += ["", f"{card['name']} ({card['colour_name']}{value})"]
        for half in ("top", "bottom", "ability"):
            if half in card:
                data = card[half]
                lines.append(f"  {spoken.labels()[half]}: {data['text']}  [{plain(data['icons'])}]  {data['source_name']}")
    questions = [*samples.QUESTIONS, *effect_questions(spoken.game)]
    lines += sentences(samples, spoken, questions, examples(spoken.game.space, from_the_middle_of_many))
    return [*lines, *said("rules", spoken.rules()), *score("pocket-mars", spoken)]


def mission_red_planet(language: str) -> list[str]:
    """Every card with its text and where it comes from, equal ships once, then the sentences."""
    samples = SAMPLES["mission-red-planet"]
    spoken = samples.speak(language)
    lines = [f"# {spoken.title()}", ""]
    for card in spoken.cards():
        value = "" if card["value"] is None else f" {card['value']}"
        lines.append(f"{card['name']} ({card['colour_name']}{value}): {card['text']} [{card['source_name']}]")
    space = spoken.game.space
    choices = [
        space.parse(f"choose {name}") for name in next(r for r in space.ranges if r.name == "choose").names[0].by_number.values()
    ]
    return [
        *dict.fromkeys(lines),
        *sentences(samples, spoken, samples.QUESTIONS, [*examples(space, from_the_first), *choices]),
        *said("rules", spoken.rules()),
        *score("mission-red-planet", spoken),
        *section("terms", spoken.language.terms.values()),
    ]


def project_cards(spoken: Any) -> list[str]:
    """Every project card and corporation with its text, then its icons."""
    lines = [f"# {spoken.title()}"]
    for card in spoken.cards():
        if card["kind"] == "phase":
            lines += ["", f"{card['name']} ({card['colour_name']})", f"  {card['text']}"]
            continue
        tags = ", ".join(card["tag_names"])
        lines += ["", f"{card['name']} ({card['colour_name']} {card['value']}{': ' if tags else ''}{tags})", f"  {card['text']}"]
        lines.append(f"  [{plain(joined(card['icons'].values(), ' | '))}]")
    return lines


def terraforming_mars(language: str) -> list[str]:
    """Cards, sentences, the terms of the bots and the options."""
    samples = SAMPLES["terraforming-mars"]
    spoken = samples.speak(language)
    return [
        *project_cards(spoken),
        *sentences(samples, spoken, samples.QUESTIONS, examples(spoken.game.space, from_the_middle)),
        *said("rules", spoken.rules()),
        *score("terraforming-mars", spoken),
        *section("terms", spoken.language.terms.values()),
        *options("terraforming-mars", language),
    ]


def ares_expedition(language: str) -> list[str]:
    """Cards, sentences, phases and standard actions, the terms of the bots and the options."""
    samples = SAMPLES["ares-expedition"]
    spoken = samples.speak(language)
    together = samples.speak(language, 2, samples.the_game(cooperative=True))
    things = [text for thing, text in spoken.things().items() if thing.startswith(("phase", "standard"))]
    return [
        *project_cards(spoken),
        *sentences(samples, spoken, samples.QUESTIONS, examples(spoken.game.space, from_the_middle)),
        *said("rules", spoken.rules()),
        *said("rules of playing together", [paragraph for paragraph in together.rules() if paragraph not in spoken.rules()]),
        *section("phases and standard actions", things),
        *score("ares-expedition", spoken),
        *section("terms", [*spoken.language.terms.values(), spoken.language.partner]),
        *options("ares-expedition", language),
    ]


TEXTS = {
    "pocket-mars": pocket_mars,
    "mission-red-planet": mission_red_planet,
    "terraforming-mars": terraforming_mars,
    "ares-expedition": ares_expedition,
}
WIDTHS = {"pocket-mars": (80, 120), "mission-red-planet": (80, 120), "terraforming-mars": (80, 100), "ares-expedition": (80, 100)}


def screens(key: str, language: str) -> list[str]:
    """The same tables drawn at two widths and described."""
    samples, screen = SAMPLES[key], part(key, "screen")
    lines: list[str] = []
    for name, (game, seats, seen) in tables(key).items():
        spoken = samples.speak(language, seats, game)
        for width in WIDTHS[key]:
            lines += [f"# {name}, {width}", *(plain(line) for line in screen.draw(game, spoken, seen, 0, width)), ""]
        lines += [f"# {name}", *(plain(line) for line in screen.describe(game, spoken, seen, 0)), ""]
    return lines[:-1]


def tables(key: str) -> dict[str, tuple[Any, int, Any]]:
    """The game, the seats and what the first of them sees, by the name of the table."""
    samples = SAMPLES[key]
    if key == "pocket-mars":  # whose tables are written down as they are seen
        return {name: (samples.the_game(), len(seen.players), seen) for name, seen in TABLES.items()}
    return {name: (game, len(s.learned), game.observe(s, 0)) for name, (game, s) in samples.tables().items()}


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file, text in goldens().items():
        (FOLDER / file).write_text(text, encoding="utf-8")
        print(file)
