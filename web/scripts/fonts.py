"""The letters of the page, narrowed once and for all: `python web/scripts/fonts.py` (needs fonttools and brotli).

The page sets all text at 88 % of the usual width. The font from npm can be set at any width;
at a fixed one it has two thirds of the bytes.
"""

import re
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WIDTH = 88
WEB = Path(__file__).resolve().parents[1]
SOURCE = WEB / "node_modules" / "@fontsource-variable" / "nunito-sans"
TARGET = WEB / "src" / "fonts"


def main() -> None:
    """Write the fonts and the style sheet that names them."""
    sheet = (SOURCE / "wdth.css").read_text()
    for name in re.findall(r"files/(\S+?)-wdth-normal\.woff2", sheet):
        font = TTFont(SOURCE / "files" / f"{name}-wdth-normal.woff2")
        narrow = instantiateVariableFont(font, {"wdth": WIDTH})
        narrow.flavor = "woff2"
        narrow.save(TARGET / f"{name}.woff2")
    sheet = re.sub(r"files/(\S+?)-wdth-normal\.woff2", r"\1.woff2", sheet)
    sheet = re.sub(r"\n  font-stretch: [^;]+;", "", sheet)
    sheet = sheet.replace("-wdth-normal */", " */")
    (TARGET / "fonts.css").write_text(f"/* Written by scripts/fonts.py. */\n{sheet.strip()}\n")


if __name__ == "__main__":
    main()
