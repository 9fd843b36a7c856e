/** Ares Expedition as the browser sees it: the shape of an observation, where moves belong, what changed. No rules. */
import type { Payment } from "../../lib/payment";
import type { Card, Move } from "../../lib/types";
import { laid, type Layout, type Shape } from "../../parts/terraforming/cards";
import type { Coder, Names, Sight, Spot } from "../types";

export const RESOURCES = ["megacredits", "heat", "plants"] as const;
export type Resource = (typeof RESOURCES)[number];
export const METALS = ["steel", "titanium"] as const;
export const TAGS = ["building", "space", "power", "science", "jovian", "earth", "plant", "microbe", "animal", "event"] as const;
/** The kinds of cards as they lie before a player: green, blue, red. */
export const KINDS = ["automated", "active", "event"] as const;
export const ZONES = ["purple", "red", "yellow", "white"] as const;
export type Zone = (typeof ZONES)[number];
export const PARAMETERS = ["temperature", "oxygen", "oceans"] as const;

/** The phase tiles: their numeral, and in pictures what everybody may do and what more is for those who chose it. */
export const PHASES = [
  { key: "development", numeral: "I", all: ["+1 automated_card"], bonus: ["−3 megacredits"] },
  { key: "construction", numeral: "II", all: ["+1 active_card", "/", "event_card"], bonus: ["+1 card", "/", "+1 active_card", "event_card"] },
  { key: "action", numeral: "III", all: ["×1 action", "∞ standard_action"], bonus: ["×2 action"] },
  { key: "production", numeral: "IV", all: ["megacredits", "heat", "plants", "card"], bonus: ["+4 megacredits"] },
  { key: "research", numeral: "V", all: ["2 look", ":", "+1 card"], bonus: ["+3 look", ":", "+1 card"] },
] as const;
export type PhaseKey = (typeof PHASES)[number]["key"];

/** The standard actions: what is given, what is gained, and the price that is printed. */
export const STANDARDS = [
  { pays: "plants", gains: "forest", cost: 8 },
  { pays: "megacredits", gains: "forest", cost: 20 },
  { pays: "heat", gains: "temperature", cost: 8 },
  { pays: "megacredits", gains: "temperature", cost: 14 },
  { pays: "megacredits", gains: "oceans", cost: 15 },
];
export const OCEANS = 9;
const SOLO_ROUNDS = 25;
const SHARED_ROUNDS = 15;
export const SHARED_POINTS = 80;
export const MARKER_SPACES = 5;

/** The spaces of the two tracks, each with its zone. */
export interface Space {
  value: number;
  zone: Zone;
}
const track = (first: number, step: number, counts: number[]): Space[] => {
  const zones = counts.flatMap((count, zone) => Array<Zone>(count).fill(ZONES[zone]!));
  return zones.map((zone, place) => ({ value: first + step * place, zone }));
};
export const TEMPERATURES = track(-30, 2, [6, 5, 5, 4]);
export const OXYGENS = track(0, 1, [3, 4, 5, 3]);

const PLANTING = 0; // the standard actions that are paid from the stock
const WARMING = 2;
const CONSTRUCTION = 1;
const ALL_CARDS = TAGS.length; // the discounts that follow those by tag
const COSTLY_CARDS = ALL_CARDS + 1;
const COSTLY = 20;

export interface Face {
  count: number;
  known: number[];
}

export interface PlayerSeen {
  corporation: number | null;
  chosen: PhaseKey | null;
  rating: number;
  forests: number;
  stock: Record<Resource, number>;
  production: Record<Resource | "cards", number>;
  metals: Record<(typeof METALS)[number], number>;
  worth: Record<(typeof METALS)[number], number>;
  tags: Record<string, number>;
  discounts: number[];
  sale: number;
  standard: number[];
  hand: Face;
  offers: Face;
  played: { card: number; cubes: number; paid: boolean }[];
  actions: number[];
  used: number[];
  plays: number;
  free: number;
  bonus: boolean;
  next_cut: number;
  next_ease: number;
}

export interface Ocean {
  tile: number;
  megacredits: number;
  plants: number;
  cards: number;
}

export type Levels = Record<(typeof PARAMETERS)[number], number>;

export interface Seen {
  stage: "set_up" | "planning" | "phases" | "end_step" | "over";
  round: number;
  phase: PhaseKey | null;
  phases: PhaseKey[];
  parameters: Levels;
  opened: Levels;
  oceans: Ocean[];
  called: boolean;
  players: PlayerSeen[];
  deck: number;
  discard: Face;
  scores: number[];
  score_sheets: [string, number, number][][];
  neutral?: { cards: PhaseKey[]; marker: number };
  pool?: { cubes: number; markers: number };
  prices?: Record<string, number>;
  corporations?: number[];
  sealed?: (number | number[])[];
}

const CARD_MOVES = ["play", "use", "keep", "sell", "discard", "redraw", "add", "take", "give"];

/** Where a move is offered. */
export function spots(move: Move): Spot[] {
  const [a = 0] = move.arguments;
  if (CARD_MOVES.includes(move.name)) return [`card:${a}`];
  switch (move.name) {
    case "phase":
    case "neutral":
      return [`phase:${a}`];
    case "corporation":
      return [`corporation:${a}`];
    case "standard":
      return [`standard:${a}`, ...(a === PLANTING ? ["plants"] : a === WARMING ? ["heat"] : [])];
    case "help":
      return [PARAMETERS[a] ?? ""];
    case "sell cards":
      return ["sell"];
    case "bonus card":
      return ["bonus", `phase:${CONSTRUCTION}`];
    case "take cube":
      return ["pool:cube"];
    case "take marker":
      return ["pool:marker"];
    case "amount":
      return ["amount"];
    default:
      return [];
  }
}

/** What one may have wanted to do at a place. */
export function thoughts(spot: Spot, sight: Sight<Seen>, code: Coder): number[] {
  const [kind = "", number = "0"] = spot.split(":");
  const card = Number(number);
  const own = sight.observation.players[sight.viewer];
  const usual: Record<string, () => number | null> = {
    card: () => code(own?.hand.known.includes(card) ? "play" : own?.played.some((each) => each.card === card) ? "use" : "keep", card),
    phase: () => (sight.observation.stage === "planning" ? code("phase", card) : null),
    standard: () => code("standard", card),
    plants: () => code("standard", PLANTING),
    heat: () => code("standard", WARMING),
    sell: () => code("sell cards"),
    bonus: () => code("bonus card"),
  };
  const found = usual[kind]?.() ?? null;
  return found === null ? [] : [found];
}

/** The price that is paid with heat and money; only who may use heat is asked. */
export function payment(sight: Sight<Seen>, words: Names): Payment | null {
  const { question } = sight;
  const own = sight.observation.players[sight.viewer];
  if (question?.kind !== "heat" || !own) return null;
  const [price = 0, spare = 0] = question.subject;
  const has = Math.max(0, own.stock.heat - spare);
  return {
    price,
    means: [{ key: "heat", name: words.label("heat"), icon: "heat", has, worth: 1, code: (amount) => words.code("pay heat", amount) }],
    money: { name: words.label("megacredits"), icon: "megacredits", has: own.stock.megacredits },
  };
}

const SALES = ["sell", "sale", "limit"];

/** What cards that are sold bring together. */
export function bill(sight: Sight<Seen>, count: number, words: Names): string {
  const own = sight.observation.players[sight.viewer];
  if (!own || !SALES.includes(sight.question?.kind ?? "")) return "";
  return `+${count * own.sale} ${words.label("megacredits")}`;
}

/** What a card that is not in hand yet would cost its player in general; of those in hand the server says it exactly. */
export function price(card: Card, player: PlayerSeen): number {
  const tags = card.tags as string[];
  const cuts = [...tags.map((tag) => TAGS.indexOf(tag as (typeof TAGS)[number])), ALL_CARDS, ...(Number(card.value) >= COSTLY ? [COSTLY_CARDS] : [])];
  return Math.max(0, Number(card.value) - cuts.reduce((sum, cut) => sum + (player.discounts[cut] ?? 0), 0));
}

/** Where a player stands in what all do at once: still deciding, or not; before the reveal nothing else is known. */
export function standing(seen: Seen, waiting: readonly number[], seat: number): "deciding" | "decided" | "done" | "" {
  const still = waiting.includes(seat);
  if (seen.stage === "planning" || seen.stage === "set_up") return still ? "deciding" : "decided";
  if (seen.stage !== "phases" || seen.phase === null) return "";
  return still ? "deciding" : "done";
}

/** Who has chosen a phase of this round; while all plan, nobody's choice is shown. */
export function choosers(seen: Seen, phase: PhaseKey): number[] {
  if (seen.stage !== "phases") return [];
  return seen.players.flatMap((player, seat) => (player.chosen === phase ? [seat] : []));
}

/** Whether a phase of this round was added by the neutral card of a solo game. */
export function isNeutral(seen: Seen, phase: PhaseKey): boolean {
  return seen.neutral !== undefined && seen.stage === "phases" && seen.phases.includes(phase) && !choosers(seen, phase).length;
}

/** How a phase of this round stands: played already, played now, to come, or not in this round. */
export function moment(seen: Seen, phase: PhaseKey): "past" | "now" | "next" | "out" {
  if (seen.stage !== "phases" || !seen.phases.includes(phase)) return "out";
  const order = PHASES.map((each) => each.key);
  const now = seen.phase === null ? -1 : order.indexOf(seen.phase);
  const place = order.indexOf(phase);
  return place === now ? "now" : place < now ? "past" : "next";
}

/** The round, and of how many where the game has so many. */
export function rounds(seen: Seen): { now: number; of: number | null } {
  return { now: seen.round, of: seen.neutral ? SOLO_ROUNDS : seen.pool ? SHARED_ROUNDS : null };
}

/** The ends of the rating track: as far as somebody is, in tens. */
export function ratingEnd(seen: Seen): number {
  return Math.max(30, 10 * Math.ceil((Math.max(...seen.players.map((player) => player.rating)) + 1) / 10));
}

/** What is different on the board. */
export function changes(before: Seen, after: Seen): Spot[] {
  const found: Spot[] = [];
  for (const name of PARAMETERS) if (before.parameters[name] !== after.parameters[name]) found.push(name);
  for (const place of after.oceans.keys()) if (place >= before.oceans.length) found.push(`ocean:${place}`);
  if (after.stage === "phases" && (before.stage !== "phases" || before.round !== after.round)) found.push("reveal");
  if (before.phase !== after.phase) found.push("phase");
  if (before.round !== after.round) found.push("round");
  if (before.pool && after.pool && (before.pool.cubes !== after.pool.cubes || before.pool.markers !== after.pool.markers)) found.push("pool");
  for (const [seat, now] of after.players.entries()) {
    const old = before.players[seat];
    if (!old) continue;
    for (const resource of RESOURCES) {
      if (old.stock[resource] !== now.stock[resource] || old.production[resource] !== now.production[resource]) found.push(`stock:${seat}:${resource}`);
    }
    if (old.production.cards !== now.production.cards) found.push(`stock:${seat}:cards`);
    for (const metal of METALS) if (old.metals[metal] !== now.metals[metal]) found.push(`stock:${seat}:${metal}`);
    if (old.rating !== now.rating) found.push(`rating:${seat}`);
    if (old.forests !== now.forests) found.push(`forests:${seat}`);
    if (old.hand.count !== now.hand.count) found.push(`hand:${seat}`);
    const cubes = new Map(old.played.map((each) => [each.card, each.cubes]));
    for (const each of now.played) if (cubes.get(each.card) !== each.cubes) found.push(`card:${each.card}`);
    if (before.scores[seat] !== after.scores[seat]) found.push(`score:${seat}`);
  }
  return found;
}

const EVENT_ICONS = [
  "log", "clock", "star", "star", "next", "check", "warning", "trophy", "tag_event", "draw", "draw", "peek", "peek", "hand",
  "discard", "discard", "sell", "peek", "hand", "rebuilt", "card", "megacredits", "down", "cube", "rating", "temperature", "rating",
  "oceans", "tile_greenery", "cube", "action", "standard_project", "standard_project", "phase_production", "draw", "cards", "easier",
  "close", "rebuilt", "next", "temperature", "megacredits", "exchange", "exchange", "exchange",
]; // prettier-ignore
const [CHOSE, NEUTRAL, PHASE, PAID, STOCK, RAISED, BEYOND, HELPED] = [2, 3, 4, 21, 23, 25, 26, 40];

/** The picture of a line in the log. */
export function eventIcon(event: number[]): string {
  const [code = 0, first = 0, second = 0] = event;
  if (code === CHOSE) return `phase_${PHASES[second]?.key ?? "action"}`;
  if (code === NEUTRAL || code === PHASE) return `phase_${PHASES[first]?.key ?? "action"}`;
  if (code === PAID || code === STOCK) return RESOURCES[second] ?? "cube";
  if (code === RAISED || code === BEYOND) return PARAMETERS[second] ?? "temperature";
  if (code === HELPED) return PARAMETERS[first] ?? "temperature";
  return EVENT_ICONS[code] ?? "log";
}

/** The shapes of a card in hand, the most legible first. */
export const SHAPES: Shape[] = [
  { shape: "tall", width: 136, height: 206 },
  { shape: "wide", width: 150, height: 104 },
  { shape: "row", width: 126, height: 42 },
];
/** The same for a card in play; the last shape lets the colours follow one another without a gap. */
const CHIP_SHAPES: Shape[] = [
  { shape: "large", width: 128, height: 46 },
  { shape: "middle", width: 104, height: 31 },
  { shape: "small", width: 98, height: 22 },
];
const DENSE: Shape = { shape: "dense", width: 98, height: 22 };
const CHIP_GAP = 2;
const GROUP_GAP = 4;

/** The most legible way to lay the cards in play, which lie in groups by colour; where none fits, all together. */
export function arrangeGroups(groups: number[], width: number, height: number): Layout {
  const together = groups.reduce((sum, count) => sum + count, 0);
  const found = CHIP_SHAPES.map((shape) => laid(shape, groups, width, height, CHIP_GAP, GROUP_GAP));
  return found.find((each) => each.fits) ?? laid(DENSE, [together], width, height, CHIP_GAP, 0);
}

export interface InPlay {
  card: Card;
  cubes: number;
  /** Whether its action has been used in this phase. */
  used: boolean;
}

/** Cards in play by colour, where there are any: the corporation lies before the blue ones, and those with an action come first. */
export function tableau(player: PlayerSeen, card: (number: number) => Card | undefined, corporation?: Card): { kind: (typeof KINDS)[number]; cards: InPlay[] }[] {
  const all = player.played.flatMap(({ card: number, cubes }): InPlay[] => {
    const found = card(number);
    return found ? [{ card: found, cubes, used: player.used.includes(number) }] : [];
  });
  const before = (kind: string): InPlay[] => (kind === "active" && corporation ? [{ card: corporation, cubes: 0, used: false }] : []);
  return KINDS.map((kind) => {
    const cards = all.filter((each) => each.card.colour === kind).sort((one, other) => Number(!one.card.action) - Number(!other.card.action));
    return { kind, cards: [...before(kind), ...cards] };
  }).filter((group) => group.cards.length);
}

/** The lines of the score sheet. */
export const LINES = ["rating", "forests", "cards"];

/** A picture of a phase tile: "+1 card" is an amount and its glyph, "/" stands for itself. */
export function pictured(entry: string): { amount: string; glyph: string; between: string } {
  const [, amount = "", glyph = ""] = /^(?:(\S+) )?([a-z_]+)$/.exec(entry) ?? [];
  return glyph ? { amount, glyph, between: "" } : { amount: "", glyph: "", between: entry };
}
