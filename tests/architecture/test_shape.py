"""Files and functions that can be read in one sitting."""

from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.architecture import checks


@pytest.mark.parametrize("path", checks.modules(), ids=checks.module_name)
def test_sizes(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert checks.may_be_long(path) or not checks.too_long_file(source)
    assert not checks.long_functions(source)


def test_long_file_is_found() -> None:
    assert checks.too_long_file("x = 1\n" * 401)
    assert not checks.too_long_file("x = 1\n" * 400)


def test_tables_may_be_long() -> None:
    assert checks.may_be_long(Path("games/pocket_mars/cards.py"))
    assert checks.may_be_long(Path("text/words/pl.py"))
    assert not checks.may_be_long(Path("games/pocket_mars/rules.py"))


@pytest.mark.parametrize("head", ["def f():", "async def f():", "class C:\n  def f(self):"])
def test_long_function_is_found(head: str) -> None:
    assert checks.long_functions(head + "\n    x = 1" * 51) == ["f (51 lines)"]
    assert not checks.long_functions(head + "\n    x = 1" * 50)


def test_docstrings_comments_and_blank_lines_are_free() -> None:
    docstring = '    """Say what.\n' + "    And why.\n" * 60 + '    """\n'
    assert not checks.long_functions("def f():\n" + docstring + "    # reason\n\n" * 60 + "    return 1\n")


def test_no_folder_of_tests_is_passed_over(pytestconfig: pytest.Config) -> None:
    # Test runners and ignore files like to skip "build" and "dist" wherever they are.
    folders = {path.parent for path in (checks.ROOT / "tests").rglob("test_*.py")}
    names = {part for folder in folders for part in folder.relative_to(checks.ROOT).parts}
    assert "build" in names
    skipped = pytestconfig.getini("norecursedirs")
    assert not [name for name in names for pattern in skipped if fnmatch(name, pattern)]
