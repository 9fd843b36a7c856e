/** A sentence on a button runs on as a sentence: a button sets its parts side by side, and the words of one are one part. */
import { expect, it } from "vitest";

const sources = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
const BUTTON = /<(button|a)\b[^<]*?class="button\b.*?<\/\1>/gs;

it("the words of a button stand in one box", () => {
  const buttons = Object.entries(sources).flatMap(([file, source]) => [...source.matchAll(BUTTON)].map(([button]) => ({ file, button })));
  const worded = buttons.filter(({ button }) => button.includes("<Words "));
  expect(worded.length).toBeGreaterThan(2);
  const loose = worded.filter(({ button }) => !/<span[^>]*>(?:(?!<\/span>).)*<Words /s.test(button));
  expect(loose).toEqual([]);
});
