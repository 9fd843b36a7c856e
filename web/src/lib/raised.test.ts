import { expect, it } from "vitest";
import { raised } from "./raised";

const at = (seat: number | null, temperature: number, oceans: number) => ({ seat, observation: { parameters: { temperature, oceans } } });

it("credits each step to whoever answered", () => {
  const positions = [at(null, -30, 0), at(0, -28, 0), at(1, -28, 2), at(0, -22, 2), at(1, -22, 3), at(null, -20, 3)];
  expect(raised(positions, 2)).toEqual([
    { parameter: "temperature", steps: [4, 0] },
    { parameter: "oceans", steps: [0, 3] },
  ]);
});
it("knows nothing of games without parameters", () => expect(raised([{ seat: 0, observation: {} }], 2)).toEqual([]));
it("credits nobody where nothing rose", () => expect(raised([at(null, 0, 0), at(0, 0, 0)], 2).map(({ steps }) => steps)).toEqual([[0, 0], [0, 0]]));
