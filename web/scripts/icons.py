"""Draw the icons and the preview picture of the page: `python web/scripts/icons.py`. Needs Chromium and Pillow."""

import io
import os
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).resolve().parents[1] / "public"
CHROMIUM = os.environ.get("PAVONIS_CHROMIUM", "/usr/bin/chromium")
PREVIEW = """<style>body{margin:0}text{font:800 92px 'Nunito Sans',sans-serif;fill:#fff3e4}
text+text{font:600 34px 'Nunito Sans',sans-serif}</style>
<svg width="1200" height="630" viewBox="0 0 1200 630">
<defs><linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="#12152e"/><stop offset=".6" stop-color="#57304a"/>
<stop offset="1" stop-color="#a44a35"/></linearGradient>
<radialGradient id="p" cx="36%" cy="30%" r="76%"><stop offset="0" stop-color="#f0a066"/><stop offset=".55" stop-color="#c25a30"/>
<stop offset="1" stop-color="#5d2427"/></radialGradient></defs>
<rect width="1200" height="630" fill="url(#s)"/><circle cx="890" cy="270" r="226" fill="#a6dcec" opacity=".14"/>
<circle cx="890" cy="270" r="200" fill="url(#p)"/><path d="M800 96q90-30 180 0q-90 26-180 0Z" fill="#f2f6f8" opacity=".85"/>
<path d="M760 250q70-50 140-10t150-16q40 60-40 90t-170 20q-90-20-80-84Z" fill="#2f78a8" opacity=".85"/>
<path d="M900 330q70-30 110 10t-40 80q-80 10-100-30t30-60Z" fill="#5f8f3f" opacity=".9"/>
<path d="M0 520c160-60 300-10 470-40s330-60 730-10v160H0Z" fill="#4b2338"/>
<path d="M0 580c240-40 520-10 1200-30v80H0Z" fill="#1d1a38"/>
<path d="M180 566a70 70 0 0 1 140 0Z" fill="#a6dcec" opacity=".5"/>
<path d="M180 566a70 70 0 0 1 140 0" fill="none" stroke="#e5f5fa" stroke-width="4"/>
<text x="80" y="270">Pavonis</text><text x="84" y="330">Four games about Mars, with friends and bots</text></svg>"""


def shot(page: Page, html: str, width: int, height: int, name: str) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.set_content(html)
    drawn = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
    colours = drawn.convert("RGB").quantize(128) if name == "preview" else drawn
    colours.save(PUBLIC / f"{name}.png", optimize=True)


def main() -> None:
    icon = (PUBLIC / "favicon.svg").read_text().replace('rx="7"', "")
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page()
        for size in (192, 512):
            shot(page, f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{icon}", size, size, f"icon-{size}")
        shot(page, PREVIEW, 1200, 630, "preview")
        browser.close()


if __name__ == "__main__":
    main()
