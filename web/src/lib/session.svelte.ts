/** A table as it is lived: the connection, the view on the screen, the views still to be shown, the chat. */
import { ApiError, api, liveAddress } from "./api";
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

  private socket: WebSocket | null = null;
  private arrived: Snapshot | null = null;
  private whole = true; // the next view replaces everything
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

  /** Show at once all that has arrived. */
  skip(): void {
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
      if (error instanceof ApiError && error.code === "stale") this.look(this.seat);
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
      this.heard = Date.now();
      this.beat = setInterval(() => this.listen(socket), 15000);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)));
    socket.onclose = (event) => this.closed(socket, event.code);
  }

  /** A connection can die without a word: ask, and hang up if nothing is heard. */
  private listen(socket: WebSocket): void {
    if (Date.now() - this.heard > 40000) socket.close();
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

  private receive(message: { type: string; view?: View; messages?: Message[]; error?: { error: string; message: string } }): void {
    this.heard = Date.now();
    if (message.type === "view" && message.view) this.take(message.view);
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
      const wait = pause(this.shown, next, settings.pace);
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
