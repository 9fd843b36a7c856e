/** Terraforming Mars as the browser sees it: where moves belong, what changed, which picture fits. All numbers come from the server. */
import type { Payment } from "../../lib/payment";
import type { Bodies, Card, Line, Move } from "../../lib/types";
import type { Shape } from "../../parts/terraforming/cards";
import type { Coder, Names, Sight, Spot } from "../types";

export type Seen = Bodies["TerraformingMarsSeen"];
export type Player = Bodies["TerraformingMarsPlayer"];
export type Tile = Bodies["TerraformingMarsTile"];
export type Board = Bodies["TerraformingMarsBoard"];
export type Place = Bodies["TerraformingMarsPlace"];
export type Resource = keyof Player["stock"];
type Tag = keyof Player["tags"];

/** Where a card or a corporation with this number lies. */
function sourceSpot(source: number, seen: Seen): Spot {
  return `${seen.players.some(({ corporation }) => corporation === source) ? "corporation" : "card"}:${source}`;
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
      return [sourceSpot(a, sight.observation)];
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

/** What one may have wanted to do at a place: what the question is about, or else the usual thing. */
export function thoughts(spot: Spot, sight: Sight<Seen>, code: Coder): number[] {
  const [kind = "", ...rest] = spot.split(":");
  const number = Number(rest[0] ?? 0);
  const own = sight.observation.players[sight.viewer];
  const found: (number | null)[] = [];
  const turn = sight.question === null || sight.question.kind === "turn";
  const placing = sight.observation.asked?.placing;
  if (kind === "place" && placing) {
    found.push(code("place", placing.kind, number));
  } else if (turn && kind === "card") {
    if (own?.hand.known.includes(number)) found.push(code("play", number));
    else if (own?.played.some((each) => each.card === number)) found.push(code("use", number));
  } else if (turn && kind === "corporation") {
    found.push(code("use", number));
  } else if (turn && ["project", "milestone", "award"].includes(kind)) {
    found.push(code(kind, number));
  } else if (turn) {
    found.push(code({ patents: "sell patents", plants: "plant greenery", heat: "warm up" }[kind] ?? ""));
  }
  return found.filter((move) => move !== null);
}

/** What a card costs the viewer now. */
export function price(card: Card, seen: Seen): number {
  return seen.prices.find((each) => each.card === card.number)?.price ?? Number(card.value);
}

/** The tags a player has, in the order in which they are printed. */
export const tagsOf = (player: Player, board: Board): Tag[] => (board.tags as Tag[]).filter((tag) => player.tags[tag]);

/** The price that is being paid, and the means that are accepted. */
export function payment(sight: Sight<Seen>, words: Names): Payment | null {
  const asked = sight.observation.asked?.payment;
  const own = sight.observation.players[sight.viewer];
  if (!asked || !own) return null;
  return {
    price: asked.price,
    means: asked.means.map(({ number, name, has, worth }) => ({ key: name, name: words.label(name), icon: name, has, worth, code: (amount: number) => words.code("pay", number, amount) })),
    money: { name: words.label("megacredits"), icon: "megacredits", has: own.stock.megacredits },
  };
}

/** What several picks cost or bring together, e.g. cards that are bought. */
export function bill(sight: Sight<Seen>, count: number, words: Names): string {
  const each = sight.observation.asked?.each;
  if (!each) return "";
  const sign = each > 0 ? "+" : count ? "−" : "";
  return `${sign}${Math.abs(count * each)} ${words.label("megacredits")}`;
}

/** What is different on the board. */
export function changes(before: Seen, after: Seen): Spot[] {
  const found: Spot[] = [];
  const lain = new Set(before.tiles.map((tile) => tile.place));
  for (const tile of after.tiles) if (!lain.has(tile.place)) found.push(`place:${tile.place}`);
  for (const name of ["temperature", "oxygen", "oceans"] as const) if (before.parameters[name] !== after.parameters[name]) found.push(name);
  for (const name of ["milestones", "awards"] as const) {
    for (const [number, { owner }] of after[name].entries()) if (before[name][number]?.owner !== owner) found.push(`${name.slice(0, -1)}:${number}`);
  }
  for (const [seat, now] of after.players.entries()) {
    const old = before.players[seat];
    if (!old) continue;
    for (const [number, resource] of (Object.keys(now.stock) as Resource[]).entries()) {
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

/** The pictures of lines in the log that are the same whatever they are about. */
const EVENT_ICONS: Record<string, string> = {
  generation: "clock", turn: "next", passed: "pause", ended: "trophy", corporation: "first",
  bought: "draw", bought_count: "draw", dealt: "draw", drew: "draw", drew_back: "draw", discarded: "discard", discarded_back: "discard",
  revealed: "peek", rebuilt: "rebuilt", played: "card", production: "rebuilt", rating: "rating", claimed: "tile_marker", cubes: "cube",
  project: "standard_project", milestone: "trophy", award: "star", used: "action", removed: "minus", stolen: "steal", lowered: "down",
  copied: "copy", sold: "discard", greenery: "tile_greenery", warmed: "heat", declined: "close", kept: "hand", kept_back: "hand",
  produced: "rebuilt", income: "megacredits", next_card: "easier", looked: "peek", looked_count: "peek",
}; // prettier-ignore
const TILES = ["ocean", "greenery", "city"];

/** The picture of a line in the log. */
export function eventIcon({ name, about }: Pick<Line, "name" | "about">): string {
  if (name === "stock" || name === "paid") return String(about.resource);
  if (name === "raised") return String(about.parameter);
  if (name === "placed" || name === "neutral_tile") return `tile_${TILES.includes(String(about.tile)) ? about.tile : "special"}`;
  return EVENT_ICONS[name] ?? "log";
}

/** The shapes of a card, the most legible first. */
export const SHAPES: Shape[] = [
  { shape: "tall", width: 136, height: 210 },
  { shape: "wide", width: 164, height: 104 },
  { shape: "row", width: 128, height: 42 },
];

/** Cards in play, what can be used first: actions, then what holds cubes or lasts, then the rest. */
export function tableau(player: Player, card: (number: number) => Card | undefined): { card: Card; cubes: number; ready: boolean }[] {
  const rank = (each: Card) => (each.action ? 0 : each.collects !== "none" ? 1 : each.lasting ? 2 : 3);
  return player.played
    .flatMap(({ card: number, cubes }) => {
      const found = card(number);
      return found ? [{ card: found, cubes, ready: player.ready.includes(number) }] : [];
    })
    .sort((one, other) => rank(one.card) - rank(other.card));
}
