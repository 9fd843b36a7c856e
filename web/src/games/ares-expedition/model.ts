/** Ares Expedition as the browser sees it: where moves belong, what changed, how cards are laid. No rules: what is printed and what things cost the server tells. */
import type { Payment } from "../../lib/payment";
import type { Bodies, Card, Line, Move } from "../../lib/types";
import { laid, type Layout, type Shape } from "../../parts/terraforming/cards";
import type { Coder, Names, Sight, Spot } from "../types";

export type Seen = Bodies["AresExpeditionSeen"];
export type PlayerSeen = Bodies["AresExpeditionPlayer"];
export type Ocean = Bodies["AresExpeditionOcean"];
export type Track = Bodies["AresExpeditionTrack"];
export type PhaseKey = NonNullable<Seen["phase"]>;
export type Resource = keyof Bodies["AresExpeditionStock"];
export type Metal = keyof Bodies["AresExpeditionMetals"];
export type Tag = keyof Bodies["AresExpeditionTags"];
export type Parameter = keyof Bodies["AresExpeditionParameters"];
export type Zoned = keyof Bodies["AresExpeditionZones"];
export type Kind = "automated" | "active" | "event";

/** What is printed, its keys as the observation has them. */
export interface Board extends Omit<Bodies["AresExpeditionBoard"], "phases" | "resources" | "metals" | "tags" | "parameters" | "kinds" | "tracks"> {
  phases: (Bodies["AresExpeditionPhase"] & { key: PhaseKey })[];
  resources: Resource[];
  metals: { key: Metal; tag: Tag }[];
  tags: Tag[];
  parameters: Parameter[];
  kinds: Kind[];
  tracks: (Track & { parameter: Zoned })[];
}

const CARD_MOVES = ["play", "use", "keep", "sell", "discard", "redraw", "add", "take", "give"];

/** Where a move is offered. */
export function spots(move: Move, { board }: Pick<Sight<Seen, Board>, "board">): Spot[] {
  const [a = 0] = move.arguments;
  if (CARD_MOVES.includes(move.name)) return [`card:${a}`];
  switch (move.name) {
    case "phase":
    case "neutral":
      return [`phase:${a}`];
    case "corporation":
      return [`corporation:${a}`];
    case "standard":
      return [`standard:${a}`, ...stocked(board, a)];
    case "help":
      return [board.parameters[a] ?? ""];
    case "sell cards":
      return ["sell"];
    case "bonus card":
      return ["bonus", `phase:${board.phases.findIndex(({ key }) => key === "construction")}`];
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

/** The resource on the own mat at which a standard action is offered too: the one that pays for it and for no other. */
function stocked(board: Board, standard: number): Spot[] {
  const paid = board.standards[standard]?.pays;
  return paid !== undefined && standardOf(board, paid as Resource) === standard ? [paid] : [];
}

/** The standard action that is paid with a resource, if there is one only; undefined if there are several or none. */
export function standardOf(board: Board, resource: Resource): number | undefined {
  const found = board.standards.flatMap(({ pays }, number) => (pays === resource ? [number] : []));
  return found.length === 1 ? found[0] : undefined;
}

const NEAR = 3; // steps that others may still take in the same phase with money and cards

/** What somebody who is done with a phase may have forgotten: cards, actions, and plants and heat that the end of the phase might not turn into steps by itself. */
export function unused({ name, arguments: [number = -1] }: Move, sight: Pick<Sight<Seen, Board>, "board" | "observation" | "viewer" | "waiting">): boolean {
  if (name !== "standard") return ["use", "play"].includes(name);
  const { board, observation, viewer, waiting } = sight;
  const { pays = "", gains = "", price = 1 } = { ...board.standards[number], ...observation.standards[number] };
  const track = board.tracks.find(({ parameter }) => parameter === (gains === "forest" ? "oxygen" : gains));
  if (!track || (pays !== "plants" && pays !== "heat")) return false;
  const left = track.spaces.filter(({ value }) => value > observation.parameters[track.parameter]).length;
  const times = observation.players.map(({ stock }) => Math.floor(stock[pays] / price));
  const before = Math.max(0, (times[viewer] ?? 0) - 1); // all turn theirs at the same time: so often before one's last step
  const taken = times.reduce((sum, each) => sum + Math.min(each, before), 0);
  return left <= taken + (waiting.some((seat) => seat !== viewer) ? NEAR : 0);
}

/** What one may have wanted to do at a place. */
export function thoughts(spot: Spot, sight: Sight<Seen, Board>, code: Coder): number[] {
  const [kind = "", number = "0"] = spot.split(":");
  const card = Number(number);
  const own = sight.observation.players[sight.viewer];
  const usual: Record<string, () => number | null> = {
    card: () => code(own?.hand.known.includes(card) ? "play" : own?.played.some((each) => each.card === card) ? "use" : "keep", card),
    phase: () => (sight.observation.stage === "planning" ? code("phase", card) : null),
    standard: () => code("standard", card),
    plants: () => code("standard", standardOf(sight.board, "plants") ?? -1),
    heat: () => code("standard", standardOf(sight.board, "heat") ?? -1),
    sell: () => code("sell cards"),
    bonus: () => code("bonus card"),
  };
  const found = usual[kind]?.() ?? null;
  return found === null ? [] : [found];
}

/** The price that is paid with heat and money; only who may use heat is asked. */
export function payment(sight: Sight<Seen, Board>, words: Names): Payment | null {
  const asked = sight.observation.asked?.payment;
  const own = sight.observation.players[sight.viewer];
  if (!asked || !own) return null;
  return {
    price: asked.price,
    means: [{ key: "heat", name: words.label("heat"), icon: "heat", has: asked.heat, worth: 1, code: (amount) => words.code("pay heat", amount) }],
    money: { name: words.label("megacredits"), icon: "megacredits", has: own.stock.megacredits },
  };
}

/** What cards that are sold bring together. */
export function bill(sight: Sight<Seen, Board>, count: number, words: Names): string {
  const each = sight.observation.asked?.each ?? null;
  return each === null ? "" : `+${count * each} ${words.label("megacredits")}`;
}

/** What a card costs the viewer; of cards that are not the viewer's, what is printed. */
export function price(card: Card, seen: Seen): number {
  return seen.prices.find((each) => each.card === card.number)?.price ?? Number(card.value);
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
  return seen.neutral !== null && seen.stage === "phases" && seen.phases.includes(phase) && !choosers(seen, phase).length;
}

/** How a phase of this round stands: played already, played now, to come, or not in this round. */
export function moment(seen: Seen, phase: PhaseKey): "past" | "now" | "next" | "out" {
  if (seen.stage !== "phases" || !seen.phases.includes(phase)) return "out";
  const order = seen.phases;
  const now = seen.phase === null ? -1 : order.indexOf(seen.phase);
  const place = order.indexOf(phase);
  return place === now ? "now" : place < now ? "past" : "next";
}

/** The ends of the rating track: as far as somebody is, in tens. */
export function ratingEnd(seen: Seen): number {
  return Math.max(30, 10 * Math.ceil((Math.max(...seen.players.map((player) => player.rating)) + 1) / 10));
}

/** The keys of an observed thing, as they are typed. */
const keys = <T extends object>(thing: T) => Object.keys(thing) as (keyof T & string)[];

/** What is different on the board. */
export function changes(before: Seen, after: Seen): Spot[] {
  const found: Spot[] = [];
  for (const name of keys(after.parameters)) if (before.parameters[name] !== after.parameters[name]) found.push(name);
  for (const place of after.oceans.keys()) if (place >= before.oceans.length) found.push(`ocean:${place}`);
  if (after.stage === "phases" && (before.stage !== "phases" || before.round !== after.round)) found.push("reveal");
  if (before.phase !== after.phase) found.push("phase");
  if (before.round !== after.round) found.push("round");
  if (before.pool && after.pool && (before.pool.cubes !== after.pool.cubes || before.pool.markers !== after.pool.markers)) found.push("pool");
  for (const [seat, now] of after.players.entries()) {
    const old = before.players[seat];
    if (!old) continue;
    for (const resource of keys(now.stock)) {
      if (old.stock[resource] !== now.stock[resource] || old.production[resource] !== now.production[resource]) found.push(`stock:${seat}:${resource}`);
    }
    if (old.production.cards !== now.production.cards) found.push(`stock:${seat}:cards`);
    for (const metal of keys(now.metals)) if (old.metals[metal] !== now.metals[metal]) found.push(`stock:${seat}:${metal}`);
    if (old.rating !== now.rating) found.push(`rating:${seat}`);
    if (old.forests !== now.forests) found.push(`forests:${seat}`);
    if (old.hand.count !== now.hand.count) found.push(`hand:${seat}`);
    const cubes = new Map(old.played.map((each) => [each.card, each.cubes]));
    for (const each of now.played) if (cubes.get(each.card) !== each.cubes) found.push(`card:${each.card}`);
    if (before.scores[seat] !== after.scores[seat]) found.push(`score:${seat}`);
  }
  return found;
}

const EVENT_ICONS: Record<string, string> = {
  round: "clock", done: "check", last_call: "warning", ended: "trophy", corporation: "tag_event", drew: "draw", drew_back: "draw", looked: "peek",
  looked_count: "peek", kept_count: "hand", discarded: "discard", discarded_back: "discard", sold: "sell", revealed: "peek", took: "hand", rebuilt:
  "rebuilt", played: "card", saved: "down", rating: "rating", flipped: "oceans", forest: "tile_greenery", cubes: "cube", used: "action", standard:
  "standard_project", compulsory: "standard_project", produced: "phase_production", income: "megacredits", bonus_card: "draw", more_plays: "cards", next_card: "easier",
  declined: "close", redrawn: "rebuilt", neutral_marker: "next", cube_taken: "megacredits", marker_taken: "exchange", swapped: "exchange", swapped_back:
  "exchange", not_done: "log",
}; // prettier-ignore

/** The picture of a line in the log: of the phase, resource or parameter that it is about, or of what happened. */
export function eventIcon({ name, about }: Pick<Line, "name" | "about">): string {
  if (about.phase !== undefined) return `phase_${about.phase}`;
  return String(about.resource ?? about.parameter ?? EVENT_ICONS[name] ?? "log");
}

/** The shapes of a card in hand, the most legible first. */
export const SHAPES: Shape[] = [
  { shape: "tall", width: 136, height: 206 },
  { shape: "wide", width: 150, height: 104 },
  { shape: "row", width: 126, height: 42 },
];
/** Cards in play lie as whole cards while there are few. */
const WHOLE: Shape[] = [
  { shape: "tall", width: 136, height: 190 },
  { shape: "wide", width: 150, height: 104 },
];
/** The shapes of many cards in play; the last one lets the colours follow one another without a gap. */
const CHIP_SHAPES: Shape[] = [
  { shape: "large", width: 128, height: 46 },
  { shape: "middle", width: 104, height: 31 },
  { shape: "small", width: 98, height: 22 },
];
const DENSE: Shape = { shape: "dense", width: 98, height: 22 };
const CHIP_GAP = 2;
const CARD_GAP = 7;
const GROUP_GAP = 4;

/** The most legible way to lay the cards in play, which lie in groups by colour; where none fits, all together. */
export function arrangeGroups(groups: number[], width: number, height: number, whole = true): Layout {
  const together = groups.reduce((sum, count) => sum + count, 0);
  const cards = whole ? WHOLE.map((shape) => laid(shape, [together], width, height, CARD_GAP, 0)).find((each) => each.fits) : undefined;
  if (cards) return cards;
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
export function tableau(player: PlayerSeen, kinds: Kind[], card: (number: number) => Card | undefined, corporation?: Card): { kind: Kind; cards: InPlay[] }[] {
  const all = player.played.flatMap(({ card: number, cubes }): InPlay[] => {
    const found = card(number);
    return found ? [{ card: found, cubes, used: player.used.includes(number) }] : [];
  });
  const before = (kind: string): InPlay[] => (kind === "active" && corporation ? [{ card: corporation, cubes: 0, used: false }] : []);
  return kinds.map((kind) => {
    const cards = all.filter((each) => each.card.colour === kind).sort((one, other) => Number(!one.card.action) - Number(!other.card.action));
    return { kind, cards: [...before(kind), ...cards] };
  }).filter((group) => group.cards.length);
}
