"""What only Ares Expedition says: its card texts, rules, prices and phases."""

import re
from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from pavonis.bots.evaluation import RIVALS
from pavonis.core.events import SPECTATOR
from pavonis.games.ares_expedition import effects, events, moves, reasons
from pavonis.games.ares_expedition.cards import CORPORATIONS, PROJECT_CARDS
from pavonis.games.ares_expedition.faces import FACES
from pavonis.games.ares_expedition.facts import board
from pavonis.games.ares_expedition.observation import AresExpeditionAsked
from pavonis.games.ares_expedition.options import load
from pavonis.games.ares_expedition.screen import describe, draw
from pavonis.games.ares_expedition.tables import CARD_NUMBERS, CORPORATION_NUMBERS, NAMES, PRINTED, PROGRAMS
from pavonis.games.terraforming_mars import cards as mars
from pavonis.kit.terraforming import TEMPERATURE
from pavonis.testing import table
from pavonis.text import DEFAULT, LANGUAGES, plain, say
from pavonis.text.names import card_names
from tests.text.checks import check_sentence, languages
from tests.text.samples import ares_expedition as samples
from tests.text.samples.ares_expedition import speak

TABLES = samples.tables()


def test_every_effect_has_a_clause() -> None:
    used = {op.code for program in PROGRAMS for op in program}
    for language in LANGUAGES:
        assert used - {effects.CHOOSE} == set(speak(language).language.clauses)


def test_every_kind_of_question_is_asked() -> None:
    assert {faces.asks for faces in FACES if faces.asks} <= set(speak("en").language.questions)


def test_what_a_card_demands_and_gives_is_told() -> None:
    for card, printed in zip(speak("en").cards(), [*PROJECT_CARDS, *CORPORATIONS], strict=False):
        spends = any(op.code in (effects.SPEND, effects.SPEND_RATING) for op in printed.ops)
        assert bool(card["requirement"]) == (bool(printed.needs) or spends)
        assert bool(card["production"]) == bool(printed.produces)
        assert bool(card["metals"]) == bool(printed.capacities)


def test_phase_cards_come_last_with_what_is_for_all_and_the_bonus() -> None:
    for language in LANGUAGES:
        spoken = speak(language)
        phases = spoken.cards()[len(PROJECT_CARDS) + len(CORPORATIONS) :]
        assert [card["kind"] for card in phases] == ["phase"] * 5
        assert [card["number"] for card in phases] == list(range(5))
        for phase, card in enumerate(phases):
            text, bonus = spoken.phase_text(phase)
            assert card["text"].startswith(text)
            assert card["text"].endswith(bonus)


def numbers(source: int) -> list[int]:
    """The numbers printed on a card that its text has to tell; one tile, or one zone off, goes without saying."""
    card = PRINTED[source]
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
        for source in [*CARD_NUMBERS, *CORPORATION_NUMBERS]:
            said = re.findall(r"\d+", spoken.text(source))
            assert all(str(n) in said for n in numbers(source)), (NAMES[source], numbers(source), spoken.text(source))


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
    assert len(rules) == 12
    usual = [plain(paragraph) for paragraph in speak(language).rules()]
    assert (usual == [plain(paragraph) for paragraph in rules]) == (options == {})


def rules(language: str, **options: bool) -> list[str]:
    """The paragraphs of the rules."""
    return [plain(paragraph) for paragraph in speak(language, 2, samples.the_game(**options)).rules()]


def test_the_rules_of_a_cooperative_table_are_its_own() -> None:
    """Its end and its winners are others than those of the ordinary game: fifteen rounds, and nobody ahead of the other."""
    goal, points, mode = (rules("en", cooperative=True)[place] for place in (0, -2, -1))
    assert goal.endswith(
        "within 15 rounds the temperature has to reach +8 °C and the oxygen 14%, and all 9 ocean tiles have to be flipped. "
        "You win or lose together."
    )
    assert points == "Points. Your rating; 1 for each forest; and what your cards say."
    assert mode.startswith("Together. ")
    for language, ending, most in (
        ("en", "the game ends with the phase", "most points"),
        ("ru", "игра заканчивается вместе с фазой", "больше очков"),
        ("pl", "gra kończy się z fazą", "najwięcej punktów"),
    ):
        ordinary, together = rules(language), rules(language, cooperative=True)
        assert ending in ordinary[0]
        assert most in ordinary[0]
        assert ending not in " ".join(together)
        assert most not in " ".join(together)
    assert "You play 25 rounds and win if Mars is terraformed by then" in rules("en")[-1]
    assert "до конца раунда, в котором общий запас исчерпан" in rules("ru", cooperative=True)[-1]
    assert "do końca rundy, w której wyczerpie się pula" in rules("pl", cooperative=True)[-1]


def test_the_rules_say_no_more_than_the_game_keeps() -> None:
    said = {language: " ".join(rules(language)) for language in LANGUAGES}
    assert "M€ for rating and production, then heat, plants and cards by production" in said["en"]
    assert "затем тепло, растения и карты по своему производству" in said["ru"]
    assert "a potem ciepło, roślinność i karty według swojej produkcji" in said["pl"]
    assert "In later phases a parameter at its goal brings nothing more" in said["en"]
    assert "В следующих фазах параметр на максимуме больше ничего не даёт" in said["ru"]
    assert "W późniejszych fazach wskaźnik na maksimum nie daje już nic" in said["pl"]
    assert "sells the surplus for 3 M€ each" in said["en"]
    assert "sprzedaje nadmiar po 3 M€ za kartę" in said["pl"]
    assert "Whenever you choose what to do in a phase you may sell cards" in said["en"]
    assert "Выбирая, что делать в фазе, можно продать карты" in said["ru"]
    assert "Wybierając, co zrobić w fazie, możesz sprzedać karty" in said["pl"]
    assert "go by Mars as it was when the phase began" in said["en"]
    assert "учитывают состояние Марса на начало фазы" in said["ru"]
    assert "dotyczą stanu Marsa z początku fazy" in said["pl"]


def lasting(language: str, name: str) -> str:
    """The lasting effects of a card or corporation."""
    return " ".join(speak(language).parts(NAMES.index(name))["lasting"])


def test_a_discount_is_for_the_card_that_is_played() -> None:
    for name in ("Energy Subsidies", "Interplanetary Conference", "Teractor", "ThorGate"):
        assert "на разыгрываемой карте" in lasting("ru", name)
        assert "na zagrywanej karcie" in lasting("pl", name)
    for name in ("Earth Catapult", "Research Outpost", "CrediCor"):
        assert "каждую карту" in lasting("ru", name)
        assert "которую вы разыгрываете" in lasting("ru", name)
        assert "każdą kartę" in lasting("pl", name)
        assert "którą zagrywasz" in lasting("pl", name)
    for name in ("Media Group", "Interplanetary Cinematics"):
        assert "каждое событие, которое вы разыгрываете" in lasting("ru", name)
        assert "każde wydarzenie, które zagrywasz" in lasting("pl", name)


def test_metals_make_only_their_own_cards_cheaper() -> None:
    assert lasting("en", "Advanced Alloys") == (
        "Effect: each steel takes 1 M€ more off your cards with a building tag "
        "and each titanium takes 1 M€ more off your cards with a space tag."
    )
    assert lasting("en", "PhoboLog") == "Effect: each titanium takes 1 M€ more off your cards with a space tag."
    assert "карт с меткой здания ещё на 1 М€, а каждая единица титана" in lasting("ru", "Advanced Alloys")
    assert "kart z symbolem budowli o 1 M€ więcej, a każdy poziom tytanu" in lasting("pl", "Advanced Alloys")


def test_a_condition_holds_for_what_follows_it_only() -> None:
    action = {language: speak(language).parts(NAMES.index("Community Gardens"))["action"] for language in LANGUAGES}
    assert action["en"] == ["Action: gain 2 M€; also gain 1 plant if you chose the action phase."]
    assert action["ru"] == ["Действие: получите 2 М€; получите ещё 1 растение, если вы выбрали фазу действий."]
    assert action["pl"] == ["Akcja: zyskaj 2 M€; zyskaj jeszcze 1 jednostkę roślinności, jeśli twoja karta fazy to akcje."]
    energy = speak("ru").parts(NAMES.index("Hydro-Electric Energy"))["action"]
    assert energy == ["Действие: потратьте 1 М€, чтобы получить 2 тепла; получите ещё 1 тепло, если вы выбрали фазу действий."]
    assert "or 2 if the discarded one has a plant tag" in lasting("en", "Mars University")
    assert "если на сброшенной есть метка растений" in lasting("ru", "Mars University")


def test_polish_counts_what_is_flipped_and_what_lies_on_a_card() -> None:
    spoken = speak("pl")
    for name, needed in (
        ("Great Dam", "co najmniej 2 odwrócone obszary oceanów"),
        ("Algae", "co najmniej 5 odwróconych obszarów oceanów"),
        ("Dusty Quarry", "najwyżej 3 odwrócone obszary oceanów"),
    ):
        assert spoken.parts(NAMES.index(name))["requirement"] == [f"Wymagane: {needed}."]
    reducers = samples.REDUCERS
    lie = [plain(spoken.reason((reasons.TOO_FEW_CUBES, reducers, n, 3))).split("” ")[1].split(",")[0] for n in range(3)]
    assert lie == ["jest 0 jednostek mikrobów", "jest 1 jednostka mikrobów", "są 2 jednostki mikrobów"]
    assert "karty z symbolem przestrzeni kosmicznej" in spoken.text(NAMES.index("Asteroid Mining"))


def test_partners_are_no_rivals() -> None:
    hints = [speak(language, 2, samples.the_game(cooperative=True)).term(RIVALS) for language in LANGUAGES]
    assert hints == ["what your partner can expect", "ожидания партнёра", "oczekiwania partnera"]
    assert speak("en").term(RIVALS) == "holding back the best rival"


def folded(names: Mapping[str, str]) -> list[str]:
    """Names without their capitals, which the two games set differently."""
    return [names[language].casefold() for language in LANGUAGES if language != DEFAULT]


def test_namesakes_of_terraforming_mars_bear_its_names_unless_the_booklet_prints_others() -> None:
    printed = ["AI Central", "Advanced Ecosystems", "Acquired Company", "Mine"]  # in the Russian booklet
    theirs = {card.name.casefold(): card_names("pavonis.games.terraforming_mars")[card.printed] for card in mars.PROJECT_CARDS}
    ours = {card.name: card_names("pavonis.games.ares_expedition")[card.printed] for card in PROJECT_CARDS}
    known = {name: (names, theirs[name.casefold()]) for name, names in ours.items() if name.casefold() in theirs}
    others = [name for name, (names, same) in known.items() if folded(names) != folded(same)]
    assert others == printed


def test_phases_and_oceans_have_words() -> None:
    for language in LANGUAGES:
        for phase in board(load(), speak(language)).phases:
            check_sentence(say(phase.text), language)
            check_sentence(say(phase.bonus_text), language)
    phases = board(load(), speak("pl")).phases
    assert (phases[0].name, phases[3].bonus_text, speak("pl").things()["ocean:8"]) == (
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


def test_how_many_are_to_be_picked_is_told_as_it_is() -> None:
    exactly = [plain(speak(language).reason((reasons.TOO_FEW_PICKED, 0, 5, 5))) for language in LANGUAGES]
    assert exactly == ["Pick 5 cards.", "Выберите 5 карт.", "Wybierz 5 kart."]
    at_least = [plain(speak(language).reason((reasons.TOO_FEW_PICKED, 0, 1, 5))) for language in LANGUAGES]
    assert at_least == ["Pick at least 1 card.", "Выберите хотя бы 1 карту.", "Wybierz co najmniej 1 kartę."]


def test_the_beginning_of_a_phase_is_told_only_of_its_cards() -> None:
    low = [(code, TEMPERATURE, 0, 1) for code in (reasons.ZONE_TOO_LOW, reasons.ZONE_TOO_LOW_NOW)]
    assert [plain(speak("en").reason(reason)) for reason in low] == [
        "It takes a temperature in the red zone or higher; when this phase began it was in the purple one.",
        "It takes a temperature in the red zone or higher; now it is in the purple one.",
    ]


def test_a_choice_is_told_by_what_it_does() -> None:
    game, s = TABLES["development"]
    seen = game.observe(s, 0)
    hydrogen = NAMES.index("Imported Hydrogen")
    seen = replace(seen, asked=AresExpeditionAsked("choose", hydrogen))
    said = {language: [plain(speak(language).move(moves.CHOOSE + n, seen)) for n in range(3)] for language in LANGUAGES}
    assert said["en"] == ["Gain 3 plants", "Add 3 microbes to another card of yours", "Add 2 animals to another card of yours"]
    assert said["ru"][1] == "Положить 3 микробов на другую свою карту"
    assert said["pl"][2] == "Umieść na innej swojej karcie 2 jednostki zwierząt"
    seen = replace(seen, asked=AresExpeditionAsked("way", NAMES.index("Regolith Eaters")))
    assert plain(speak("en").move(moves.CHOOSE + 1, seen)) == "Remove 2 microbes from this card to raise the oxygen by 1 step"
    assert plain(speak("en").move(moves.CHOOSE + 2, seen)) == "Choose option 3"


def test_moves_tell_their_price() -> None:
    spoken = speak("en")
    game, s = TABLES["development"]
    seen = game.observe(s, 0)
    assert plain(spoken.move(moves.PLAY + NAMES.index("Microprocessors"), seen)) == "Play Microprocessors (6 M€)"
    assert plain(spoken.move(moves.PLAY + NAMES.index("Fish"), seen)) == "Play Fish"  # not in the own hand: no price is known
    game, s = TABLES["action"]
    seen = game.observe(s, 0)
    assert plain(spoken.move(moves.STANDARD, seen)) == "Standard action: plant a forest for 7 plants"
    assert plain(spoken.move(moves.STANDARD + 4, seen)) == "Standard action: flip an ocean tile for 11 M€"
    assert plain(spoken.move(moves.STANDARD + 4, game.observe(s, 1))) == "Standard action: flip an ocean tile for 15 M€"
    assert plain(spoken.move(moves.STANDARD, game.observe(s, SPECTATOR))) == "Standard action: a forest paid with plants"
    steelworks = plain(spoken.move(moves.USE + NAMES.index("Steelworks"), seen))
    assert steelworks == "Use the action of Steelworks: spend 6 heat to gain 2 M€ and raise the oxygen by 1 step"


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
    assert "Round 9/15 · Phase: Construction" in drawn("together")
    action = drawn("action")
    assert "plant a forest for 7 plants, plant a forest for 16 M€" in action
    assert "Tardigrades (1 microbe, action used)" in action
    assert action.count("bonus not used yet") == 1


def test_only_where_it_ends_the_game_a_terraformed_mars_is_the_last_call() -> None:
    modes: list[tuple[int, dict[str, bool], bool]] = [(2, {}, True), (1, {}, False), (2, {"cooperative": True}, False)]
    for seats, options, last in modes:
        t = table("ares-expedition", seats, **options).phase("action").set(temperature=8, oxygen=14, oceans=9)
        s = t.settled()
        s.called = 1
        told = [plain(line) for line in describe(t.game, speak("en", game=t.game), t.game.observe(s, 0), 0)]
        assert any("last call" in line for line in told) == last


def test_a_card_from_the_partner_is_not_called_a_choice() -> None:
    t = table("ares-expedition", cooperative=True).planning().hand(0, "Fish", "Mine").hand(1, "Moss", "Birds").bare(0, 1)
    t.do(0, "phase construction").do(1, "phase action").do(0, "take marker", "give Fish")
    lines = [plain(line) for line in draw(t.game, speak("en", 2, t.game), t.see(1), 1, 100)]
    assert "Fish" in lines[lines.index("From your partner") + 1]
    assert "To choose from" not in lines
