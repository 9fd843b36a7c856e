/** Mission: Red Planet as the browser sees it: where moves belong, what changed, what happened. No rules. */
import type { Bodies, Line, Move } from "../../lib/types";
import type { Coder, Sight, Spot } from "../types";

export type Seen = Bodies["MissionRedPlanetSeen"];
export type Board = Bodies["MissionRedPlanetBoard"];
export type Region = Bodies["MissionRedPlanetRegion"];
export type Colour = Bodies["MissionRedPlanetColour"];
export type Discovery = Bodies["MissionRedPlanetDiscovery"];

/** What a seat has chosen in secret, as the place where it lies. */
export function chosen({ chosen }: Seen): Spot | null {
  if (!chosen) return null;
  if (chosen.stack.length) return `character:${chosen.stack[0]}`;
  return chosen.character === null ? `card:${chosen.mission}` : `character:${chosen.character}`;
}

/** A region by its number. */
export function regionOf(seen: Seen, number: number): Region | undefined {
  return seen.regions.find((region) => region.number === number);
}

/** Where a move is offered. */
export function spots(move: Move, sight: Sight<Seen>): Spot[] {
  const { first_pad } = sight.board as Board;
  const [a = 0, b = 0] = move.arguments;
  const colour = sight.question?.subject[0] ?? sight.viewer;
  switch (move.name) {
    case "take back": {
      const spot = chosen(sight.observation);
      return spot ? [spot] : [];
    }
    case "choose":
    case "stack":
      return [`character:${a}`];
    case "keep":
      return [`card:${a}`];
    case "play":
      return [`card:${a}`];
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
      return [a < first_pad ? `astronaut:${a}:${b}` : `crew:${a - first_pad}:${b}`];
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
  const board = sight.board as Board;
  const found: (number | null)[] = [];
  if (kind === "character") found.push(code(asked === "stack" ? "stack" : "choose", a));
  else if (kind === "card" && asked === "action" && board.cards.some((card) => card.number === a && card.kind === "action")) found.push(code("play", a));
  else if (kind === "deck") found.push(asked === "research" ? code("draw") : null);
  else {
    const name = ASKED[kind]?.[asked];
    if (name && (kind === "astronaut" || kind === "crew")) found.push(code(name, kind === "crew" ? a + board.first_pad : a, b));
    else if (name) found.push(code(name, a));
  }
  return found.filter((move) => move !== null);
}

/** What is different on the board. */
export function changes(before: Seen, after: Seen): Spot[] {
  const found: Spot[] = [];
  const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  for (const now of after.regions) {
    const r = now.number;
    const old = regionOf(before, r);
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

/** The countdown of what has happened, moment by moment; null begins a new round. */
export function countdown(news: Line[]): (Moment | null)[] {
  return news.flatMap(({ name, about }): (Moment | null)[] => {
    if (name === "round") return [null];
    if (name === "called") return [{ number: Number(about.number), colour: null }];
    return name === "revealed" ? [{ number: Number(about.character), colour: Number(about.colour) }] : [];
  });
}

/** The point tokens that were taken from a region. */
export function awards(news: Line[], region: number): { colour: number; resource: string; count: number }[] {
  return news.flatMap(({ name, about }) =>
    name === "awarded" && about.region === region ? [{ colour: Number(about.colour), resource: String(about.resource), count: Number(about.tokens) }] : [],
  );
}

/** In which regions a colour was given its point tokens, by resource. */
export function origins(events: readonly Line[], colour: number, board: Board): { line: string; name: string; count: number }[] {
  const given = board.regions.flatMap(({ number, name }) => awards([...events], number).filter((award) => award.colour === colour).map(({ resource, count }) => ({ line: resource, name, count })));
  const found = new Map<string, { line: string; name: string; count: number }>();
  for (const { line, name, count } of given) found.set(`${line}:${name}`, { line, name, count: count + (found.get(`${line}:${name}`)?.count ?? 0) });
  return [...found.values()];
}

const EVENT_ICONS: Record<string, string> = {
  round: "clock", mission: "mission", mission_back: "mission", called: "countdown", revealed: "person", skipped: "close", boarded: "board",
  sent: "redirect", departed: "depart", arrived: "land", returned_empty: "discard", resource: "flip", docked: "ship", reshuffled: "rebuilt",
  first: "first", recalled: "recall", walked: "walk", drew: "draw", drew_back: "draw", placed: "discovery", placed_back: "discovery",
  discarded: "discard", boxed: "discard", boxed_back: "discard", looked: "research", looked_back: "research", destroyed: "destroy",
  replaced: "replace", killed: "kill", descended: "descend", neutral: "draw", neutral_back: "draw", neutral_shuffled: "rebuilt",
  production: "production", produced: "production", awarded: "star", uncovered: "discovery", lost: "wormhole", pulled: "land", left: "walk",
  played: "action", passed: "next", gained: "star", rescued: "wormhole", expelled: "wormhole", shown: "mission", ended: "trophy", layout: "mars",
}; // prettier-ignore

/** The picture of a line in the log. */
export function eventIcon({ name }: Line): string {
  return EVENT_ICONS[name] ?? "log";
}
