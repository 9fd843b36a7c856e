/** Pictures of cards: loaded when the first one is shown, drawn when a card is, and kept. */
import type { Card } from "../lib/types";

interface Easel {
  compose: (line: string, seed: string) => string;
  lines: Record<string, string>;
}

const LINES: Record<string, () => Promise<{ default: Record<string, string> }>> = {
  "terraforming-mars": () => import("./terraforming-mars.toml"),
  "ares-expedition": () => import("./ares-expedition.toml"),
  "pocket-mars": () => import("./pocket-mars.toml"),
  "mission-red-planet": () => import("./mission-red-planet.toml"),
};

const easels = new Map<string, Easel>();
const drawn = new Map<string, string>();

/** What a card is found by in the list of its game: the number printed on it, or its kind and number. */
export const keyOf = (card: Card) => String(card.printed ?? `${card.kind} ${card.number}`);

/** For cards that nobody has set a scene for, as those of an owner's file: what their tags or their colour tell. */
const TELLING: Record<string, string> = {
  city: "land domes*1.1", jovian: "space jupiter*1.2@80,48", animal: "land/day deer*1.1 trees", microbe: "lens:green rods", plant: "land/day trees*1.1", power: "land reactor*1.1 pylons",
  science: "room microscope*1.1 flasks*.8@126", space: "orbit:mars satellite*1.3@80,44", earth: "earth office*1.1", building: "land crane modules*.8@118", event: "land meteor*1.3@78,40",
  green: "land/day trees*1.1", orange: "land solar*1.1", purple: "land lab*1.1", blue: "land tank*1.1", black: "land crane*1.1", ship: "land rocket*.95", mission: "land flag*1.1", discovery: "cave crystals*1", action: "plate:red seal*1.2",
}; // prettier-ignore

export function lineOf(card: Card, lines: Record<string, string>): string {
  const told = [...((card.tags as string[] | undefined) ?? []), String(card.colour), card.kind].map((name) => TELLING[name]).find(Boolean);
  return lines[keyOf(card)] ?? told ?? "land outpost*1.1";
}

export const ready = (game: string) => easels.has(game);

/** Fetches what a game's pictures are drawn with; a page that cannot has cards without pictures. */
export async function prepare(game: string): Promise<boolean> {
  const load = LINES[game];
  if (!load) return false;
  try {
    const [{ compose }, { default: lines }] = await Promise.all([import("./compose"), load()]);
    easels.set(game, { compose, lines });
    return true;
  } catch {
    return false;
  }
}

/** The picture of a card as an address, once its game is prepared. */
export function picture(game: string, card: Card): string {
  const seed = `${game} ${keyOf(card)}`;
  const easel = easels.get(game);
  if (!easel) return "";
  let found = drawn.get(seed);
  if (found === undefined) drawn.set(seed, (found = `data:image/svg+xml,${encodeURIComponent(easel.compose(lineOf(card, easel.lines), seed))}`));
  return found;
}
