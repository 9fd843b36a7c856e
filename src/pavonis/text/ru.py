"""Russian: its numbers, and the words that games share."""

from pavonis.text.common import Common
from pavonis.text.grammar import Counted, Grammar, Noun


def plural(n: int) -> int:
    """1 карта, 2 карты, 5 карт; 11 карт, 21 карта, 112 карт."""
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2


GRAMMAR = Grammar("ru", plural, ("«", "»"), " и ", "Участник")
COMMON = Common(
    grammar=GRAMMAR,
    bot_names=("Сириус", "Вега", "Ригель", "Альтаир", "Антарес", "Денеб", "Регул", "Спика"),
    levels={
        "relaxed": ("лёгкий", "играет разумно, но рассеянно"),
        "steady": ("средний", "взвешивает каждое действие"),
        "sharp": ("сильный", "думает около секунды"),
        "expert": ("мастер", "думает около пяти секунд"),
    },
)

CARD = Noun(nom="карта/карты/карт", acc="карту/карты/карт", gen="карты/карт/карт")
ENERGY = Noun(nom="энергия/энергии/энергии", acc="энергию/энергии/энергии", gen="энергии/энергии/энергии")
POINT = Noun(nom="очко/очка/очков", acc="очко/очка/очков")
CUBES = [  # what cards collect
    Noun(nom="ресурс/ресурса/ресурсов", acc="ресурс/ресурса/ресурсов", gen="ресурса/ресурсов/ресурсов"),
    Noun(nom="животное/животных/животных", acc="животное/животных/животных", gen="животного/животных/животных"),
    Noun(nom="микроб/микроба/микробов", acc="микроба/микробов/микробов", gen="микроба/микробов/микробов"),
    Noun(nom="открытие/открытия/открытий", acc="открытие/открытия/открытий", gen="открытия/открытий/открытий"),
    Noun(
        nom="истребитель/истребителя/истребителей",
        acc="истребитель/истребителя/истребителей",
        gen="истребителя/истребителей/истребителей",
    ),
]
EACH_CUBE = [  # each one, every so many (2 to 4)
    ("каждый ресурс", "каждые {} ресурса"),
    ("каждое животное", "каждых {} животных"),
    ("каждого микроба", "каждых {} микробов"),
    ("каждое открытие", "каждые {} открытия"),
    ("каждый истребитель", "каждые {} истребителя"),
]
PARAMETERS = ["температура", "кислород", "океан"]
RAISED = ["температуру", "уровень кислорода", "долю океана"]
STEP = Noun(nom="деление/деления/делений")

# Verbs by mood: on cards the imperative, in moves and questions the infinitive, in lasting effects what is done again and again.
GET = ("получите", "получить", "получайте")
RAISE = ("повысьте", "повысить", "повышайте")
SPEND = ("потратьте", "потратить", "тратьте")
TAKE = ("возьмите", "взять", "берите")
PUT = ("положите", "положить", "кладите")
REMOVE = ("уберите", "убрать", "убирайте")
MAY = ("вы можете ", "", "вы можете ")  # before the infinitive
DISCARD = ("сбросьте", "сбросить", "сбрасывайте")
OPEN = ("откройте", "открыть", "открывайте")
LOOK = ("посмотрите", "посмотреть")

# So many of something, as an object, and several things as one.
cards = Counted(GRAMMAR, CARD, "acc")
steps = Counted(GRAMMAR, STEP)
listed = GRAMMAR.series

REFUSALS = {  # why something is not possible, in all games
    "game_over": "Игра окончена.",
    "not_asked": "Сейчас вам нечего выбирать.",
    "not_this_question": "Сейчас нужно выбрать другое.",
    "no_such_move": "Такого хода нет.",
}
