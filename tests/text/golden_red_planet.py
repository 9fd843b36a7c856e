"""Golden texts of Mission: Red Planet: all its cards, sentences and a few tables, in every language."""

from pavonis.games.mission_red_planet import screen
from pavonis.games.mission_red_planet.scoring import LINES
from pavonis.games.mission_red_planet.words import RedPlanetWords
from pavonis.text import LANGUAGES, plain
from tests.text import red_planet_samples as samples


def goldens() -> dict[str, str]:
    """Every golden file of this game by name."""
    files: dict[str, str] = {}
    for language in LANGUAGES:
        spoken = samples.speak(language)
        files[f"mission_red_planet.{language}.txt"] = "\n".join([*cards(spoken), *sentences(spoken)]) + "\n"
        files[f"mission_red_planet.screen.{language}.txt"] = "\n".join(screens(language)) + "\n"
    return files


def cards(spoken: RedPlanetWords) -> list[str]:
    """Every card with its text and where it comes from; equal ships once."""
    lines = [f"# {spoken.title()}", ""]
    for card in spoken.cards():
        value = "" if card["value"] is None else f" {card['value']}"
        lines.append(f"{card['name']} ({card['colour_name']}{value}): {card['text']} [{card['source_name']}]")
    return list(dict.fromkeys(lines))


def sentences(spoken: RedPlanetWords) -> list[str]:
    """Questions, moves, reasons, events, the rules, the score sheet and the terms of the bots."""
    space = spoken.game.space
    moves = [
        space.parse(found.template.format(*[names[i % len(names)] for i, names in enumerate(found.names)]))
        for found in space.ranges
    ]
    choices = [space.parse(f"choose {name}") for name in space.ranges[[r.name for r in space.ranges].index("choose")].names[0]]
    return [
        *("", "# questions", ""),
        *dict.fromkeys(plain(spoken.question(question)) for question in samples.QUESTIONS),
        *("", "# moves", ""),
        *dict.fromkeys(plain(spoken.move(move)) for move in [*moves, *choices]),
        *("", "# reasons", ""),
        *(plain(spoken.reason((code, *arguments))) for code, rows in samples.REASONS.items() for arguments in rows),
        *("", "# events", ""),
        *(plain(spoken.event((code, *arguments))) for code, rows in samples.EVENTS.items() for arguments in rows),
        *("", "# rules", ""),
        *(plain(paragraph) for paragraph in spoken.rules()),
        *("", "# score", ""),
        *(spoken.score_line(line) for line in LINES),
        *("", "# terms", ""),
        *spoken.language.terms.values(),
    ]


def screens(language: str) -> list[str]:
    """The same tables drawn at two widths and described."""
    game = samples.the_game()
    lines: list[str] = []
    for name, s in samples.tables().items():
        spoken = samples.speak(language, len(s.seats))
        seen = game.observe(s, 0)
        for width in (80, 120):
            lines += [f"# {name}, {width}", *(plain(line) for line in screen.draw(game, spoken, seen, 0, width)), ""]
        lines += [f"# {name}", *(plain(line) for line in screen.describe(game, spoken, seen, 0)), ""]
    return lines[:-1]
