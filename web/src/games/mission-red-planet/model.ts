/** Mission: Red Planet as the browser sees it: the shape of an observation, where moves belong, what changed. No rules. */
import type { Move } from "../../lib/types";
import type { Coder, Sight, Spot } from "../types";

export interface PadSeen {
  ship: number;
  capacity: number;
  destination: number | null;
  /** Destination tokens laid on it, the newest last. */
  tokens: number[];
  crew: number[];
  launched: boolean;
}

export interface RegionSeen {
  astronauts: number[];
  resource: number | null;
  revealed: boolean;
  tokens: number[];
  discovery: { card: number | null; seen_by: number[] } | null;
}

export interface ColourSeen {
  seat: number;
  neutral: boolean;
  supply: number;
  wormhole: number;
  tokens: number[];
  hand: number[];
  played: number[];
  points: number;
}

export interface PlayerSeen {
  dealt: (number | null)[];
  mission: { card: number | null } | null;
  area: (number | null)[];
  box: (number | null)[];
  plain: (number | null)[];
  laid: { character: number | null } | null;
  neutral_deck: number;
}

export interface Seen {
  round: number;
  phase: number;
  over: boolean;
  /** The number called last, 0 while characters are chosen. */
  count: number;
  first: number;
  active: number | null;
  layout: number;
  pads: (PadSeen | null)[];
  regions: RegionSeen[];
  destination_tokens: number[];
  point_tokens: number[];
  colours: ColourSeen[];
  players: PlayerSeen[];
  deck: number;
  discard: number[];
  ship_deck: number;
  ship_discard: number[];
  held: { seat: number; card: number | null } | null;
  sealed?: number[];
  returned?: number | null;
}

export const SET_UP = 0;
export const ROUND = 1;
export const DISCOVERY = 2;
export const PRODUCTION = 3;
export const PHOBOS = 9;
export const FIRST_OUTER = 3;
export const RESOURCES = ["ice", "sylvanite", "celerium"] as const;
export const CHARACTERS = [9, 8, 7, 6, 5, 4, 3, 2, 1];
/** The rounds after which there is a production. */
export const PRODUCTIONS = [5, 8, 10];

const FIRST_DISCOVERY = 12;
const FIRST_ACTION = 25;
const REGIONS = 10;
const CHOOSE = 100;
const KEEP = 200;

/** The kind of a colonisation card, from its number. */
export function kindOf(card: number): "mission" | "discovery" | "action" {
  return card < FIRST_DISCOVERY ? "mission" : card < FIRST_ACTION ? "discovery" : "action";
}

/** What a seat has chosen in secret, as the place where it lies. */
export function chosen(seen: Seen): Spot | null {
  const move = seen.sealed?.[0];
  if (move === undefined) return null;
  return seen.phase === SET_UP ? `card:${move - KEEP}` : `character:${move - CHOOSE}`;
}

/** How many point tokens the next production puts at a resource, 0 after the last. */
export function nextProduction(seen: Seen): number {
  if (seen.over) return 0;
  return PRODUCTIONS.findIndex((round) => seen.round <= round) + 1;
}

/** The colours with the most astronauts of a place; none where nobody is. */
export function leaders(astronauts: number[]): number[] {
  const most = Math.max(0, ...astronauts);
  return most ? astronauts.flatMap((count, colour) => (count === most ? [colour] : [])) : [];
}

/** Where a move is offered. */
export function spots(move: Move, sight: Sight<Seen>): Spot[] {
  const [a = 0, b = 0] = move.arguments;
  const colour = sight.question?.subject[0] ?? sight.viewer;
  switch (move.name) {
    case "take back": {
      const spot = chosen(sight.observation);
      return spot ? [spot] : [];
    }
    case "choose":
      return [`character:${a + 1}`];
    case "keep":
      return [`card:${a}`];
    case "play":
      return [`card:${a + FIRST_ACTION}`];
    case "draw":
      return ["deck"];
    case "put aside":
      return ["held"];
    case "board":
    case "launch":
    case "destroy":
      return [`pad:${a}`];
    case "look":
      return [`rim:${a}`];
    case "place":
      return [`rim:${a}`, `region:${a}`];
    case "send":
    case "descend":
    case "leave for":
    case "rescue":
      return [`region:${a}`];
    case "walk":
      return [`astronaut:${a}:${colour}`, `region:${b}`];
    case "redirect":
      return [`pad:${a}`, `region:${b}`];
    case "kill":
    case "expel":
      return [`astronaut:${a}:${b}`];
    case "replace":
      return [a < REGIONS ? `astronaut:${a}:${b}` : `crew:${a - REGIONS}:${b}`];
    default:
      return [];
  }
}

/** The moves that each kind of question is about, at each kind of place. */
const ASKED: Record<string, Record<string, string>> = {
  pad: { board: "board", launch: "launch", destroy: "destroy" },
  region: { send: "send", descend: "descend", leave: "leave for", place: "place", put_aside: "place" },
  rim: { research: "look", look: "look", place: "place", put_aside: "place" },
  astronaut: { kill: "kill", expel: "expel", replace: "replace" },
  crew: { replace: "replace" },
};

/** What one may have wanted to do at a place. */
export function thoughts(spot: Spot, sight: Sight<Seen>, code: Coder): number[] {
  const [kind = "", ...rest] = spot.split(":");
  const [a = 0, b = 0] = rest.map(Number);
  const asked = sight.question?.kind ?? "";
  const found: (number | null)[] = [];
  if (kind === "character") found.push(code("choose", a - 1));
  else if (kind === "card" && asked === "action" && kindOf(a) === "action") found.push(code("play", a - FIRST_ACTION));
  else if (kind === "deck") found.push(asked === "research" ? code("draw") : null);
  else {
    const name = ASKED[kind]?.[asked];
    if (name && (kind === "astronaut" || kind === "crew")) found.push(code(name, kind === "crew" ? a + REGIONS : a, b));
    else if (name) found.push(code(name, a));
  }
  return found.filter((move) => move !== null);
}

/** What is different on the board. */
export function changes(before: Seen, after: Seen): Spot[] {
  const found: Spot[] = [];
  const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  for (const [r, now] of after.regions.entries()) {
    const old = before.regions[r];
    if (!old) continue;
    for (const [c, count] of now.astronauts.entries()) if (count !== old.astronauts[c]) found.push(`astronaut:${r}:${c}`);
    if (old.revealed !== now.revealed) found.push(`resource:${r}`);
    if (differ(old.tokens, now.tokens)) found.push(`tokens:${r}`);
    if (differ(old.discovery, now.discovery)) found.push(`rim:${r}`);
  }
  for (const [p, now] of after.pads.entries()) if (differ(before.pads[p], now)) found.push(`pad:${p}`);
  for (const [c, now] of after.colours.entries()) {
    const old = before.colours[c];
    if (!old) continue;
    if (differ(old.tokens, now.tokens)) found.push(`own:${c}`);
    if (old.wormhole !== now.wormhole) found.push(`wormhole:${c}`);
    if (old.points !== now.points && !now.neutral) found.push(`score:${c}`);
  }
  if (before.deck !== after.deck) found.push("deck");
  return found;
}

/** A moment of the countdown: a number is called, or somebody turns up a character. */
export interface Moment {
  number: number;
  colour: number | null;
}

const EVENT = { round: 1, called: 4, revealed: 5, awarded: 36 };

/** The countdown of what has happened, moment by moment; null begins a new round. */
export function countdown(news: number[][]): (Moment | null)[] {
  return news.flatMap(([code, a = 0, b = 0]): (Moment | null)[] => {
    if (code === EVENT.round) return [null];
    if (code === EVENT.called) return [{ number: a, colour: null }];
    return code === EVENT.revealed ? [{ number: b, colour: a }] : [];
  });
}

/** The point tokens that were taken from a region. */
export function awards(news: number[][], region: number): { colour: number; kind: number; count: number }[] {
  return news.flatMap(([code, colour = 0, where, kind = 0, count = 0]) => (code === EVENT.awarded && where === region ? [{ colour, kind, count }] : []));
}

const EVENT_ICONS: Record<number, string> = {
  1: "clock", 2: "mission", 3: "mission", 4: "countdown", 5: "person", 6: "close", 7: "board", 8: "redirect", 9: "depart", 10: "land",
  11: "discard", 12: "flip", 13: "ship", 14: "rebuilt", 15: "first", 16: "recall", 17: "walk", 18: "draw", 19: "draw", 20: "discovery",
  21: "discovery", 22: "discard", 23: "discard", 24: "discard", 25: "research", 26: "research", 27: "destroy", 28: "replace",
  29: "kill", 30: "descend", 31: "draw", 32: "draw", 33: "rebuilt", 34: "production", 35: "production", 36: "star", 37: "discovery",
  38: "wormhole", 39: "land", 40: "walk", 41: "action", 42: "next", 43: "star", 44: "wormhole", 45: "wormhole", 46: "mission",
  47: "trophy", 48: "mars",
}; // prettier-ignore

/** The picture of a line in the log. */
export function eventIcon(event: number[]): string {
  return EVENT_ICONS[event[0] ?? 0] ?? "log";
}
