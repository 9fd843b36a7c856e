/** Pocket Mars as the browser sees it: the shape of an observation, where moves belong, what changed. No rules. */
import type { Move } from "../../lib/types";
import type { Coder, Sight, Spot } from "../types";

export interface Back {
  colour: number;
  card: number | null;
}

export interface PlayerSeen {
  earth: number;
  ship: number;
  energy: number;
  mars: number;
  hand: Back[];
  prep: (Back | null)[];
}

export interface BuildingSeen {
  one_star: number[];
  two_star: number[];
  value: number | null;
  column: number[];
  face_down: number[];
}

export interface DraftSeen {
  round: number;
  packs: { cards: Back[]; among: number[] }[];
  kept: { back: Back; among: number[] }[][];
}

export interface Seen {
  over: boolean;
  round: number;
  first: number | null;
  active: number | null;
  energy_max: number;
  two_star_limit: number;
  players: PlayerSeen[];
  buildings: BuildingSeen[];
  deck: { size: number; top: number; bottom: number[]; known: [number, number][] };
  discard: number[];
  in_play: number[];
  scores: number[];
  draft?: DraftSeen;
  sealed?: number[];
}

export const COLOURS = ["green", "orange", "purple", "blue", "black"] as const;
export const GLYPHS = ["ecosystem", "power", "laboratory", "water", "yard"] as const;
export const YARD = 4;

const CARD_MOVES = ["play", "attach", "discard", "drop", "prepare", "keep", "bury", "exchange"];

/** Where a move is offered. */
export function spots(move: Move, sight: Sight<Seen>): Spot[] {
  const [a = 0, b = 0, c = 0] = move.arguments;
  const me = sight.viewer;
  if (CARD_MOVES.includes(move.name)) return [`card:${a}`];
  switch (move.name) {
    case "launch":
      return ["earth"];
    case "take":
    case "peek at":
      return [`prep:${a}:${b}`];
    case "peek":
      return [`seat:${a}`];
    case "land":
    case "move to":
      return [`zone:${a}:1`, `building:${a}`];
    case "promote":
      return [`colonist:${a}:1:${me}`, `zone:${a}:2`, `building:${a}`];
    case "move from":
      return [`colonist:${a}:1:${me}`, `building:${a}`];
    case "flip": {
      const top = sight.observation.buildings[a]?.column.at(-1);
      return [...(top === undefined ? [] : [`card:${top}`]), `building:${a}`];
    }
    case "demote any":
      return [`colonist:${a}:2:${b}`];
    case "promote any":
      return [`colonist:${a}:1:${b}`];
    case "swap":
      return [`colonist:${a}:1:${b}`, `colonist:${a}:2:${c}`];
    case "use action":
      return sight.question?.kind === "action" ? [`card:${sight.question.subject[0]}`] : [];
    case "use ability":
      return sight.question?.kind === "ability" ? [`building:${sight.question.subject[0]}`] : [];
    default:
      return [];
  }
}

/** What one may have wanted to do at a place: what the question is about, or else the usual thing. */
export function thoughts(spot: Spot, sight: Sight<Seen>, code: Coder): number[] {
  const [kind, ...rest] = spot.split(":");
  const [a = 0, b = 0, c = 0] = rest.map(Number);
  const own = sight.observation.players[sight.viewer];
  const found: (number | null)[] = [];
  const turn = sight.question === null || sight.question.kind === "turn";
  if (kind === "card") {
    const inHand = own?.hand.some((back) => back.card === a);
    const inPrep = own?.prep.some((back) => back?.card === a);
    if (sight.question?.kind === "drop") found.push(code("drop", a));
    else if (sight.question?.kind === "prepare") found.push(code("prepare", a));
    else if (turn && inHand) found.push(code("play", a));
    else if (turn && inPrep) found.push(code("attach", a));
  } else if (kind === "prep" && a !== sight.viewer) {
    found.push(code(turn ? "take" : "peek at", a, b));
  } else if (kind === "earth") {
    found.push(code("launch"));
  } else if (!turn && (kind === "building" || kind === "zone" || kind === "colonist")) {
    found.push(...asked(sight, a, kind === "colonist" ? c : sight.viewer, code));
  }
  return found.filter((move) => move !== null);
}

/** The question's own kind of move, at another building. */
function asked(sight: Sight<Seen>, building: number, owner: number, code: Coder): (number | null)[] {
  if (sight.question?.kind !== "effect") return [];
  return ["land", "promote", "move to", "move from"].map((name) => code(name, building)).concat(code("promote any", building, owner));
}

/** What is different on the board. */
export function changes(before: Seen, after: Seen): Spot[] {
  const found: Spot[] = [];
  for (const [b, now] of after.buildings.entries()) {
    const old = before.buildings[b];
    if (!old) continue;
    if (String(old.one_star) !== String(now.one_star)) found.push(`zone:${b}:1`);
    if (String(old.two_star) !== String(now.two_star)) found.push(`zone:${b}:2`);
    if (String(old.column) !== String(now.column) || String(old.face_down) !== String(now.face_down)) found.push(`column:${b}`);
  }
  for (const [seat, now] of after.players.entries()) {
    const old = before.players[seat];
    if (!old) continue;
    for (const field of ["earth", "ship", "energy"] as const) if (old[field] !== now[field]) found.push(`${field}:${seat}`);
    if (JSON.stringify(old.prep) !== JSON.stringify(now.prep)) found.push(`preps:${seat}`);
    if (JSON.stringify(old.hand) !== JSON.stringify(now.hand)) found.push(`hand:${seat}`);
    if (before.scores[seat] !== after.scores[seat]) found.push(`score:${seat}`);
  }
  if (before.deck.size !== after.deck.size) found.push("deck");
  if (before.discard.length !== after.discard.length) found.push("discard");
  return found;
}

const EVENT_ICONS: Record<number, string> = {
  1: "play", 2: "hand", 3: "prep", 4: "prep", 5: "launch", 6: "energy", 7: "land", 8: "promote", 9: "down", 10: "move", 11: "swap",
  12: "exchange", 13: "flip", 14: "draw", 15: "draw", 16: "peek", 17: "peek", 18: "bury", 19: "bury", 20: "energy", 21: "discard",
  22: "prep", 23: "prep", 24: "rebuilt", 25: "close", 26: "star", 27: "first", 28: "hand", 29: "hand", 30: "trophy",
}; // prettier-ignore

/** The picture of a line in the log. */
export function eventIcon(event: number[]): string {
  return EVENT_ICONS[event[0] ?? 0] ?? "log";
}

export interface Pawn {
  id: string;
  seat: number;
}

/** Where a seat's seven colonists are, by place: "earth", "ship", "0:1" (building and zone) … */
export function places(seen: Seen, seat: number): Map<string, number> {
  const counts = new Map<string, number>();
  const player = seen.players[seat];
  if (!player) return counts;
  counts.set("earth", player.earth);
  counts.set("ship", player.ship);
  for (const [b, building] of seen.buildings.entries()) {
    counts.set(`${b}:1`, building.one_star[seat] ?? 0);
    counts.set(`${b}:2`, building.two_star[seat] ?? 0);
  }
  return counts;
}

/** Give every colonist a place so that those who need not move stay who they are: what moves can then be shown moving. */
export function settle(before: ReadonlyMap<string, Pawn[]>, seen: Seen): Map<string, Pawn[]> {
  const after = new Map<string, Pawn[]>();
  for (const seat of seen.players.keys()) {
    const wanted = places(seen, seat);
    const loose: Pawn[] = [];
    for (const [place, count] of wanted) {
      const here = (before.get(place) ?? []).filter((pawn) => pawn.seat === seat);
      after.set(place, [...(after.get(place) ?? []), ...here.slice(0, count)]);
      loose.push(...here.slice(count));
    }
    let fresh = [...before.values()].flat().filter((pawn) => pawn.seat === seat).length;
    for (const [place, count] of wanted) {
      const here = after.get(place) ?? [];
      for (let missing = count - here.filter((pawn) => pawn.seat === seat).length; missing > 0; missing--) {
        here.push(loose.shift() ?? { id: `${seat}-${fresh++}`, seat });
      }
      here.sort((one, other) => one.seat - other.seat);
    }
  }
  return after;
}
