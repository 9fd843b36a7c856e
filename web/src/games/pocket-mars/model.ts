/** Pocket Mars as the browser sees it: where moves belong, what changed, who stands where. No rules: facts and numbers are the server's. */
import type { Bodies, Move } from "../../lib/types";
import type { Coder, Sight, Spot } from "../types";

export type Seen = Bodies["PocketMarsSeen"];
export type Back = Bodies["PocketMarsBack"];
export type BuildingSeen = Bodies["PocketMarsBuilding"];
export type DraftSeen = Bodies["PocketMarsDraft"];
export type Facts = Bodies["PocketMarsBoard"];
export type BuildingFacts = Bodies["PocketMarsBuildingFacts"];

/** A building as it is printed; the colour of a card is the number of its building. */
export function printed(board: unknown, building: number): BuildingFacts | undefined {
  return (board as Facts | null)?.buildings.find((each) => each.number === building);
}

/** A building as it stands. */
export function standing(seen: Seen, building: number): BuildingSeen | undefined {
  return seen.buildings.find((each) => each.building === building);
}

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
      const top = standing(sight.observation, a)?.column.at(-1);
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

/** Cards that lie at buildings, not in the viewer's hand or prep module. */
export const offered = ({ buildings }: Pick<Seen, "buildings">): Spot[] => buildings.flatMap(({ column }) => column.map((card) => `card:${card}`));

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
  for (const now of after.buildings) {
    const b = now.building;
    const old = standing(before, b);
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

export const EVENT_ICONS: Record<string, string> = {
  turn: "play", played: "hand", attached: "prep", taken: "prep", launched: "launch", energy: "energy", landed: "land",
  promoted: "promote", demoted: "down", moved: "move", swapped: "swap", exchanged: "exchange", flipped: "flip", drew: "draw",
  drew_back: "draw", peeked: "peek", peeked_back: "peek", buried: "bury", buried_back: "bury", discarded: "energy",
  dropped: "discard", prepared: "prep", prepared_back: "prep", rebuilt: "rebuilt", declined: "close", used: "star", first: "first",
  kept: "hand", kept_back: "hand", ended: "trophy",
}; // prettier-ignore

/** The picture of a line in the log, by the name of what happened. */
export function eventIcon(name: string): string {
  return EVENT_ICONS[name] ?? "log";
}

export interface Pawn {
  id: string;
  seat: number;
}

/** Where a seat's colonists are, by place: "earth", "ship", "0:1" (building and zone) … */
export function places(seen: Seen, seat: number): Map<string, number> {
  const counts = new Map<string, number>();
  const player = seen.players[seat];
  if (!player) return counts;
  counts.set("earth", player.earth);
  counts.set("ship", player.ship);
  for (const { building, one_star, two_star } of seen.buildings) {
    counts.set(`${building}:1`, one_star[seat] ?? 0);
    counts.set(`${building}:2`, two_star[seat] ?? 0);
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
