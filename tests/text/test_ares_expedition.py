"""Everything that can happen in Ares Expedition can be said, and said well, in every language."""

import json
import re
from collections import Counter
from copy import deepcopy
from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import Any

import msgspec
import pytest

from pavonis.bots.evaluation import RIVALS
from pavonis.core.events import EVERYBODY, SPECTATOR, story
from pavonis.games.ares_expedition import effects, events, moves, reasons, steps
from pavonis.games.ares_expedition.cards import CORPORATIONS, PROJECT_CARDS
from pavonis.games.ares_expedition.names import CARD_NAMES, CORPORATION_NAMES
from pavonis.games.ares_expedition.options import Options
from pavonis.games.ares_expedition.questions import KINDS
from pavonis.games.ares_expedition.scoring import LINES, scores
from pavonis.games.ares_expedition.screen import SHAPES, describe, draw
from pavonis.games.ares_expedition.setting import LEVELS
from pavonis.games.ares_expedition.tables import CARDS, NAMES, PROGRAMS
from pavonis.games.ares_expedition.words import words
from pavonis.games.ares_expedition.words.base import ORDER
from pavonis.games.ares_expedition.words.options import OPTIONS, VALUES
from pavonis.text import LANGUAGES, Text, plain, say
from pavonis.text.layout import width
from tests.text import golden_ares_samples as samples
from tests.text.golden_ares_samples import speak

languages = pytest.mark.parametrize("language", LANGUAGES)
LATIN = re.compile("[A-Za-z]")
ODD = ["None", "{", "}", "[", "  ", " .", " ,", " :", " ?", "..", ",,", "??", "( ", " )", "\n", "-1", "-2", "-3", "-4"]
TABLES = samples.tables()
WEIGHTS = "pavonis.bots.heuristics.ares_expedition_weights"


def codes(module: ModuleType) -> set[int]:
    return {value for value in vars(module).values() if isinstance(value, int)}


def foreign(said: str) -> str:
    """What is left without the names of corporations, which are not translated."""
    for card in CORPORATIONS:
        said = said.replace(card.name, "")
    return said


def check(text: Text, language: str) -> str:
    """Nothing missing, nothing odd, and in the right alphabet."""
    said = plain(text)
    assert said != ""
    assert said == said.strip()
    assert not [odd for odd in ODD if odd in said], said
    assert said.count("(") == said.count(")"), said
    if language == "ru":
        assert not LATIN.search(foreign(said)), said
    return said


def check_sentence(text: Text, language: str) -> None:
    said = check(text, language)
    assert not said[0].islower(), said
    assert said[-1] in ".?", said


def check_answer(text: Text, language: str) -> None:
    said = check(text, language)
    assert said[0].isupper(), said
    assert said[-1] not in ".,:;?!", said


def refs(text: Text) -> Counter[tuple[str, int, str]]:
    """What a text speaks of, in whatever order its language likes."""
    return Counter((piece.kind, piece.ref, piece.name) for piece in text if piece.kind != "word")


def check_same(texts: dict[str, Text]) -> None:
    found = {language: refs(text) for language, text in texts.items()}
    assert len({tuple(sorted(ref.items())) for ref in found.values()}) == 1, found


@languages
def test_every_move(language: str) -> None:
    spoken = speak(language, 4)
    said = {move: plain(spoken.move(move)) for move in samples.the_game().space.codes()}
    for move in said:
        check_answer(spoken.move(move), language)
    assert len(set(said.values())) == len(said), "two moves read the same"


def test_moves_speak_of_the_same() -> None:
    spoken = {language: speak(language, 4) for language in LANGUAGES}
    for move in samples.the_game().space.codes():
        check_same({language: spoken[language].move(move) for language in LANGUAGES})


def test_samples_cover_every_code() -> None:
    assert set(samples.EVENTS) == codes(events)
    assert set(samples.REASONS) == codes(reasons)
    for language in LANGUAGES:
        asked = set(speak(language).language.questions)
        assert {question.kind for question in samples.QUESTIONS} == asked
        assert set(KINDS.values()) <= asked


def test_every_effect_has_a_clause() -> None:
    used = {op.code for program in PROGRAMS for op in program}
    for language in LANGUAGES:
        assert used - {effects.CHOOSE} == set(speak(language).language.clauses)


@languages
def test_every_event_reason_and_question(language: str) -> None:
    spoken = speak(language)
    for kind, rows in samples.EVENTS.items():
        for arguments in rows:
            check_sentence(spoken.event((kind, *arguments)), language)
    for code, rows in samples.REASONS.items():
        for arguments in rows:
            check_sentence(spoken.reason((code, *arguments)), language)
    for question in samples.QUESTIONS:
        check_sentence(spoken.question(question), language)


def test_languages_speak_of_the_same() -> None:
    spoken = {language: speak(language) for language in LANGUAGES}
    for kind, rows in samples.EVENTS.items():
        for arguments in rows:
            check_same({language: spoken[language].event((kind, *arguments)) for language in LANGUAGES})
    for code, rows in samples.REASONS.items():
        for arguments in rows:
            check_same({language: spoken[language].reason((code, *arguments)) for language in LANGUAGES})
    for question in samples.QUESTIONS:
        check_same({language: spoken[language].question(question) for language in LANGUAGES})


@languages
def test_cards(language: str) -> None:
    cards = speak(language).cards()
    assert [card["number"] for card in cards] == [*range(CARDS), *range(len(CORPORATIONS))]
    assert [card["source_number"] for card in cards] == list(range(len(cards)))
    for card, printed in zip(cards, [*PROJECT_CARDS, *CORPORATIONS], strict=True):
        spends = any(op.code in (effects.SPEND, effects.SPEND_RATING) for op in printed.ops)
        check(say(card["name"]), language)
        check(say(card["colour_name"]), language)
        check(say(card["source_name"]), language)
        check_sentence(say(card["text"]), language)
        assert card["value"] == printed.cost
        assert len(card["tags"]) == len(card["tag_names"]) == len(printed.tags)
        assert bool(card["requirement"]) == (bool(printed.needs) or spends)
        assert bool(card["production"]) == bool(printed.produces)
        assert bool(card["metals"]) == bool(printed.capacities)
        assert bool(card["action"]) == bool(printed.actions)
        assert bool(card["lasting"]) == bool(printed.watches or printed.lasting)
        assert bool(card["points"]) == bool(printed.points)
        for row in card["icons"].values():
            check(row, language)
            assert {piece.kind for piece in row} <= {"icon", "word"}
    assert json.loads(json.dumps(cards))


def test_names_are_all_different() -> None:
    for language in LANGUAGES:
        names = [card["name"] for card in speak(language).cards()]
        assert len(set(names)) == len(names) == CARDS + len(CORPORATIONS)
    assert len(CARD_NAMES) == CARDS
    assert len(CORPORATION_NAMES) == len(CORPORATIONS)


def numbers(source: int) -> list[int]:
    """The numbers printed on a card that its text has to tell; one tile, or one zone off, goes without saying."""
    card = [*PROJECT_CARDS, *CORPORATIONS][source]
    ops = [*card.ops, *(op for action in card.actions for op in action.ops), *(op for watch in card.watches for op in watch.ops)]
    ops += [op for found in ops for choice in found.choices for op in choice]
    silent = (effects.FLIP, effects.EXTRA_PLAY, effects.NEXT_EASIER, effects.EXCHANGE, effects.CHOOSE, effects.CONVERT)
    found = [op.n for op in ops if op.code not in silent or op.n > 1] + [op.less for op in ops if op.less]
    found += [part.n for part in card.produces] + [part.n for part in card.capacities]
    found += [part.n for part in card.lasting if part.kind not in (effects.EASIER, effects.PAYS_HEAT, effects.FOREST_CHEAPER)]
    found += [part.price for part in card.lasting if part.price] + [abs(part.n) for part in card.points]
    found += [each for each in [*(part.each for part in card.points), *(part.each for part in card.produces)] if each > 1]
    return found + [need.n for need in card.needs if need.what >= 2 and need.n > 1]


def test_every_number_of_a_card_is_in_its_text() -> None:
    """A text that forgets an amount, or says another one, is found without reading all of them."""
    for language in LANGUAGES:
        spoken = speak(language)
        for source in range(CARDS + len(CORPORATIONS)):
            said = re.findall(r"\d+", spoken.text(source))
            assert all(str(n) in said for n in numbers(source)), (NAMES[source], numbers(source), spoken.text(source))


def test_cards_have_the_same_icons_in_every_language() -> None:
    cards = {language: speak(language).cards() for language in LANGUAGES}
    for number in range(len(cards["en"])):
        rows = {language: cards[language][number]["icons"] for language in LANGUAGES}
        assert len({tuple(row) for row in rows.values()}) == 1
        for key in rows["en"]:
            check_same({language: rows[language][key] for language in LANGUAGES})


def test_what_belongs_together_is_one_sentence() -> None:
    spoken = speak("en")
    herbivores = spoken.parts(NAMES.index("Herbivores"))["lasting"]
    deeds = "raise the oxygen by a step, flip an ocean tile or raise the temperature by a step"
    assert herbivores == [f"Effect: whenever you {deeds}, add 1 animal to this card."]
    assert spoken.parts(NAMES.index("United Planetary Alliance"))["lasting"] == [
        "Effect: in the research phase, draw 1 more card and keep 1 more card."
    ]
    assert spoken.parts(NAMES.index("New Portfolios"))["production"] == ["Production: 1 M€, 1 plant and 1 heat."]


@languages
@pytest.mark.parametrize("options", [{}, {"first_game": True}, {"mulligan": True}, {"cooperative": True}])
def test_rules(language: str, options: dict[str, bool]) -> None:
    rules = speak(language, 2, samples.the_game(**options)).rules()
    assert len(rules) == 12 + ("cooperative" in options)
    for paragraph in rules:
        check_sentence(paragraph, language)
        assert paragraph[0].style == "strong"
    usual = [plain(paragraph) for paragraph in speak(language).rules()]
    assert (usual == [plain(paragraph) for paragraph in rules]) == (options == {})


@languages
def test_terms_of_the_bots(language: str) -> None:
    """Exactly the terms of this game's evaluation, as far as it has one, and the one that all evaluations share."""
    terms = import_module(WEIGHTS).TERMS if find_spec(WEIGHTS) else []
    spoken = speak(language)
    assert set(spoken.language.terms) == {*terms, RIVALS}
    for term in [*terms, RIVALS]:
        check(say(spoken.term(term)), language)


@languages
def test_score_lines_labels_and_options(language: str) -> None:
    spoken = speak(language)
    for line in [*LINES, "points"]:
        check_answer(say(spoken.score_line(line)), language)
    for name, label in {**spoken.things(), **spoken.labels._asdict()}.items():
        check(say(label), language)
        if name.startswith(("phase_text", "phase_bonus")):
            check_sentence(say(label), language)
    assert list(OPTIONS[language]) == [field.name for field in msgspec.structs.fields(Options)]
    for name, about in OPTIONS[language].values():
        check_answer(say(name), language)
        check_sentence(say(about), language)
    assert set(VALUES[language]) == set(LEVELS)


def test_things_have_the_same_names_in_every_language() -> None:
    assert len({tuple(speak(language).things()) for language in LANGUAGES}) == 1
    things = speak("pl").things()
    assert (things["phase:development"], things["phase_bonus:production"], things["ocean:8"]) == (
        "Rozwój",
        "Zyskaj 4 M€.",
        "1 jednostka roślinności i 1 karta",
    )


def test_plurals_in_sentences() -> None:
    plants = {language: [plain(speak(language).event((events.STOCK, 0, 2, n))) for n in (1, 2, 5, 21)] for language in LANGUAGES}
    assert [text.split()[-1] for text in plants["en"]] == ["plant.", "plants.", "plants.", "plants."]
    assert [text.split()[-1] for text in plants["ru"]] == ["растение.", "растения.", "растений.", "растение."]
    assert [text.split()[-2] for text in plants["pl"]] == ["jednostkę", "jednostki", "jednostek", "jednostek"]
    sold = [plain(speak(language).event((events.SOLD, 0, 2, 6))) for language in LANGUAGES]
    assert sold == ["Anna sells 2 cards for 6 M€.", "Анна продаёт 2 карты за 6 М€.", "Anna sprzedaje 2 karty za 6 M€."]
    fall = [plain(speak(language).event((events.RAISED, 0, 0, 3))) for language in LANGUAGES]
    assert all("−24 °" in text for text in fall)


def test_a_choice_is_told_by_what_it_does() -> None:
    game, s = TABLES["development"]
    seen = game.observe(s, 0)
    program = NAMES.index("Imported Hydrogen")
    seen["asked"] = [steps.ASK_EFFECT, program, 1, program, 0]
    said = {language: [plain(speak(language).move(moves.CHOOSE + n, seen)) for n in range(3)] for language in LANGUAGES}
    assert said["en"] == ["Gain 3 plants", "Add 3 microbes to another card of yours", "Add 2 animals to another card of yours"]
    assert said["ru"][1] == "Положить 3 микробов на другую свою карту"
    assert said["pl"][2] == "Umieść na innej swojej karcie 2 jednostki zwierząt"
    seen["asked"] = [steps.ASK_WAY, NAMES.index("Regolith Eaters")]
    assert plain(speak("en").move(moves.CHOOSE + 1, seen)) == "Remove 2 microbes from this card to raise the oxygen by 1 step"
    assert plain(speak("en").move(moves.CHOOSE + 2, seen)) == "Choose option 3"


@languages
@pytest.mark.parametrize("name", TABLES)
def test_every_move_can_be_told_at_every_table(language: str, name: str) -> None:
    game, s = TABLES[name]
    spoken = speak(language, 4, game)
    seen = game.observe(s, 0)
    for move in game.space.codes():
        check_answer(spoken.move(move, seen), language)


def test_moves_tell_their_price() -> None:
    spoken = speak("en")
    game, s = TABLES["development"]
    seen = game.observe(s, 0)
    assert plain(spoken.move(moves.PLAY + NAMES.index("Microprocessors"), seen)) == "Play Microprocessors (6 M€)"
    assert plain(spoken.move(moves.PLAY + NAMES.index("Fish"), seen)) == "Play Fish"  # not in the own hand: no price is known
    game, s = TABLES["action"]
    seen = game.observe(s, 0)
    assert plain(spoken.move(moves.STANDARD, seen)) == "Standard action: a forest for plants (7)"
    assert plain(spoken.move(moves.STANDARD + 4, seen)) == "Standard action: an ocean tile for M€ (11)"
    assert plain(spoken.move(moves.STANDARD + 4, game.observe(s, 1))) == "Standard action: an ocean tile for M€ (15)"
    assert plain(spoken.move(moves.STANDARD, game.observe(s, SPECTATOR))) == "Standard action: a forest for plants"
    steelworks = plain(spoken.move(moves.USE + NAMES.index("Steelworks"), seen))
    assert steelworks == "Use the action of Steelworks: spend 6 heat to gain 2 M€ and raise the oxygen by 1 step"


def test_a_player_without_a_name_has_a_number() -> None:
    said = [plain(words(samples.the_game(), language, []).event((events.DONE, 3))) for language in LANGUAGES]
    assert said == ["Player 4 is done with this phase.", "Игрок 4 завершает фазу.", "Gracz 4 kończy tę fazę."]


def test_unknown_language() -> None:
    with pytest.raises(ValueError, match="there is no language 'xx'; there are: en, ru, pl"):
        words(samples.the_game(), "xx", [])
    assert list(LANGUAGES) == ORDER


MODES: list[tuple[int, dict[str, Any]]] = [(1, {"level": "novice"}), (2, {"cooperative": True}), (3, {"mulligan": True})]


@languages
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_whole_games_can_be_told(language: str, seats: int, options: dict[str, Any]) -> None:
    game = samples.the_game(**options)
    spoken = speak(language, seats, game)
    random = Random(7)
    s = game.new(seats, 7)
    everything = game.space.codes()
    while waiting := game.waiting(s):
        seat = random.choice(waiting)
        check_sentence(spoken.question(game.question(s, seat)), language)
        for reason in game.why_not(s, seat, random.choice(everything)):
            check_sentence(spoken.reason(reason), language)
        legal = game.legal(s, seat)
        seen = game.observe(s, seat)
        said = [spoken.move(move, seen) for move in legal]
        for text in said:
            check_answer(text, language)
        assert len({plain(text) for text in said}) == len(legal)
        game.apply(s, seat, random.choice(legal))
    for viewer in (0, SPECTATOR, EVERYBODY):
        for event in story(s.log, viewer):
            check_sentence(spoken.event(event), language)


@languages
@pytest.mark.parametrize("room", [60, 80, 100, 120])
@pytest.mark.parametrize("name", TABLES)
def test_tables_are_drawn_and_described(language: str, room: int, name: str) -> None:
    game, s = TABLES[name]
    spoken = speak(language, len(s.hands), game)
    for viewer in (0, SPECTATOR):
        seen = game.observe(s, viewer)
        before = deepcopy(seen)
        for line in draw(game, spoken, seen, viewer, room):
            assert width(line) <= room, plain(line)
            assert plain(line) == plain(line).rstrip()
            assert "None" not in plain(line)
            assert language != "ru" or not LATIN.search(foreign(plain(line))), plain(line)
        for line in describe(game, spoken, seen, viewer):
            check_sentence(line, language)
        assert seen == before


def test_nothing_is_cut_at_a_hundred_columns() -> None:
    for name, (game, s) in TABLES.items():
        for language in LANGUAGES:
            drawn = [plain(line) for line in draw(game, speak(language, len(s.hands), game), game.observe(s, 0), 0, 100)]
            assert not [line for line in drawn if "…" in line], (name, language)


def test_every_colour_has_a_sign() -> None:
    game, s = TABLES["four players"]
    for line in draw(game, speak("en", 4), game.observe(s, 0), 0, 100):
        for piece in line:
            if piece.style.startswith("seat"):
                assert piece.text[0] in SHAPES or piece.kind == "player"


def drawn(name: str, viewer: int = 0) -> str:
    """A table in English at a hundred columns."""
    game, s = TABLES[name]
    return "\n".join(plain(line) for line in draw(game, speak("en", len(s.hands), game), game.observe(s, viewer), viewer, 100))


def test_the_tracks_show_zones_and_the_phases_who_chose_them() -> None:
    table = drawn("development")
    assert "Temperature −14°/8° red ██████│███░░│░░░░░│░░░░" in table
    assert "Oxygen 5%/14% red ███│███░│░░░░░│░░░" in table
    assert "Oceans 3/9 (2 plants, 2 plants, 4 M€)" in table
    assert "▸Development ● · Construction · Action ▲ · Production · Research ■" in table
    assert "6 (17) Microprocessors" in table
    assert "Microprocessors" not in drawn("development", SPECTATOR)


def test_what_a_mode_adds_is_shown() -> None:
    assert "Level: novice · Neutral phase cards left: Construction, Action, Research · Neutral marker: 5" in drawn("solo")
    assert "Round 23/25 · Planning" in drawn("solo")
    assert "Phase card of the last round: Production" in drawn("solo")
    assert "Pool: cubes 12, markers 2" in drawn("together")
    action = drawn("action")
    assert "a forest for plants (7), a forest for M€ (16)" in action
    assert "Tardigrades (1 microbe, action used)" in action
    assert action.count("bonus not used yet") == 1


@languages
def test_the_score_sheet_accounts_for_every_point(language: str) -> None:
    game, s = TABLES["over"]
    seen = game.observe(s, SPECTATOR)
    spoken = speak(language, 2, game)
    for seat in range(2):
        entries = seen["score_sheets"][seat]
        assert sum(points for _, _, points in entries) == scores(s)[seat] == seen["scores"][seat]
        for line, points in game.score_lines(s, seat):
            assert sum(each for name, _, each in entries if name == line) == points
        for line, number, _ in entries:
            check(spoken.sheet_item(line, number), language)
    said = [plain(line) for line in describe(game, spoken, seen, SPECTATOR)]
    assert f"{samples.PLAYERS[language][0]}, {spoken.score_line('rating')}: {s.rating[0]}." in said
