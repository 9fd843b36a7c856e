"""Pocket Mars in Russian.

Словарь. Колониста ОТПРАВЛЯЮТ с Земли на корабль, ВЫСАЖИВАЮТ с корабля в зону одной звезды строения, ПОВЫШАЮТ из зоны одной звезды
в зону двух звёзд того же строения и ПОНИЖАЮТ обратно. Карту проекта ИГРАЮТ с руки ради верхнего действия или ПРИСОЕДИНЯЮТ из модуля
подготовки к строению её цвета, где важны её значение и нижнее действие; у строения есть способность. Остальные слова: модуль
подготовки, колода, сброс, энергия, очки, первый игрок, раунд, ход.

Имена не склоняются и ни с чем не согласуются: «колонист игрока Анна», «Анна отправляет».
"""

from pavonis.core.game import Question
from pavonis.games.pocket_mars import effects
from pavonis.games.pocket_mars.cards import ENERGY_MAX, RECONSTRUCTED
from pavonis.games.pocket_mars.effects import THIS, Op
from pavonis.games.pocket_mars.setting import ABILITIES
from pavonis.games.pocket_mars.words.base import Labels, Language, Phrase, PocketMarsWords
from pavonis.text import INFINITIVE, Counted, Noun, Phrases, Sentence, Teller, Text, joined, say, strong
from pavonis.text.ru import CARD, ENERGY, GET, GRAMMAR, LOOK, POINT, PUT, REFUSALS, TAKE, cards

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
LAND = ("высадите", "высадить")
PROMOTE = ("повысьте", "повысить")
MOVE = ("переместите", "переместить")
SWAP = ("поменяйте", "поменять")
TURN_OVER = ("переверните", "перевернуть")
PAY = ("заплатите", "заплатить")

# So many of something, as an object unless told otherwise.
colonists = Counted(GRAMMAR, COLONIST, "acc")
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


QUESTIONS: Phrases = {
    "turn": "Ваш ход: выберите действие.",
    "landing": "Значение вашей карты больше. Высадить колониста {building:into}?",
    "action": lambda w, q: say("Использовать нижнее действие карты ", w.card(q.subject[0]), "? ", w.action(q.subject[0] * 2 + 1)),
    "ability": lambda w, q: say(
        "Использовать способность ", w.building(q.subject[0], "of"), "? ", w.action(ABILITIES + q.subject[0])
    ),
    "keep": "Оставьте себе одну карту набора; остальные перейдут игроку слева.",
    "drop": "У вас больше четырёх карт: сбросьте {cards least} с руки.",
    "prepare": prepare,
    "sealed": "Выбор сделан. Пока не выбрали все, его можно отменить.",
}  # fmt: skip


def attach(w: PocketMarsWords, card: int, compared: str = "") -> Text:
    """A card goes to its building, with all that may follow."""
    colour = w.game.setting.colour[card]
    head = say(
        "Присоединить карту ", w.card(card), f" (значение {w.game.setting.value[card]}{compared}) ", w.building(colour, "to")
    )
    return say(head, ": ", w.half(card * 2 + 1, INFINITIVE), "; затем ", w.half(ABILITIES + colour, INFINITIVE))


def zone_move(w: PocketMarsWords, verb: str, b: int, seat: int, zone: str) -> Text:
    """A colonist of anybody goes up or down."""
    return say(verb, " колониста игрока ", w.player(seat), " ", w.building(b, "at"), " ", zone)


def play(w: PocketMarsWords, card: int, idle: Text | None = None) -> Text:
    """A card played from hand; `idle` says why it would have no effect."""
    start = say("Сыграть карту ", w.card(card), " с руки")
    return say(start, " без эффекта (", idle, ")") if idle else say(start, ": ", w.half(card * 2, INFINITIVE))


def discard(w: PocketMarsWords, card: int, gain: int = 1) -> Text:
    """A card discarded for energy, which does not rise above its maximum."""
    return say("Сбросить карту ", w.card(card), f" и получить {energy(gain)}" if gain else " просто так: энергия уже на максимуме")


MOVES: Phrases = {
    "take back": "Отменить свой выбор",
    "decline": "Отказаться",
    "use action": "Использовать нижнее действие",
    "use ability": "Использовать способность строения",
    "use effect": "Выполнить",
    "launch": "Отправить 1 колониста с Земли на корабль",
    "play": play,
    "attach": attach,
    "take": "Сыграть {place}-ю карту из модуля подготовки игрока {seat}",
    "discard": discard,
    "drop": "Сбросить карту {card}",
    "prepare": "Положить карту {card} в модуль подготовки",
    "keep": "Оставить себе карту {card}",
    "bury": "Положить карту {card} под низ колоды",
    "exchange": "Выбрать для обмена карту {card}",
    "land": "Высадить колониста {building:into}",
    "promote": "Повысить своего колониста {building:at}",
    "move from": "Переместить своего колониста {building:out}",
    "move to": "Переместить своего колониста {building:into}",
    "flip": "Перевернуть лицом вниз верхнюю карту {building:of}",
    "demote any": lambda w, b, seat: zone_move(w, "Понизить", b, seat, "до одной звезды"),
    "promote any": lambda w, b, seat: zone_move(w, "Повысить", b, seat, "до двух звёзд"),
    "swap": "Поменять местами колонистов {building:at} ({up} вверх, {down} вниз)",
    "peek": "Посмотреть модуль подготовки игрока {seat}",
    "peek at": "Посмотреть {place}-ю карту в модуле подготовки игрока {seat}",
}  # fmt: skip

REASONS: Phrases = {
    **REFUSALS,
    "not_in_hand": "Карты {card} нет у вас в руке.",
    "not_in_prep": "Карты {card} нет в вашем модуле подготовки.",
    "not_yours": "Карты {card} нет ни у вас в руке, ни в вашем модуле подготовки.",
    "own_module": "Это относится к модулям подготовки других игроков, а не к вашему.",
    "no_card_there": "На месте {place} в модуле подготовки игрока {seat} нет карты.",
    "no_such_seat": "За этим столом нет игрока {from_one seat}.",
    "none_on_earth": "На Земле не осталось ваших колонистов.",
    "ship_is_empty": "На вашем корабле нет колонистов.",
    "too_little_energy": "Нужно энергии: {needs}, а у вас {has}.",
    "energy_full": "У вас уже максимум энергии: {most}.",
    "colonist_here": "У вас уже есть колонист {building:at}.",
    "ship_not_empty": "Ваш корабль не пуст.",
    "no_colour_in_hand": "У вас в руке нет {colour:gen}.",
    "no_one_star": "У вас нет колониста {building:at} в зоне одной звезды.",
    "two_star_full": "Зона двух звёзд {building:at} заполнена.",
    "nobody_to_promote": "Никого из ваших колонистов повысить нельзя.",
    "nobody_to_move": "Ни в одной зоне одной звезды нет вашего колониста, которого можно переместить.",
    "nobody_to_shift": "Ни один колонист не может сменить зону в своём строении.",
    "nobody_to_swap": "Ни в одном строении нет двух колонистов разных игроков в разных зонах.",
    "no_two_cards": "Ни под одним строением нет двух карт.",
    "no_card_to_flip": "Нет открытой карты, которую можно перевернуть.",
    "no_prep_to_see": "В модулях подготовки других игроков нет карт.",
    "no_card_left": "Карт не осталось.",
    "not_in_pack": "Карты {card} нет в вашем наборе.",
    "picked_in_order": "Несколько карт выбирают в порядке списка, а эта выбрана не по порядку.",
    "not_optional": "Отказаться нельзя.",
    "not_attached": "Карта {card} не лежит ни под одним строением.",
    "no_pair_with": "Карту {card} не с чем поменять местами.",
    "no_such_colonist": "У игрока {owner} нет такого колониста {building:at}.",
    "same_building": "Колониста нужно переместить в другое строение.",
    "nothing_sealed": "Отменять пока нечего.",
    "not_a_place_here": "Этот эффект не действует на то строение.",
    "no_open_card_at": "Верхней открытой карты {building:at} нет.",
    "other_column": "Карта {card} лежит под другим строением.",
    "same_card": "Эта карта уже выбрана: выберите другую карту того же строения.",
    "same_owner": "Эти два колониста должны принадлежать разным игрокам.",
    "lands_only_at": "Колонист может высадиться только {building:at}.",
}  # fmt: skip


def energy_change(w: PocketMarsWords, seat: int, change: int) -> Text:
    """Energy comes or goes, or would come if it were not at its maximum."""
    if change == 0:
        return say("Энергия уже на максимуме: ", w.player(seat), " её не получает.")
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
    home = w.building(w.game.setting.colour[card], "to")
    return say(
        w.player(seat), " присоединяет ", home, " карту ", w.card(card), " из модуля подготовки игрока ", w.player(owner), "."
    )


EVENTS: Phrases = {
    "turn": "Раунд {round}: ходит {seat}.",
    "played": "{seat} играет с руки карту {card}.",
    "attached": lambda w, seat, card: say(
        w.player(seat), " присоединяет карту ", w.card(card), " ", w.building(w.game.setting.colour[card], "to"), "."
    ),
    "taken": taken,
    "launched": "{seat} отправляет {colonists count} с Земли на корабль.",
    "energy": energy_change,
    "landed": "{seat} высаживает колониста {building:into}.",
    "promoted": lambda w, seat, owner, b: zone_change(w, " повышает ", seat, owner, b),
    "demoted": lambda w, seat, owner, b: zone_change(w, " понижает ", seat, owner, b),
    "moved": "{seat} перемещает колониста {from:out} {to:into}.",
    "swapped": "{seat} меняет местами колонистов {building:at}: {up} — вверх, {down} — вниз.",
    "exchanged": "{seat} меняет местами карты {card} и {other}.",
    "flipped": "{seat} переворачивает лицом вниз верхнюю карту {building:of}: {card}.",
    "drew": "{seat} берёт карту {card}.",
    "drew_back": "{seat} берёт {colour}.",
    "peeked": "{seat} смотрит карту {place} в модуле подготовки игрока {owner}: {card}.",
    "peeked_back": "{seat} смотрит карту {place} в модуле подготовки игрока {owner}.",
    "buried": "{seat} кладёт карту {card} под низ колоды.",
    "buried_back": "{seat} кладёт {colour} под низ колоды.",
    "discarded": "{seat} сбрасывает карту {card} в обмен на энергию.",
    "dropped": "{seat} сбрасывает карту {card}.",
    "prepared": "{seat} кладёт карту {card} в модуль подготовки.",
    "prepared_back": "{seat} кладёт {colour} в модуль подготовки.",
    "rebuilt": "Колода закончилась: перемешана новая колода из {cards count:gen}.",
    "declined": "{seat} отказывается.",
    "used": used,
    "first": "Первый игрок — {seat}.",
    "kept": "{seat} оставляет себе карту {card}.",
    "kept_back": "{seat} оставляет себе {colour}.",
    "ended": "Игра заканчивается после раунда {rounds}.",
    "without_effect": "Карта {card} не даёт эффекта.",
}  # fmt: skip


def standing(w: PocketMarsWords, seat: int, earth: int, ship: int, mars: int, energy: int, most: int, points: int) -> Text:
    """How a player stands."""
    places = f"{GRAMMAR.count(earth, COLONIST)} на Земле, {ship} на корабле, {mars} на Марсе"
    return say(w.player(seat), f": {places}; энергия {energy} из {most}; {GRAMMAR.count(points, POINT)}.")


def rules(w: PocketMarsWords) -> list[Text]:
    """The rules for a newcomer."""
    yard = w.yard()
    homes = GRAMMAR.listed([w.building(b) for b in w.game.setting.homes])
    abilities = [say(w.building_name(b), " — ", w.half(ABILITIES + b)) for b in w.game.setting.table]
    draft = " Их набирают драфтом: оставьте себе одну карту из пяти, остальные передайте налево, и так далее, пока у вас не будет четырёх." if w.game.setting.draft else ""  # fmt: skip
    return [
        say(strong("Цель. "), "Доставьте семерых своих колонистов с Земли на Марс и займите там хорошие места. Побеждает тот, у кого больше очков."),
        say(strong("Начало. "), "У каждого один колонист на корабле, шесть на Земле, 1 энергия и четыре карты проектов.", draft, " Две из них положите лицом вниз в модуль подготовки, две оставьте в руке."),
        say(strong("Строения. "), homes, " — строения с двумя зонами. В зоне одной звезды мест сколько угодно. В зоне двух звёзд помещается один колонист, если играют двое, и два, если играют трое или четверо, — чьи бы они ни были. ", w.building(yard), " колонистов не принимает."),
        say(strong("Три глагола. "), "Отправить — переместить своих колонистов с Земли на корабль. Высадить — переместить своих колонистов с корабля в зону одной звезды строения. Повысить — переместить своего колониста из зоны одной звезды в зону двух звёзд того же строения, если там есть место."),
        say(strong("Карты. "), "У карты проекта есть цвет, значение, верхнее действие и нижнее действие. Цвет виден на рубашке, поэтому цвета всех карт известны всем, но лицевую сторону своих карт видите только вы."),
        say(strong("Ваш ход. "), "Сделайте одно из пяти: сыграйте карту с руки; присоедините карту из своего модуля подготовки; сыграйте карту из модуля подготовки другого игрока; отправьте 1 колониста с Земли на корабль; сбросьте одну из своих четырёх карт и получите 1 энергию."),
        say(strong("Карта с руки. "), "Выполните её верхнее действие, насколько это возможно, и сбросьте карту. Можно сыграть и карту, которая ничего не даст."),
        say(strong("Карта из своего модуля подготовки. "), "Положите её поверх карт под строением её цвета. Теперь по порядку можно сделать три шага. Первый: если её значение больше значения под ней (у первой карты — больше 3), высадите колониста в это строение (кроме ", w.building(yard, "of"), "). Второй: используйте нижнее действие карты. Третий: используйте способность строения."),
        say(strong("Карта из чужого модуля подготовки. "), "Вы выбираете её по рубашке. Карту присоединяют к её строению; её владелец может использовать нижнее действие, потом вы можете использовать способность строения. За значение карты колониста не высаживает никто."),
        say(strong("Способности. "), joined(abilities, "; "), "."),
        say(strong("Энергия. "), f"За некоторые действия платят энергией; больше {w.game.setting.energy_max} не накопить."),
        say(strong("Четыре карты. "), "После каждого хода у всех снова должно быть две карты в руке и две в модуле подготовки: сбросьте лишние с руки или возьмите недостающие, затем пополните модуль с руки. Из модуля в руку карты не возвращаются. Когда колода заканчивается, сброс и все накрытые карты под строениями становятся новой колодой."),
        say(strong("Конец. "), "Если к концу раунда у кого-то все семь колонистов на Марсе, игра окончена."),
        say(strong("Очки. "), "За каждого колониста: 1 на корабле, 2 в зоне одной звезды, 4 в зоне двух звёзд. Ещё 2 за колонистов во всех четырёх строениях, 4 за четырёх колонистов в одном строении и 1 за самый высокий уровень энергии (даже если он не только у вас). При равенстве побеждает тот, у кого больше колонистов на Марсе; иначе победа общая."),
        *honesty(w),
    ]  # fmt: skip


def honesty(w: PocketMarsWords) -> list[Text]:
    """What of this table is our own guess."""
    if all(half.source != RECONSTRUCTED for half in w.game.setting.halves):
        return []
    most = f" и предел энергии, {ENERGY_MAX}," if w.game.setting.energy_max == ENERGY_MAX else ""
    return [say(strong("Примечание. "), f"Большинство текстов карт (они отмечены звёздочкой){most} восстановлены нами. Если у вас есть сама игра, её точную колоду можно загрузить из файла.")]  # fmt: skip


TELLERS: dict[str, Teller] = {
    "cards": cards,
    "colonists": colonists,
}

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

LANGUAGE = Language(
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
        "tie_colonists": "колонисты на Марсе",
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
