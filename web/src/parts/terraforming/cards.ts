/** Project cards as the games of terraforming share them: how they are worded and laid out, sorted, and what they are worth. */
import type { Component } from "svelte";
import type { components } from "../../api";
import type { Card, Text } from "../../lib/types";

/** Where points come from, as the server tells it. */
export type Entry = components["schemas"]["ScoreEntry"];

/** What a position of these games has in common. */
export interface Common {
  players: { corporation: number | null; tags: Record<string, number> }[];
  scores: number[];
  score_sheets: Entry[][];
}

/** A game's own card, in the shapes that `arrange` gives. */
export type CardOf = Component<{ card: Card; shape?: string; price?: number; cubes?: number }>;

/** What stands on a card in rows, one below the other. */
const PARTS = ["effect", "production", "metals", "action", "lasting"];

export const iconsOf = (card: Card) => card.icons as Record<string, Text>;
export const tagsOf = (card: Card) => card.tags as string[];

/** The rows of pictures of a card. */
export function rows(card: Card): { key: string; text: Text }[] {
  const icons = iconsOf(card);
  return PARTS.flatMap((key) => (icons[key] ? [{ key, text: icons[key] }] : []));
}

/** What a card does, in words; points too where their picture does not say it all. */
export function wording(card: Card): string {
  const points = (iconsOf(card).points?.length ?? 0) > 1 ? card.points : "";
  return [...PARTS.map((key) => card[key]), points].filter(Boolean).join(" ");
}

/** How many letters the longer line of a name has when it is written in two, as evenly as its words allow. */
export function halved(name: string): number {
  const words = name.split(" ");
  const splits = words.map((_, first) => [words.slice(0, first + 1).join(" ").length, words.slice(first + 1).join(" ").length]);
  return Math.min(...splits.map((lengths) => Math.max(...lengths)));
}

/** How cards are laid out: the shape of each, how many stand side by side, and whether all are seen at once. */
export interface Layout {
  shape: string;
  columns: number;
  rows: number;
  fits: boolean;
}
/** A shape of a card with the least room that it needs. */
export interface Shape {
  shape: string;
  width: number;
  height: number;
}

const GAP = 6;

/** Groups of cards in one shape, so much apart. */
export function laid({ shape, width: least, height: low }: Shape, groups: number[], width: number, height: number, gap: number, between: number): Layout {
  const most = Math.max(1, Math.floor((width + gap) / (least + gap)));
  const rows = groups.reduce((sum, count) => sum + Math.ceil(count / most), 0);
  const apart = Math.max(0, groups.filter((count) => count > 0).length - 1) * between;
  return { shape, columns: most, rows, fits: rows * (low + gap) - gap + apart <= height };
}

/** The most legible way to lay so many cards in so much room, of shapes from the most legible on; the last one is taken even where it does not fit. */
export function arrange(shapes: readonly Shape[], count: number, width: number, height: number): Layout {
  const found = shapes.map((shape) => laid(shape, [count], width, height, GAP, 0));
  const best = found.find((each) => each.fits) ?? found.at(-1)!;
  return { ...best, columns: Math.max(1, Math.ceil(count / Math.max(1, best.rows))) };
}

export const SORTS = ["dealt", "price", "kind", "playable"] as const;
export type Sort = (typeof SORTS)[number];

/** How the cards of a hand are shown. */
export interface Sifting {
  sort: Sort;
  /** "all", "playable", a kind or a tag. */
  filter: string;
  kinds: readonly string[];
  price: (card: Card) => number;
  playable: (card: Card) => boolean;
}

/** The cards of a hand in a chosen order and without those that a filter leaves out. */
export function sifted(cards: Card[], { sort, filter, kinds, price, playable }: Sifting): Card[] {
  const wanted = cards.filter((card) => filter === "all" || (filter === "playable" ? playable(card) : card.colour === filter || tagsOf(card).includes(filter)));
  const rank: Record<Sort, (card: Card) => number> = {
    dealt: () => 0,
    price,
    kind: (card) => kinds.indexOf(String(card.colour)) * 100 + price(card),
    playable: (card) => (playable(card) ? 0 : 100) + price(card),
  };
  return [...wanted].sort((one, other) => rank[sort](one) - rank[sort](other));
}

/** Cards in the order that was given by hand; new ones come last. */
export function ordered(cards: Card[], order: readonly number[]): Card[] {
  const place = (card: Card) => (order.includes(card.number) ? order.indexOf(card.number) : order.length);
  return [...cards].sort((one, other) => place(one) - place(other));
}

/** What gives points: the number of a card, or of what else the line is about. */
export interface Item {
  number: number;
  points: number;
}

/** The points of a seat by line of the score sheet, with what gives them. */
export function tally(sheet: readonly Entry[], lines: readonly string[]): { key: string; points: number; items: Item[] }[] {
  return lines.map((key) => {
    const items = sheet.filter(({ line }) => line === key).map(({ number, points }) => ({ number, points }));
    return { key, points: items.reduce((sum, item) => sum + item.points, 0), items: items.filter((item) => item.number >= 0 && item.points !== 0) };
  });
}

/** A number with a minus that is as wide as a plus. */
export const signed = (points: number) => String(points).replace("-", "−");
