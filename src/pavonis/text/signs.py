"""What the signs on boards and cards mean: tags, resources, tracks, steps. A sign that is tapped explains itself."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from pavonis.text.languages import catalogue, read_toml


class Sign(NamedTuple):
    """What a sign means."""

    text: str
    name: str = ""  # where the game has no label of this key that would do


class Concerned(NamedTuple):
    """What the rules say to a question."""

    callouts: Sequence[str] = ()
    signs: Sequence[str] = ()


def signs(package: str, language: str) -> Mapping[str, Sign]:
    """What the signs of a game mean, by key, from files of its package; nothing for a game without such files.

    An entry is a text, or a text with a name. A game may share files with another.
    """
    if find_spec(f"{package}.signs") is None:
        return {}
    shared = getattr(import_module(f"{package}.signs"), "SHARED", None)
    found = {**(catalogue(shared, language) if shared else {}), **catalogue(f"{package}.signs", language)}
    return {key: Sign(said) if isinstance(said, str) else Sign(**said) for key, said in found.items()}


def sections(package: str) -> Mapping[str, str]:
    """The call-out of the guided game that says more about a sign, by sign."""
    if find_spec(f"{package}.signs") is None:
        return {}
    named = read_toml(f"{package}.signs", "sections")
    return {sign: callout for callout, signs in named.items() for sign in signs}


def concerned(package: str) -> Mapping[str, Concerned]:
    """The call-outs and signs that concern a question, by its kind, beside the call-outs that name it themselves."""
    if find_spec(f"{package}.signs") is None:
        return {}
    return {kind: Concerned(**named) for kind, named in read_toml(f"{package}.signs", "questions").items()}
