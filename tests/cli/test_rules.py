"""The rules at the terminal: what concerns the question, and what has some words."""

from pathlib import Path

from pavonis.games import box
from tests.cli.run import pavonis


def test_rules_are_searched(tmp_path: Path) -> None:
    words = box("pocket-mars").explained("pl")
    told = pavonis(
        "play", "pocket-mars", "--bots", "greedy", "--lang", "pl", "--seed", "3", stdin="rules\nrules energię\n", home=tmp_path
    )
    assert told.code == 0, told.err
    assert f"{words['prep module'].heading} ({words['prep module'].section})" in told.out, "the first question is about it"
    assert words["end"].text not in told.out, "it has no such word and does not concern the question"


def test_a_question_mark_asks_for_the_rules_as_on_the_page(tmp_path: Path) -> None:
    words = ("play", "pocket-mars", "--bots", "greedy", "--lang", "pl", "--seed", "3")
    asked = pavonis(*words, stdin="rules\nrules energię\n", home=tmp_path / "a").out
    assert pavonis(*words, stdin="?\n? energię\n", home=tmp_path / "b").out == asked


def test_signs_are_part_of_the_rules(tmp_path: Path) -> None:
    """Signs are explained with the section that says more about them, at a question or when they are searched for."""
    told = pavonis("play", "terraforming-mars", "--seed", "3", stdin="rules titanium\n", home=tmp_path)
    sign, section = box("terraforming-mars").signs("en")["titanium"], box("terraforming-mars").explained("en")["production"].section
    assert f"Titanium ({section})" in told.out
    assert sign.text in " ".join(told.out.split())
