"""What the terminal itself says, one file for each language. What a game says is in the game's own `words/`."""

from pavonis.text import catalogue


class Phrases:
    """The terminal's own sentences in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._phrases: dict[str, str] = catalogue(__name__, language)

    def __call__(self, key: str, **values: object) -> str:
        return self._phrases[key].format(**values)
