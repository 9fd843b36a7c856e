// Writes src/api.d.ts from the server's contract: `npm run types -- openapi.json` or `npm run types -- http://127.0.0.1:8046/api/openapi.json`.
// With --check it writes nothing and fails if the committed file is not the one it would write.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const target = new URL("../src/api.d.ts", import.meta.url);
const words = process.argv.slice(2);
const source = words.find((word) => !word.startsWith("--")) ?? "http://127.0.0.1:8046/api/openapi.json";
const address = /^https?:/.test(source) ? new URL(source) : pathToFileURL(source);
const text = "// Written by `npm run types`; do not edit.\n\n" + astToString(await openapiTS(address, { alphabetize: true, defaultNonNullable: false }));

if (words.includes("--check")) {
  if (readFileSync(target, "utf8") !== text) {
    console.error("src/api.d.ts is not what the server's contract says: run `npm run types`");
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
}
