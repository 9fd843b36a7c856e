/** What the parts of a table share: the position on the screen, what may be chosen where, what is being chosen. */
import { getContext, setContext } from "svelte";
import { coder, type Coder, type GameModule, type Sight, type Spot } from "../games/types";
import { ascending, complete, isSet, toggled } from "./picks";
import { settings } from "./settings.svelte";
import type { Card, Game, Hint, Move, Play, Question, Seat, Text, Why } from "./types";

/** A position as the table draws it; a replay has one too, with nothing to choose. */
export interface Position {
  seats: Pick<Seat, "seat" | "name" | "colour" | "kind" | "online" | "mine" | "host" | "level">[];
  viewer: number;
  play: Pick<Play, "waiting" | "over" | "observation" | "question" | "moves" | "among">;
}

/** What a table can do with a choice. */
export interface Actor {
  send(moves: number[]): void;
  why(moves: number[]): Promise<Why[]>;
}

/** Moves of one place, to be chosen from beside it. */
export interface Menu {
  moves: Move[];
  at: DOMRect;
  from: HTMLElement;
}

export class Table {
  position = $state.raw<Position | null>(null);
  ticked = $state<number[]>([]);
  menu = $state.raw<Menu | null>(null);
  confirming = $state.raw<Move[] | null>(null);
  hint = $state.raw<Hint | null>(null);
  changed = $state.raw<ReadonlySet<Spot>>(new Set());
  peeked = $state.raw<{ card: Card; at: DOMRect } | null>(null);

  readonly code: Coder;
  readonly cards: Map<string, Card>;
  private asked = "";
  private readonly told = new Map<Spot, Promise<Text[]>>(); // reasons, as long as the question stands

  constructor(
    readonly module: GameModule,
    readonly info: Game,
    cards: Card[],
    private readonly actor: Actor | null,
  ) {
    this.code = coder(info.ranges);
    this.cards = new Map(cards.map((card) => [`${card.kind}:${card.number}`, card]));
  }

  /** Show another position; choices made for an older question are dropped. */
  show(position: Position): void {
    const before = this.position;
    this.position = position;
    if (before && before.viewer === position.viewer && before.play.observation !== position.play.observation) {
      this.changed = new Set(this.module.changes(before.play.observation, position.play.observation));
    }
    const asked = JSON.stringify([position.viewer, position.play.question, position.play.moves.map((move) => move.move)]);
    if (asked !== this.asked) {
      this.asked = asked;
      this.told.clear();
      this.ticked = [];
      this.menu = null;
      this.confirming = null;
      this.hint = null;
    }
  }

  get play(): Position["play"] {
    return this.position!.play;
  }

  get viewer(): number {
    return this.position?.viewer ?? -1;
  }

  get question(): Question | null {
    return this.position?.play.question ?? null;
  }

  /** Whether picks are ticked and sent together. */
  get isSet(): boolean {
    return isSet(this.question);
  }

  /** All that can be chosen or ticked now. */
  get offers(): Move[] {
    const play = this.position?.play;
    if (!play || !this.actor) return [];
    return this.isSet && play.among.length ? play.among : play.moves;
  }

  /** What can be chosen at each place. */
  readonly spots: ReadonlyMap<Spot, Move[]> = $derived.by(() => {
    const found = new Map<Spot, Move[]>();
    if (!this.position) return found;
    for (const move of this.offers) {
      for (const spot of this.module.spots(move, this.sight)) found.set(spot, [...(found.get(spot) ?? []), move]);
    }
    return found;
  });

  /** Where the hint points. */
  readonly hinted: ReadonlySet<Spot> = $derived.by(() => {
    const wanted = this.hint?.move;
    return new Set([...this.spots].filter(([, moves]) => moves.some((move) => move.move === wanted)).map(([spot]) => spot));
  });

  get sight(): Sight {
    return { observation: this.play.observation, question: this.question, viewer: this.viewer };
  }

  get active(): boolean {
    return this.actor !== null && this.viewer >= 0 && !this.play.over;
  }

  seat(number: number): Position["seats"][number] | undefined {
    return this.position?.seats[number];
  }

  card(number: number, kind?: string): Card | undefined {
    if (kind) return this.cards.get(`${kind}:${number}`);
    return [...this.cards.values()].find((card) => card.number === number);
  }

  label(key: string): string {
    return this.info.labels[key] ?? "";
  }

  /** Somebody clicks a place: one move is made, several are offered beside it. */
  choose(spot: Spot, from: HTMLElement): void {
    const moves = this.spots.get(spot) ?? [];
    if (moves.length === 1 && moves[0]) this.pick(moves[0]);
    else if (moves.length > 1) this.menu = { moves, at: from.getBoundingClientRect(), from };
  }

  /** Choose a move: tick it, ask whether it is meant, or make it. */
  pick(move: Move): void {
    this.menu = null;
    if (this.isSet && this.question) {
      this.ticked = toggled(this.ticked, move.move, this.question.most);
      return;
    }
    this.propose([move]);
  }

  /** Send what is ticked. */
  finish(): void {
    const question = this.question;
    if (!question || !complete(question, this.ticked)) return;
    this.propose(ascending(this.ticked).flatMap((code) => this.offers.find((each) => each.move === code) ?? []));
  }

  get finished(): boolean {
    return !!this.question && complete(this.question, this.ticked);
  }

  /** Send what was asked about, or forget it. */
  answer(sure: boolean): void {
    const moves = this.confirming;
    this.confirming = null;
    if (sure && moves) this.actor?.send(moves.map((move) => move.move));
  }

  private propose(moves: Move[]): void {
    const ask = settings.chosen.confirm;
    if (ask === "always" || (ask === "reveals" && moves.some((move) => move.reveals))) this.confirming = moves;
    else this.actor?.send(moves.map((move) => move.move));
  }

  /** Why nothing can be chosen at a place, in sentences. */
  why(spot: Spot): Promise<Text[]> {
    let told = this.told.get(spot);
    if (!told) this.told.set(spot, (told = this.reasons(spot)));
    return told;
  }

  private async reasons(spot: Spot): Promise<Text[]> {
    if (!this.actor || !this.position || this.spots.has(spot)) return [];
    const moves = this.module.thoughts(spot, this.sight, this.code);
    if (!moves.length) return [];
    const answers = await this.actor.why(moves);
    const seen = new Set<string>();
    return answers
      .filter((each) => !each.legal)
      .flatMap((each) => each.reasons)
      .filter((reason) => {
        const words = JSON.stringify(reason);
        return !seen.has(words) && seen.add(words);
      });
  }
}

const KEY = Symbol("table");

export function provideTable(table: () => Table): void {
  setContext(KEY, table);
}

/** The table this part belongs to. */
export function useTable(): Table {
  return getContext<() => Table>(KEY)();
}

/** The table, for parts that are drawn outside one too. */
export function maybeTable(): Table | null {
  return getContext<(() => Table) | undefined>(KEY)?.() ?? null;
}
