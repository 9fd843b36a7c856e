"""Mission: Red Planet in Russian.

Словарь. Астронавт САДИТСЯ на корабль, стоящий на ПЛОЩАДКЕ; корабль УЛЕТАЕТ и ПРИБЫВАЕТ в РЕГИОН. Ресурс ОТКРЫВАЮТ. При добыче в регионы
кладут ЖЕТОНЫ ОЧКОВ, их забирает тот, у кого там больше астронавтов. Карта колонизации — это ЦЕЛЬ, ИССЛЕДОВАНИЕ или ДЕЙСТВИЕ. Остальные
слова: запас, червоточина, жетон региона, персонаж, отсчёт, первый игрок, раунд.

Имена не склоняются и ни с чем не согласуются: «астронавт игрока Анна», «Анна улетает».
"""

from pavonis.games.mission_red_planet import effects
from pavonis.games.mission_red_planet.cards import RECONSTRUCTED, RECRUITER, SCIENTIST, TRAVEL_AGENT
from pavonis.games.mission_red_planet.effects import Deed, Goal, Op
from pavonis.games.mission_red_planet.state import NOBODY
from pavonis.games.mission_red_planet.words.base import Labels, Language, RedPlanetWords
from pavonis.text import Counted, Noun, Phrases, Teller, Text, say, strong
from pavonis.text.ru import GRAMMAR, POINT, REFUSALS

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


QUESTIONS: Phrases = {
    "mission": "Оставьте себе одну из двух целей; вторая вернётся в колоду.",
    "stack": lambda w, q: say("Нейтральная колода: какой персонаж будет ", ("первым", "вторым")[q.subject[0] - 1], "?"),
    "character": "Раунд {round}: тайно выберите персонажа.",
    "board": "{acting colour character}на какой корабль сесть? (осталось посадить: {left})",
    "send": "{acting colour character}куда полетит корабль ({pad})?",
    "walk": "{acting colour character}какой переход сделать? (осталось: {steps})",
    "research": "{acting colour character}взять карту или посмотреть исследование?",
    "place": "{acting colour character}у какого внешнего региона положить это исследование?",
    "look": "{acting colour character}какое исследование посмотреть?",
    "put_aside": "{acting colour character}положите карту, если это исследование, или уберите её.",
    "launch": "{acting colour character}какой корабль улетит?",
    "destroy": "{acting colour character}какой корабль уничтожить?",
    "replace": "{acting colour character}кого заменить?",
    "kill": "{acting colour character}кого отправить в червоточину?",
    "descend": "{acting colour character}куда отправить астронавта с Фобоса? (ещё до {number})",
    "redirect": "{acting colour character}какой корабль и куда направить?",
    "action": lambda w, q: say(MOMENTS[q.subject[0]], ": сыграть карту действия?"),
    "rescue": "{card}: куда вернуть астронавтов?",
    "expel": "{card}: кого отправить в червоточину?",
    "leave": "{colour}: куда уйти {region:out}?",
    "sealed": "Выбор сделан. Пока не выбрали все, его можно отменить.",
}  # fmt: skip

MOVES: Phrases = {
    "take back": "Отменить свой выбор",
    "done": "Закончить",
    "pass": "Пас",
    "draw": "Взять карту колонизации",
    "put aside": "Убрать карту, не показывая",
    "skip": "Пропустить эту карту",
    "stack": lambda w, character: say("Положить карту ", w.character(character), f" ({character}): ", w.character_steps(character)),
    "choose": lambda w, character: say(
        "Выбрать персонажа ", w.character(character), f" ({character}): ", w.character_steps(character)
    ),
    "keep": lambda w, card: say("Оставить цель ", w.card(card), ": ", w.card_text(card)[:-1]),
    "play": "Сыграть карту {card}",
    "board": "Сесть на корабль: {pad}",
    "launch": "Отправить корабль: {pad}",
    "destroy": "Уничтожить корабль: {pad}",
    "send": "Лететь {region:into}",
    "look": "Посмотреть исследование: {region}",
    "place": "Положить исследование: {region}",
    "descend": "Отправить {region:into}",
    "leave for": "Уйти {region:into}",
    "walk": "Перейти {from:out} {to:into}",
    "redirect": "Направить корабль ({pad}) {region:into}",
    "kill": "Отправить в червоточину астронавта игрока {colour} {region:out}",
    "expel": "Отправить в червоточину астронавта игрока {colour} {region:out}",
    "replace": "Заменить астронавта игрока {colour} {place}",
    "rescue": lambda w, r, n: say("Вернуть ", astronauts(n + 1), " ", w.region(r, "into")),
}  # fmt: skip

REASONS: Phrases = {
    **REFUSALS,
    "nothing_sealed": "Отменять пока нечего.",
    "not_in_hand": lambda w, character: say("Персонаж ", w.character(character), " уже сыгран; его вернёт ", w.character(RECRUITER), "."),
    "not_dealt": "Карты {card} нет среди двух ваших целей.",
    "not_held": "У вас нет карты {card}.",
    "wrong_moment": "Карту {card} играют в другой момент.",
    "no_effect": "Карта {card} сейчас ничего не даст.",
    "no_such_pad": "За этим столом нет такой площадки: {pad}.",
    "no_ship": "Корабля нет, пока не установят новые: {pad}.",
    "ship_launched": "Этот корабль уже улетел: {pad}.",
    "ship_full": "На этом корабле нет мест: {pad}.",
    "too_few_seats": "Свободных мест {free}, а нужно {needed}: {pad}.",
    "no_token": "Оба жетона региона уже заняты: {region}.",
    "no_token_at_all": "Для этого корабля не осталось жетонов регионов: {pad}.",
    "picked_in_order": "Если первым занять место на этом корабле, остальным мест не хватит.",
    "not_optional": "Отказаться нельзя.",
    "no_own_astronaut": "У игрока {colour} нет астронавта {place}.",
    "no_such_astronaut": "У игрока {colour} нет астронавта {place}.",
    "own_astronaut": "Нужен чужой астронавт.",
    "not_adjacent": "Регионы не соседние: {region}, {other}.",
    "inner_region": "Это внутренний регион, там безопасно: {region}.",
    "only_mars": "Это относится к регионам Марса, но не к Фобосу.",
    "discovery_there": "Исследование уже есть: {region}.",
    "no_discovery": "Исследования нет: {region}.",
    "deck_empty": "Колода колонизации пуста.",
    "not_a_discovery": "Взятая карта — не исследование.",
    "no_such_colour": "За этим столом нет игрока {from_one colour}.",
    "wormhole_short": "В червоточине ваших астронавтов {has}, а нужно {needed}.",
    "outer_only": "Исследования кладут только у внешних регионов: {region} не из них.",
    "at_most": lambda w, n: say(f"Карта возвращает не больше {GRAMMAR.count(n, ASTRONAUT, 'gen')}."),
    "same_ship": "На этот корабль один уже сел, второй садится на другой: {pad}.",
    "not_on_top": "Персонажа {character} нет среди тех, кого осталось положить на верх колоды.",
}  # fmt: skip


def sent(w: RedPlanetWords, colour: int, pad: int, r: int) -> Text:
    """A destination token is laid on a ship, by somebody or by the set-up."""
    if colour == NOBODY:
        return say("Ни один корабль не летит на Фобос: жетон получает корабль (", w.pad(pad), ").")
    return say(w.colour(colour), " направляет корабль (", w.pad(pad), ") ", w.region(r, "into"), ".")


EVENTS: Phrases = {
    "round": "Раунд {round}.",
    "mission": "{seat} оставляет себе цель {card}.",
    "mission_back": "{seat} оставляет себе цель.",
    "called": "{number}!",
    "revealed": "{colour} открывает персонажа: {character}.",
    "skipped": "{colour} пропускает ход: {character}.",
    "boarded": "{colour} сажает {astronauts} на корабль ({pad}).",
    "sent": sent,
    "departed": "Корабль улетает: {pad}.",
    "arrived": "Корабль ({pad}) прибывает {region:into}.",
    "returned_empty": "Пустой корабль ({pad}) сброшен.",
    "resource": "Открыт ресурс {region:at}: {resource}.",
    "docked": "Новый корабль ({pad}): {ship}.",
    "reshuffled": "Сброшенные корабли перемешаны, в колоде: {ships}.",
    "first": "Первый игрок — {colour}.",
    "recalled": "{colour} возвращает в руку всех персонажей.",
    "walked": "{colour} переходит {from:out} {to:into}.",
    "drew": "{seat} берёт карту {card}.",
    "drew_back": "{seat} берёт карту колонизации.",
    "placed": "{seat} кладёт исследование {card}: {region}.",
    "placed_back": "{seat} кладёт исследование: {region}.",
    "discarded": "{seat} сбрасывает карту {card}: свободных регионов нет.",
    "boxed": "{seat} убирает карту {card}.",
    "boxed_back": "{seat} убирает карту.",
    "looked": "{seat} смотрит исследование {region:at}: {card}.",
    "looked_back": "{seat} смотрит исследование {region:at}.",
    "destroyed": "{colour} уничтожает корабль ({pad}): {ship}.",
    "replaced": "{colour} заменяет астронавта игрока {victim} {place}.",
    "killed": "{colour} отправляет в червоточину астронавта игрока {victim} {region:out}.",
    "descended": "{colour} перелетает с Фобоса {region:into}.",
    "neutral": "{seat} берёт нейтрального персонажа: {character}.",
    "neutral_back": "{seat} берёт нейтрального персонажа.",
    "neutral_shuffled": "{colour}: восемь персонажей составляют новую колоду.",
    "production": "Добыча {number}.",
    "produced": lambda w, r, kind, n: say(tokens(n, kind), " ", w.region(r, "at"), "."),
    "awarded": lambda w, colour, r, kind, n: say(w.colour(colour), " забирает ", tokens(n, kind), " ", w.region(r, "at"), "."),
    "uncovered": "Открыто исследование {region:at}: {card}.",
    "lost": "{colour} теряет {astronauts} {region:at}.",
    "pulled": "{colour} перемещает {astronauts} с корабля ({pad}) {region:into}.",
    "left": "{colour} уходит {from:out} {to:into}.",
    "played": "{seat} играет карту {card}.",
    "passed": "{seat} пасует.",
    "gained": lambda w, colour, kind, n: say(w.colour(colour), " берёт из запаса ", tokens(n, kind), "."),
    "rescued": "{colour} возвращает {astronauts} {region:into}.",
    "expelled": "{colour} отправляет в червоточину астронавта игрока {victim} {region:out}.",
    "shown": "{seat} показывает карту {card}.",
    "ended": "Игра окончена.",
    "layout": "Карта: {layout}.",
}  # fmt: skip


def rules(w: RedPlanetWords) -> list[Text]:
    """The rules for a newcomer."""
    return [
        say(strong("Цель. "), "Отправляйте астронавтов на Марс, удерживайте регионы с лучшими ресурсами, выполняйте тайные цели. Побеждает тот, у кого больше всего очков после десяти раундов."),
        say(strong("Раунд. "), "Все тайно выбирают персонажа. Затем номера называют от 9 до 1; чей персонаж назван, тот применяет его, а если таких несколько — по часовой стрелке от первого игрока. Сыгранных персонажей возвращает только ", w.character(RECRUITER), ". Кто действовал последним, тот первый игрок в следующем раунде."),
        say(strong("Корабли. "), "Большинство персонажей сажает астронавтов на корабли на площадках. Когда карта выполнена, полные корабли улетают; в конце раунда они прибывают, экипаж высаживается, на площадки встают новые корабли. Регион корабля без назначения выбирает тот, кто сел на него первым; жетонов каждого региона два."),
        say(strong("Целиком. "), "Всё, что указано на карте, надо выполнить, насколько это возможно, даже себе во вред. Только ", w.character(TRAVEL_AGENT), " — всё или ничего, и эту карту можно пропустить."),
        say(strong("Регионы. "), "На Марсе шесть внешних и три внутренних региона; Фобос — тоже регион, но соседей у него нет. Куда прибыли астронавты, там открывают ресурс: 5 льда, 3 сильванита, 3 селерия, один из жетонов вне игры."),
        say(strong("Добыча. "), "После раундов 5, 8 и 10 каждый регион с открытым ресурсом получает 1, 2 и 3 жетона очков. Все их забирает тот, у кого там больше всего астронавтов; при равенстве делят поровну, остаток лежит дальше."),
        say(strong("Карты колонизации. "), "Их берёт ", w.character(SCIENTIST), ". Цель считается в конце. Действие играют в его момент. Исследование кладут лицом вниз у внешнего региона, по одному, и открывают после раунда 10."),
        say(strong("Очки. "), "Жетон льда стоит 1, сильванита 2, селерия 3. За наибольшее число жетонов льда ещё 9, при равенстве их делят. Цели и некоторые исследования прибавляют или отнимают очки. При равенстве побеждает тот, у кого больше жетонов, иначе победа общая."),
        say(strong("Вдвоём. "), "У каждого есть ещё нейтральный цвет, персонажи которого приходят из колоды. Три верхние карты в ней вы раскладываете по порядку сами. Нейтральные цвета набирают очки для себя; если больше всего у одного из них, проигрывают оба игрока."),
        *honesty(w),
    ]  # fmt: skip


def honesty(w: RedPlanetWords) -> list[Text]:
    """What of this table is our own guess."""
    if all(card["source"] != RECONSTRUCTED for card in w.cards()):
        return []
    return [say(strong("Примечание. "), "Варианты карты, цели, действия и некоторые другие карты восстановлены нами. Если у вас есть сама игра, её точные таблицы можно загрузить из файла.")]  # fmt: skip


TELLERS: dict[str, Teller] = {
    "astronauts": astronauts,
}

LABELS = Labels(
    round="Раунд",
    set_up="Выбор целей",
    stacking="Порядок нейтральных колод",
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
    neutral_next="Следующие нейтральные персонажи",
    deck="Колода колонизации",
    ship_deck="Кораблей в колоде",
    discard="Сброс",
    reconstructed="* восстановлено нами",
    spaceport="Космопорт",
    productions="Добыча",
    most="больше всего астронавтов",
    equal="поровну",
    seen_by="Видели",
    round_out="Внешние регионы по часовой стрелке",
    ice="Лёд",
    sylvanite="Сильванит",
    celerium="Селерий",
)

LANGUAGE = Language(
    grammar=GRAMMAR,
    labels=LABELS,
    title="Миссия «Красная планета»",
    regions=REGIONS,
    resources=RESOURCES,
    astronaut=ASTRONAUT,
    neutral="нейтральный цвет",
    neutral_wins="Больше всего очков у нейтрального цвета, поэтому оба игрока проиграли.",
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
        "tie_tokens": "жетоны",
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
