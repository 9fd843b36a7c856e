"""Golden texts of Ares Expedition: all its cards, sentences and a few tables, in every language."""

from pavonis.games.ares_expedition import screen
from pavonis.games.ares_expedition.scoring import LINES
from pavonis.games.ares_expedition.words import AresWords
from pavonis.games.ares_expedition.words.options import OPTIONS, VALUES
from pavonis.text import LANGUAGES, joined, plain
from tests.text import golden_ares_samples as samples

WIDTHS = (80, 100)


def goldens() -> dict[str, str]:
    """Every golden file of this game by name."""
    files: dict[str, str] = {}
    for language in LANGUAGES:
        spoken = samples.speak(language)
        files[f"ares_expedition.{language}.txt"] = "\n".join([*cards(spoken), *sentences(spoken, language)]) + "\n"
        files[f"ares_expedition.screen.{language}.txt"] = "\n".join(screens(language)) + "\n"
    return files


def cards(spoken: AresWords) -> list[str]:
    """Every card and corporation with its text, then its icons."""
    lines = [f"# {spoken.title()}"]
    for card in spoken.cards():
        tags = ", ".join(card["tag_names"])
        lines += ["", f"{card['name']} ({card['colour_name']} {card['value']}{': ' if tags else ''}{tags})", f"  {card['text']}"]
        lines.append(f"  [{plain(joined(card['icons'].values(), ' | '))}]")
    return lines


def sentences(spoken: AresWords, language: str) -> list[str]:
    """Questions, moves, reasons, events, the rules, phases, standard actions, the score sheet, terms and options."""
    space = spoken.game.space
    moves = [
        space.parse(found.template.format(*[names[(len(names) // 2 + i) % len(names)] for i, names in enumerate(found.names)]))
        for found in space.ranges
    ]
    things = spoken.things()
    return [
        *("", "# questions", ""),
        *dict.fromkeys(plain(spoken.question(question)) for question in samples.QUESTIONS),
        *("", "# moves", ""),
        *(plain(spoken.move(move)) for move in moves),
        *("", "# reasons", ""),
        *(plain(spoken.reason((code, *arguments))) for code, rows in samples.REASONS.items() for arguments in rows),
        *("", "# events", ""),
        *(plain(spoken.event((code, *arguments))) for code, rows in samples.EVENTS.items() for arguments in rows),
        *("", "# rules", ""),
        *(plain(paragraph) for paragraph in samples.speak(language, 2, samples.the_game(cooperative=True)).rules()),
        *("", "# phases and standard actions", ""),
        *(text for thing, text in things.items() if thing.startswith(("phase", "standard"))),
        *("", "# score", ""),
        *(spoken.score_line(line) for line in LINES),
        *("", "# terms", ""),
        *spoken.language.terms.values(),
        *("", "# options", ""),
        *(f"{name}: {about}" for name, about in OPTIONS[language].values()),
        *VALUES[language].values(),
    ]


def screens(language: str) -> list[str]:
    """The same tables drawn at two widths and described."""
    lines: list[str] = []
    for name, (game, s) in samples.tables().items():
        spoken = samples.speak(language, len(s.hands), game)
        seen = game.observe(s, 0)
        for width in WIDTHS:
            lines += [f"# {name}, {width}", *(plain(line) for line in screen.draw(game, spoken, seen, 0, width)), ""]
        lines += [f"# {name}", *(plain(line) for line in screen.describe(game, spoken, seen, 0)), ""]
    return lines[:-1]
