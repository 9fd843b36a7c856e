/** Terraforming Mars as the browser sees it: the shape of an observation, where moves belong, what changed. No rules. */
import type { Payment } from "../../lib/payment";
import type { Card, Move } from "../../lib/types";
import type { Shape } from "../../parts/terraforming/cards";
import type { Coder, Names, Sight, Spot } from "../types";
import { AREAS, OCEAN_BONUS, placeOf } from "./map";

export const RESOURCES = ["megacredits", "steel", "titanium", "plants", "energy", "heat"] as const;
export type Resource = (typeof RESOURCES)[number];
export const TAGS = ["building", "space", "power", "science", "jovian", "earth", "plant", "microbe", "animal", "city"] as const;
export const KINDS = ["active", "automated", "event"] as const;
/** What the standard projects are drawn with, and what they cost. */
export const PROJECTS = [
  { icon: "energy", cost: 11 },
  { icon: "temperature", cost: 14 },
  { icon: "tile_ocean", cost: 18 },
  { icon: "tile_greenery", cost: 23 },
  { icon: "tile_city", cost: 25 },
];
export const MILESTONES = [
  { icon: "rating", needs: 35 },
  { icon: "city_tile", needs: 3 },
  { icon: "greenery_tile", needs: 3 },
  { icon: "building_tag", needs: 8 },
  { icon: "card", needs: 16 },
];
export const MILESTONE_COST = 8;
export const AWARDS = [["special_tile"], ["megacredits_production"], ["science_tag"], ["heat"], ["steel", "titanium"]];
export const AWARD_COSTS = [8, 14, 20];
/** The steps of the tracks, where they end and what lies on the way. */
export const TEMPERATURES = Array.from({ length: 20 }, (_, step) => -30 + 2 * step);
export const TEMPERATURE_BONUS: Record<number, string> = { [-24]: "heat_production", [-20]: "heat_production", 0: "ocean_tile" };
export const OXYGENS = Array.from({ length: 15 }, (_, step) => step);
export const OXYGEN_BONUS: Record<number, string> = { 8: "temperature" };
export const OCEANS = 9;

const PROJECT_CARDS = 208; // sources beyond these are corporations
const ALL_CARDS = TAGS.length; // the discount on every card follows those by tag
const MEANS = ["steel", "titanium", "heat"] as const;

export interface Face {
  count: number;
  known: number[];
}

export interface PlayerSeen {
  corporation: number | null;
  rating: number;
  stock: Record<Resource, number>;
  production: Record<Resource, number>;
  tags: Record<string, number>;
  discounts: number[];
  shift: number;
  next_cut: number;
  next_shift: number;
  worth: { steel: number; titanium: number };
  greenery_price: number;
  hand: Face;
  offers: Face;
  played: { card: number; cubes: number }[];
  events: number[];
  ready: number[];
  passed: boolean;
  raised: boolean;
  cities: number;
  tiles: number;
}

export interface TileSeen {
  place: string;
  tile: string;
  owner: number | null;
}

export interface Seen {
  stage: "set_up" | "play" | "last_greeneries" | "over";
  generation: number;
  last_generation: number | null;
  research: boolean;
  first: number;
  active: number;
  taken: number;
  parameters: { temperature: number; oxygen: number; oceans: number };
  tiles: TileSeen[];
  claim: { place: string; seat: number } | null;
  players: PlayerSeen[];
  milestones: (number | null)[];
  awards: (number | null)[];
  milestone_levels: number[][];
  award_levels: number[][];
  deck: number;
  discard: Face;
  scores: number[];
  score_sheets: [string, number, number][][];
  sealed?: number[];
  corporations?: number[];
  draft?: { round: number; kept: { card: number | null; among: number[] }[][]; packs: number[][] };
}

/** Where a card or corporation with this number of a source lies. */
function sourceSpot(source: number): Spot {
  return source < PROJECT_CARDS ? `card:${source}` : `corporation:${source - PROJECT_CARDS}`;
}

/** Whose card in play this is. */
function holder(seen: Seen, card: number): number {
  return seen.players.findIndex((player) => player.played.some((each) => each.card === card));
}

const CARD_MOVES = ["play", "buy", "keep", "draft", "sell", "discard"];

/** Where a move is offered. */
export function spots(move: Move, sight: Sight<Seen>): Spot[] {
  const [a = 0, b = 0, c = 0] = move.arguments;
  if (CARD_MOVES.includes(move.name)) return [`card:${a}`];
  switch (move.name) {
    case "use":
    case "copy":
      return [sourceSpot(a)];
    case "add":
    case "take":
      return onCard(a, sight);
    case "kill":
      return onCard(b, sight);
    case "corporation":
    case "project":
    case "milestone":
    case "award":
      return [`${move.name}:${a}`];
    case "sell patents":
      return ["patents"];
    case "plant greenery":
      return ["plants"];
    case "warm up":
      return ["heat"];
    case "place":
      return [`place:${b}`];
    case "lower":
      return [`production:${b}:${a}`, `seat:${b}`];
    case "remove":
    case "steal":
      return [`stock:${c}:${b}`, `seat:${c}`];
    default:
      return [];
  }
}

/** A card in play, and its owner if that is somebody else. */
function onCard(card: number, sight: Sight<Seen>): Spot[] {
  const owner = holder(sight.observation, card);
  return owner < 0 || owner === sight.viewer ? [`card:${card}`] : [`card:${card}`, `seat:${owner}`];
}

const TILE_MOVES = [4, 0, 1, 2]; // the kind that a move of placing names, by tile; all others are special
const SPECIAL = 3;

/** What one may have wanted to do at a place: what the question is about, or else the usual thing. */
export function thoughts(spot: Spot, sight: Sight<Seen>, code: Coder): number[] {
  const [kind = "", ...rest] = spot.split(":");
  const number = Number(rest[0] ?? 0);
  const own = sight.observation.players[sight.viewer];
  const found: (number | null)[] = [];
  const turn = sight.question === null || sight.question.kind === "turn";
  if (kind === "place" && sight.question?.kind === "place") {
    found.push(code("place", TILE_MOVES[sight.question.subject[3] ?? -1] ?? SPECIAL, number));
  } else if (turn && kind === "card") {
    if (own?.hand.known.includes(number)) found.push(code("play", number));
    else if (own?.played.some((each) => each.card === number)) found.push(code("use", number));
  } else if (turn && kind === "corporation") {
    found.push(code("use", PROJECT_CARDS + number));
  } else if (turn && ["project", "milestone", "award"].includes(kind)) {
    found.push(code(kind, number));
  } else if (turn) {
    found.push(code({ patents: "sell patents", plants: "plant greenery", heat: "warm up" }[kind] ?? ""));
  }
  return found.filter((move) => move !== null);
}

/** What a card costs a player now. */
export function price(card: Card, player: PlayerSeen): number {
  const tags = card.tags as string[];
  const cuts = tags.map((tag) => player.discounts[TAGS.indexOf(tag as (typeof TAGS)[number])] ?? 0);
  const whole = player.next_cut + (player.discounts[ALL_CARDS] ?? 0) + cuts.reduce((sum, cut) => sum + cut, 0);
  return Math.max(0, Number(card.value) - whole);
}

/** The price that is being paid: the means that are accepted, as the question says. */
export function payment(sight: Sight<Seen>, words: Names): Payment | null {
  const { question } = sight;
  const own = sight.observation.players[sight.viewer];
  if (question?.kind !== "pay" || !own) return null;
  const [price = 0, accepted = 0, spare = 0] = question.subject;
  const worth = { ...own.worth, heat: 1 };
  return {
    price,
    means: MEANS.flatMap((key, number) => {
      const has = key === "heat" ? Math.max(0, own.stock.heat - spare) : own.stock[key];
      if (!(accepted & (1 << number)) || !has) return [];
      return [{ key, name: words.label(key), icon: key, has, worth: worth[key], code: (amount: number) => words.code("pay", number, amount) }];
    }),
    money: { name: words.label("megacredits"), icon: "megacredits", has: own.stock.megacredits },
  };
}

/** What several picks cost or bring together, e.g. cards that are bought. */
export function bill(sight: Sight<Seen>, count: number, words: Names): string {
  const { question } = sight;
  const money = words.label("megacredits");
  if (question?.kind === "buy" || question?.kind === "first cards") return `${count ? "−" : ""}${count * (question.subject[0] ?? 0)} ${money}`;
  return question?.kind === "sell" ? `+${count} ${money}` : "";
}

/** What a tile on an area would bring: what is printed, and money for the oceans beside it. */
export function pays(place: number, tiles: readonly TileSeen[]): { bonus: string[]; money: number } {
  const area = AREAS[place];
  if (!area) return { bonus: [], money: 0 };
  const oceans = new Set(tiles.filter((tile) => tile.tile === "ocean").map((tile) => placeOf(tile.place)));
  return { bonus: area.bonus, money: OCEAN_BONUS * area.around.filter((other) => oceans.has(other)).length };
}

/** What is different on the board. */
export function changes(before: Seen, after: Seen): Spot[] {
  const found: Spot[] = [];
  const lain = new Set(before.tiles.map((tile) => tile.place));
  for (const tile of after.tiles) if (!lain.has(tile.place)) found.push(`place:${placeOf(tile.place)}`);
  for (const name of ["temperature", "oxygen", "oceans"] as const) if (before.parameters[name] !== after.parameters[name]) found.push(name);
  for (const name of ["milestones", "awards"] as const) {
    for (const [number, seat] of after[name].entries()) if (before[name][number] !== seat) found.push(`${name.slice(0, -1)}:${number}`);
  }
  for (const [seat, now] of after.players.entries()) {
    const old = before.players[seat];
    if (!old) continue;
    for (const [number, resource] of RESOURCES.entries()) {
      if (old.stock[resource] !== now.stock[resource]) found.push(`stock:${seat}:${number}`);
      if (old.production[resource] !== now.production[resource]) found.push(`production:${seat}:${number}`);
    }
    if (old.rating !== now.rating) found.push(`rating:${seat}`);
    if (old.hand.count !== now.hand.count) found.push(`hand:${seat}`);
    const cubes = new Map(old.played.map((each) => [each.card, each.cubes]));
    for (const each of now.played) if (cubes.get(each.card) !== each.cubes) found.push(`card:${each.card}`);
    if (before.scores[seat] !== after.scores[seat]) found.push(`score:${seat}`);
  }
  if (before.generation !== after.generation) found.push("generation");
  return found;
}

const EVENT_ICONS = [
  "log", "clock", "next", "pause", "trophy", "first", "draw", "draw", "draw", "draw", "draw", "discard", "discard", "peek", "rebuilt",
  "card", "megacredits", "cube", "rebuilt", "rating", "temperature", "tile_special", "tile_marker", "cube", "standard_project",
  "trophy", "star", "action", "minus", "steal", "down", "copy", "discard", "tile_greenery", "heat", "close", "hand", "hand",
  "rebuilt", "tile_city", "easier", "peek", "peek",
]; // prettier-ignore
const STOCK = 17;
const RAISED = 20;
const PLACED = 21;
const NEUTRAL = 39;
const TILE_ICONS = ["tile_special", "tile_ocean", "tile_greenery", "tile_city"];

/** The picture of a line in the log. */
export function eventIcon(event: number[]): string {
  const [code = 0, , what = 0] = event;
  if (code === STOCK || code === STOCK - 1) return RESOURCES[what] ?? "cube";
  if (code === RAISED) return ["temperature", "oxygen", "oceans"][what] ?? "temperature";
  if (code === PLACED) return TILE_ICONS[what] ?? "tile_special";
  if (code === NEUTRAL) return TILE_ICONS[event[1] ?? 0] ?? "tile_city";
  return EVENT_ICONS[code] ?? "log";
}

/** The shapes of a card, the most legible first. */
export const SHAPES: Shape[] = [
  { shape: "tall", width: 136, height: 210 },
  { shape: "wide", width: 164, height: 104 },
  { shape: "row", width: 128, height: 42 },
];

/** Cards in play, what can be used first: actions, then what holds cubes or lasts, then the rest. */
export function tableau(player: PlayerSeen, card: (number: number) => Card | undefined): { card: Card; cubes: number; ready: boolean }[] {
  const rank = (each: Card) => (each.action ? 0 : each.collects !== "none" ? 1 : each.lasting ? 2 : 3);
  return player.played
    .flatMap(({ card: number, cubes }) => {
      const found = card(number);
      return found ? [{ card: found, cubes, ready: player.ready.includes(number) }] : [];
    })
    .sort((one, other) => rank(one.card) - rank(other.card));
}

/** The lines of the score sheet. */
export const LINES = ["rating", "awards", "milestones", "greeneries", "cities", "cards"];
