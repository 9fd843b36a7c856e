/** What a game gives to the table. The table knows no rules: it offers the moves it received where the game says they are about. */
import type { Component } from "svelte";
import type { Payment } from "../lib/payment";
import type { Phrase } from "../phrases";
import type { Card, Game, Move, Question, Range } from "../lib/types";

/** The name of a thing on the board, e.g. "card:12", "zone:2:1": moves are attached to it. */
export type Spot = string;

/** What a game is told when it must find a thing on the board. */
export interface Sight<Observation = unknown> {
  observation: Observation;
  question: Question | null;
  viewer: number;
}

export interface GameModule<Observation = unknown> {
  /** What all share, drawn in the middle of the table. */
  Board: Component;
  /** The viewer's own things with the hand, at the bottom; spectators have none. */
  Own?: Component;
  /** What is seen of a player, in the list of players. */
  Player?: Component<{ seat: number }>;
  /** A card, the same everywhere. */
  Card: Component<{ card: Card }>;
  /** A picture for the shelf and the pages about the game. */
  Cover?: Component;
  /** The pictures of the table with what they mean, beside the rules. */
  Pictures: Component<{ cards: Card[]; info: Game }>;
  /** Where a move is offered, the most fitting place first; none: only in the list. */
  spots(move: Move, sight: Sight<Observation>): Spot[];
  /** The moves one may have thought of at a place where none is offered: the server says why not. */
  thoughts(spot: Spot, sight: Sight<Observation>, code: Coder): number[];
  /** The price that a question asks to pay, for a dialog that settles it at once; null if it asks for something else. */
  payment?(sight: Sight<Observation>, words: Names): Payment | null;
  /** What so many picks of a question cost or bring together, for the button that sends them; nothing if they cost nothing. */
  bill?(sight: Sight<Observation>, count: number, words: Names): string;
  /** What is different on the board, as spots to draw attention to. */
  changes(before: Observation, after: Observation): Spot[];
  /** The points of every seat. */
  scores(observation: Observation): number[];
  /** The kinds of cards that a piece of a sentence can name, by the kind of the piece. */
  kinds: Record<string, string[]>;
  /** The round of a position, or null where rounds have no number. */
  round(observation: Observation): number | null;
  /** Whether so many steps reveal something that this alone is no reason to ask whether one is meant. */
  revealing?: boolean;
  /** The picture for a line of the log, by its event. */
  eventIcon(event: number[]): string;
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
