"""The list of languages for the page, which cannot read Python.

python -m tests.text.languages    writes it anew
"""

import json
from pathlib import Path

from pavonis.text import LANGUAGES

FILE = Path(__file__).parents[2] / "web" / "src" / "phrases" / "languages.json"


def listed() -> str:
    """The file as it should be."""
    return json.dumps(LANGUAGES, ensure_ascii=False, indent=2) + "\n"


if __name__ == "__main__":
    FILE.write_text(listed(), encoding="utf-8")
    print(FILE.name)
