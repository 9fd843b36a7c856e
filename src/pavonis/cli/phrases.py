"""What the terminal table itself says, in three languages. What a game says is in the game's own `words/`."""

PHRASES: dict[str, tuple[str, str, str]] = {
    "your_move": ("{name}, it is your move.", "{name}, ваш ход.", "{name}, twój ruch."),
    "prompt": ("Your choice (number, move or help): ", "Ваш выбор (номер, ход или help): ", "Twój wybór (numer, ruch lub help): "),
    "prompt_set": (
        "Choose {count}, by their numbers, e.g. 1 3: ",
        "Выберите {count}, номерами, например 1 3: ",
        "Wybierz {count}, numerami, np. 1 3: ",
    ),
    "prompt_range": (
        "Choose from {least} to {most}, by their numbers, e.g. 1 3: ",
        "Выберите от {least} до {most}, номерами, например 1 3: ",
        "Wybierz od {least} do {most}, numerami, np. 1 3: ",
    ),
    "hand_over": (
        "Pass the keyboard to {name}. {name}, press Enter when nobody else is looking.",
        "Передайте клавиатуру: {name}. {name}, нажмите Enter, когда никто другой не смотрит.",
        "Przekaż klawiaturę: {name}. {name}, naciśnij Enter, gdy nikt inny nie patrzy.",
    ),
    "thinking": ("{name} is thinking…", "{name} думает…", "{name} myśli…"),
    "bot_failed": (
        "{error}. A bot of ours goes on for {name}.",
        "{error}. За {name} продолжит наш бот.",
        "{error}. Za {name} zagra dalej nasz bot.",
    ),
    "meanwhile": ("Since your last move:", "После вашего хода:", "Od twojego ruchu:"),
    "number_range": (
        "There is no choice {number}: the numbers go from 1 to {last}.",
        "Варианта {number} нет: номера от 1 до {last}.",
        "Nie ma wyboru {number}: numery są od 1 do {last}.",
    ),
    "not_understood": (
        "“{text}” is neither a number, a move nor a command. Nothing has changed; help lists the commands.",
        "«{text}» — не номер, не ход и не команда. Ничего не изменилось; help покажет команды.",
        "„{text}” to ani numer, ani ruch, ani polecenie. Nic się nie zmieniło; help wypisze polecenia.",
    ),
    "not_legal": ("That cannot be done now:", "Сейчас это невозможно:", "Teraz nie można tego zrobić:"),
    "is_legal": ("That can be done now.", "Это сейчас можно сделать.", "To można teraz zrobić."),
    "several": ("That could mean:", "Это может значить:", "To może oznaczać:"),
    "why_what": (
        "Write what you would like to do, e.g. why play Solar Sails.",
        "Напишите, что хотите сделать, например: why play Solar Sails.",
        "Napisz, co chcesz zrobić, np. why play Solar Sails.",
    ),
    "hint": ("I would choose: {move}", "Я бы выбрал так: {move}", "Wybór bota: {move}"),
    "hint_terms": ("What it changes, in points:", "Что это меняет, в очках:", "Co to zmienia, w punktach:"),
    "undone": ("Your last step is taken back.", "Ваш последний шаг отменён.", "Twój ostatni krok został cofnięty."),
    "undo_nothing": ("There is nothing to undo.", "Отменять нечего.", "Nie ma czego cofać."),
    "undo_not_yours": (
        "Somebody else has moved since, so it cannot be undone.",
        "С тех пор ходил другой игрок, отменить нельзя.",
        "Ktoś inny już wykonał ruch, więc nie można cofnąć.",
    ),
    "undo_learned": (
        "You have seen something hidden since, so it cannot be undone.",
        "С тех пор вы увидели скрытое, отменить нельзя.",
        "Od tego czasu widziano coś ukrytego, więc nie można cofnąć.",
    ),
    "undo_sealed": (
        "Your answer is sealed; choose “take back” to change it.",
        "Ваш ответ закрыт; чтобы изменить его, выберите «take back».",
        "Twoja odpowiedź jest zakryta; aby ją zmienić, wybierz „take back”.",
    ),
    "saved": ("Saved to {path}.", "Сохранено в {path}.", "Zapisano w {path}."),
    "save_where": ("Write a file name after save.", "Напишите имя файла после save.", "Napisz nazwę pliku po save."),
    "load_where": ("Write a file name after load.", "Напишите имя файла после load.", "Napisz nazwę pliku po load."),
    "loaded": ("Loaded {path}.", "Загружено: {path}.", "Wczytano {path}."),
    "not_saved": ("It could not be saved: {error}", "Сохранить не удалось: {error}", "Nie udało się zapisać: {error}"),
    "not_loaded": (
        "It could not be loaded, the game goes on as it was: {error}",
        "Загрузить не удалось, игра продолжается: {error}",
        "Nie udało się wczytać, gra trwa dalej: {error}",
    ),
    "which_language": (
        "Write lang en, lang ru or lang pl.",
        "Напишите lang en, lang ru или lang pl.",
        "Napisz lang en, lang ru lub lang pl.",
    ),
    "language_is": ("Now in English.", "Теперь по-русски.", "Teraz po polsku."),
    "bye": (
        "The game is kept: pavonis play --resume goes on with it.",
        "Игра сохранена: продолжить — pavonis play --resume.",
        "Gra jest zachowana: pavonis play --resume ją wznowi.",
    ),
    "bye_unsaved": ("The game is left.", "Игра оставлена.", "Gra przerwana."),
    "over": ("The game is over.", "Игра окончена.", "Koniec gry."),
    "wins": ("{names} wins!", "Победа: {names}!", "Wygrywa {names}!"),
    "share": ("{names} share the victory!", "Победу делят: {names}!", "Zwycięstwo dzielą: {names}!"),
    "nobody": ("Nobody wins.", "Никто не победил.", "Nikt nie wygrywa."),
    "points": ("Points", "Очки", "Punkty"),
    "total": ("Total", "Всего", "Razem"),
    "reveals": (
        "This will show you something hidden and cannot be undone.",
        "Это откроет вам скрытое, отменить будет нельзя.",
        "To odkryje coś ukrytego i nie da się tego cofnąć.",
    ),
    "ask_players": (
        "How many players, {least} to {most}?",
        "Сколько игроков, от {least} до {most}?",
        "Ilu graczy, od {least} do {most}?",
    ),
    "ask_people": (
        "Names of the people at this keyboard, with commas:",
        "Имена людей за этой клавиатурой, через запятую:",
        "Imiona osób przy tej klawiaturze, po przecinku:",
    ),
    "ask_level": ("How strong should the bots be?", "Насколько сильны боты?", "Jak silne mają być boty?"),
    "ask_game": ("Which game?", "Какая игра?", "Która gra?"),
    "you": ("Player", "Игрок", "Gracz"),
    "against": ("Bots: {bots}.", "Боты: {bots}.", "Boty: {bots}."),
    "level_relaxed": ("sensible but careless", "разумный, но рассеянный", "rozsądny, ale nieuważny"),
    "level_steady": ("looks one action ahead", "смотрит на действие вперёд", "patrzy o jedną akcję naprzód"),
    "level_sharp": ("searches for about a second", "думает около секунды", "szuka przez około sekundę"),
    "level_expert": ("searches for longer", "думает дольше", "szuka dłużej"),
    "help": (
        "help: this list · rules: how the game goes · table: show the table again · log: what happened\n"
        "cards: all cards · why MOVE: why it cannot be done · hint: ask the bot\n"
        "undo: take your last step back · save FILE · load FILE · lang en|ru|pl · quit",
        "help: этот список · rules: правила игры · table: показать стол ещё раз · log: что произошло\n"
        "cards: все карты · why ХОД: почему так нельзя · hint: спросить бота\n"
        "undo: отменить свой последний шаг · save ФАЙЛ · load ФАЙЛ · lang en|ru|pl · quit: выйти",
        "help: ta lista · rules: jak się gra · table: pokaż stół jeszcze raz · log: co się wydarzyło\n"
        "cards: wszystkie karty · why RUCH: dlaczego nie można · hint: zapytaj bota\n"
        "undo: cofnij swój ostatni krok · save PLIK · load PLIK · lang en|ru|pl · quit: wyjdź",
    ),
    "welcome": (
        "Welcome. Write help for the commands and rules for the rules.",
        "Добро пожаловать. help покажет команды, rules — правила.",
        "Witaj. help pokaże polecenia, rules pokaże zasady.",
    ),
}

ORDER = ("en", "ru", "pl")


class Phrases:
    """The terminal's own sentences in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._index = ORDER.index(language)

    def __call__(self, key: str, **values: object) -> str:
        return PHRASES[key][self._index].format(**values)
