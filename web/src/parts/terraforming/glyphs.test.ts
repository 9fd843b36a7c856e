import { expect, it } from "vitest";
import { amountOf, commonLook } from "./glyphs";

it("draws what the games have in common", () => {
  const drawn = (name: string) => Object.values(commonLook(name)).slice(0, 3);
  expect(drawn("heat")).toEqual(["square", "var(--g-heat)", "heat"]);
  expect(drawn("heat_production")).toEqual(["box", "var(--g-heat)", "heat"]);
  expect(drawn("space_tag")).toEqual(["round", "var(--g-space)", "tag_space"]);
  expect(drawn("animal_cube")).toEqual(["square", "var(--g-animal)", "tag_animal"]);
  expect(drawn("oceans")).toEqual(["round", "var(--g-oceans)", "oceans"]);
  expect([drawn("look"), drawn("rating")]).toEqual([["bare", "", "peek"], ["bare", "", "rating"]]);
  expect(["megacredits", "science_tag", "steel"].map((name) => commonLook(name).light)).toEqual([true, true, false]);
});

it("says the amounts of pictures", () => {
  const words = ["oxygen ≤ 5%", "M€ +3", "temperature ≥ −12°", "heat −X", "zone ±1", "card −1…3", "heat −1…", "science tag"];
  expect(words.map((each) => amountOf("", each))).toEqual(["≤5%", "+3", "≥−12°", "−X", "±1", "−1…3", "−1…", ""]);
  expect(amountOf("red_zone", "red zone ≥ 2")).toBe("");
});
