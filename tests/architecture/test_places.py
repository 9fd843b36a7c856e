"""The repository stands alone: it names no folder outside it, nobody's home and no registry."""

from pathlib import Path

import pytest

from tests.architecture import checks


def test_no_file_names_a_place_outside() -> None:
    found = {str(path.relative_to(checks.ROOT)): bad for path, text in checks.texts() if (bad := checks.unwanted(text))}
    assert not found


def test_the_files_that_matter_are_read() -> None:
    read = {str(path.relative_to(checks.ROOT)) for path, _ in checks.texts()}
    assert {
        "pyproject.toml",
        "constraints.txt",
        ".gitignore",
        ".ci/run",
        "src/pavonis/__init__.py",
        "tests/build/toy.py",
    } <= read


@pytest.mark.parametrize(
    "text",
    [
        "see ../" + "shared/notes.md",
        "/" + "home/ada/pavonis/setup.py",
        "'/" + "root/.cache'",
        "/" + "Users/ada/x",
        "https://" + "pypi" + ".org/simple",
        "https://files." + "pythonhosted" + ".org/x.whl",
        '"resolved": "https://registry.' + "npmjs" + '.org/svelte"',
        "registry." + "yarnpkg" + ".com",
        "open('/srv/" + "checkout/x')",
    ],
)
def test_found(text: str) -> None:
    assert checks.unwanted(text, Path("/srv/" + "checkout"))


@pytest.mark.parametrize("text", ["from ..shared import x", "https://example.com/home/page/", "the home of a card", "/rooted"])
def test_not_found(text: str) -> None:
    assert not checks.unwanted(text, Path("/srv/" + "checkout"))
