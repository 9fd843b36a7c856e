"""Everything that can happen in Terraforming Mars can be said, and said well, in every language."""

import json
import re
from collections import Counter
from copy import deepcopy
from random import Random
from types import ModuleType

import msgspec
import pytest

from pavonis.bots.evaluation import RIVALS
from pavonis.bots.heuristics.terraforming_mars_weights import TERMS
from pavonis.core.events import EVERYBODY, SPECTATOR, story
from pavonis.games.terraforming_mars import effects, events, moves, reasons
from pavonis.games.terraforming_mars.cards import CORPORATIONS, PROJECT_CARDS
from pavonis.games.terraforming_mars.names import CARD_NAMES, CORPORATION_NAMES
from pavonis.games.terraforming_mars.options import Options
from pavonis.games.terraforming_mars.scoring import LINES, scores
from pavonis.games.terraforming_mars.screen import describe, draw
from pavonis.games.terraforming_mars.tables import CARDS, NAMES
from pavonis.games.terraforming_mars.words import words
from pavonis.games.terraforming_mars.words.base import ORDER
from pavonis.games.terraforming_mars.words.options import OPTIONS, VALUES
from pavonis.text import LANGUAGES, Text, plain, say
from pavonis.text.layout import width
from tests.text import mars_samples as samples
from tests.text.mars_samples import speak

STRANGER = re.compile(r"(Player|Игрок|Gracz) \d")
languages = pytest.mark.parametrize("language", LANGUAGES)
LATIN = re.compile("[A-Za-z]")
ODD = ["None", "{", "}", "[", "  ", " .", " ,", " :", " ?", "..", ",,", "??", "( ", " )", "\n", "-1", "-2", "-3", "-4"]
TABLES = samples.tables()
SHAPES = "●▲■◆★"


def codes(module: ModuleType) -> set[int]:
    return {value for value in vars(module).values() if isinstance(value, int)}


def check(text: Text, language: str) -> str:
    """Nothing missing, nothing odd, and in the right alphabet."""
    said = plain(text)
    assert said != ""
    assert said == said.strip()
    assert not [odd for odd in ODD if odd in said], said
    assert said.count("(") == said.count(")"), said
    if language == "ru":
        assert not LATIN.search(said), said
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
    spoken = speak(language, 5)
    said = {move: plain(spoken.move(move)) for move in samples.the_game().space.codes()}
    for move in said:
        check_answer(spoken.move(move), language)
    assert len(set(said.values())) == len(said), "two moves read the same"


def test_moves_speak_of_the_same() -> None:
    spoken = {language: speak(language, 5) for language in LANGUAGES}
    for move in samples.the_game().space.codes():
        check_same({language: spoken[language].move(move) for language in LANGUAGES})


def test_samples_cover_every_code() -> None:
    assert set(samples.EVENTS) == codes(events)
    assert set(samples.REASONS) == codes(reasons)
    assert {question.kind for question in samples.QUESTIONS} == set(speak("en").language.questions)


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
        check(say(card["name"]), language)
        check(say(card["colour_name"]), language)
        check(say(card["source_name"]), language)
        check_sentence(say(card["text"]), language)
        assert card["value"] == printed.cost
        assert len(card["tags"]) == len(card["tag_names"]) == len(printed.tags)
        assert bool(card["requirement"]) == bool(printed.needs)
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


def test_every_number_of_a_card_is_in_its_text() -> None:
    """A text that forgets an amount, or says another one, is found without reading all of them."""
    for number, card in enumerate(PROJECT_CARDS):
        amounts = [abs(op.n) for op in card.ops if op.n and op.code in (effects.PRODUCE, effects.GAIN, effects.RATING, effects.ADD)]
        amounts = [n for op, n in zip(card.ops, amounts, strict=False) if op.per != effects.IF_TAGS]
        amounts += [abs(part.n) for part in card.points]
        for language in LANGUAGES:
            text = speak(language).text(number)
            assert all(str(n) in re.findall(r"\d+", text) for n in amounts), (card.name, text)


def test_cards_have_the_same_icons_in_every_language() -> None:
    cards = {language: speak(language).cards() for language in LANGUAGES}
    for number in range(len(cards["en"])):
        rows = {language: cards[language][number]["icons"] for language in LANGUAGES}
        assert len({tuple(row) for row in rows.values()}) == 1
        for key in rows["en"]:
            check_same({language: rows[language][key] for language in LANGUAGES})


@languages
@pytest.mark.parametrize("options", [{}, {"corporate_era": False}, {"draft": True}])
def test_rules(language: str, options: dict[str, bool]) -> None:
    rules = speak(language, game=samples.the_game(**options)).rules()
    assert len(rules) == 14
    for paragraph in rules:
        check_sentence(paragraph, language)
        assert paragraph[0].style == "strong"
    usual = [plain(paragraph) for paragraph in speak(language).rules()]
    assert (usual == [plain(paragraph) for paragraph in rules]) == (options == {})


@languages
def test_terms_of_the_bots(language: str) -> None:
    spoken = speak(language)
    assert set(spoken.language.terms) == {*TERMS, RIVALS}
    for term in [*TERMS, RIVALS]:
        check(say(spoken.term(term)), language)


@languages
def test_score_lines_labels_and_options(language: str) -> None:
    spoken = speak(language)
    for line in [*LINES, "points"]:
        check_answer(say(spoken.score_line(line)), language)
    for name, label in spoken.labels._asdict().items():
        assert label == label.strip() != "", name
        assert language != "ru" or not LATIN.search(label), label
    for thing, name in spoken.things().items():
        assert name == name.strip() != "", thing
        assert language != "ru" or not LATIN.search(name), name
    assert list(OPTIONS[language]) == [field.name for field in msgspec.structs.fields(Options)]
    for name, about in OPTIONS[language].values():
        check_answer(say(name), language)
        check_sentence(say(about), language)
    assert set(VALUES[language]) == {"printed", "free"}


def test_plurals_in_sentences() -> None:
    plants = {language: [plain(speak(language).event((events.STOCK, 0, 3, n))) for n in (1, 2, 5, 21)] for language in LANGUAGES}
    assert [text.split()[-1] for text in plants["en"]] == ["plant.", "plants.", "plants.", "plants."]
    assert [text.split()[-1] for text in plants["ru"]] == ["растение.", "растения.", "растений.", "растение."]
    assert [text.split()[-1] for text in plants["pl"]] == ["roślinę.", "rośliny.", "roślin.", "roślin."]
    microbes = [plain(speak("ru").event((events.CUBES, 0, samples.ANTS, n))) for n in (1, 2, 5)]
    assert [text.split()[-2] for text in microbes] == ["микроб", "микроба", "микробов"]
    fall = [plain(speak(language).event((events.RAISED, 0, 0, 3))) for language in LANGUAGES]
    assert all("−24 °" in text for text in fall)


def test_a_choice_is_told_by_what_it_does() -> None:
    game = samples.the_game()
    s = samples.played(game, 2, 1, 40)
    seen = game.observe(s, 0)
    hydrogen = NAMES.index("Imported Hydrogen")
    seen["asked"] = [34, hydrogen, 3, hydrogen, 0, 0]
    said = {language: [plain(speak(language).move(moves.CHOOSE + n, seen)) for n in range(3)] for language in LANGUAGES}
    assert said["en"] == ["Gain 3 plants", "Add 3 microbes to another card of yours", "Add 2 animals to another card of yours"]
    assert said["ru"][1] == "Положить 3 микробов на другую свою карту"
    assert said["pl"][2] == "Połóż 2 zwierzęta na innej swojej karcie"
    seen["asked"] = [39, NAMES.index("Electro Catapult")]
    assert plain(speak("en").move(moves.CHOOSE + 1, seen)) == "Spend 1 steel to gain 7 M€"


@languages
@pytest.mark.parametrize("name", TABLES)
def test_every_move_can_be_told_at_every_table(language: str, name: str) -> None:
    game, s = TABLES[name]
    spoken = speak(language, 5, game)
    seen = game.observe(s, 0)
    for move in game.space.codes():
        check_answer(spoken.move(move, seen), language)


def test_moves_tell_their_price() -> None:
    game, s = TABLES["middle"]
    seen = game.observe(s, 0)
    seen["active"] = 0
    seen["players"][0] |= {"corporation": NAMES.index("ThorGate") - CARDS, "next_cut": 8}
    seen["awards"] = [1, None, None, None, None]
    spoken = speak("en")
    assert plain(spoken.move(moves.PROJECT, seen)) == "Standard project: Power Plant (8 M€)"
    assert plain(spoken.move(moves.PROJECT + 1, seen)) == "Standard project: Asteroid (14 M€)"
    assert plain(spoken.move(moves.AWARD + 1, seen)) == "Fund the award Banker (14 M€)"
    assert plain(spoken.move(moves.PLAY + samples.LOAN, seen)) == "Play Investment Loan (0 M€)"


def test_a_player_without_a_name_has_a_number() -> None:
    said = [plain(words(samples.the_game(), language, []).event((events.PASSED, 3))) for language in LANGUAGES]
    assert said == ["Player 4 passes.", "Игрок 4 пасует.", "Gracz 4 pasuje."]


def test_unknown_language() -> None:
    with pytest.raises(ValueError, match="there is no language 'xx'; there are: en, ru, pl"):
        words(samples.the_game(), "xx", [])
    assert list(LANGUAGES) == ORDER


@languages
@pytest.mark.parametrize(("seats", "options"), [(1, {}), (3, {"draft": True}), (2, {"effect_order": "free"})])
def test_whole_games_can_be_told(language: str, seats: int, options: dict[str, object]) -> None:
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
            assert not STRANGER.search(plain(spoken.event(event))), "all at this table have names"


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
            assert language != "ru" or not LATIN.search(plain(line)), plain(line)
        for line in describe(game, spoken, seen, viewer):
            check_sentence(line, language)
        assert seen == before


def test_nothing_is_cut_at_a_hundred_columns() -> None:
    for name, (game, s) in TABLES.items():
        for language in LANGUAGES:
            drawn = [plain(line) for line in draw(game, speak(language, len(s.hands), game), game.observe(s, 0), 0, 100)]
            assert not [line for line in drawn if "…" in line], (name, language)


def test_every_colour_has_a_sign() -> None:
    game, s = TABLES["five players"]
    for line in draw(game, speak("en", 5), game.observe(s, 0), 0, 100):
        for piece in line:
            if piece.style.startswith("seat"):
                assert piece.text[0] in SHAPES + "✔" or piece.kind == "player"


def test_the_map_shows_what_lies_there() -> None:
    game, s = TABLES["over"]
    seen = game.observe(s, 0)
    drawn = "\n".join(plain(line) for line in draw(game, speak("en", 2), seen, 0, 100))
    for tile, shape in (("ocean", "≈ocean"), ("city", "city"), ("greenery", "green")):
        assert drawn.count(shape) >= sum(each["tile"] == tile for each in seen["tiles"])


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
