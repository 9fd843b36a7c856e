"""The table of Pocket Mars in a terminal: `draw` as a picture of lines, `describe` as sentences. Both know an observation only."""

from collections.abc import Sequence

from pavonis.games.pocket_mars.cards import RECONSTRUCTED
from pavonis.games.pocket_mars.game import PocketMars
from pavonis.games.pocket_mars.observation import PocketMarsBack, PocketMarsBuilding, PocketMarsDraft, PocketMarsSeen
from pavonis.games.pocket_mars.scoring import IN_ONE_STAR, IN_TWO_STAR
from pavonis.games.pocket_mars.setting import ABILITIES
from pavonis.games.pocket_mars.words import PocketMarsWords
from pavonis.text import Piece, Text, capital, dim, joined, plain, say, strong
from pavonis.text.layout import SHAPES, beside, cut, hang, rule, table, trimmed, width, wrap

STAR = "★"
FREE = "·"
WIDE = 110  # from here on cards stand side by side
GAP = 4
FULL = 80  # on a narrower screen names are shorter
NAME = 16  # columns of a player's name
TOKENS = 12  # columns of a zone before its colonists are counted instead of drawn


def draw(game: PocketMars, words: PocketMarsWords, observation: PocketMarsSeen, viewer: int, width: int) -> list[Text]:
    """The table as a viewer sees it, in lines of at most so many columns."""
    picture = Picture(game, words, observation, viewer, width)
    lines = [*picture.head(), rule(width), *picture.buildings(), rule(width), *picture.players()]
    if not observation.draft:
        lines += picture.piles()
    if viewer >= 0:
        lines += [rule(width), *picture.own_cards()]
    return [trimmed(cut(line, width)) for line in lines]


def faces(backs: Sequence[PocketMarsBack | None]) -> list[int]:
    """The cards whose faces the viewer knows: all of the viewer's own."""
    return [back.card for back in backs if back is not None and back.card is not None]


class Picture:
    """The parts of the drawing."""

    def __init__(self, game: PocketMars, words: PocketMarsWords, seen: PocketMarsSeen, viewer: int, width: int) -> None:
        self.game = game
        self.words = words
        self.labels = words.language.labels
        self.seen = seen
        self.viewer = viewer
        self.width = width

    def head(self) -> list[Text]:
        """What game, what round, whose turn."""
        seen, labels = self.seen, self.labels
        parts = [say(strong(self.words.title()))]
        if seen.draft:
            parts.append(say(f"{labels.draft} {seen.draft.round}/{seen.draft.rounds}"))
        elif seen.round == 0:
            parts.append(say(labels.set_up))
        else:
            parts.append(say(f"{labels.round} {seen.round}"))
            parts.append(say(strong(labels.game_over)) if seen.over else say(f"{labels.to_play}: ", self.seat(seen.active or 0)))
            parts.append(say(f"{labels.first_player}: ", self.seat(seen.first or 0)))
        return wrap(joined(parts, dim("  ·  ")), self.width)

    def seat(self, seat: int) -> Text:
        """A player with the shape of the colonists."""
        return say(
            Piece(SHAPES[seat] + " ", f"seat{seat}"), cut([self.words.player(seat)], NAME if self.width >= FULL else NAME // 2)
        )

    def buildings(self) -> list[Text]:
        """Each building: who is where, what is to be beaten and what is attached; below, dimmed, what it can do."""
        labels = self.labels
        one, two = f"{STAR} = {IN_ONE_STAR}", f"{STAR * 2} = {IN_TWO_STAR}"
        rows = [[say(dim(label)) for label in (labels.building, one, two, labels.to_beat, labels.cards)]]
        for building in self.seen.buildings:
            number = building.building
            name = say(self.letter(number), " ", self.words.building_name(number))
            beat = say(dim("–")) if number not in self.game.setting.homes else say(strong(f"> {building.value}"))
            rows.append([name, self.tokens(building.one_star), self.two_star(building), beat, self.column(building)])
        lines = table(rows, self.width)
        drawn = lines[:1]
        for number, line in enumerate(lines[1:]):
            drawn.append(line)
            drawn += hang(say("  "), say(dim(self.ability(number))), self.width)
        return drawn

    def ability(self, building: int) -> str:
        """What a building can do."""
        return plain(self.words.action(ABILITIES + building))

    def letter(self, colour: int) -> Piece:
        """The letter of a colour."""
        return Piece(self.words.language.letters[colour], self.words.colour(colour))

    def tokens(self, counts: list[int]) -> Text:
        """The colonists of a zone, by owner."""
        groups = [(seat, n) for seat, n in enumerate(counts) if n]
        if counts and not groups:
            return say(dim("–"))
        if sum(n + 1 for _, n in groups) > TOKENS:
            return joined([say(Piece(f"{SHAPES[seat]}{n}", f"seat{seat}")) for seat, n in groups], " ")
        return joined([say(Piece(SHAPES[seat] * n, f"seat{seat}")) for seat, n in groups], " ")

    def two_star(self, building: PocketMarsBuilding) -> Text:
        """A two-star zone with the places that are still free."""
        taken = self.tokens(building.two_star) if any(building.two_star) else []
        return joined([text for text in (taken, say(dim(" ".join(FREE * building.free)))) if text], " ")

    def column(self, building: PocketMarsBuilding) -> Text:
        """The attached cards, the uppermost first and by name; the values of those below, in brackets if face down."""
        if not building.column:
            return say(dim("–"))
        *below, uppermost = building.column
        down = building.face_down
        face = say(dim(f"({self.labels.face_down}) ")) if uppermost in down else []
        rest = [
            f"({self.game.setting.value[card]})" if card in down else str(self.game.setting.value[card]) for card in reversed(below)
        ]
        return say(face, self.card(uppermost), dim(f" | {' | '.join(rest)}") if rest else "")

    def card(self, card: int) -> Text:
        """A card by its value and name."""
        name = self.words.card_name(card)
        return say(Piece(f"{self.game.setting.value[card]} ", self.words.colour(self.game.setting.colour[card])), name)

    def chip(self, back: PocketMarsBack | None) -> Text:
        """A card in somebody's hands: the letter of its colour, with its value if that is known."""
        if back is None:
            return say(dim("–"))
        value = "?" if back.card is None else str(self.game.setting.value[back.card])
        return say(Piece(self.words.language.letters[back.colour] + value, self.words.colour(back.colour)))

    def back(self, card: int) -> PocketMarsBack:
        """An open card as others are seen from behind."""
        return PocketMarsBack(self.game.setting.colour[card], card)

    def chips(self, backs: Sequence[PocketMarsBack | None]) -> Text:
        """Several cards."""
        return joined([self.chip(back) for back in backs], " ")

    def players(self) -> list[Text]:
        """Each player's colonists, energy, points and cards."""
        labels = self.labels
        held = (labels.kept, labels.pack) if self.seen.draft else (labels.hand, labels.prep)
        head = [f"  {labels.player}", labels.earth, labels.ship, labels.mars, labels.energy, labels.points, *held]
        rows = [[say(dim(label)) for label in head]]
        for seat, player in enumerate(self.seen.players):
            mark = "▸" if seat == self.seen.active and not self.seen.over else " "
            numbers: list[str | int] = [player.earth, player.ship, player.mars, f"{player.energy}/{self.seen.energy_max}"]
            points = say(strong(str(self.seen.scores[seat])))
            cards = self.drafted(seat) if self.seen.draft else [self.chips(player.hand), self.chips(player.prep)]
            rows.append([say(mark, " ", self.seat(seat)), *(say(number) for number in numbers), points, *cards])
        return table(rows, self.width, right={1, 2, 3, 4, 5})

    def drafted(self, seat: int) -> list[Text]:
        """The cards a player has kept and the pack in hand; those seen before are known if nothing else can have been taken."""
        assert self.seen.draft is not None
        pack, kept = self.seen.draft.packs[seat], self.seen.draft.kept[seat]
        backs = [self.back(card.among[0]) if len(card.among) == 1 else card.back for card in kept]
        sure = len(pack.among) == len(pack.cards)
        return [self.chips(backs), self.chips([self.back(card) for card in pack.among] if sure else pack.cards)]

    def piles(self) -> list[Text]:
        """The deck and the discard pile, and what is known of them."""
        deck, labels = self.deck(), self.labels
        discard = self.chips([self.back(card) for card in self.seen.discard])
        pile = say(self.words.count_cards(len(self.seen.discard)), ": " if discard else "", discard)
        lines = hang(say(dim(f"{labels.deck}: ")), deck, self.width) + hang(say(dim(f"{labels.discard}: ")), pile, self.width)
        return lines + [say(dim(f"{labels.in_play}: "), self.card(card)) for card in self.seen.in_play]

    def deck(self) -> Text:
        """The deck: how many cards, which backs were seen, which cards are known."""
        labels, deck = self.labels, self.seen.deck
        if len(deck.known) == deck.size:
            return say(self.words.count_cards(deck.size), ": ", self.chips([self.back(each.card) for each in deck.known]))
        line = say(self.words.count_cards(deck.size), f", {labels.on_top}: ", self.words.coloured_card(deck.top, "nom"))
        known = {each.place: each.card for each in deck.known}
        start = deck.size - len(deck.bottom)
        if deck.bottom:
            bottom = [PocketMarsBack(colour, known.pop(start + number, None)) for number, colour in enumerate(deck.bottom)]
            line = say(line, f", {labels.at_bottom}: ", self.chips(bottom))
        if known:
            places = [say(f"{place + 1} – ", self.chip(self.back(card))) for place, card in known.items()]
            line = say(line, f", {labels.you_know}: ", joined(places, ", "))
        return line

    def own_cards(self) -> list[Text]:
        """The viewer's own cards with their texts."""
        if self.seen.draft:
            pack = faces(self.seen.draft.packs[self.viewer].cards)
            kept = [self.card(card) for card in faces([each.back for each in self.seen.draft.kept[self.viewer]])]
            lines = self.in_two(self.labels.your_pack, pack)
            lines += wrap(say(strong(f"{self.labels.kept}: "), joined(kept, ", ")), self.width) if kept else []
        else:
            player = self.seen.players[self.viewer]
            lines = self.hand_and_prep(faces(player.hand), faces(player.prep))
        lines += [say(strong(f"{self.labels.chosen}: "), self.words.move(move)) for move in self.seen.sealed]
        if any(piece.text == "*" for line in lines for piece in line):
            lines.append(say(dim(self.labels.reconstructed)))
        return lines

    def hand_and_prep(self, hand: list[int], prep: list[int]) -> list[Text]:
        """The hand and the prep module, side by side if the screen is wide."""
        if not prep:
            return self.in_two(self.labels.your_hand, hand)
        if self.width < WIDE:
            return self.block(self.labels.your_hand, hand, self.width) + self.block(
                self.labels.your_prep, prep, self.width, prep=True
            )
        room = (self.width - GAP) // 2
        return beside(
            self.block(self.labels.your_hand, hand, room), self.block(self.labels.your_prep, prep, room, prep=True), room, GAP
        )

    def in_two(self, title: str, cards: list[int]) -> list[Text]:
        """Cards below one title, in two columns if the screen is wide."""
        if self.width < WIDE:
            return self.block(title, cards, self.width)
        room, half = (self.width - GAP) // 2, (len(cards) + 1) // 2
        return beside(self.block(title, cards[:half], room), self.block("", cards[half:], room), room, GAP)

    def block(self, title: str, cards: list[int], room: int, prep: bool = False) -> list[Text]:
        """Cards with their texts below a title; a card in the prep module has only its bottom action left."""
        lines = [say(strong(title))]
        size = max(width(self.labels.top), width(self.labels.bottom)) + 2
        for card in cards:
            lines.append(say(self.letter(self.game.setting.colour[card]), self.card(card)))
            for half, label in ((0, self.labels.top), (1, self.labels.bottom)):
                if half or not prep:
                    text = self.words.action(card * 2 + half)
                    star = dim("*") if self.game.setting.halves[card * 2 + half].source == RECONSTRUCTED else ""
                    lines += hang(say("   ", dim(label + " " * (size - width(label)))), say(text, star), room)
        return lines


def describe(game: PocketMars, words: PocketMarsWords, observation: PocketMarsSeen, viewer: int) -> list[Text]:
    """The same table as sentences, one a line, for a screen reader or a file."""
    report = Report(game, words, observation, viewer)
    lines = [report.head(), *report.buildings(), *report.players(), *report.own_cards()]
    lines += report.draft(observation.draft) if observation.draft else report.piles()
    if any(".*" in plain(line) for line in lines):
        lines.append(say(words.language.labels.reconstructed, "."))
    return lines


class Report:
    """The parts of the description."""

    def __init__(self, game: PocketMars, words: PocketMarsWords, seen: PocketMarsSeen, viewer: int) -> None:
        self.game = game
        self.words = words
        self.labels = words.language.labels
        self.seen = seen
        self.viewer = viewer

    def head(self) -> Text:
        """What game, what round, whose turn."""
        seen, labels = self.seen, self.labels
        if seen.draft:
            return say(self.words.title(), f". {labels.draft}: {seen.draft.round}/{seen.draft.rounds}.")
        if seen.round == 0:
            return say(self.words.title(), f". {labels.set_up}.")
        turn = say(labels.game_over) if seen.over else say(f"{labels.to_play}: ", self.words.player(seen.active or 0))
        first = say(f"{labels.first_player}: ", self.words.player(seen.first or 0))
        return say(self.words.title(), f". {labels.round} {seen.round}. ", turn, ". ", first, ".")

    def buildings(self) -> list[Text]:
        """Each building: who is where, what is to be beaten, what is attached, what it can do."""
        labels = self.labels
        lines: list[Text] = []
        for building in self.seen.buildings:
            number = building.building
            name = say(self.words.building_name(number), f", {labels.colour}: {self.words.language.colours[number]}. ")
            cards = [self.attached(card, building) for card in reversed(building.column)]
            order = f", {labels.uppermost_first}" if len(cards) > 1 else ""
            column = say(f"{labels.cards}{order}: ", joined(cards, ", ") or labels.nothing)
            ability = say(f"{labels.ability}: ", self.words.action(ABILITIES + number))
            zones = capital(say(labels.no_colonists)) if number not in self.game.setting.homes else self.zones(building)
            lines.append(say(name, zones, ". ", column, ". ", ability))
        return lines

    def zones(self, building: PocketMarsBuilding) -> Text:
        """Who is in the zones of a building, and the value to beat there."""
        labels = self.labels
        free = building.free
        one = capital(say(labels.one_star, ": ", self.owners(building.one_star)))
        room = f"{labels.free}: {free}" if free else labels.full
        two = capital(say(labels.two_star, ": ", self.owners(building.two_star), f", {room}"))
        return say(one, ". ", two, f". {labels.to_beat}: {building.value}")

    def owners(self, counts: list[int]) -> Text:
        """The colonists of a zone, by owner."""
        named = [say(self.words.player(seat), f" {n}") for seat, n in enumerate(counts) if n]
        return joined(named, ", ") if named else say(self.labels.nobody)

    def attached(self, card: int, building: PocketMarsBuilding) -> Text:
        """A card attached to a building."""
        down = f" ({self.labels.face_down})" if card in building.face_down else ""
        return say(self.words.card(card), f" {self.game.setting.value[card]}{down}")

    def back(self, back: PocketMarsBack | None) -> Text:
        """A card by name if it is known, by colour if not."""
        if back is None:
            return say(self.labels.nothing)
        if back.card is None:
            return say(self.words.coloured_card(back.colour, "nom"))
        return say(self.words.card(back.card), f" {self.game.setting.value[back.card]}")

    def players(self) -> list[Text]:
        """Each player's colonists, energy, points and cards."""
        labels = self.labels
        lines: list[Text] = []
        for seat, player in enumerate(self.seen.players):
            standing = self.words.standing(seat, player, self.seen.energy_max, self.seen.scores[seat])
            hand = joined([self.back(back) for back in player.hand], ", ") or say(labels.nothing)
            prep = joined([say(f"{place} – ", self.back(back)) for place, back in enumerate(player.prep, 1)], ", ")
            lines.append(say(standing, f" {labels.hand}: ", hand, f". {labels.prep_module}: ", prep, "."))
        return lines

    def own_cards(self) -> list[Text]:
        """The viewer's own cards with their texts."""
        if self.viewer < 0:
            return []
        player, labels = self.seen.players[self.viewer], self.labels
        lines = [self.own_card(labels.your_hand, card) for card in faces(player.hand)]
        lines += [self.own_card(labels.your_prep, card, prep=True) for card in faces(player.prep)]
        if self.seen.draft:
            lines += [self.own_card(labels.your_pack, card) for card in faces(self.seen.draft.packs[self.viewer].cards)]
        return lines + [say(f"{labels.chosen}: ", self.words.move(move), ".") for move in self.seen.sealed]

    def own_card(self, where: str, card: int, prep: bool = False) -> Text:
        """One card with what it can do; one in the prep module has only its bottom action left."""
        setting = self.game.setting
        colour = self.words.coloured_card(setting.colour[card], "nom")
        line = say(f"{where}: ", self.words.card(card), ", ", colour, f", {self.labels.value} {setting.value[card]}.")
        for half, label in ((0, self.labels.top), (1, self.labels.bottom)):
            if half or not prep:
                mark = "*" if setting.halves[card * 2 + half].source == RECONSTRUCTED else ""
                line = say(line, f" {label}: ", self.words.action(card * 2 + half), mark)
        return line

    def piles(self) -> list[Text]:
        """The deck and the discard pile, and what is known of them."""
        labels, deck = self.labels, self.seen.deck
        line = say(
            f"{labels.deck}: ",
            self.words.count_cards(deck.size),
            f", {labels.on_top}: ",
            self.words.coloured_card(deck.top, "nom"),
        )
        if deck.bottom:
            bottom = [say(self.words.coloured_card(colour, "nom")) for colour in deck.bottom]
            line = say(line, f", {labels.at_bottom}: ", joined(bottom, ", "))
        if deck.known:
            known = [say(f"{each.place + 1} – ", self.words.card(each.card)) for each in deck.known]
            line = say(line, f", {labels.you_know}: ", joined(known, ", "))
        discard = joined([say(self.words.card(card)) for card in self.seen.discard], ", ") or say(labels.empty)
        lines = [say(line, "."), say(f"{labels.discard}: ", discard, ".")]
        return lines + [say(f"{labels.in_play}: ", self.words.card(card), ".") for card in self.seen.in_play]

    def draft(self, draft: PocketMarsDraft) -> list[Text]:
        """Everybody's pack and the cards kept so far; of those seen before, what they may be."""
        lines: list[Text] = []
        for seat, (pack, kept) in enumerate(zip(draft.packs, draft.kept, strict=True)):
            held = joined([self.back(back) for back in pack.cards], ", ")
            line = say(self.words.player(seat), f". {self.labels.pack}: ", held, self.may_be(pack.among), ".")
            if kept:
                cards = [say(self.back(card.back), self.may_be(card.among)) for card in kept]
                line = say(line, f" {self.labels.kept}: ", joined(cards, ", "), ".")
            lines.append(line)
        return lines

    def may_be(self, among: list[int]) -> Text:
        """The cards that something seen before may be."""
        return say(f" ({self.labels.among}: ", joined([say(self.words.card(card)) for card in among], ", "), ")") if among else []
