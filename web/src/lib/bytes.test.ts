import { expect, it } from "vitest";
import { size } from "./bytes";

it.each([
  [0, "0 byte"],
  [999, "999 byte"],
  [1500, "1.5 kB"],
  [2_340_000_000, "2.3 GB"],
])("writes %i bytes as %s", (bytes, written) => expect(size(bytes, "en")).toBe(written));
