/** What the parts of a table share: the position on the screen, what may be chosen where, what is being chosen. */
import { getContext, setContext } from "svelte";
import { coder, type Coder, type Flight, type GameModule, type Sight, type Spot } from "../games/types";
import { api } from "./api";
import type { Loaded } from "./game";
import { heldAt, type Held } from "./hands";
import type { Payment } from "./payment";
import { pointer } from "./pointer";
import { ascending, complete, isSet, toggled } from "./picks";
import { Reading } from "./reading.svelte";
import { forgotten, holds, keyed, shows } from "./regret";
import { settings } from "./settings.svelte";
import { meaning } from "./signs";
import { acts, carriedOut, NO_STORY, seatOf, sinceOwn, type Act, type Story } from "./story";
import { capital } from "./text";
import type { Board, Card, Game, Hint, Line, Move, Piece, Play, Question, Seat, Sign, Text, Why } from "./types";

/** A position as the table draws it; a replay has one too, with nothing to choose. */
export interface Position {
  seats: (Pick<Seat, "seat" | "name" | "colour" | "kind" | "online" | "mine" | "host" | "level"> & Partial<Pick<Seat, "later">>)[];
  viewer: number;
  play: Pick<Play, "waiting" | "over" | "observation" | "question" | "moves" | "among"> & Partial<Pick<Play, "times">>;
  /** What has happened since the position before. */
  news: Line[];
}

/** What a table can do with a choice. */
export interface Actor {
  /** Make moves; `whole`: these are all the picks of the answer, however many there might be. */
  send(moves: number[], whole?: boolean): Promise<boolean> | void;
  why(moves: number[]): Promise<Why[]>;
  /** The table in sentences. */
  describe?(): Promise<Text[]>;
}

/** What is read beside a thing that is pointed at: a card, sentences, or both. */
export interface Layer {
  anchor: Element;
  card?: Card;
  words?: string;
  /** What can be done there. */
  offers?: Text[];
  /** Why nothing can be. */
  reasons?: Text[];
}

/** What a touch asks to read: a thing on the board with what can be done there. */
export interface Sheet {
  spot: Spot;
  label: string;
  /** What there is to know about it, where the label does not say it. */
  told?: string;
  from: HTMLElement;
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
  held = $state.raw<Move[] | null>(null); // a last step that waits for a confirmation
  payClosed = $state(false);
  hint = $state.raw<Hint | null>(null); // the whole advice for the question
  hintLevel = $state<Hint["level"] | null>(null); // how much of it is told
  changed = $state.raw<ReadonlySet<Spot>>(new Set());
  news = $state.raw<Line[]>([]);
  acts = $state.raw<Line[]>([]); // all that has happened
  recap = $state<number | null>(null); // which act since the viewer's last one is being looked at
  flights = $state.raw<readonly Flight[]>([]); // what is on its way
  layer = $state.raw<Layer | null>(null);
  sheet = $state.raw<Sheet | null>(null);
  rules = $state<string | null>(null); // the rules beside the table, open at a section or, without one, at the question
  /** How the viewer holds the hand; it outlives the part that draws it. */
  hand = $state<Held>(heldAt(""));

  readonly reading = new Reading();
  readonly module: GameModule;
  readonly info: Game;
  readonly board: Board;
  readonly code: Coder;
  readonly cards: Map<string, Card>;
  private asked = "";
  private plan: ReadonlyMap<string, number> | "usual" | null = null; // how a price that is being paid will be paid to its end
  private signs: Promise<(term: string) => Sign[]> | undefined;
  private readonly told = new Map<Spot, Promise<Text[]>>(); // reasons, as long as the question stands

  constructor(
    loaded: Loaded,
    private readonly actor: Actor | null,
    readonly id = "",
  ) {
    this.hand = heldAt(id);
    this.module = loaded.module;
    this.info = loaded.info;
    this.board = loaded.board;
    this.code = coder(loaded.info.ranges);
    this.cards = new Map(loaded.cards.map((card) => [`${card.kind}:${card.number}`, card]));
  }

  /** Show another position; choices made for an older question are dropped. */
  show(position: Position): void {
    const before = this.position;
    this.position = position;
    if (before && before.viewer === position.viewer && before.play.observation !== position.play.observation) {
      this.changed = new Set(this.module.changes(before.play.observation, position.play.observation));
      const by = position.news.map(seatOf).find((seat) => seat !== null) ?? null;
      const moved = position.news.length ? (this.module.flights?.(before.play.observation, position.play.observation, by) ?? []) : [];
      this.flights = moved.filter(({ seat }) => seat !== position.viewer); // one knows what one does oneself
      if (position.news.length) this.news = position.news; // a silent change leaves on the screen what is being shown
    }
    const asked = JSON.stringify([position.viewer, position.play.question, position.play.moves.map((move) => move.move)]);
    if (asked !== this.asked) {
      this.asked = asked;
      this.told.clear();
      this.ticked = [];
      this.menu = null;
      this.layer = null;
      this.sheet = null;
      this.confirming = null;
      this.held = null;
      this.payClosed = false;
      this.hint = null;
      this.hintLevel = null;
      this.recap = null;
      if (position.play.question) this.reading.top = null;
      if (this.plan) this.payOn();
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
    return new Set([...this.spots].filter(([, moves]) => moves.some((move) => this.hintMoves.includes(move.move))).map(([spot]) => spot));
  });

  /** The moves that the hint names, once it does: one, or all picks of a set. */
  get hintMoves(): readonly number[] {
    const best = this.hintLevel === "move" ? this.hint?.choices[0] : undefined;
    return best ? (this.isSet ? best.moves : [best.move]) : [];
  }

  get sight(): Sight {
    return { observation: this.play.observation, question: this.question, viewer: this.viewer, waiting: this.play.waiting, board: this.board };
  }

  get active(): boolean {
    return this.actor !== null && this.viewer >= 0 && !this.play.over;
  }

  seat(number: number): Position["seats"][number] | undefined {
    return this.position?.seats[number];
  }

  /** How a player's pieces look; numbers beyond the seats are colours that nobody at the table has. */
  paint(number: number): string {
    const taken = this.position?.seats.map((seat) => seat.colour) ?? [];
    return taken[number] ?? this.info.colours.filter((colour) => !taken.includes(colour))[number - taken.length] ?? "red";
  }

  card(number: number, kind: string): Card | undefined {
    return this.cards.get(`${kind}:${number}`);
  }

  /** The card that a piece of a sentence names. */
  named(piece: Piece): Card | undefined {
    const kinds = this.module.kinds[piece.kind ?? ""] ?? [];
    return kinds.map((kind) => this.card(piece.ref ?? -1, kind)).find((card) => card !== undefined);
  }

  /** What the server calls a thing. A name that it does not send is a fault: it is told, so that tests of the page find it. */
  label(key: string): string {
    const found = this.info.labels[key];
    if (found === undefined) console.error(`no label: ${key}`);
    return found ?? "";
  }

  /** What finds the meaning of a sign, with words that are loaded when they are first asked for. */
  meanings(): Promise<(term: string) => Sign[]> {
    this.signs ??= api.signs(this.info.key).then((found) => {
      const signs = new Map([...found, ...(this.module.signs?.(this.info.labels) ?? [])].map((sign) => [sign.key, sign]));
      return (term: string) => meaning(term, signs, this.info.labels);
    });
    this.signs.catch(() => (this.signs = undefined)); // another try, another time
    return this.signs;
  }

  /** The card that lies at a place. */
  cardAt(spot: Spot): Card | undefined {
    const [kind = "", number = ""] = spot.split(":");
    return this.named({ kind, ref: Number(number), text: "" });
  }

  /** Show a card beside what is pointed at; nothing: no longer. A touch reads in a sheet instead. */
  point(card: Card | null | undefined, event?: Event): void {
    this.layer = card && event && !pointer.touch ? { anchor: event.currentTarget as Element, card } : null;
  }

  /** Say something beside a thing, with the card that is shown there already. */
  tell(anchor: Element, told: Omit<Layer, "anchor" | "card">): void {
    const card = this.layer && (this.layer.anchor.contains(anchor) || anchor.contains(this.layer.anchor)) ? this.layer.card : undefined;
    this.layer = { anchor, ...(card ? { card } : {}), ...told };
  }

  /** Forget what is said beside a thing. */
  hush(anchor: Element): void {
    if (this.layer?.anchor === anchor) this.layer = null;
  }

  /** Somebody clicks a place: one move is made, several are offered beside it. A touch reads first. */
  choose(spot: Spot, from: HTMLElement, label = "", told = ""): void {
    this.layer = null;
    if (pointer.touch) {
      this.sheet = { spot, label, from, told };
      return;
    }
    const moves = this.spots.get(spot) ?? [];
    if (moves.length === 1 && moves[0]) this.pick(moves[0]);
    else if (moves.length > 1) this.menu = { moves, at: from.getBoundingClientRect(), from };
  }

  /** Choose a move: tick it, ask whether it is meant, or make it. */
  pick(move: Move): void {
    this.menu = null;
    this.sheet = null;
    this.layer = null;
    if (this.isSet && this.question) {
      this.ticked = toggled(this.ticked, move.move, this.question.most);
      return;
    }
    this.propose([move]);
  }

  /** Send what is ticked; nothing at all is an answer too where the server offers one. */
  finish(): void {
    const question = this.question;
    if (!question || !complete(question, this.ticked)) return;
    const picks = ascending(this.ticked).flatMap((code) => this.offers.find((each) => each.move === code) ?? []);
    const none = this.play.moves.filter((move) => !question.among.includes(move.move)).slice(0, 1);
    this.propose(picks.length ? picks : none);
  }

  /** What the picks that are ticked cost or bring together. */
  get bill(): string {
    return (this.question && this.module.bill?.(this.sight, this.ticked.length, this)) || "";
  }

  /** What can be chosen nowhere on the board. */
  get placeless(): Move[] {
    const placed = new Set([...this.spots.values()].flat());
    return this.offers.filter((move) => !placed.has(move));
  }

  get finished(): boolean {
    return !!this.question && complete(this.question, this.ticked);
  }

  /** Send what was asked about, or forget it. */
  answer(sure: boolean): void {
    const moves = this.confirming ?? this.held;
    this.confirming = null;
    this.held = null;
    if (sure && moves) this.make(moves);
  }

  /** What somebody who makes these moves may have forgotten. */
  forgotten(moves: readonly Move[]): Move[] {
    return forgotten(moves, this.offers, this.sight, this.module);
  }

  /** The key of each move that is offered. */
  get keys(): Map<number, string> {
    const { key, kept, hand, played } = this.module;
    return keyed(this.offers, { own: key, kept, hand: hand?.(this.sight) ?? [], played: played?.(this.sight) ?? [] });
  }

  private propose(moves: Move[]): void {
    const { confirm, hold } = settings.chosen;
    this.held = null;
    const doubtful = moves.some((move) => shows(move, this.module)) || this.forgotten(moves).length > 0;
    if (confirm === "always" || (confirm === "reveals" && doubtful)) this.confirming = moves;
    else if (hold === "on" && !this.isSet && moves.some(holds)) this.held = moves;
    else this.make(moves);
  }

  private make(moves: Move[]): void {
    const sent = this.actor?.send(
      moves.map((move) => move.move),
      this.isSet,
    );
    void sent?.then((done) => done || (this.plan = null)); // the price of another question is not paid by this plan
  }

  /** The price to be paid now, where the game has declared how. */
  get payment(): Payment | null {
    if (!this.actor || !this.question || !this.offers.length) return null;
    return this.module.payment?.(this.sight, this) ?? null;
  }

  /** Pay these amounts, one for each means, however many questions the game makes of it. */
  pay(amounts: readonly number[]): void {
    this.plan = new Map((this.payment?.means ?? []).map((means, place) => [means.key, amounts[place] ?? 0]));
    this.payOn();
  }

  payUsually(): void {
    this.plan = "usual";
    this.payOn();
  }

  /** Answer the question about the next means as planned; what the server does not offer is asked anew. */
  private payOn(): void {
    const [plan, means] = [this.plan, this.payment?.means[0]];
    const wanted = !plan || !means ? null : plan === "usual" ? (this.question?.usual ?? null) : means.code(plan.get(means.key) ?? 0);
    const move = this.offers.find((each) => each.move === wanted);
    if (move) this.make([move]);
    else this.plan = null;
  }

  get story(): Story {
    return this.module.story ?? NO_STORY;
  }

  /** What has happened since the viewer's own last act. */
  get missed(): Act[] {
    return acts(this.acts, this.story, sinceOwn(this.acts, this.story, this.viewer));
  }

  /** The card that a line of the log names first. */
  cardOf(line: Line | undefined): Card | undefined {
    return line?.words.map((piece) => this.named(piece)).find((card) => card !== undefined);
  }

  /** What an act is called: its card, or what was carried out. */
  actName(line: Line | undefined): string {
    return this.cardOf(line)?.name ?? capital(line ? carriedOut(line) : "");
  }

  /** What a player did last: an act, where the game tells acts from what comes of them; acts of these names are passed over. */
  lastOf(seat: number, but: readonly string[] = []): Line | undefined {
    const told = this.story.acts.length > 0;
    const own = (line: Line) => line.words.length > 1 && !but.includes(line.name) && line.words[0]?.kind === "player" && line.words[0].ref === seat;
    return this.acts.findLast((line) => own(line) && (!told || this.story.acts.includes(line.name)));
  }

  /** The table in sentences, for a game without a board. */
  async describe(): Promise<Text[]> {
    return (await this.actor?.describe?.()) ?? [];
  }

  /** Why nothing can be chosen at a place, in sentences. */
  why(spot: Spot): Promise<Text[]> {
    let told = this.told.get(spot);
    if (!told) this.told.set(spot, (told = this.reasons(spot)));
    return told;
  }

  /** The places, of these, where only one thing is in the way. */
  async nearly(spots: readonly Spot[]): Promise<Set<Spot>> {
    const thoughts = spots.flatMap((spot) => this.module.thoughts(spot, this.sight, this.code).map((move) => ({ spot, move })));
    if (!this.actor || !thoughts.length) return new Set();
    const answers = await this.actor.why(thoughts.map(({ move }) => move));
    return new Set(thoughts.filter((_, place) => answers[place]?.reasons.length === 1).map(({ spot }) => spot));
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
