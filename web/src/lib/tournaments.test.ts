import { expect, test, vi } from "vitest";
import { shown } from "./tournaments";

vi.mock("./settings.svelte", () => ({ settings: { lang: "en" } }));

test("points are told as people write them", () => {
  expect([0, 0.5, 1, 2.5].map((points) => shown(points, "en"))).toEqual(["0", "½", "1", "2½"]);
  expect(shown(1.67, "pl")).toBe("1,67");
});
