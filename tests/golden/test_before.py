"""Records of earlier rules, of version 1 in other codes: they open, and end as they did.

The notes of a record say how it ended when it was written: the scores, the winners, and in phrases what each seat might do next.
"""

import json
from pathlib import Path

import pytest

from pavonis.core.record import BadRecord, Record, replay
from pavonis.games import box, current, games, load

FILES = sorted((Path(__file__).parent / "before").glob("*.json"))
MORE_ANSWERS = {  # how many answers a record has now that were not asked for then
    "mission-red-planet-finished": 4,
    "mission-red-planet-in-progress": 9,
    "mission-red-planet-own-tables": 4,
    "mission-red-planet-position-boarding": 1,
    "mission-red-planet-position-characters": 2,
    "mission-red-planet-position-held": 5,
    "mission-red-planet-version-2-duel": 9,
    "mission-red-planet-version-2-finished": 6,
    "mission-red-planet-version-2-in-progress": 4,
    "pocket-mars-version-2-finished": 1,
    "terraforming-mars-finished": 4,  # Ants could have named themselves
    "terraforming-mars-options-left-out": 1,  # effects came as printed, which was the default
}
MORE_OFFERS = {"pocket-mars-in-progress": {"3": {"decline"}}}  # what can be done now that could not be done then


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_old_record_opens_and_ends_as_it_did(path: Path) -> None:
    old = Record.from_json(path.read_text(encoding="utf-8"))
    game = load(old.game, **old.options)
    assert old.rules_version < game.rules_version
    record = current(game, old)
    assert box(game.key).renumbering(game, record.rules_version) is None, "it is in the codes of today"
    assert len(record.entries) - len(old.entries) == MORE_ANSWERS.get(path.stem, 0)
    s = replay(game, record)
    assert game.scores(s) == old.notes["scores"]
    if "winners" in old.notes:
        assert game.winners(s) == old.notes["winners"]
    if "legal" in old.notes:
        offered = {str(seat): {game.notation(s, seat, move) for move in game.legal(s, seat)} for seat in game.open_seats(s)}
        more = MORE_OFFERS.get(path.stem, {})
        assert offered == {seat: set(phrases) | more.get(seat, set()) for seat, phrases in old.notes["legal"].items()}


def test_there_are_records_of_every_earlier_version() -> None:
    found = {
        (record.game, record.rules_version) for record in (Record.from_json(path.read_text(encoding="utf-8")) for path in FILES)
    }
    assert found == {(key, version) for key in games() for version in range(1, load(key).rules_version)}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_of_today_is_left_alone(path: Path) -> None:
    old = Record.from_json(path.read_text(encoding="utf-8"))
    game = load(old.game, **old.options)
    record = current(game, old)
    assert current(game, record).to_json() == record.to_json()


def test_a_code_that_meant_nothing_is_refused() -> None:
    data = json.loads(FILES[0].read_text(encoding="utf-8"))
    data["entries"] = [[0, 99999]]
    with pytest.raises(BadRecord, match="99999 was not a move"):
        current(load(data["game"], **data["options"]), Record.from_json(json.dumps(data)))
