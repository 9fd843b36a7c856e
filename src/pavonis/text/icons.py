"""Icons with a plain word each, so that a card reads without pictures; a game's `words/icons.py` says which icons a card has."""

from collections.abc import Mapping, Sequence

from pavonis.text.pieces import Piece, Text, say, signed


def pictured(icon: str, kinds: Mapping[str, Sequence[str]], what: int, own: str) -> str:
    """The name of the picture of an effect: "{resource}_production" with what it is about, {own} for the cubes of its card."""
    for kind, names in kinds.items():
        if f"{{{kind}}}" in icon:
            return icon.replace(f"{{{kind}}}", names[what])
    return icon.replace("{own}", own)


class Icons:
    """The icons of project cards in the words of one language. "plants" is a resource, "plants_production" its production."""

    def __init__(self, words: dict[str, str], nouns: dict[str, str]) -> None:
        self.words = words  # of the icons that are no nouns of the game
        self.nouns = nouns

    def icon(self, name: str, n: int = 0, amount: str = "") -> Text:
        """A picture with its word and, if it has one, its number."""
        return say(Piece(f"{self.word(name)} {amount}".rstrip(), "", "icon", n, name))

    def change(self, name: str, n: int) -> Text:
        """So much more or less of something."""
        return self.icon(name, n, signed(n))

    def word(self, name: str) -> str:
        """The plain word of an icon."""
        if name.endswith("_production"):
            return f"{self.words['production']}: {self.nouns[name.removesuffix('_production')]}"
        return self.nouns[name] if name in self.nouns else self.words[name]
