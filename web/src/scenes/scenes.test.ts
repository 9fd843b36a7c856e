import { describe, expect, it } from "vitest";
import { card } from "../test/views";
import { BACKDROPS } from "./backdrops";
import { compose, PARTS, read } from "./compose";
import { keyOf, lineOf } from "./index";
import ARES from "./ares-expedition.toml";
import MISSION from "./mission-red-planet.toml";
import POCKET from "./pocket-mars.toml";
import TERRAFORMING from "./terraforming-mars.toml";

const ALL = Object.entries({ "terraforming-mars": TERRAFORMING, "ares-expedition": ARES, "pocket-mars": POCKET, "mission-red-planet": MISSION }).flatMap(([game, lines]) =>
  Object.entries(lines).map(([key, line]) => ({ game, seed: `${game} ${key}`, line })),
);
const SLOWEST = 3; // milliseconds for one picture

describe("scenes", () => {
  it.each(ALL)("$seed: $line can be drawn", ({ line, seed }) => {
    const drawn = compose(line, seed);
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
    expect(read(line).tokens.length).toBeGreaterThan(0);
    for (const [, id] of drawn.matchAll(/url\(#(\w+)\)/g)) expect(drawn).toContain(`id="${id}"`);
  });

  it("has a line of its own for each card of a game", () => {
    for (const game of new Set(ALL.map((scene) => scene.game))) {
      const lines = ALL.filter((scene) => scene.game === game).map((scene) => scene.line);
      expect(lines.filter((line, place) => lines.indexOf(line) !== place)).toEqual([]);
    }
  });

  it("draws no two alike", () => expect(new Set(ALL.map(({ line, seed }) => compose(line, seed).replaceAll(/[a-z]+\d+/g, ""))).size).toBe(ALL.length));

  it("draws the same picture again", () => expect(ALL.slice(0, 20).every(({ line, seed }) => compose(line, seed) === compose(line, seed))).toBe(true));

  it("uses every part and every backdrop", () => {
    const used = new Set(ALL.flatMap(({ line }) => read(line).tokens.map(({ name }) => name)));
    const places = new Set(ALL.map(({ line }) => read(line).backdrop));
    expect(Object.keys(BACKDROPS).filter((name) => !places.has(name))).toEqual([]);
    expect(Object.keys(PARTS).length - used.size).toBeLessThan(20);
  });

  it("is quick", () => {
    const start = performance.now();
    for (const { line, seed } of ALL) compose(line, seed);
    expect((performance.now() - start) / ALL.length).toBeLessThan(SLOWEST);
  });

  it("says what it does not know", () => {
    expect(() => read("land/noon unicorn")).toThrow("unicorn");
    expect(() => read("atlantis fish")).toThrow("atlantis");
  });

  it("finds a card by what is printed on it, and tells others by their tags", () => {
    expect(keyOf(card(72, { printed: "009" }))).toBe("009");
    expect(keyOf(card(3, { kind: "ship", printed: null }))).toBe("ship 3");
    expect(lineOf(card(72, { printed: "009" }), TERRAFORMING)).toContain("meteor");
    expect(lineOf(card(999, { printed: "X1", tags: ["microbe"] }), TERRAFORMING)).toContain("lens");
    expect(lineOf(card(999, { printed: "X1" }), TERRAFORMING)).toContain("outpost");
  });
});
