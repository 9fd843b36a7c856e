/** A table as it is lived: the connection, the view on the screen, the views still to be shown, the chat. */
import { ApiError, api, liveAddress } from "./api";
import { clock } from "./clock.svelte";
import { patched, type Patch } from "./patches";
import { settings } from "./settings.svelte";
import { absorb, pause, type Snapshot } from "./snapshots";
import type { Lang, Message, View } from "./types";

export type Connection = "connecting" | "open" | "lost" | "missing" | "gone";

const GIVEN_UP = 4404;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export class Session {
  connection = $state<Connection>("connecting");
  shown = $state.raw<Snapshot | null>(null);
  queue = $state.raw<Snapshot[]>([]);
  chat = $state.raw<Message[]>([]);
  busy = $state(false);
  problem = $state("");

  /** How often several views were passed over: what has happened in between is not shown any more. */
  skips = 0;
  /** How many times the usual pause a snapshot stays: what it shows may take longer. */
  linger: (shown: Snapshot) => number = () => 1;

  private socket: WebSocket | null = null;
  private arrived: Snapshot | null = null;
  private whole = true; // the next view replaces everything
  private patches = 0; // since the last whole view
  private firstChat = true;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private seat: number | undefined;
  private ended = false;
  private readonly wake = () => this.hurry();

  constructor(readonly table: string) {
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  get view(): View | null {
    return this.shown?.view ?? null;
  }

  end(): void {
    this.ended = true;
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.timer);
    clearTimeout(this.retry);
    clearInterval(this.beat);
    this.socket?.close();
  }

  /** Look from another of one's seats, or in another language. */
  look(seat: number | undefined, lang: Lang = settings.lang): void {
    if (seat !== undefined) this.seat = seat;
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.whole = true;
    this.firstChat = true;
    this.socket.send(JSON.stringify({ type: "look", lang, ...(seat === undefined ? {} : { seat }) }));
  }

  /** Sit down. The connection was made by somebody whom the server did not know, so it is made anew. */
  async sit(seat: number): Promise<void> {
    if (!(await this.attempt(() => api.sit(this.table, seat)))) return;
    const old = this.socket;
    clearInterval(this.beat);
    this.connect();
    old?.close();
  }

  /** Show at once all that has arrived. */
  skip(): void {
    this.skips += 1;
    clearTimeout(this.timer);
    this.timer = undefined;
    const last = this.queue.at(-1);
    if (last) this.shown = last;
    this.queue = [];
  }

  /** Make moves for the seat on the screen. */
  async move(moves: number[], whole = false): Promise<boolean> {
    const view = this.view;
    const step = view?.play?.step;
    if (!view || step === null || step === undefined) return false;
    return this.attempt(() => api.move(this.table, view.viewer, step, moves, whole));
  }

  async undo(): Promise<boolean> {
    const view = this.view;
    const step = view?.play?.step;
    if (!view || step === null || step === undefined) return false;
    return this.attempt(() => api.undo(this.table, view.viewer, step));
  }

  /** Do something at the table; a refusal becomes a sentence on the screen. */
  async attempt(act: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.problem = "";
    try {
      await act();
      return true;
    } catch (error) {
      this.problem = error instanceof ApiError ? error.message || "unreachable" : "unreachable";
      if (error instanceof ApiError && error.status === 409) this.look(this.seat); // the question on the screen is an old one
      return false;
    } finally {
      this.busy = false;
    }
  }

  private connect(): void {
    if (this.ended) return;
    const socket = new WebSocket(liveAddress(this.table, this.seat));
    this.socket = socket;
    this.whole = true;
    this.firstChat = true;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      if (this.problem === "unreachable") this.problem = ""; // it answers again
      this.heard = Date.now();
      socket.send('{"type":"ping"}'); // what time it is there
      this.beat = setInterval(() => this.listen(socket), 8000);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)));
    socket.onclose = (event) => this.closed(socket, event.code);
  }

  /** A connection can die without a word: ask, and hang up if nothing is heard. */
  private listen(socket: WebSocket): void {
    if (Date.now() - this.heard > 20000) socket.close();
    else if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}');
  }

  private closed(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.ended) return;
    clearInterval(this.beat);
    if (code === GIVEN_UP) {
      if (this.connection !== "gone") this.connection = "missing";
      return;
    }
    if (this.connection === "gone") return;
    this.connection = this.shown ? "lost" : "connecting";
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7);
  }

  /** The network is back, or the page is looked at again. */
  private hurry(): void {
    if (document.hidden) return;
    if (this.connection === "lost" && this.socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.retry);
      this.connect();
    }
  }

  private receive(message: { type: string; view?: View; patch?: Patch; messages?: Message[]; error?: { error: string; message: string }; at?: number }): void {
    this.heard = Date.now();
    if (message.type === "pong" && message.at) clock.heard(message.at);
    if (message.type === "view" && message.view) {
      this.patches = 0;
      this.take(message.view);
    } else if (message.type === "patch" && message.patch) this.amend(message.patch);
    else if (message.type === "chat" && message.messages) this.hear(message.messages);
    else if (message.type === "gone") this.connection = "gone";
    else if (message.type === "error" && message.error) {
      if (message.error.error === "not_yours") this.seat = undefined;
      this.problem = message.error.message;
    }
  }

  private hear(messages: Message[]): void {
    this.chat = this.firstChat ? messages : [...this.chat, ...messages.filter((each) => each.number > (this.chat.at(-1)?.number ?? -1))];
    this.firstChat = false;
  }

  /** A patch belongs to the view before it. If one is missing, ask for a whole view; what was meant for the last one is past. */
  private amend(patch: Patch): void {
    if (this.whole) return;
    if (!this.arrived || patch.number !== this.patches + 1) this.look(this.seat);
    else {
      this.patches = patch.number;
      this.take(patched(this.arrived.view, patch, this.arrived.lines.length));
    }
  }

  private take(view: View): void {
    this.connection = "open";
    const next = absorb(this.whole ? null : this.arrived, view);
    const atOnce = this.whole || !this.shown;
    this.whole = false;
    this.arrived = next;
    this.queue = [...this.queue, next];
    if (atOnce || document.hidden) this.skip();
    else this.pump();
  }

  /** Show the next view now or after a pause. */
  private pump(): void {
    while (this.timer === undefined && this.shown) {
      const next = this.queue[0];
      if (!next) return;
      const wait = pause(this.shown, next, settings.pace) * this.linger(this.shown);
      if (wait > 0) {
        this.timer = setTimeout(() => {
          this.timer = undefined;
          this.advance();
          this.pump();
        }, wait);
        return;
      }
      this.advance();
    }
  }

  private advance(): void {
    const [next, ...rest] = this.queue;
    this.queue = rest;
    if (next) this.shown = next;
  }
}
