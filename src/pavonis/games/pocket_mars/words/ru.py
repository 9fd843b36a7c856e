"""Pocket Mars in Russian.

Словарь. Колониста ОТПРАВЛЯЮТ с Земли на корабль, ВЫСАЖИВАЮТ с корабля в зону одной звезды строения, ПОВЫШАЮТ из зоны одной звезды
в зону двух звёзд того же строения и ПОНИЖАЮТ обратно. Карту проекта ИГРАЮТ с руки ради верхнего действия или ПРИСОЕДИНЯЮТ из модуля
подготовки к строению её цвета, где важны её значение и нижнее действие; у строения есть способность. Остальные слова: модуль
подготовки, колода, сброс, энергия, очки, первый игрок, раунд, ход.

Имена не склоняются и ни с чем не согласуются: «колонист игрока Анна», «Анна отправляет».
"""

from pavonis.core.game import Question
from pavonis.games.pocket_mars import effects, events, reasons
from pavonis.games.pocket_mars.cards import ABILITIES, BUILDING_CARDS, ENERGY_MAX, RECONSTRUCTED
from pavonis.games.pocket_mars.effects import THIS, Op
from pavonis.games.pocket_mars.words.base import Labels, Language, Phrase, PocketMarsWords
from pavonis.text import INFINITIVE, Counted, Noun, Sentence, Text, joined, say, strong
from pavonis.text.ru import CARD, ENERGY, POINT
from pavonis.text.ru import RUSSIAN as GRAMMAR

COLONIST = Noun(nom="колонист/колониста/колонистов", acc="колониста/колонистов/колонистов", gen="колониста/колонистов/колонистов")

BUILDINGS = [
    Noun(nom="Экосистема", at="в Экосистеме", into="в Экосистему", out="из Экосистемы", to="к Экосистеме", of="Экосистемы"),
    Noun(
        nom="Электростанция",
        at="на Электростанции",
        into="на Электростанцию",
        out="с Электростанции",
        to="к Электростанции",
        of="Электростанции",
    ),
    Noun(nom="Лаборатория", at="в Лаборатории", into="в Лабораторию", out="из Лаборатории", to="к Лаборатории", of="Лаборатории"),
    Noun(
        nom="Водоснабжение",
        at="в Водоснабжении",
        into="в Водоснабжение",
        out="из Водоснабжения",
        to="к Водоснабжению",
        of="Водоснабжения",
    ),
    Noun(
        nom="Строительный цех",
        at="в Строительном цехе",
        into="в Строительный цех",
        out="из Строительного цеха",
        to="к Строительному цеху",
        of="Строительного цеха",
    ),
]

COLOURED_CARDS = [
    Noun(nom="зелёная карта", acc="зелёную карту", gen="зелёной карты"),
    Noun(nom="оранжевая карта", acc="оранжевую карту", gen="оранжевой карты"),
    Noun(nom="фиолетовая карта", acc="фиолетовую карту", gen="фиолетовой карты"),
    Noun(nom="синяя карта", acc="синюю карту", gen="синей карты"),
    Noun(nom="чёрная карта", acc="чёрную карту", gen="чёрной карты"),
]

# Verbs by mood: on cards the imperative, in moves and questions the infinitive.
SEND = ("отправьте", "отправить")
GET = ("получите", "получить")
LAND = ("высадите", "высадить")
PROMOTE = ("повысьте", "повысить")
MOVE = ("переместите", "переместить")
SWAP = ("поменяйте", "поменять")
TURN_OVER = ("переверните", "перевернуть")
TAKE = ("возьмите", "взять")
LOOK = ("посмотрите", "посмотреть")
PUT = ("положите", "положить")
PAY = ("заплатите", "заплатить")

# So many of something, as an object unless told otherwise.
colonists = Counted(GRAMMAR, COLONIST, "acc")
cards = Counted(GRAMMAR, CARD, "acc")
energy = Counted(GRAMMAR, ENERGY, "acc")


def nth(op: Op, memo: int) -> str:
    """Which of several picks of one effect is asked for; the memo counts those that are left."""
    return f" ({op.n - (memo or op.n) + 1} из {op.n})" if op.n > 1 else ""


def move(op: Op, mood: int) -> str:
    """A colonist changes the building."""
    if op.where == THIS:
        return f"{MOVE[mood]} в это строение 1 своего колониста из зоны одной звезды другого строения"
    return f"{MOVE[mood]} 1 своего колониста из зоны одной звезды в другое строение"


EFFECTS: dict[int, Phrase] = {
    effects.LAUNCH_OP: lambda op, mood: f"{SEND[mood]} {colonists(op.n)} с Земли на корабль",
    effects.GAIN: lambda op, mood: f"{GET[mood]} {energy(op.n)}",
    effects.LAND_HERE: lambda op, mood: f"{LAND[mood]} {colonists(op.n)} с корабля в это строение",
    effects.LAND_ANY: lambda op, mood: (
        f"{LAND[mood]} {colonists(op.n)} с корабля в {'любое строение' if op.n == 1 else 'любые строения'}"
    ),
    effects.PROMOTE_OWN: lambda op, mood: f"{PROMOTE[mood]} 1 своего колониста{' в этом строении' if op.where == THIS else ''}",
    effects.MOVE_OWN: move,
    effects.SHIFT: lambda op, mood: f"{MOVE[mood]} 1 колониста любого игрока в другую зону того же строения",
    effects.SWAP_ZONES: lambda op, mood: f"{SWAP[mood]} местами в одном строении 2 колонистов разных игроков из разных зон",
    effects.EXCHANGE_CARDS: lambda op, mood: f"{SWAP[mood]} местами 2 карты под одним строением",
    effects.FLIP_TOP: lambda op, mood: f"{TURN_OVER[mood]} лицом вниз верхнюю карту строения с зонами (она считается за 0)",
    effects.DRAW: lambda op, mood: f"{TAKE[mood]} {cards(op.n)} из колоды",
    effects.PEEK_PREP: lambda op, mood: f"{LOOK[mood]} {cards(op.n)} в модуле подготовки другого игрока",
    effects.BURY_CARD: lambda op, mood: f"{PUT[mood]} 1 карту с руки или из своего модуля подготовки под низ колоды",
}

CONDITIONS: dict[int, Sentence] = {
    effects.NONE_HERE: lambda w, colour: say("если у вас нет колонистов в этом строении"),
    effects.SHIP_EMPTY: lambda w, colour: say("если ваш корабль пуст"),
    effects.COLOUR_IN_HAND: lambda w, colour: say("если у вас в руке есть ", w.coloured_card(colour, "nom")),
}

ICONS = {
    "launch": "отправка",
    "energy": "энергия",
    "land_here": "высадка сюда",
    "land": "высадка",
    "promote": "повышение",
    "promote_here": "повышение здесь",
    "move": "переезд",
    "move_here": "переезд сюда",
    "shift": "смена зоны",
    "swap": "обмен колонистов",
    "exchange": "обмен карт",
    "flip": "переворот карты",
    "draw": "добор",
    "peek": "просмотр",
    "bury": "карта под колоду",
    "none_here": "нет своих здесь",
    "ship_empty": "корабль пуст",
}


def ask_move(w: PocketMarsWords, op: Op, memo: int) -> Text:
    """From where, then to where."""
    if memo:
        return say("в какое строение переместить колониста ", w.building(memo - 1, "out"), "?")
    here = " в это строение" if op.where == THIS else ""
    return say(f"какого своего колониста из зоны одной звезды переместить{here}?")


ASKS: dict[int, Sentence] = {
    effects.LAND_ANY: lambda w, op, memo: say("в какое строение высадить колониста", nth(op, memo), "?"),
    effects.PROMOTE_OWN: lambda w, op, memo: say("какого своего колониста повысить?"),
    effects.MOVE_OWN: ask_move,
    effects.SHIFT: lambda w, op, memo: say("какого колониста переместить в другую зону его строения?"),
    effects.SWAP_ZONES: lambda w, op, memo: say("каких двух колонистов поменять местами?"),
    effects.EXCHANGE_CARDS: lambda w, op, memo: (
        say("с какой картой поменять местами карту ", w.card(memo - 1), "?")
        if memo
        else say("какие две карты поменять местами? Выберите первую.")
    ),
    effects.FLIP_TOP: lambda w, op, memo: say("верхнюю карту какого строения перевернуть лицом вниз?"),
    effects.PEEK_PREP: lambda w, op, memo: (
        say("какую карту посмотреть в модуле подготовки игрока ", w.player(memo - 1), "?")
        if memo
        else say("чей модуль подготовки посмотреть?")
    ),
    effects.BURY_CARD: lambda w, op, memo: say("какую карту положить под низ колоды?"),
}


def prepare(w: PocketMarsWords, question: Question) -> Text:
    """So many cards are still wanted."""
    return say(f"Выберите {'карту' if question.least == 1 else cards(question.least)} для модуля подготовки.")


QUESTIONS: dict[str, Sentence] = {
    "turn": lambda w, q: say("Ваш ход: выберите действие."),
    "landing": lambda w, q: say("Значение вашей карты больше. Высадить колониста ", w.building(q.subject[0], "into"), "?"),
    "action": lambda w, q: say("Использовать нижнее действие карты ", w.card(q.subject[0]), "? ", w.action(q.subject[0] * 2 + 1)),
    "ability": lambda w, q: say(
        "Использовать способность ", w.building(q.subject[0], "of"), "? ", w.action(ABILITIES + q.subject[0])
    ),
    "keep": lambda w, q: say("Оставьте себе одну карту набора; остальные перейдут игроку слева."),
    "drop": lambda w, q: say(f"У вас больше четырёх карт: сбросьте {cards(q.least)} с руки."),
    "prepare": prepare,
    "sealed": lambda w, q: say("Выбор сделан. Пока не выбрали все, его можно отменить."),
}


def attach(w: PocketMarsWords, card: int, compared: str = "") -> Text:
    """A card goes to its building, with all that may follow."""
    colour = w.game.deck.colour[card]
    head = say("Присоединить ", w.card(card), f" (значение {w.game.deck.value[card]}{compared}) ", w.building(colour, "to"))
    return say(head, ": ", w.half(card * 2 + 1, INFINITIVE), "; затем ", w.half(ABILITIES + colour, INFINITIVE))


def zone_move(w: PocketMarsWords, verb: str, b: int, seat: int, zone: str) -> Text:
    """A colonist of anybody goes up or down."""
    return say(verb, " колониста игрока ", w.player(seat), " ", w.building(b, "at"), " ", zone)


MOVES: dict[str, Sentence] = {
    "take back": lambda w: say("Отменить свой выбор"),
    "decline": lambda w: say("Отказаться"),
    "use action": lambda w: say("Использовать нижнее действие"),
    "use ability": lambda w: say("Использовать способность строения"),
    "use effect": lambda w: say("Выполнить"),
    "launch": lambda w: say("Отправить 1 колониста с Земли на корабль"),
    "play": lambda w, card: say("Сыграть ", w.card(card), " с руки: ", w.half(card * 2, INFINITIVE)),
    "attach": attach,
    "take": lambda w, seat, place: say("Сыграть карту ", place + 1, " из модуля подготовки игрока ", w.player(seat)),
    "discard": lambda w, card: say("Сбросить ", w.card(card), " и получить 1 энергию"),
    "drop": lambda w, card: say("Сбросить ", w.card(card)),
    "prepare": lambda w, card: say("Положить ", w.card(card), " в модуль подготовки"),
    "keep": lambda w, card: say("Оставить себе ", w.card(card)),
    "bury": lambda w, card: say("Положить ", w.card(card), " под низ колоды"),
    "exchange": lambda w, card: say("Выбрать для обмена ", w.card(card)),
    "land": lambda w, b: say("Высадить колониста ", w.building(b, "into")),
    "promote": lambda w, b: say("Повысить своего колониста ", w.building(b, "at")),
    "move from": lambda w, b: say("Переместить своего колониста ", w.building(b, "out")),
    "move to": lambda w, b: say("Переместить своего колониста ", w.building(b, "into")),
    "flip": lambda w, b: say("Перевернуть лицом вниз верхнюю карту ", w.building(b, "of")),
    "demote any": lambda w, b, seat: zone_move(w, "Понизить", b, seat, "до одной звезды"),
    "promote any": lambda w, b, seat: zone_move(w, "Повысить", b, seat, "до двух звёзд"),
    "swap": lambda w, b, up, down: say(
        "Поменять местами колонистов ", w.building(b, "at"), " (", w.player(up), " вверх, ", w.player(down), " вниз)"
    ),
    "peek": lambda w, seat: say("Посмотреть модуль подготовки игрока ", w.player(seat)),
    "peek at": lambda w, seat, place: say("Посмотреть карту ", place + 1, " в модуле подготовки игрока ", w.player(seat)),
}

REASONS: dict[int, Sentence] = {
    reasons.GAME_OVER: lambda w: say("Игра окончена."),
    reasons.NOT_ASKED: lambda w: say("Сейчас вам нечего выбирать."),
    reasons.NOT_THIS_QUESTION: lambda w: say("Сейчас нужно выбрать другое."),
    reasons.NO_SUCH_MOVE: lambda w: say("Такого хода нет."),
    reasons.NOT_IN_HAND: lambda w, card: say("Карты ", w.card(card), " нет у вас в руке."),
    reasons.NOT_IN_PREP: lambda w, card: say("Карты ", w.card(card), " нет в вашем модуле подготовки."),
    reasons.NOT_YOURS: lambda w, card: say("Карты ", w.card(card), " нет ни у вас в руке, ни в вашем модуле подготовки."),
    reasons.OWN_MODULE: lambda w: say("Это относится к модулям подготовки других игроков, а не к вашему."),
    reasons.NO_CARD_THERE: lambda w, seat, place: say(
        "На месте ", place + 1, " в модуле подготовки игрока ", w.player(seat), " нет карты."
    ),
    reasons.NO_SUCH_SEAT: lambda w, seat: say("За этим столом нет игрока ", seat + 1, "."),
    reasons.NONE_ON_EARTH: lambda w: say("На Земле не осталось ваших колонистов."),
    reasons.SHIP_IS_EMPTY: lambda w: say("На вашем корабле нет колонистов."),
    reasons.TOO_LITTLE_ENERGY: lambda w, has, needs: say("Нужно энергии: ", needs, ", а у вас ", has, "."),
    reasons.ENERGY_FULL: lambda w, most: say("У вас уже максимум энергии: ", most, "."),
    reasons.COLONIST_HERE: lambda w, b: say("У вас уже есть колонист ", w.building(b, "at"), "."),
    reasons.SHIP_NOT_EMPTY: lambda w: say("Ваш корабль не пуст."),
    reasons.NO_COLOUR_IN_HAND: lambda w, colour: say("У вас в руке нет ", w.coloured_card(colour, "gen"), "."),
    reasons.NO_ONE_STAR: lambda w, b: say("У вас нет колониста ", w.building(b, "at"), " в зоне одной звезды."),
    reasons.TWO_STAR_FULL: lambda w, b: say("Зона двух звёзд ", w.building(b, "at"), " заполнена."),
    reasons.NOBODY_TO_PROMOTE: lambda w: say("Никого из ваших колонистов повысить нельзя."),
    reasons.NOBODY_TO_MOVE: lambda w: say("Ни в одной зоне одной звезды нет вашего колониста, которого можно переместить."),
    reasons.NOBODY_TO_SHIFT: lambda w: say("Ни один колонист не может сменить зону в своём строении."),
    reasons.NOBODY_TO_SWAP: lambda w: say("Ни в одном строении нет двух колонистов разных игроков в разных зонах."),
    reasons.NO_TWO_CARDS: lambda w: say("Ни под одним строением нет двух карт."),
    reasons.NO_CARD_TO_FLIP: lambda w: say("Нет открытой карты, которую можно перевернуть."),
    reasons.NO_PREP_TO_SEE: lambda w: say("В модулях подготовки других игроков нет карт."),
    reasons.NO_CARD_LEFT: lambda w: say("Карт не осталось."),
    reasons.NOT_IN_PACK: lambda w, card: say("Карты ", w.card(card), " нет в вашем наборе."),
    reasons.PICKED_IN_ORDER: lambda w: say("Несколько карт выбирают в порядке списка, а после этой их останется слишком мало."),
    reasons.NOT_OPTIONAL: lambda w: say("Отказаться нельзя."),
    reasons.NOT_ATTACHED: lambda w, card: say("Карта ", w.card(card), " не лежит ни под одним строением."),
    reasons.NO_PAIR_WITH: lambda w, card: say("Карту ", w.card(card), " не с чем поменять местами."),
    reasons.NO_SUCH_COLONIST: lambda w, seat, b: say(
        "У игрока ", w.player(seat), " нет такого колониста ", w.building(b, "at"), "."
    ),
    reasons.SAME_BUILDING: lambda w: say("Колониста нужно переместить в другое строение."),
    reasons.NOTHING_SEALED: lambda w: say("Отменять пока нечего."),
    reasons.NOT_A_PLACE_HERE: lambda w: say("Этот эффект не действует на то строение."),
}


def energy_change(w: PocketMarsWords, seat: int, change: int) -> Text:
    """Energy comes or goes."""
    return say(w.player(seat), " получает " if change > 0 else " платит ", energy(abs(change)), ".")


def zone_change(w: PocketMarsWords, verb: str, seat: int, owner: int, b: int) -> Text:
    """Somebody moves a colonist, one's own or another's, up or down."""
    whose = say("своего колониста") if seat == owner else say("колониста игрока ", w.player(owner))
    return say(w.player(seat), verb, whose, " ", w.building(b, "at"), ".")


def used(w: PocketMarsWords, seat: int, half: int) -> Text:
    """Somebody uses an action or an ability."""
    if half >= ABILITIES:
        return say(w.player(seat), " использует способность ", w.building(half - ABILITIES, "of"), ".")
    return say(w.player(seat), f" использует {'нижнее' if half % 2 else 'верхнее'} действие карты ", w.card(half // 2), ".")


def taken(w: PocketMarsWords, seat: int, owner: int, card: int) -> Text:
    """Somebody plays another player's prep card."""
    home = w.building(w.game.deck.colour[card], "to")
    return say(
        w.player(seat), " присоединяет ", home, " карту ", w.card(card), " из модуля подготовки игрока ", w.player(owner), "."
    )


EVENTS: dict[int, Sentence] = {
    events.TURN: lambda w, number, seat: say("Раунд ", number, ": ходит ", w.player(seat), "."),
    events.PLAYED: lambda w, seat, card: say(w.player(seat), " играет с руки карту ", w.card(card), "."),
    events.ATTACHED: lambda w, seat, card: say(
        w.player(seat), " присоединяет карту ", w.card(card), " ", w.building(w.game.deck.colour[card], "to"), "."
    ),
    events.TAKEN: taken,
    events.LAUNCHED: lambda w, seat, n: say(w.player(seat), " отправляет ", colonists(n), " с Земли на корабль."),
    events.ENERGY: energy_change,
    events.LANDED: lambda w, seat, b: say(w.player(seat), " высаживает колониста ", w.building(b, "into"), "."),
    events.PROMOTED: lambda w, seat, owner, b: zone_change(w, " повышает ", seat, owner, b),
    events.DEMOTED: lambda w, seat, owner, b: zone_change(w, " понижает ", seat, owner, b),
    events.MOVED: lambda w, seat, source, target: say(
        w.player(seat), " перемещает колониста ", w.building(source, "out"), " ", w.building(target, "into"), "."
    ),
    events.SWAPPED: lambda w, seat, b, up, down: say(
        w.player(seat),
        " меняет местами колонистов ",
        w.building(b, "at"),
        ": ",
        w.player(up),
        " — вверх, ",
        w.player(down),
        " — вниз.",
    ),
    events.EXCHANGED: lambda w, seat, one, other: say(
        w.player(seat), " меняет местами карты ", w.card(one), " и ", w.card(other), "."
    ),
    events.FLIPPED: lambda w, seat, b, card: say(
        w.player(seat), " переворачивает лицом вниз верхнюю карту ", w.building(b, "of"), ": ", w.card(card), "."
    ),
    events.DREW: lambda w, seat, card: say(w.player(seat), " берёт карту ", w.card(card), "."),
    events.DREW_BACK: lambda w, seat, colour: say(w.player(seat), " берёт ", w.coloured_card(colour), "."),
    events.PEEKED: lambda w, seat, owner, place, card: say(
        w.player(seat), " смотрит карту ", place + 1, " в модуле подготовки игрока ", w.player(owner), ": ", w.card(card), "."
    ),
    events.PEEKED_BACK: lambda w, seat, owner, place: say(
        w.player(seat), " смотрит карту ", place + 1, " в модуле подготовки игрока ", w.player(owner), "."
    ),
    events.BURIED: lambda w, seat, card: say(w.player(seat), " кладёт карту ", w.card(card), " под низ колоды."),
    events.BURIED_BACK: lambda w, seat, colour: say(w.player(seat), " кладёт ", w.coloured_card(colour), " под низ колоды."),
    events.DISCARDED: lambda w, seat, card: say(w.player(seat), " сбрасывает карту ", w.card(card), " в обмен на энергию."),
    events.DROPPED: lambda w, seat, card: say(w.player(seat), " сбрасывает карту ", w.card(card), "."),
    events.PREPARED: lambda w, seat, card: say(w.player(seat), " кладёт карту ", w.card(card), " в модуль подготовки."),
    events.PREPARED_BACK: lambda w, seat, colour: say(w.player(seat), " кладёт ", w.coloured_card(colour), " в модуль подготовки."),
    events.REBUILT: lambda w, n: say("Колода закончилась: перемешана новая колода из ", cards(n, "gen"), "."),
    events.DECLINED: lambda w, seat: say(w.player(seat), " отказывается."),
    events.USED: used,
    events.FIRST: lambda w, seat: say("Первый игрок — ", w.player(seat), "."),
    events.KEPT: lambda w, seat, card: say(w.player(seat), " оставляет себе карту ", w.card(card), "."),
    events.KEPT_BACK: lambda w, seat, colour: say(w.player(seat), " оставляет себе ", w.coloured_card(colour), "."),
    events.ENDED: lambda w, rounds: say("Игра заканчивается после раунда ", rounds, "."),
}


def standing(w: PocketMarsWords, seat: int, earth: int, ship: int, mars: int, energy: int, most: int, points: int) -> Text:
    """How a player stands."""
    places = f"{GRAMMAR.count(earth, COLONIST)} на Земле, {ship} на корабле, {mars} на Марсе"
    return say(w.player(seat), f": {places}; энергия {energy} из {most}; {GRAMMAR.count(points, POINT)}.")


def rules(w: PocketMarsWords) -> list[Text]:
    """The rules for a newcomer."""
    yard = len(BUILDING_CARDS) - 1
    homes = GRAMMAR.listed([w.building(b) for b in range(yard)])
    abilities = [say(w.building_name(b), " — ", w.half(ABILITIES + b)) for b in range(len(BUILDING_CARDS))]
    draft = " Их набирают драфтом: оставьте себе одну карту из пяти, остальные передайте налево, и так далее, пока у вас не будет четырёх." if w.game.draft else ""  # fmt: skip
    return [
        say(strong("Цель. "), "Доставьте семерых своих колонистов с Земли на Марс и займите там хорошие места. Побеждает тот, у кого больше очков."),
        say(strong("Начало. "), "У каждого один колонист на корабле, шесть на Земле, 1 энергия и четыре карты проектов.", draft, " Две из них положите лицом вниз в модуль подготовки, две оставьте в руке."),
        say(strong("Строения. "), homes, " — строения с двумя зонами. В зоне одной звезды мест сколько угодно. В зоне двух звёзд помещается один колонист, если играют двое, и два, если играют трое или четверо, — чьи бы они ни были. ", w.building(yard), " колонистов не принимает."),
        say(strong("Три глагола. "), "Отправить — переместить своих колонистов с Земли на корабль. Высадить — переместить своих колонистов с корабля в зону одной звезды строения. Повысить — переместить своего колониста из зоны одной звезды в зону двух звёзд того же строения, если там есть место."),
        say(strong("Карты. "), "У карты проекта есть цвет, значение, верхнее действие и нижнее действие. Цвет виден на рубашке, поэтому цвета всех карт известны всем, но лицевую сторону своих карт видите только вы."),
        say(strong("Ваш ход. "), "Сделайте одно из пяти: сыграйте карту с руки; присоедините карту из своего модуля подготовки; сыграйте карту из модуля подготовки другого игрока; отправьте 1 колониста с Земли на корабль; сбросьте одну из своих четырёх карт и получите 1 энергию."),
        say(strong("Карта с руки. "), "Выполните её верхнее действие, насколько это возможно, и сбросьте карту."),
        say(strong("Карта из своего модуля подготовки. "), "Положите её поверх карт под строением её цвета. Теперь по порядку можно сделать три шага. Первый: если её значение больше значения под ней (у первой карты — больше 3), высадите колониста в это строение (кроме ", w.building(yard, "of"), "). Второй: используйте нижнее действие карты. Третий: используйте способность строения."),
        say(strong("Карта из чужого модуля подготовки. "), "Вы выбираете её по рубашке. Карту присоединяют к её строению; её владелец может использовать нижнее действие, потом вы можете использовать способность строения. За значение карты колониста не высаживает никто."),
        say(strong("Способности. "), joined(abilities, "; "), "."),
        say(strong("Энергия. "), f"За некоторые действия платят энергией; больше {w.game.deck.energy_max} не накопить."),
        say(strong("Четыре карты. "), "После каждого хода у всех снова должно быть две карты в руке и две в модуле подготовки: сбросьте лишние с руки или возьмите недостающие, затем пополните модуль с руки. Из модуля в руку карты не возвращаются. Когда колода заканчивается, сброс и все накрытые карты под строениями становятся новой колодой."),
        say(strong("Конец. "), "Если к концу раунда у кого-то все семь колонистов на Марсе, игра окончена."),
        say(strong("Очки. "), "За каждого колониста: 1 на корабле, 2 в зоне одной звезды, 4 в зоне двух звёзд. Ещё 2 за колонистов во всех четырёх строениях, 4 за четырёх колонистов в одном строении и 1 за самый высокий уровень энергии (даже если он не только у вас). При равенстве побеждает тот, у кого больше колонистов на Марсе; иначе победа общая."),
        *honesty(w),
    ]  # fmt: skip


def honesty(w: PocketMarsWords) -> list[Text]:
    """What of this table is our own guess."""
    if all(half.source != RECONSTRUCTED for half in w.game.deck.halves):
        return []
    most = f" и предел энергии, {ENERGY_MAX}," if w.game.deck.energy_max == ENERGY_MAX else ""
    return [say(strong("Примечание. "), f"Большинство текстов карт (они отмечены звёздочкой){most} восстановлены нами. Если у вас есть сама игра, её точную колоду можно загрузить из файла.")]  # fmt: skip


LABELS = Labels(
    round="Раунд",
    to_play="Ходит",
    first_player="Первый игрок",
    set_up="Выбор карт для модуля",
    draft="Драфт",
    game_over="Игра окончена",
    building="Строение",
    one_star="зона одной звезды",
    two_star="зона двух звёзд",
    to_beat="Побить",
    cards="Карты под строением",
    ability="Способность",
    nobody="никого",
    nothing="нет",
    no_colonists="без колонистов",
    free="свободно",
    full="мест нет",
    face_down="лицом вниз",
    uppermost_first="верхняя первой",
    player="Игрок",
    earth="Земля",
    ship="Корабль",
    mars="Марс",
    energy="Энергия",
    points="Очки",
    hand="Рука",
    prep="Модуль",
    prep_module="Модуль подготовки",
    your_hand="Ваша рука",
    your_prep="Ваш модуль подготовки",
    your_pack="Ваш набор",
    top="Верх",
    bottom="Низ",
    colour="цвет",
    value="значение",
    deck="Колода",
    on_top="верхняя",
    at_bottom="нижние",
    you_know="вы знаете карту",
    discard="Сброс",
    empty="пусто",
    in_play="Разыгрывается",
    chosen="Выбрано",
    kept="Оставлено",
    pack="Набор",
    among="из",
    reconstructed="* восстановлено нами",
)

RUSSIAN = Language(
    grammar=GRAMMAR,
    labels=LABELS,
    title="Pocket Mars",
    colours=["зелёный", "оранжевый", "фиолетовый", "синий", "чёрный"],
    letters=["З", "О", "Ф", "С", "Ч"],
    coloured_cards=COLOURED_CARDS,
    colonist=COLONIST,
    card=CARD,
    buildings=BUILDINGS,
    effects=EFFECTS,
    conditions=CONDITIONS,
    pay=lambda n, mood: f"{PAY[mood]} {energy(n)}",
    pay_for=lambda n, phrase: f"{PAY[INFINITIVE]} {energy(n)}, чтобы {phrase}",
    may=("можете ", "можно "),
    then=", затем ",
    price=lambda n: f"(цена: {GRAMMAR.count(n, ENERGY)})",
    again={effects.LAUNCH_OP: lambda op, mood: f"{SEND[mood]} ещё {colonists(op.n)}"},
    icons=ICONS,
    asks=ASKS,
    questions=QUESTIONS,
    moves=MOVES,
    reasons=REASONS,
    events=EVENTS,
    standing=standing,
    rules=rules,
    score_lines={
        "ship": "На корабле",
        "one_star": "Зоны одной звезды",
        "two_star": "Зоны двух звёзд",
        "everywhere": "Во всех четырёх строениях",
        "together": "Четверо в одном строении",
        "energy": "Больше всего энергии",
        "points": "Очки",
    },
    terms={
        "colonists": "места колонистов",
        "turn": "чей сейчас ход",
        "promotion": "возможность повысить",
        "everywhere": "колонист в каждом строении",
        "together": "четверо в одном строении",
        "energy": "энергия",
        "cards": "карты в руке и модуле",
        "rivals": "ожидания сильнейшего соперника",
    },
    sources={
        "rulebook": "из правил игры",
        "public": "из открытых источников",
        "own": "из вашей колоды",
        "reconstructed": "восстановлено нами",
    },
)
