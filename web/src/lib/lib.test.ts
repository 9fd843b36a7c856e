import { describe, expect, it } from "vitest";
import { longest, parted } from "./fit";
import { handOver, people } from "./hotseat";
import { patched } from "./patches";
import { matched } from "./paths";
import { fill } from "./phrases";
import { ascending, complete, isSet, onlyPasses, toggled } from "./picks";
import { byRound } from "./scores";
import { fits } from "./search";
import { absorb, pause } from "./snapshots";
import { capital, heading, plain } from "./text";
import { tuneOf } from "./tunes";
import type { View } from "./types";
import { line, play, question, seat, view } from "../test/views";

describe("phrases", () => {
  it("fill their gaps", () => expect(fill("en", "Seat {n}", { n: 2 })).toBe("Seat 2"));
  it("leave a gap that nothing fills", () => expect(fill("en", "{name}", {})).toBe("{name}"));
  it.each([
    ["en", 1, "1 card"],
    ["en", 5, "5 cards"],
    ["ru", 1, "1 карта"],
    ["ru", 3, "3 карты"],
    ["ru", 11, "11 карт"],
    ["pl", 1, "1 karta"],
    ["pl", 22, "22 karty"],
    ["pl", 5, "5 kart"],
  ] as const)("count in %s: %i", (lang, n, expected) => {
    const forms = { en: "{n} card|{n} cards", ru: "{n} карта|{n} карты|{n} карт", pl: "{n} karta|{n} karty|{n} kart" };
    expect(fill(lang, forms[lang], { n })).toBe(expected);
  });
});

describe("paths", () => {
  it("name their parts", () => expect(matched("/table/:id", "/table/a-b")).toEqual({ id: "a-b" }));
  it("must fit wholly", () => expect(matched("/table/:id", "/table/a/replay")).toBeNull());
  it("know the shelf", () => expect(matched("/", "/")).toEqual({}));
});

describe("picks of a set", () => {
  const two = question({ least: 2, most: 2 });
  it("are ticked in any order and sent ascending", () => expect(ascending(toggled(toggled([], 9, 2), 4, 2))).toEqual([4, 9]));
  it("are taken back by a second tick", () => expect(toggled([4, 9], 4, 2)).toEqual([9]));
  it("drop the oldest when there are too many", () => expect(toggled([4, 9], 7, 2)).toEqual([9, 7]));
  it("are complete between least and most", () => {
    expect(complete(two, [4])).toBe(false);
    expect(complete(two, [4, 9])).toBe(true);
  });
  it("are known by their form", () => {
    expect(isSet(two)).toBe(true);
    expect(isSet(question({ most: 1 }))).toBe(false);
  });
});

describe("a seat that can only pass", () => {
  const pass = { move: 1, name: "pass", arguments: [], words: [], reveals: false, ends: true };
  it("passes by itself", () => expect(onlyPasses(play({ waiting: [0], moves: [pass] }), 0)).toBe(true));
  it("is left alone when nobody waits for it", () => expect(onlyPasses(play({ waiting: [1], moves: [pass] }), 0)).toBe(false));
  it("is asked when there is a choice", () => expect(onlyPasses(play({ waiting: [0], moves: [pass, { ...pass, move: 2 }] }), 0)).toBe(false));
});

describe("the log", () => {
  const first = absorb(null, view({ play: play({ log: { start: 0, lines: [line("a"), line("b")] } }) }));
  it("grows by what is sent", () => {
    const next = absorb(first, view({ play: play({ log: { start: 2, lines: [line("c")] } }) }));
    expect(next.lines.map((each) => plain(each.words))).toEqual(["a", "b", "c"]);
  });
  it("shrinks after an undo", () => {
    const next = absorb(first, view({ play: play({ log: { start: 1, lines: [line("d")] } }) }));
    expect(next.lines.map((each) => plain(each.words))).toEqual(["a", "d"]);
  });
});

describe("the pace", () => {
  const at = (step: number | null, lines: number) => ({ view: view({ play: play({ step }) }), lines: Array.from({ length: lines }, () => line("x")) });
  it("lets steps of others be seen", () => expect(pause(at(1, 1), at(1, 2), 700)).toBe(700));
  it("does not delay one's own step", () => expect(pause(at(1, 1), at(2, 2), 700)).toBe(0));
  it("does not delay what changes nothing in the log", () => expect(pause(at(1, 1), at(1, 1), 700)).toBe(0));
});

describe("a hot seat", () => {
  const seats = [seat(0, { mine: true }), seat(1, { mine: true }), seat(2, { kind: "bot" })];
  const waiting = (...who: number[]) => view({ seats, mine: [0, 1], status: "playing", play: play({ waiting: who }) });
  it("is several people of one browser", () => expect(people(waiting(0))).toEqual([0, 1]));
  it("covers the screen at the start", () => expect(handOver(waiting(1), null)).toBe(1));
  it("leaves the screen to whoever is asked", () => expect(handOver(waiting(0, 1), 0)).toBeNull());
  it("goes to the other one", () => expect(handOver(waiting(1), 0)).toBe(1));
  it("stays while a bot thinks", () => expect(handOver(waiting(2), 0)).toBeNull());
  it("needs two", () => expect(handOver(view({ seats: [seat(0, { mine: true })], status: "playing", play: play({}) }), null)).toBeNull());
});

describe("points over the rounds", () => {
  it("are those at the end of each round", () => {
    const steps = [
      { round: null, scores: [0] },
      { round: 1, scores: [1] },
      { round: 1, scores: [2] },
      { round: 2, scores: [5] },
    ];
    expect(byRound(steps)).toEqual([
      { label: "0", scores: [0] },
      { label: "1", scores: [2] },
      { label: "2", scores: [5] },
    ]);
  });
});

describe("patches", () => {
  const observation = { round: 1, players: [{ energy: 2, hand: [] }, { energy: 3, hand: [] }] };
  const before = view({ play: play({ step: 4, observation: observation as never }) });
  const after = patched(before, { number: 1, set: { "play.observation.players.1.energy": 5, "play.step": 5, chat: 2 } }, 7);
  const seen = (shown: View) => shown.play?.observation as unknown as { round: number; players: { energy: number; hand: [] }[] };
  it("set what they name", () => {
    expect([after.chat, after.play?.step, seen(after).round]).toEqual([2, 5, 1]);
    expect(seen(after).players).toEqual([{ energy: 2, hand: [] }, { energy: 5, hand: [] }]);
  });
  it("leave the rest and the view before them as they were", () => {
    expect(seen(after).players[0]).toBe(seen(before).players[0]);
    expect([before.chat, before.play?.step, seen(before).players[1]?.energy]).toEqual([0, 4, 3]);
  });
  it("say nothing new in the log unless they bring lines", () => {
    expect(after.play?.log).toEqual({ start: 7, lines: [] });
    const log = { start: 7, lines: [line("a")] };
    expect(patched(before, { number: 2, set: {}, log }, 7).play?.log).toEqual(log);
  });
});

describe("search", () => {
  const card = { number: 1, kind: "project", name: "Żagle słoneczne", text: "Wyślij 1 kolonistę", source: "public" };
  it("finds without marks", () => expect(fits(card, "zagle kolonist", "pl")).toBe(true));
  it("finds by the printed number, or else by the value", () => {
    expect(["72", "072", "#72", "№072"].map((wanted) => fits({ ...card, printed: "072", value: 10 }, wanted, "pl"))).toEqual([true, true, true, true]);
    expect([fits({ ...card, printed: "072", value: 10 }, "10", "pl"), fits({ ...card, value: 10 }, "10", "pl")]).toEqual([false, true]);
  });
  it("wants all words", () => expect(fits(card, "żagle energia", "pl")).toBe(false));
});

describe("words", () => {
  it("begin with a capital", () => expect(capital("запуск")).toBe("Запуск"));
  it.each([
    ["Power Plant, 8", "Power Plant"],
    ["I. Development. Everybody may play one green card.", "I. Development"],
    ["03, steel + steel", "03, steel + steel"],
    ["plants: Stock 3", "Plants"],
    ["", ""],
  ])("of a label %s are headed by its name, not by a mere number", (label, name) => expect(heading(label)).toBe(name));
  it("are measured by the longest of them", () => expect(longest("Zaopatrzenie w wodę")).toBe(12));
  it.each([
    ["Исследовательница", "Исследова|тельница"],
    ["Travel Agent", "Travel Agent"],
    ["Odkrywczyni", "Odkrywczyni"],
    ["Przedsiębiorczyni", "Przedsię|biorczyni"],
  ])("are parted where they are long: %s", (name, expected) => expect(parted(name).replaceAll("\u00ad", "|")).toBe(expected));
});

describe("what is heard", () => {
  it("is the last thing that has a tune", () => {
    expect(tuneOf(["paid", "played", "placed", "stock"])).toBe("tile");
    expect(tuneOf(["paid"])).toBeUndefined();
  });
});
