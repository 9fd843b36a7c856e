import { expect, test } from "vitest";
import { Drawing, groups } from "./drawing.svelte";

test("pieces are drawn one in a task, in the order in which they came, and those within a piece after them", () => {
  const tasks: (() => void)[] = [];
  const drawing = new Drawing((run) => tasks.push(run));
  const drawn: string[] = [];
  drawing.piece(() => {
    drawn.push("board");
    drawing.piece(() => drawn.push("map"));
  });
  drawing.piece(() => drawn.push("hand"));
  const seen: string[] = [];
  while (tasks.length) {
    tasks.shift()!();
    seen.push(`${drawn.join(" ")}${drawing.done ? " done" : ""}`);
  }
  expect(seen).toEqual(["board", "board hand", "board hand map", "board hand map done"]);
});

test("what nobody looks at first is drawn when all the rest is there, also its pieces one in a task", () => {
  const tasks: (() => void)[] = [];
  const rest: (() => void)[] = [];
  const drawing = new Drawing((run) => tasks.push(run), (run) => rest.push(run));
  const drawn: string[] = [];
  const run = () => {
    while (tasks.length) tasks.shift()!();
  };
  drawing.piece(() => {
    drawn.push("map");
    drawing.piece(() => drawn.push("areas"));
    expect(drawn).toEqual(["cards", "menu", "map"]);
  }, true);
  drawing.piece(() => drawn.push("cards"));
  run();
  expect([drawn, drawing.done, rest.length]).toEqual([["cards"], true, 1]);
  drawing.piece(() => drawn.push("menu"));
  rest.shift()!();
  run();
  drawing.piece(() => drawn.push("dialog"));
  expect(drawn).toEqual(["cards", "menu", "map", "areas", "dialog"]);
});

test("a long list is drawn in groups", () => {
  expect(groups([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(groups([], 2)).toEqual([]);
});
