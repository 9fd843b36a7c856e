"""What the server itself says, in three languages: errors, notices at a table, levels of bots."""

ORDER = ("en", "ru", "pl")

ERRORS: dict[str, tuple[str, str, str]] = {
    "malformed": (
        "The request cannot be read: {problem}",
        "Запрос не удалось прочитать: {problem}",
        "Nie można odczytać żądania: {problem}",
    ),
    "no_session": (
        "This browser has no seat here yet.",
        "У этого браузера здесь пока нет места.",
        "Ta przeglądarka nie ma tu jeszcze miejsca.",
    ),
    "not_yours": ("This seat is not yours.", "Это не ваше место.", "To nie twoje miejsce."),
    "not_host": (
        "Only the host of the table may do this.",
        "Это может только хозяин стола.",
        "Może to zrobić tylko gospodarz stołu.",
    ),
    "other_site": (
        "The request comes from another site.",
        "Запрос пришёл с другого сайта.",
        "Żądanie pochodzi z innej strony.",
    ),
    "no_such_table": (
        "There is no such table; old ones are cleared away.",
        "Такого стола нет; старые столы убираются.",
        "Nie ma takiego stołu; stare stoły są usuwane.",
    ),
    "no_such_game": ("There is no such game here.", "Такой игры здесь нет.", "Nie ma tu takiej gry."),
    "no_such_seat": ("The table has no such seat.", "За столом нет такого места.", "Przy stole nie ma takiego miejsca."),
    "no_such_replay": ("There is no such replay.", "Такой записи нет.", "Nie ma takiej powtórki."),
    "no_such_link": (
        "This link has been used or is too old; ask for a new one.",
        "Эта ссылка уже использована или устарела; попросите новую.",
        "Ten odnośnik został już użyty lub wygasł; poproś o nowy.",
    ),
    "no_such_page": ("There is nothing here.", "Здесь ничего нет.", "Tu nic nie ma."),
    "no_such_method": ("This cannot be done here.", "Здесь так нельзя.", "Tego nie można tu zrobić."),
    "stale": (
        "The table has moved on; look again.",
        "За столом уже другой ход; посмотрите ещё раз.",
        "Przy stole zaszły zmiany; spójrz jeszcze raz.",
    ),
    "illegal": ("This move cannot be made now.", "Сейчас этот ход невозможен.", "Tego ruchu nie można teraz wykonać."),
    "not_playing": ("No game is running at this table.", "За этим столом сейчас не играют.", "Przy tym stole nie toczy się gra."),
    "not_finished": ("This game is not finished.", "Эта игра ещё не окончена.", "Ta gra nie jest jeszcze skończona."),
    "not_lobby": ("The game has already begun.", "Игра уже началась.", "Gra już się zaczęła."),
    "seats_open": ("Some seats are still open.", "Ещё не все места заняты.", "Niektóre miejsca są jeszcze wolne."),
    "seat_taken": ("Somebody sits there.", "Это место занято.", "To miejsce jest zajęte."),
    "cannot_undo": ("This step cannot be taken back.", "Этот шаг нельзя отменить.", "Tego kroku nie można cofnąć."),
    "no_request": ("Nobody asks to take a step back.", "Никто не просит отменить шаг.", "Nikt nie prosi o cofnięcie kroku."),
    "chosen_seed": (
        "At a table with a chosen seed nobody else can join.",
        "За стол с выбранным зерном никто не может подсесть.",
        "Do stołu z wybranym ziarnem nikt nie może dołączyć.",
    ),
    "not_absent": ("This player is here.", "Этот игрок на месте.", "Ten gracz jest obecny."),
    "name_taken": ("Somebody at the table has this name.", "Это имя за столом уже занято.", "To imię jest już zajęte przy stole."),
    "colour_taken": (
        "Somebody at the table has this colour.",
        "Этот цвет за столом уже занят.",
        "Ten kolor jest już zajęty przy stole.",
    ),
    "not_asked": (
        "This seat has nothing to decide now.",
        "Сейчас этому месту нечего решать.",
        "To miejsce nie ma teraz nic do wyboru.",
    ),
    "other_rules": (
        "This game was played under older rules and cannot be replayed.",
        "Эта игра шла по прежним правилам, повторить её нельзя.",
        "Ta gra toczyła się według starszych zasad i nie można jej odtworzyć.",
    ),
    "bot_plays": (
        "A bot plays for this seat; take it back first.",
        "За это место играет бот; сначала вернитесь.",
        "Za to miejsce gra bot; najpierw je odzyskaj.",
    ),
    "stuck": (
        "This game could not be carried over to the new rules.",
        "Эту игру не удалось перенести на новые правила.",
        "Nie udało się przenieść tej gry na nowe zasady.",
    ),
    "too_large": ("This is too long.", "Это слишком длинно.", "To jest za długie."),
    "bad_options": (
        "These options do not fit the game: {problem}",
        "Такие настройки не подходят: {problem}",
        "Te opcje nie pasują do gry: {problem}",
    ),
    "bad_seats": ("The seats do not fit: {problem}", "Места заданы неверно: {problem}", "Miejsca są złe: {problem}"),
    "bad_name": (
        "A name has 1 to 24 visible characters.",
        "В имени от 1 до 24 видимых знаков.",
        "Imię ma od 1 do 24 widocznych znaków.",
    ),
    "bad_level": ("There is no such bot.", "Такого бота нет.", "Nie ma takiego bota."),
    "bad_record": (
        "This is not a good record: {problem}",
        "С этой записью что-то не так: {problem}",
        "Ten zapis jest zły: {problem}",
    ),
    "bad_seed": ("A seed is a whole number.", "Зерно — это целое число.", "Ziarno to liczba całkowita."),
    "bad_text": ("There is nothing to say in this message.", "В этом сообщении ничего нет.", "Ta wiadomość jest pusta."),
    "too_fast": (
        "Too many requests; wait a moment.",
        "Слишком много запросов; подождите немного.",
        "Za dużo żądań; poczekaj chwilę.",
    ),
    "too_many_tables": (
        "You have too many open tables; finish or close one.",
        "У вас слишком много открытых столов; доиграйте или закройте один.",
        "Masz za dużo otwartych stołów; dokończ lub zamknij jeden.",
    ),
    "too_many_messages": (
        "Too many messages; wait a moment.",
        "Слишком много сообщений; подождите немного.",
        "Za dużo wiadomości; poczekaj chwilę.",
    ),
    "broken": ("Something went wrong on the server.", "На сервере что-то сломалось.", "Coś poszło nie tak na serwerze."),
    "busy": (
        "The server has no time now; try again.",
        "Сервер сейчас занят; попробуйте ещё раз.",
        "Serwer jest zajęty; spróbuj ponownie.",
    ),
}

NOTICES: dict[str, tuple[str, str, str]] = {
    "joined": ("{name} sits down.", "{name} садится за стол.", "{name} siada przy stole."),
    "handed": (
        "The seat of {name} has changed hands.",
        "Место «{name}» перешло в другие руки.",
        "Miejsce gracza {name} zmieniło właściciela.",
    ),
    "left": ("{name} has left the table.", "{name} больше не за столом.", "{name} opuszcza stół."),
    "bot": ("A bot plays for {name}.", "За место «{name}» играет бот.", "Za miejsce „{name}” gra bot."),
    "back": ("{name} is back.", "{name} снова за столом.", "{name} wraca do stołu."),
    "bot_failed": (
        "{name} does not answer as it should; another bot makes this move.",
        "{name} отвечает не так, как следует; этот ход делает другой бот.",
        "{name} nie odpowiada jak należy; ten ruch wykonuje inny bot.",
    ),
    "bot_replaced": (
        "{name} has failed again and again; a steady bot goes on.",
        "{name} раз за разом не справляется; дальше играет ровный бот.",
        "{name} wciąż zawodzi; dalej gra równy bot.",
    ),
    "started": ("The game begins.", "Игра начинается.", "Gra się zaczyna."),
    "undone": ("{name} takes a step back.", "{name} отменяет шаг.", "{name} cofa krok."),
    "undo_asked": ("{name} asks to take a step back.", "{name} просит отменить шаг.", "{name} prosi o cofnięcie kroku."),
    "undo_refused": ("The step stays as it is.", "Шаг остаётся в силе.", "Krok pozostaje bez zmian."),
    "new_rules": (
        "The rules have been corrected; the game goes on under the new ones.",
        "Правила исправлены; игра продолжается по новым.",
        "Zasady zostały poprawione; gra toczy się dalej według nowych.",
    ),
    "from_snapshot": (
        "The rules have been corrected; the game goes on from a saved position. Moves lost: {lost}.",
        "Правила исправлены; игра продолжается с сохранённой позиции. Потеряно ходов: {lost}.",
        "Zasady zostały poprawione; gra toczy się dalej od zapisanej pozycji. Utracone ruchy: {lost}.",
    ),
}

# How people are called who have not said their name, and how bots are; names stay as they were when the table was laid.
CREW: dict[str, tuple[str, ...]] = {
    "en": ("Captain", "Engineer", "Geologist", "Pilot", "Botanist", "Medic", "Navigator", "Chemist"),
    "ru": ("Капитан", "Инженер", "Геолог", "Пилот", "Ботаник", "Медик", "Штурман", "Химик"),
    "pl": ("Kapitan", "Inżynier", "Geolog", "Pilot", "Botanik", "Medyk", "Nawigator", "Chemik"),
}
BOT_NAMES: dict[str, tuple[str, ...]] = {
    "en": ("Phobos", "Deimos", "Olympus", "Tharsis", "Elysium", "Hellas", "Arcadia", "Utopia"),
    "ru": ("Фобос", "Деймос", "Олимп", "Фарсида", "Элизий", "Эллада", "Аркадия", "Утопия"),
    "pl": ("Fobos", "Dejmos", "Olimp", "Tharsis", "Elysium", "Hellas", "Arkadia", "Utopia"),
}

SWITCH = {"en": {"False": "off", "True": "on"}, "ru": {"False": "нет", "True": "да"}, "pl": {"False": "nie", "True": "tak"}}

LEVELS: dict[str, tuple[tuple[str, str], tuple[str, str], tuple[str, str]]] = {  # name and description
    "relaxed": (
        ("relaxed", "sensible but careless"),
        ("спокойный", "разумный, но рассеянный"),
        ("spokojny", "rozsądny, ale nieuważny"),
    ),
    "steady": (
        ("steady", "looks one action ahead"),
        ("ровный", "смотрит на действие вперёд"),
        ("równy", "patrzy o jedną akcję naprzód"),
    ),
    "sharp": (
        ("sharp", "searches for about a second"),
        ("острый", "думает около секунды"),
        ("bystry", "szuka przez około sekundę"),
    ),
    "expert": (
        ("expert", "searches for about five seconds"),
        ("мастер", "думает около пяти секунд"),
        ("mistrz", "szuka przez około pięć sekund"),
    ),
}
PROGRAM = ("a program of the host", "программа хозяина сервера", "program gospodarza serwera")


def sentence(table: dict[str, tuple[str, str, str]], key: str, lang: str, **values: object) -> str:
    """One sentence in one language, its gaps filled."""
    return table[key][ORDER.index(lang)].format(**values)
