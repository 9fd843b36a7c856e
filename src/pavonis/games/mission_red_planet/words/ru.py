"""Mission: Red Planet in Russian.

Словарь. Астронавт САДИТСЯ на корабль, стоящий на ПЛОЩАДКЕ; корабль УЛЕТАЕТ и ПРИБЫВАЕТ в РЕГИОН. Ресурс ОТКРЫВАЮТ. При добыче в регионы
кладут ЖЕТОНЫ ОЧКОВ, их забирает тот, у кого там больше астронавтов. Карта колонизации — это ЦЕЛЬ, ИССЛЕДОВАНИЕ или ДЕЙСТВИЕ. Остальные
слова: запас, червоточина, жетон региона, персонаж, отсчёт, первый игрок, раунд.

Имена не склоняются и ни с чем не согласуются: «астронавт игрока Анна», «Анна улетает».
"""

from pavonis.games.mission_red_planet import effects, events, reasons
from pavonis.games.mission_red_planet.cards import RECONSTRUCTED
from pavonis.games.mission_red_planet.effects import Deed, Goal, Op
from pavonis.games.mission_red_planet.state import NOBODY
from pavonis.games.mission_red_planet.words.base import Labels, Language, RedPlanetWords
from pavonis.text import Counted, Noun, Sentence, Text, say, strong
from pavonis.text.ru import POINT
from pavonis.text.ru import RUSSIAN as GRAMMAR

ASTRONAUT = Noun(
    nom="астронавт/астронавта/астронавтов", acc="астронавта/астронавтов/астронавтов", gen="астронавта/астронавтов/астронавтов"
)
TOKEN = Noun(nom="жетон/жетона/жетонов", gen="жетона/жетонов/жетонов")
REGION = Noun(at="регионе/регионах/регионах")
RESOURCES = ["лёд", "сильванит", "селерий"]
OF_RESOURCES = ["льда", "сильванита", "селерия"]

REGIONS = [
    Noun(nom="Долины Маринер", at="в Долинах Маринер", into="в Долины Маринер", out="из Долин Маринер"),
    Noun(nom="Равнина Эллада", at="на Равнине Эллада", into="на Равнину Эллада", out="с Равнины Эллада"),
    Noun(nom="Большой Сирт", at="на Большом Сирте", into="на Большой Сирт", out="с Большого Сирта"),
    Noun(nom="Авзония", at="в Авзонии", into="в Авзонию", out="из Авзонии"),
    Noun(
        nom="Великая Северная равнина",
        at="на Великой Северной равнине",
        into="на Великую Северную равнину",
        out="с Великой Северной равнины",
    ),
    Noun(nom="Залив Тритона", at="в Заливе Тритона", into="в Залив Тритона", out="из Залива Тритона"),
    Noun(nom="Тирренское море", at="в Тирренском море", into="в Тирренское море", out="из Тирренского моря"),
    Noun(nom="Сабейский залив", at="в Сабейском заливе", into="в Сабейский залив", out="из Сабейского залива"),
    Noun(nom="Змеиное море", at="в Змеином море", into="в Змеиное море", out="из Змеиного моря"),
    Noun(nom="Фобос", at="на Фобосе", into="на Фобос", out="с Фобоса"),
]

# So many of something.
astronauts = Counted(GRAMMAR, ASTRONAUT, "acc")
points = Counted(GRAMMAR, POINT)


def tokens(n: int, kind: int = -1) -> str:
    """So many point tokens as an object: 1 жетон очков, 2 жетона льда."""
    return f"{GRAMMAR.count(n, TOKEN)} {'очков' if kind < 0 else OF_RESOURCES[kind]}"


def board(op: Op) -> str:
    """How many board, and how they spread."""
    if op.ships == effects.SAME_SHIP:
        return f"посадите {astronauts(op.n)} на один корабль на площадке, где хватает мест, или пропустите эту карту"
    if op.ships == effects.DIFFERENT_SHIPS:
        return f"посадите {astronauts(op.n)} на разные корабли на площадках"
    return f"посадите {astronauts(op.n)} на {'корабль на площадке' if op.n == 1 else 'корабли на площадках'}"


STEPS = {
    effects.BOARD_SHIPS: board,
    effects.RECALL: lambda op: "верните в руку всех сыгранных персонажей, включая этого",
    effects.WALK: lambda op: f"сделайте до {op.n} переходов своими астронавтами на Марсе, каждый в соседний регион",
    effects.RESEARCH: lambda op: "возьмите карту колонизации или посмотрите одно из лежащих исследований",
    effects.FORCE_LAUNCH: lambda op: "отправьте с площадки неполный корабль, можно пустой",
    effects.DESTROY_SHIP: lambda op: "уничтожьте корабль на площадке; все, кто на борту, попадают в червоточину",
    effects.REPLACE: lambda op: "замените своим чужого астронавта в регионе или на корабле, где есть ваш",
    effects.KILL: lambda op: "отправьте в червоточину любого астронавта, хотя бы и своего, из внешнего региона или с Фобоса",
    effects.DESCEND: lambda op: f"переместите от 1 до {op.n} своих астронавтов с Фобоса в любые регионы Марса",
    effects.REDIRECT: lambda op: "положите жетон региона на любой корабль, на площадке или уже улетевший",
}

COUNTED = {
    effects.ON_PHOBOS: "астронавтов на Фобосе",
    effects.IN_INNER: "астронавтов в трёх внутренних регионах вместе",
    effects.IN_WORMHOLE: "астронавтов в червоточине",
    effects.SYLVANITE_TOKENS: "жетонов сильванита",
    effects.CELERIUM_TOKENS: "жетонов селерия",
}


def presence(w: RedPlanetWords, goal: Goal) -> Text:
    """Points for each number of regions."""
    scale = "/".join(str(n) for n in goal.points[1:])
    counts = "/".join(str(n) for n in range(1, len(goal.points)))
    return say(
        f"{scale} очков, если ваши астронавты есть в {counts} из этих регионов: ",
        GRAMMAR.listed([w.region(r) for r in goal.regions]),
    )


GOALS = {
    effects.PRESENCE: presence,
    effects.LEAD: lambda w, goal: say(
        f"{points(goal.points[1])}, если у вас больше всего {COUNTED[goal.of]}, не меньше 1; ничья считается"
    ),
    effects.EACH_KIND: lambda w, goal: say(
        f"{points(goal.points[1])}, если у вас не меньше {GRAMMAR.count(goal.least, TOKEN, 'gen')} очков каждого вида"
    ),
    effects.MANY_REGIONS: lambda w, goal: say(
        f"{points(goal.points[1])}, если ваши астронавты есть не меньше чем в {goal.least} {REGION.form('at', GRAMMAR.plural(goal.least))}"
    ),
    effects.ONE_REGION: lambda w, goal: say(
        f"{points(goal.points[1])}, если в каком-то регионе не меньше {GRAMMAR.count(goal.least, ASTRONAUT, 'gen')} вашего цвета"
    ),
}


def gains(n: int) -> str:
    """Points won or lost."""
    return f"получает {points(n)}" if n > 0 else f"теряет {points(-n)}"


FINDS = {
    effects.EACH_LOSES: lambda find: f"каждый, кто здесь есть, отправляет {astronauts(find.n)} в червоточину",
    effects.PULL_DOCKED: lambda find: "все астронавты с кораблей на площадках перемещаются сюда",
    effects.EVACUATE: lambda find: "все астронавты должны уйти в соседние регионы",
    effects.ADJACENT_BONUS: lambda find: f"каждый соседний регион получает ещё {tokens(find.n)}",
    effects.NO_PRODUCTION: lambda find: "жетоны очков сюда не кладут",
    effects.BONUS: lambda find: f"этот регион получает ещё {tokens(find.n)}",
    effects.COUNT_ONE_EACH: lambda find: "считается, что у каждого, кто здесь есть, 1 астронавт",
    effects.COUNT_ADJACENT: lambda find: "каждый, кто здесь есть, считает и своих астронавтов в соседних регионах",
    effects.AWARD_SECOND: lambda find: "жетоны очков достаются второму месту",
    effects.PRODUCE_KIND: lambda find: f"сюда кладут жетоны {OF_RESOURCES[find.n]}",
    effects.POINTS_PRESENT: lambda find: f"каждый, кто здесь есть, {gains(find.n)}",
    effects.POINTS_LEAD: lambda find: f"каждый, у кого здесь больше всего астронавтов, {gains(find.n)}",
}


def deed_tokens(deed: Deed) -> str:
    """Tokens from the supply."""
    return f"возьмите из запаса {tokens(deed.n, deed.kind)}"


DEEDS = {
    effects.GAIN_TOKENS: deed_tokens,
    effects.RESCUE: lambda deed: f"верните до {GRAMMAR.count(deed.n, ASTRONAUT, 'gen')} из червоточины в один регион, где есть ваш",
    effects.EXPEL: lambda deed: "отправьте в червоточину чужого астронавта из региона, где есть ваш",
}

MOMENTS = {
    effects.DISCOVERY_PHASE: "Фаза исследования",
    effects.THIRD_PRODUCTION: "Третья добыча",
    effects.FINAL_SCORING: "Подсчёт очков",
    effects.BEFORE_THIRD: "Перед третьей добычей",
    effects.END_OF_THIRD: "В конце третьей добычи",
}


def ship_text(going: str, seats: int) -> str:
    """What a ship card says."""
    return f"Летит {going}, мест: {seats}." if going else f"Регион выбирает тот, кто сядет первым; мест: {seats}."


QUESTIONS: dict[str, Sentence] = {
    "mission": lambda w, q: say("Оставьте себе одну из двух целей; вторая вернётся в колоду."),
    "character": lambda w, q: say("Раунд ", q.subject[0], ": тайно выберите персонажа."),
    "board": lambda w, q: say(w.acting(q), "на какой корабль сесть? (осталось посадить: ", q.subject[2], ")"),
    "send": lambda w, q: say(w.acting(q), "куда полетит корабль (", w.pad(q.subject[2]), ")?"),
    "walk": lambda w, q: say(w.acting(q), "какой переход сделать? (осталось: ", q.subject[2], ")"),
    "research": lambda w, q: say(w.acting(q), "взять карту или посмотреть исследование?"),
    "place": lambda w, q: say(w.acting(q), "у какого внешнего региона положить это исследование?"),
    "look": lambda w, q: say(w.acting(q), "какое исследование посмотреть?"),
    "put_aside": lambda w, q: say(w.acting(q), "положите карту, если это исследование, или уберите её."),
    "launch": lambda w, q: say(w.acting(q), "какой корабль улетит?"),
    "destroy": lambda w, q: say(w.acting(q), "какой корабль уничтожить?"),
    "replace": lambda w, q: say(w.acting(q), "кого заменить?"),
    "kill": lambda w, q: say(w.acting(q), "кого отправить в червоточину?"),
    "descend": lambda w, q: say(w.acting(q), "куда отправить астронавта с Фобоса? (ещё до ", q.subject[2], ")"),
    "redirect": lambda w, q: say(w.acting(q), "какой корабль куда направить?"),
    "action": lambda w, q: say(MOMENTS[q.subject[0]], ": сыграть карту действия?"),
    "rescue": lambda w, q: say(w.card(q.subject[0]), ": куда вернуть астронавтов?"),
    "expel": lambda w, q: say(w.card(q.subject[0]), ": кого отправить в червоточину?"),
    "leave": lambda w, q: say(w.colour(q.subject[0]), ": куда уйти ", w.region(q.subject[1], "out"), "?"),
    "sealed": lambda w, q: say("Выбор сделан. Пока не выбрали все, его можно отменить."),
}

MOVES: dict[str, Sentence] = {
    "take back": lambda w: say("Отменить свой выбор"),
    "done": lambda w: say("Закончить"),
    "pass": lambda w: say("Пас"),
    "draw": lambda w: say("Взять карту колонизации"),
    "put aside": lambda w: say("Убрать карту, не показывая"),
    "choose": lambda w, character: say(
        "Выбрать персонажа ", w.character(character), f" ({character}): ", w.character_steps(character)
    ),
    "keep": lambda w, card: say("Оставить цель ", w.card(card), ": ", w.card_text(card)[:-1]),
    "play": lambda w, number: say("Сыграть карту ", w.action(number)),
    "board": lambda w, pad: say("Сесть на корабль: ", w.pad(pad)),
    "launch": lambda w, pad: say("Отправить корабль: ", w.pad(pad)),
    "destroy": lambda w, pad: say("Уничтожить корабль: ", w.pad(pad)),
    "send": lambda w, r: say("Лететь ", w.region(r, "into")),
    "look": lambda w, r: say("Посмотреть исследование: ", w.region(r)),
    "place": lambda w, r: say("Положить исследование: ", w.region(r)),
    "descend": lambda w, r: say("Отправить ", w.region(r, "into")),
    "leave for": lambda w, r: say("Уйти ", w.region(r, "into")),
    "walk": lambda w, a, b: say("Перейти ", w.region(a, "out"), " ", w.region(b, "into")),
    "redirect": lambda w, pad, r: say("Направить корабль (", w.pad(pad), ") ", w.region(r, "into")),
    "kill": lambda w, r, colour: say("Отправить в червоточину астронавта игрока ", w.colour(colour), " ", w.region(r, "out")),
    "expel": lambda w, r, colour: say("Отправить в червоточину астронавта игрока ", w.colour(colour), " ", w.region(r, "out")),
    "replace": lambda w, place, colour: say("Заменить астронавта игрока ", w.colour(colour), " ", w.place(place)),
    "rescue": lambda w, r, n: say("Вернуть ", astronauts(n + 1), " ", w.region(r, "into")),
}

REASONS: dict[int, Sentence] = {
    reasons.GAME_OVER: lambda w: say("Игра окончена."),
    reasons.NOT_ASKED: lambda w: say("Сейчас вам нечего выбирать."),
    reasons.NOT_THIS_QUESTION: lambda w: say("Сейчас нужно выбрать другое."),
    reasons.NO_SUCH_MOVE: lambda w: say("Такого хода нет."),
    reasons.NOTHING_SEALED: lambda w: say("Отменять пока нечего."),
    reasons.NOT_IN_HAND: lambda w, character: say("Персонаж ", w.character(character), " уже сыгран; его вернёт Вербовщик."),
    reasons.NOT_DEALT: lambda w, card: say("Карты ", w.card(card), " нет среди двух ваших целей."),
    reasons.NOT_HELD: lambda w, card: say("У вас нет карты ", w.card(card), "."),
    reasons.WRONG_MOMENT: lambda w, card: say("Карту ", w.card(card), " играют в другой момент."),
    reasons.NO_EFFECT: lambda w, card: say("Карта ", w.card(card), " сейчас ничего не даст."),
    reasons.NO_SUCH_PAD: lambda w, pad: say("За этим столом нет такой площадки: ", w.pad(pad), "."),
    reasons.NO_SHIP: lambda w, pad: say("Корабля нет, пока не установят новые: ", w.pad(pad), "."),
    reasons.SHIP_LAUNCHED: lambda w, pad: say("Этот корабль уже улетел: ", w.pad(pad), "."),
    reasons.SHIP_FULL: lambda w, pad: say("На этом корабле нет мест: ", w.pad(pad), "."),
    reasons.TOO_FEW_SEATS: lambda w, pad, free, n: say(f"Свободных мест {free}, а нужно {n}: ", w.pad(pad), "."),
    reasons.NO_TOKEN: lambda w, r: say("Оба жетона региона уже заняты: ", w.region(r), "."),
    reasons.NO_TOKEN_AT_ALL: lambda w, pad: say("Для этого корабля не осталось жетонов регионов: ", w.pad(pad), "."),
    reasons.PICKED_IN_ORDER: lambda w: say("На корабли садятся слева направо, а так кому-то не хватит места."),
    reasons.NOT_OPTIONAL: lambda w: say("Отказаться нельзя."),
    reasons.NO_OWN_ASTRONAUT: lambda w, place, colour: say("У игрока ", w.colour(colour), " нет астронавта ", w.place(place), "."),
    reasons.NO_SUCH_ASTRONAUT: lambda w, place, colour: say("У игрока ", w.colour(colour), " нет астронавта ", w.place(place), "."),
    reasons.OWN_ASTRONAUT: lambda w: say("Нужен чужой астронавт."),
    reasons.NOT_ADJACENT: lambda w, a, b: say("Регионы не соседние: ", w.region(a), ", ", w.region(b), "."),
    reasons.INNER_REGION: lambda w, r: say("Это внутренний регион, там безопасно: ", w.region(r), "."),
    reasons.ONLY_MARS: lambda w: say("Это относится к регионам Марса, но не к Фобосу."),
    reasons.DISCOVERY_THERE: lambda w, r: say("Исследование уже есть: ", w.region(r), "."),
    reasons.NO_DISCOVERY: lambda w, r: say("Исследования нет: ", w.region(r), "."),
    reasons.DECK_EMPTY: lambda w: say("Колода колонизации пуста."),
    reasons.NOT_A_DISCOVERY: lambda w: say("Взятая карта — не исследование."),
    reasons.NO_SUCH_COLOUR: lambda w, colour: say("За этим столом нет игрока ", colour + 1, "."),
    reasons.WORMHOLE_SHORT: lambda w, has, n: say(f"В червоточине ваших астронавтов {has}, а нужно {n}."),
    reasons.OUTER_ONLY: lambda w, r: say("Исследования кладут только у внешних регионов: ", w.region(r), " не из них."),
    reasons.AT_MOST: lambda w, n: say(f"Карта возвращает не больше {GRAMMAR.count(n, ASTRONAUT, 'gen')}."),
    reasons.SAME_SHIP: lambda w, pad: say("На этот корабль один уже сел, второй садится на другой: ", w.pad(pad), "."),
}


def sent(w: RedPlanetWords, colour: int, pad: int, r: int) -> Text:
    """A destination token is laid on a ship, by somebody or by the set-up."""
    if colour == NOBODY:
        return say("Ни один корабль не летит на Фобос: жетон получает корабль (", w.pad(pad), ").")
    return say(w.colour(colour), " направляет корабль (", w.pad(pad), ") ", w.region(r, "into"), ".")


EVENTS: dict[int, Sentence] = {
    events.ROUND: lambda w, number: say("Раунд ", number, "."),
    events.MISSION: lambda w, seat, card: say(w.player(seat), " оставляет себе цель ", w.card(card), "."),
    events.MISSION_BACK: lambda w, seat, _: say(w.player(seat), " оставляет себе цель."),
    events.CALLED: lambda w, number: say(number, "!"),
    events.REVEALED: lambda w, colour, character: say(w.colour(colour), " открывает персонажа: ", w.character(character), "."),
    events.SKIPPED: lambda w, colour, character: say(w.colour(colour), " пропускает ход: ", w.character(character), "."),
    events.BOARDED: lambda w, colour, pad, n: say(w.colour(colour), " сажает ", astronauts(n), " на корабль (", w.pad(pad), ")."),
    events.SENT: sent,
    events.DEPARTED: lambda w, pad: say("Корабль улетает: ", w.pad(pad), "."),
    events.ARRIVED: lambda w, pad, r: say("Корабль (", w.pad(pad), ") прибывает ", w.region(r, "into"), "."),
    events.RETURNED_EMPTY: lambda w, pad: say("Пустой корабль (", w.pad(pad), ") сброшен."),
    events.RESOURCE: lambda w, r, kind: say("Открыт ресурс ", w.region(r, "at"), ": ", w.resource(kind), "."),
    events.DOCKED: lambda w, pad, ship: say("Новый корабль (", w.pad(pad), "): ", w.ship_name(ship), "."),
    events.RESHUFFLED: lambda w, n: say("Сброшенные корабли перемешаны, в колоде: ", n, "."),
    events.FIRST: lambda w, colour: say("Первый игрок — ", w.colour(colour), "."),
    events.RECALLED: lambda w, colour: say(w.colour(colour), " возвращает в руку всех персонажей."),
    events.WALKED: lambda w, colour, a, b: say(w.colour(colour), " переходит ", w.region(a, "out"), " ", w.region(b, "into"), "."),
    events.DREW: lambda w, seat, card: say(w.player(seat), " берёт карту ", w.card(card), "."),
    events.DREW_BACK: lambda w, seat, _: say(w.player(seat), " берёт карту колонизации."),
    events.PLACED: lambda w, seat, r, card: say(w.player(seat), " кладёт исследование ", w.card(card), ": ", w.region(r), "."),
    events.PLACED_BACK: lambda w, seat, r: say(w.player(seat), " кладёт исследование: ", w.region(r), "."),
    events.DISCARDED: lambda w, seat, card: say(w.player(seat), " сбрасывает карту ", w.card(card), ": свободных регионов нет."),
    events.BOXED: lambda w, seat, card: say(w.player(seat), " убирает карту ", w.card(card), "."),
    events.BOXED_BACK: lambda w, seat, _: say(w.player(seat), " убирает карту."),
    events.LOOKED: lambda w, seat, r, card: say(
        w.player(seat), " смотрит исследование ", w.region(r, "at"), ": ", w.card(card), "."
    ),
    events.LOOKED_BACK: lambda w, seat, r: say(w.player(seat), " смотрит исследование ", w.region(r, "at"), "."),
    events.DESTROYED: lambda w, colour, pad, ship: say(
        w.colour(colour), " уничтожает корабль (", w.pad(pad), "): ", w.ship_name(ship), "."
    ),
    events.REPLACED: lambda w, colour, place, victim: say(
        w.colour(colour), " заменяет астронавта игрока ", w.colour(victim), " ", w.place(place), "."
    ),
    events.KILLED: lambda w, colour, r, victim: say(
        w.colour(colour), " отправляет в червоточину астронавта игрока ", w.colour(victim), " ", w.region(r, "out"), "."
    ),
    events.DESCENDED: lambda w, colour, r: say(w.colour(colour), " перелетает с Фобоса ", w.region(r, "into"), "."),
    events.NEUTRAL: lambda w, seat, character: say(w.player(seat), " берёт нейтрального персонажа: ", w.character(character), "."),
    events.NEUTRAL_BACK: lambda w, seat, _: say(w.player(seat), " берёт нейтрального персонажа."),
    events.NEUTRAL_SHUFFLED: lambda w, colour: say(w.colour(colour), ": восемь персонажей составляют новую колоду."),
    events.PRODUCTION: lambda w, number: say("Добыча ", number, "."),
    events.PRODUCED: lambda w, r, kind, n: say(tokens(n, kind), " ", w.region(r, "at"), "."),
    events.AWARDED: lambda w, colour, r, kind, n: say(w.colour(colour), " забирает ", tokens(n, kind), " ", w.region(r, "at"), "."),
    events.UNCOVERED: lambda w, r, card: say("Открыто исследование ", w.region(r, "at"), ": ", w.card(card), "."),
    events.LOST: lambda w, colour, r, n: say(w.colour(colour), " теряет ", astronauts(n), " ", w.region(r, "at"), "."),
    events.PULLED: lambda w, colour, pad, r, n: say(
        w.colour(colour), " перемещает ", astronauts(n), " с корабля (", w.pad(pad), ") ", w.region(r, "into"), "."
    ),
    events.LEFT: lambda w, colour, a, b: say(w.colour(colour), " уходит ", w.region(a, "out"), " ", w.region(b, "into"), "."),
    events.PLAYED: lambda w, seat, card: say(w.player(seat), " играет карту ", w.card(card), "."),
    events.PASSED: lambda w, seat: say(w.player(seat), " пасует."),
    events.GAINED: lambda w, colour, kind, n: say(w.colour(colour), " берёт из запаса ", tokens(n, kind), "."),
    events.RESCUED: lambda w, colour, r, n: say(w.colour(colour), " возвращает ", astronauts(n), " ", w.region(r, "into"), "."),
    events.EXPELLED: lambda w, colour, r, victim: say(
        w.colour(colour), " отправляет в червоточину астронавта игрока ", w.colour(victim), " ", w.region(r, "out"), "."
    ),
    events.SHOWN: lambda w, seat, card: say(w.player(seat), " показывает карту ", w.card(card), "."),
    events.ENDED: lambda w: say("Игра окончена."),
    events.LAYOUT: lambda w, number: say("Карта: ", w.game.tables.layouts[number].names[1], "."),
}


def rules(w: RedPlanetWords) -> list[Text]:
    """The rules for a newcomer."""
    return [
        say(strong("Цель. "), "Отправляйте астронавтов на Марс, удерживайте регионы с лучшими ресурсами, выполняйте тайные цели. Побеждает тот, у кого больше всего очков после десяти раундов."),
        say(strong("Раунд. "), "Все тайно выбирают персонажа. Затем номера называют от 9 до 1; чей персонаж назван, тот применяет его, а если таких несколько — по часовой стрелке от первого игрока. Сыгранный персонаж вернётся только с Вербовщиком. Кто действовал последним, тот первый игрок в следующем раунде."),
        say(strong("Корабли. "), "Большинство персонажей сажает астронавтов на корабли на площадках. Когда карта выполнена, полные корабли улетают; в конце раунда они прибывают, экипаж высаживается, на площадки встают новые корабли. Регион корабля без назначения выбирает тот, кто сел на него первым; жетонов каждого региона два."),
        say(strong("Целиком. "), "Всё, что указано на карте, надо выполнить, насколько это возможно, даже себе во вред. Только Диспетчер — всё или ничего."),
        say(strong("Регионы. "), "На Марсе шесть внешних и три внутренних региона; Фобос — тоже регион, но соседей у него нет. Куда прибыли астронавты, там открывают ресурс: 5 льда, 3 сильванита, 3 селерия, один из жетонов вне игры."),
        say(strong("Добыча. "), "После раундов 5, 8 и 10 каждый регион с открытым ресурсом получает 1, 2 и 3 жетона очков. Все их забирает тот, у кого там больше всего астронавтов; при равенстве делят поровну, остаток лежит дальше."),
        say(strong("Карты колонизации. "), "Их берёт Учёный. Цель считается в конце. Действие играют в его момент. Исследование кладут лицом вниз у внешнего региона, по одному, и открывают после раунда 10."),
        say(strong("Очки. "), "Жетон льда стоит 1, сильванита 2, селерия 3. За наибольшее число жетонов льда ещё 9, при равенстве их делят. Цели и некоторые исследования прибавляют или отнимают очки. При равенстве побеждает тот, у кого больше жетонов, иначе победа общая."),
        say(strong("Вдвоём. "), "У каждого есть ещё нейтральный цвет, персонажи которого приходят из колоды. Нейтральные цвета набирают очки для себя; если больше всего у одного из них, проигрывают оба игрока."),
        *honesty(w),
    ]  # fmt: skip


def honesty(w: RedPlanetWords) -> list[Text]:
    """What of this table is our own guess."""
    if all(card["source"] != RECONSTRUCTED for card in w.cards()):
        return []
    return [say(strong("Примечание. "), "Варианты карты, цели, действия и некоторые другие карты восстановлены нами. Если у вас есть сама игра, её точные таблицы можно загрузить из файла.")]  # fmt: skip


LABELS = Labels(
    round="Раунд",
    set_up="Выбор целей",
    choosing="Выбор персонажей",
    countdown="Отсчёт",
    discovery_phase="Фаза исследования",
    production="Третья добыча",
    game_over="Игра окончена",
    first_player="Первый игрок",
    ship="Корабль",
    crew="Экипаж",
    free="свободно",
    departed="улетел",
    no_ship="корабля нет",
    region="Регион",
    astronauts="Астронавты",
    resource="Ресурс",
    tokens="Жетоны",
    discovery="Исследование",
    nobody="никого",
    nothing="нет",
    hidden="лицом вниз",
    inner="внутренний",
    neighbours="Соседи",
    neutral="нейтр.",
    player="Игрок",
    supply="Запас",
    wormhole="Червоточина",
    points="Очки",
    hand="Рука",
    played="Сыграно",
    cards="Карты",
    your_mission="Ваша цель",
    your_cards="Ваши карты",
    returned="Возвращено",
    chosen="Выбрано",
    drawn="Взято",
    neutral_card="Нейтральный персонаж",
    deck="Колода колонизации",
    ship_deck="Кораблей в колоде",
    reconstructed="* восстановлено нами",
    spaceport="Космопорт",
    productions="Добыча",
    most="больше всего астронавтов",
    equal="поровну",
    seen_by="Видели",
    round_out="Внешние регионы по часовой стрелке",
    round_in="Внутренние регионы",
    ice="Лёд",
    sylvanite="Сильванит",
    celerium="Селерий",
)

RUSSIAN = Language(
    grammar=GRAMMAR,
    labels=LABELS,
    title="Миссия «Красная планета»",
    regions=REGIONS,
    resources=RESOURCES,
    astronaut=ASTRONAUT,
    neutral="нейтральный цвет",
    pad="площадка",
    aboard=("на корабле (", ")"),
    anywhere="куда угодно",
    then="; затем ",
    steps=STEPS,
    goals=GOALS,
    finds=FINDS,
    deeds=DEEDS,
    moments=MOMENTS,
    ice_monopoly=("Монополия на лёд", "9 очков за наибольшее число жетонов льда; при равенстве их делят, округляя вниз."),
    ship_text=ship_text,
    seats_taken=lambda aboard, seats: f"{aboard} из {seats} на борту",
    questions=QUESTIONS,
    moves=MOVES,
    reasons=REASONS,
    events=EVENTS,
    rules=rules,
    score_lines={
        "ice": "Лёд",
        "sylvanite": "Сильванит",
        "celerium": "Селерий",
        "missions": "Цели",
        "ice_monopoly": "Монополия на лёд",
        "discoveries": "Исследования",
        "points": "Очки",
    },
    terms={
        "tokens": "полученные жетоны",
        "first production": "первая добыча",
        "second production": "вторая добыча",
        "third production": "третья добыча",
        "ice": "Монополия на лёд",
        "missions": "цели",
        "discoveries": "исследования",
        "cards": "карты действий",
        "astronauts": "астронавты на Марсе и на кораблях",
        "characters": "персонажи, которых ещё предстоит сыграть",
        "rivals": "ожидания сильнейшего соперника",
    },
    kinds={
        "character": "персонаж",
        "ship": "корабль",
        "mission": "цель",
        "discovery": "исследование",
        "action": "действие",
        "global": "глобальная цель",
        "layout": "карта",
    },
    sources={
        "rulebook": "из правил игры",
        "public": "из открытых источников",
        "own": "из вашего файла",
        "reconstructed": "восстановлено нами",
    },
)
