import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameModule } from "../games/types";
import { move, play, question, seat } from "../test/views";
import { settings } from "./settings.svelte";
import { Table, type Position } from "./table.svelte";
import type { Game, Line, Play } from "./types";

vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] })); // for the settings of a page without a browser

/** A game that is paid with two means, asked for one after the other. */
const MEANS = ["steel", "heat"];
const module = {
  spots: () => [],
  thoughts: () => [],
  changes: () => [],
  kinds: {},
  shows: ["look"],
  passes: ["pass"],
  unused: ({ name }: Move) => name === "use",
  payment: ({ question }, { code }) =>
    question?.kind !== "pay"
      ? null
      : {
          price: question.subject[0] ?? 0,
          means: MEANS.slice(question.subject[1]).map((key) => ({ key, name: key, icon: key, has: 9, worth: 1, code: (amount) => code("pay", MEANS.indexOf(key), amount) })),
          money: { name: "money", icon: "money", has: 20 },
        },
} as unknown as GameModule;
const info = { ranges: [{ name: "pay", start: 100, arguments: [2, 10] }], labels: {}, colours: [] } as unknown as Game;

let sent: [number[], boolean | undefined][];
let table: Table;
const show = (some: Partial<Play>) => table.show({ seats: [seat(0)], viewer: 0, play: play(some), news: [] } satisfies Position);
const pays = (means: number, price: number, usual: number) =>
  show({ question: question({ kind: "pay", subject: [price, means], usual }), moves: [0, 1, 2, 3, 4].map((amount) => move(100 + means * 10 + amount)) });

beforeEach(() => {
  sent = [];
  table = new Table({ module, info, cards: [], board: null }, { send: (moves, whole) => void sent.push([moves, whole]), why: async () => [] });
  Object.assign(settings.chosen, { confirm: "reveals", hold: "off" });
});

describe("a price", () => {
  it("is paid to its end from one dialog", () => {
    pays(0, 7, 103);
    table.pay([2, 4]);
    pays(1, 5, 110);
    expect(sent.map(([moves]) => moves)).toEqual([[102], [114]]);
    show({ question: question({ kind: "turn" }), moves: [move(1)] });
    pays(1, 5, 110);
    expect(sent).toHaveLength(2);
  });
  it("is paid the usual way", () => {
    pays(0, 7, 103);
    table.payUsually();
    pays(1, 4, 112);
    expect(sent.map(([moves]) => moves)).toEqual([[103], [112]]);
  });
  it("belongs to the act before the cards that are sold for it", () => {
    const line = (name: string) => ({ name, words: [{ text: "Ada", kind: "player", ref: 0 }, { text: name }] }) as unknown as Line;
    table.acts = [line("standard"), line("sold")];
    expect([table.lastOf(0)?.name, table.lastOf(0, ["sold"])?.name]).toEqual(["sold", "standard"]);
  });
  it("is asked for anew when the plan does not fit", () => {
    pays(0, 7, 103);
    table.pay([2, 9]);
    pays(1, 5, 110);
    expect(sent).toHaveLength(1);
    expect(table.payment?.price).toBe(5);
  });
});

describe("several picks", () => {
  const cards = { question: question({ least: 0, most: 2, among: [31, 32, 33] }), moves: [move(17), move(31), move(32), move(33)], among: [move(31), move(32), move(33)] };
  it("are sent ascending, as the whole answer", () => {
    show(cards);
    for (const code of [33, 31]) table.pick(move(code));
    table.finish();
    expect(sent).toEqual([[[31, 33], true]]);
  });
  it("may be none", () => {
    show(cards);
    table.finish();
    expect(sent).toEqual([[[17], true]]);
  });
});

describe("a step", () => {
  it("is made at once", () => {
    show({ question: question({}), moves: [move(1)] });
    table.pick(move(1, { ends: true }));
    expect(sent).toEqual([[[1], false]]);
  });
  it("that itself shows something new is asked about", () => {
    show({ question: question({}), moves: [move(1)] });
    table.pick(move(1, { reveals: true, name: "look" }));
    expect(sent).toEqual([]);
    table.answer(true);
    expect(sent).toHaveLength(1);
    table.pick(move(1, { reveals: true, name: "buy" }));
    expect(sent).toHaveLength(2);
  });
  it("that gives up what could still be done is asked about", () => {
    const [pass, use] = [move(1, { name: "pass" }), move(2, { name: "use" })];
    show({ question: question({}), moves: [pass, use] });
    table.pick(pass);
    expect([sent.length, table.forgotten([pass])]).toEqual([0, [use]]);
    table.answer(false);
    show({ question: question({}), moves: [pass] });
    table.pick(pass);
    expect(sent).toHaveLength(1);
  });
  it("that is the last one waits for a confirmation if one likes it so", () => {
    settings.chosen.hold = "on";
    show({ question: question({}), moves: [move(1), move(2)] });
    table.pick(move(1));
    expect(sent).toHaveLength(1);
    table.pick(move(2, { ends: true }));
    expect([sent.length, table.held?.length]).toEqual([1, 1]);
    table.answer(false);
    expect([sent.length, table.held]).toEqual([1, null]);
    table.pick(move(2, { ends: true }));
    table.answer(true);
    expect(sent).toHaveLength(2);
  });
});
