/** What a game gives to the table. The table knows no rules: it offers the moves it received where the game says they are about. */
import type { Component, Snippet } from "svelte";
import type { Payment } from "../lib/payment";
import type { Story } from "../lib/story";
import type { Phrase } from "../phrases";
import type { Board as BoardFacts, Card, Game, Line, Move, Question, Range, Sign } from "../lib/types";

/** The name of a thing on the board, e.g. "card:12", "zone:2:1": moves are attached to it. */
export type Spot = string;

/** How much room there is for a player: less and less is shown. */
export type Room = "ample" | "full" | "middle" | "tight" | "line" | "least";

/** Something that moves from its owner, or from another thing, to its place. */
export interface Flight {
  seat: number | null;
  from?: Spot;
  to: Spot;
  /** What it looks like; without an icon it is a colonist of this colour, or else of the seat. */
  icon?: string;
  colour?: number;
}

/** What a game is told when it must find a thing on the board. */
export interface Sight<Observation = unknown, Board = BoardFacts> {
  observation: Observation;
  question: Question | null;
  viewer: number;
  /** The seats that are asked something. */
  waiting: readonly number[];
  /** What is printed. */
  board: Board;
}

/** Where points of a line of the score sheet come from: so many tokens, or so many points; without a name, what everybody starts with. */
export interface Origin {
  line: string;
  name: string;
  count?: number;
  points?: number;
}

/** What a game is told when it must say where points come from. */
export interface Telling<Observation = unknown, Board = BoardFacts> {
  board: Board;
  story: Story;
  play: { observation: Observation };
  label(key: string): string;
  cardOf(line: Line): Card | undefined;
}

export interface GameModule<Observation = unknown, Board = BoardFacts> {
  /** What all share, drawn in the middle of the table. */
  Board: Component;
  /** The viewer's own things with the hand, at the bottom; spectators have none. */
  Own?: Component;
  /** What is seen of a player, in the list of players; `did` is what they did last, shown where there is room for it; in a `strip` the viewer's own panel is as high as the others. */
  Player?: Component<{ seat: number; room: Room; did: Snippet; strip?: boolean }>;
  /** A card, the same everywhere. */
  Card: Component<{ card: Card }>;
  /** Whether the pictures of cards are the largest thing that is seen first, so that what they are drawn with is fetched along with the cards. */
  pictured?: boolean;
  /** A picture for the shelf and the pages about the game. */
  Cover?: Component;
  /** The pictures of the table with what they mean, beside the rules. */
  Pictures: Component<{ cards: Card[]; info: Game; board: BoardFacts }>;
  /** Where a move is offered, the most fitting place first; none: only in the list. */
  spots(move: Move, sight: Sight<Observation, Board>): Spot[];
  /** The moves one may have thought of at a place where none is offered: the server says why not. */
  thoughts(spot: Spot, sight: Sight<Observation, Board>, code: Coder): number[];
  /** The price that a question asks to pay, for a dialog that settles it at once; null if it asks for something else. */
  payment?(sight: Sight<Observation, Board>, words: Names): Payment | null;
  /** What so many picks of a question cost or bring together, for the button that sends them; nothing if they cost nothing. */
  bill?(sight: Sight<Observation, Board>, count: number, words: Names): string;
  /** What is different on the board, as spots to draw attention to. */
  changes(before: Observation, after: Observation): Spot[];
  /** What moves when the position changes by what a seat does. */
  flights?(before: Observation, after: Observation, by: number | null): Flight[];
  /** The points of every seat. */
  scores(observation: Observation): number[];
  /** The kinds of cards that a piece of a sentence can name, by the kind of the piece. */
  kinds: Record<string, string[]>;
  /** The round of a position, or null where rounds have no number. */
  round(observation: Observation): number | null;
  /** The moves, by name, that themselves may show the viewer something new: they are asked about if they do. */
  shows?: string[];
  /** The moves with which one gives up the rest of a round, and what one may have forgotten to do before. */
  passes?: string[];
  unused?(move: Move, sight: Sight<Observation, Board>): boolean;
  /** The key of a move that has one of its own. */
  key?: (move: Move) => string | undefined;
  /** Digits that are kept for such moves, also while some of them are not offered. */
  kept?: string;
  /** The cards in the viewer's hand, and those before the viewer that may have actions, in their order. */
  hand?(sight: Sight<Observation, Board>): number[];
  played?(sight: Sight<Observation, Board>): number[];
  /** Where a place is found on a narrow screen: by the beginning of its name; all others are on the board. */
  tabs?: { hand?: string[]; players?: string[] };
  /** Places that lie on the board for now, though others of their name are found elsewhere. */
  offered?(observation: Observation, viewer: number): Spot[];
  /** Places that lie before other players. */
  others?(observation: Observation, viewer: number): Spot[];
  /** What the viewer has, in one line, for a narrow screen. */
  Purse?: Component;
  /** Where the things are that a guided game points at, by their names. */
  points?: Record<string, string>;
  /** What the game's own labels say about signs, besides what the server explains. */
  signs?(labels: Record<string, string>): Sign[];
  /** Which events begin a chapter, a turn or an act. */
  story?: Story;
  /** What everybody earns in a round, where the game has such a thing. */
  income?(observation: Observation): number[];
  /** The kind of the cards that give the points of a line of the score sheet, where they are no project cards. */
  sources?: Record<string, string>;
  /** Where the tokens, ratings and forests of a seat come from that are points at the end. */
  origins?(events: readonly Line[], seat: number, telling: Telling<Observation, Board>): Origin[];
  /** The picture for a line of the log, by its event. */
  eventIcon(line: Line): string;
  /** A kind of card by which the card browser can filter. */
  filters: { field: string; label: Phrase; values(card: Card): { key: string; name: string } }[];
  /** The marks on cards, below the filters of the card browser. */
  legend: { icon: string; label: Phrase }[];
}

/** Where a game finds names and codes. */
export interface Names {
  label(key: string): string;
  code: Coder;
}

/** The code of a move from the name of its range and its arguments. */
export type Coder = (name: string, ...values: number[]) => number | null;

export function coder(ranges: Range[]): Coder {
  return (name, ...values) => {
    const range = ranges.find((each) => each.name === name);
    if (!range || range.arguments.length !== values.length) return null;
    let code = 0;
    for (const [place, size] of range.arguments.entries()) {
      const value = values[place] ?? -1;
      if (value < 0 || value >= size) return null;
      code = code * size + value;
    }
    return range.start + code;
  };
}
