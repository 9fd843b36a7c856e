"""Texts in a terminal: how wide they are, and how they are cut, padded, wrapped and set side by side."""

from collections.abc import Collection

from rich.cells import cell_len

from pavonis.text.pieces import Piece, Text, plain, say

ELLIPSIS = "…"
SHAPES = "●▲■◆★✚"  # one for each seat or colour, so that no colour is needed to tell them apart
Sheet = list[tuple[str, int, Text]]  # a score sheet by its lines: the name, the points, and where they come from


def width(text: Text | str) -> int:
    """How many columns a text takes: a name may have wide letters, or marks that take none."""
    if not isinstance(text, str):
        return sum([width(piece.text) for piece in text])
    return cell_len(text)  # of the library that prints it


def cut(text: Text, room: int) -> Text:
    """The text if it fits, or its beginning and an ellipsis."""
    if width(text) <= room:
        return text
    kept: Text = []
    left = room - 1
    for piece in text:
        fitting = _fitting(piece.text, left)
        kept.append(piece._replace(text=fitting))
        left -= width(fitting)
        if fitting != piece.text:
            break
    return say(kept, ELLIPSIS)


def _fitting(text: str, room: int) -> str:
    """As much of the beginning as fits."""
    end = len(text)
    while width(text[:end]) > room:
        end -= 1
    return text[:end]


def pad(text: Text, room: int, right: bool = False) -> Text:
    """The text cut or filled with spaces to exactly so many columns."""
    text = cut(text, room)
    space = " " * (room - width(text))
    return say(space, text) if right else say(text, space)


def wrap(text: Text, room: int) -> list[Text]:
    """The text in lines of at most so many columns, broken at spaces, within a word only where it must be.

    A number stays with what it counts.
    """
    lines: list[Text] = []
    line: Text = []
    for word in _words(text, room):
        if line and width(line) + 1 + width(word) > room:
            lines.append(line)
            line = []
        line = _spaced(line, word) if line else word
    return [*lines, line] if line else lines


def _words(text: Text, room: int) -> list[Text]:
    """The words of a text, each as pieces: a number with the word after it, and one wider than the room in parts."""
    words: list[Text] = [[]]
    for piece in text:
        first, *others = piece.text.split(" ")
        words[-1].append(piece._replace(text=first))
        words.extend([piece._replace(text=other)] for other in others)
    glued: list[Text] = []
    for part in [part for word in words for part in _parts(say(*word), room)]:
        counts = glued and plain(glued[-1]).isdecimal() and width(glued[-1]) + 1 + width(part) <= room
        glued[-1:] = [_spaced(glued[-1], part)] if counts else [*glued[-1:], part]
    return glued


def _parts(word: Text, room: int) -> list[Text]:
    """A word in as many parts as it takes for each to fit."""
    parts: list[Text] = [[]]
    for piece in word:
        rest = piece.text
        while rest:
            head = _fitting(rest, room - width(parts[-1]))
            if not head and parts[-1]:
                parts.append([])
                continue
            head = head or rest[0]  # a letter wider than the room has to go somewhere
            parts[-1] = say(parts[-1], piece._replace(text=head))
            rest = rest[len(head) :]
    return [part for part in parts if part]


def _spaced(line: Text, word: Text) -> Text:
    """A line and one more word; between words of one piece the space is of that piece too."""
    last, first = line[-1], word[0]
    if last[1:] != first[1:]:
        return say(line, " ", word)
    return [*line[:-1], last._replace(text=f"{last.text} {first.text}"), *word[1:]]


def hang(head: Text, text: Text, room: int) -> list[Text]:
    """A text wrapped beside its head: the first line begins with the head, the others with as much space."""
    indent = width(head)
    lines = wrap(text, max(1, room - indent))
    return [say(head if number == 0 else " " * indent, line) for number, line in enumerate(lines)]


def beside(left: list[Text], right: list[Text], room: int, gap: int = 2) -> list[Text]:
    """Two blocks next to each other; the left one is so many columns wide."""
    height = max(len(left), len(right))
    lines = [*left, *([[]] * (height - len(left)))]
    others = [*right, *([[]] * (height - len(right)))]
    return [say(pad(line, room), " " * gap, other) if other else line for line, other in zip(lines, others, strict=True)]


def table(rows: list[list[Text]], room: int, right: Collection[int] = ()) -> list[Text]:
    """Rows in columns as wide as they need to be, as far apart as there is room for; the last column is cut if there is none."""
    count = len(rows[0])
    widths = [max([width(row[column]) for row in rows]) for column in range(count)]
    fixed = sum(widths[:-1])
    gap = 3 if fixed + widths[-1] + 3 * (count - 1) <= room else 2 if fixed + 2 * (count - 1) + min(widths[-1], 20) <= room else 1
    last = max(1, room - fixed - gap * (count - 1))
    lines: list[Text] = []
    for row in rows:
        line: Text = []
        for column, size in enumerate(widths[:-1]):
            line = say(line, pad(row[column], size, column in right), " " * gap)
        lines.append(trimmed(say(line, cut(row[-1], last))))
    return lines


def draw_sheet(sheet: Sheet, room: int) -> list[Text]:
    """A score sheet as a column of numbers, with where they come from wrapped beside them."""
    lines: list[Text] = []
    for name, points, detail in sheet:
        lines += hang(say(f"   {points:>3} ".replace("-", "−")), say(name, ": " if detail else "", detail), room)
    return lines


def describe_sheet(player: Piece, sheet: Sheet) -> list[Text]:
    """The same as sentences about a player."""
    lines: list[Text] = []
    for name, points, detail in sheet:
        shown = f"{points}".replace("-", "−")
        lines.append(say(player, f", {name}: {shown}", " (" if detail else "", detail, ")." if detail else "."))
    return lines


def trimmed(text: Text) -> Text:
    """The text without spaces at its end."""
    kept = list(text)
    while kept:
        last = kept.pop()
        shorter = last.text.rstrip(" ")
        if shorter:
            return [*kept, last._replace(text=shorter)]
    return kept


def rule(room: int) -> Text:
    """A line across the screen."""
    return [Piece("─" * room, "dim")]
