/** What happened, told in turns and acts instead of single lines. A game says which of its events begin what. */
import type { Line } from "./types";

export interface Story {
  /** Events that begin a chapter: a generation, a round, a phase. */
  chapters: readonly string[];
  /** Events that begin somebody's turn. */
  turns: readonly string[];
  /** Events that begin an act: what somebody did; the lines after it are what came of it. */
  acts: readonly string[];
  /** Acts that happen to all at the same moment, or by the rules: nobody's turn. */
  shared?: readonly string[];
  /** The event of the production, and those that tell what somebody got by it. */
  harvest?: { event: string; gains: readonly string[] };
  /** By event: what it is about on the table, where its sentence names nothing that lies there. */
  about?: Readonly<Record<string, string>>;
}

export const NO_STORY: Story = { chapters: [], turns: [], acts: [] };

/** Something that somebody did, with what came of it. */
export interface Act {
  /** The place of its first line in the log. */
  at: number;
  head: Line;
  rest: Line[];
}

/** What somebody got by a production. */
export interface Gain {
  seat: number;
  things: { icon: string; amount: number }[];
}

/** Whose line it is: the player whom it begins with. */
export function seatOf({ words, about }: Pick<Line, "words" | "about">): number | null {
  const first = words[0];
  if (first?.kind === "player") return first.ref ?? null;
  return typeof about.seat === "number" ? about.seat : null;
}

export type Part = "chapter" | "turn" | "act" | "result";

/** What a line is in the story. */
export function partOf({ name }: Pick<Line, "name">, story: Story): Part {
  if (story.chapters.includes(name)) return "chapter";
  if (story.turns.includes(name)) return "turn";
  return story.acts.includes(name) || name === story.harvest?.event ? "act" : "result";
}

/** The acts from a line of the log on, chapters among them; productions one after another are one act. */
export function acts(lines: readonly Line[], story: Story, from = 0): Act[] {
  const found: Act[] = [];
  let open: Act | null = null;
  for (const [place, line] of lines.slice(from).entries()) {
    const part = partOf(line, story);
    if (part === "turn") open = null;
    else if (part === "result" || (open && line.name === story.harvest?.event && open.head.name === line.name)) open?.rest.push(line);
    else found.push((open = { at: from + place, head: line, rest: [] }));
  }
  return found;
}

/** Where the lines begin that have come since a seat's own last act; 0 if it has not acted. What all did at the same moment has come since. */
export function sinceOwn(lines: readonly Line[], story: Story, seat: number): number {
  const last = lines.findLastIndex((line) => seatOf(line) === seat && story.acts.includes(line.name));
  if (last < 0) return 0;
  const { name } = lines[last]!;
  if (story.shared?.includes(name)) {
    const before = lines.findLastIndex((line, place) => place < last && partOf(line, story) !== "result" && line.name !== name);
    return lines.findIndex((line, place) => place > before && line.name === name);
  }
  const next = lines.findIndex((line, place) => place > last && partOf(line, story) !== "result");
  return next < 0 ? lines.length : next;
}

/** What a line says that somebody got: one resource by name, or so much of each. */
function brought({ seat: _, ...about }: Line["about"]): [icon: string, amount: number][] {
  const found = "resource" in about ? [[String(about.resource), about.change ?? about.tokens ?? about.amount] as const] : Object.entries(about);
  return found.flatMap(([icon, amount]) => (Number(amount) ? [[icon, Number(amount)]] : []));
}

/** What a production brought to each player, the same things added up. */
export function gains(act: Act, story: Story): Gain[] {
  const sums = new Map<number, Map<string, number>>();
  if (act.head.name !== story.harvest?.event) return [];
  for (const { name, about, words } of act.rest) {
    if (!story.harvest.gains.includes(name)) continue;
    const seat = seatOf({ words, about });
    if (seat === null) continue;
    const own = sums.get(seat) ?? new Map<string, number>();
    for (const [icon, amount] of brought(about)) own.set(icon, (own.get(icon) ?? 0) + amount);
    if (own.size) sums.set(seat, own);
  }
  return [...sums].sort(([one], [other]) => one - other).map(([seat, things]) => ({ seat, things: [...things].map(([icon, amount]) => ({ icon, amount })) }));
}

/** Pieces of a sentence that stand for nothing on the table. */
const WORDS = ["word", "icon"];

/** The names of the things on the table that a line is about, the most telling first. */
export function things({ name, words, about }: Line, story: Story): string[] {
  const named = words.flatMap(({ kind, ref }) => (kind && !WORDS.includes(kind) && ref !== undefined ? [`${kind === "player" ? "seat" : kind}:${ref}`] : []));
  const known = story.about?.[name];
  const found = [...(typeof about.parameter === "string" ? [about.parameter] : []), ...(known ? [known] : []), ...named];
  return [...found.filter((each) => !each.startsWith("seat:")), ...found.filter((each) => each.startsWith("seat:"))];
}

/** What a line says was done, without who did it: "Greenery". */
export function carriedOut(line: Line): string {
  return line.words.findLast(({ kind }) => kind && kind !== "player" && kind !== "icon")?.text ?? "";
}
