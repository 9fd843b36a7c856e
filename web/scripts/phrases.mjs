// Prints the phrases of one language as JSON: `node scripts/phrases.mjs en`. The list of what a language lacks is made from it.
import { readFileSync } from "node:fs";
import ts from "typescript";

const [lang] = process.argv.slice(2);
const source = readFileSync(new URL(`../src/phrases/${lang}.ts`, import.meta.url), "utf8");
const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 } });
const found = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
console.log(JSON.stringify(found[lang]));
