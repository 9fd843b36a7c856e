import { expect, test, vi } from "vitest";
import { cardsAddress, digit, percent } from "./statistics";

vi.mock("./settings.svelte", () => ({ settings: { lang: "en" } }));

test("numbers are told as people write them", () => {
  expect(percent(0.504, "en")).toBe("50%");
  expect(percent(1, "ru").replace(/\s/g, " ")).toBe("100 %");
  expect(digit(21.46, "pl")).toBe("21,5");
  expect(cardsAddress("pocket-mars", "pl")).toBe("/api/me/statistics/cards?game=pocket-mars&lang=pl");
});
