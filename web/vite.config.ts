import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import subsetFont from "subset-font";
import { defineConfig, type Plugin } from "vitest/config";

/** Data of the page are TOML, as the words of the games are. */
function toml(): Plugin {
  return {
    name: "toml",
    transform: (text, id) => (id.endsWith(".toml") ? { code: `export default ${JSON.stringify(parse(text))};`, map: null, moduleType: "js" } : null),
  };
}

/** What others made and the built page contains; their licences travel with it. */
const SHIPPED = ["svelte", "qrcode-generator", "@fontsource-variable/nunito-sans"];

function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      const texts = SHIPPED.map((name) => {
        const file = ["LICENSE", "LICENSE.md"].map((end) => `node_modules/${name}/${end}`).find(readable);
        const about = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"));
        return `${name} ${about.version} (${about.license})\n\n${file ? readFileSync(file, "utf8") : ""}`;
      });
      this.emitFile({ type: "asset", fileName: "licences.txt", source: texts.join("\n\n----------\n\n") });
    },
  };
}

const WORKER = "worker.js"; // its name stays, so that browsers find the next one

/** Files under this size fit into one packet anyway. */
const WORTH_COMPRESSING = 1024;

/** Each file of text also as `.gz` and `.br`, for the server to hand out: packed once and as tightly as can be. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir = "." }, bundle) {
      for (const name of Object.keys(bundle).filter((each) => /\.(html|js|css|svg|txt|json|webmanifest)$/.test(each))) {
        const content = readFileSync(join(dir, name));
        if (content.length < WORTH_COMPRESSING) continue;
        writeFileSync(join(dir, `${name}.gz`), gzipSync(content, { level: 9 }));
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(content));
      }
    },
  };
}

const WIDTH = 88; // per cent: `font-stretch` of app.css

/** Where the style sheet of the font says which letters a file has: `U+0301,U+0400-045F`. */
function letterRanges(): Map<string, string> {
  const sheet = readFileSync("node_modules/@fontsource-variable/nunito-sans/wdth.css", "utf8");
  return new Map([...sheet.matchAll(/files\/(\S+)\.woff2[^}]*unicode-range: ([^;]+);/g)].map(([, file, ranges]) => [file!, ranges!]));
}

function lettersIn(ranges: string): string {
  return ranges
    .split(",")
    .map((range) => range.replace("U+", "").split("-").map((code) => parseInt(code, 16)))
    .flatMap(([from, to]) => Array.from({ length: (to ?? from!) - from! + 1 }, (_, step) => String.fromCodePoint(from! + step)))
    .join("");
}

/**
 * All text is set at one width. The font can be set at any, and without that it has two thirds of the bytes.
 * The letters of the first words are fetched along with the page, so that no line is set twice.
 */
function letters(): Plugin {
  return {
    name: "letters",
    apply: "build",
    async generateBundle(_options, bundle) {
      for (const [file, ranges] of letterRanges()) {
        const asset = Object.values(bundle).find(({ fileName }) => fileName.startsWith(`assets/${file}-`));
        if (asset?.type !== "asset") throw new Error(`the font has no file ${file}`);
        asset.source = await subsetFont(Buffer.from(asset.source), lettersIn(ranges), { targetFormat: "woff2", variationAxes: { wdth: WIDTH } });
      }
    },
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => /nunito-sans-latin-wdth-normal.*\.woff2$/.test(name))
          .map((name) => ({ tag: "link", attrs: { rel: "preload", href: `/${name}`, as: "font", type: "font/woff2", crossorigin: "" }, injectTo: "head" as const })),
    },
  };
}

/**
 * The page of a table comes with what its game needs, so that nothing waits for what was loaded before it: for each game a page of its own,
 * which the server hands out because it knows what is played at a table.
 */
function tables(): Plugin {
  return {
    name: "tables",
    apply: "build",
    generateBundle: {
      order: "post", // when the page itself is there
      handler(_options, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("the page is not built");
        const html = String(page.source);
        const chunks = new Map(Object.values(bundle).flatMap((each) => (each.type === "chunk" ? [[each.fileName, each] as const] : [])));
        const early = [...chunks.values()].find(({ name, isEntry }) => isEntry && name === "early")!;
        if (early.imports.length) throw new Error("what is asked for early must stand in one file");
        const table = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith("/src/pages/TablePage.svelte")))!.fileName;
        for (const { fileName, facadeModuleId } of chunks.values()) {
          const game = facadeModuleId?.match(/\/src\/games\/([^/]+)\/index\.ts$/)?.[1];
          if (!game) continue;
          const wanted = new Set([table, fileName]);
          for (const name of wanted) for (const each of chunks.get(name)?.imports ?? []) wanted.add(each);
          const [first, ...rest] = wanted;
          const styles = [first!, ...rest.reverse()].flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]); // in the order in which they would come one by one
          const links = [...[...wanted].map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`), ...styles.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`)];
          const before = [`<meta name="game" content="${game}">`, `<script type="module" async crossorigin src="/${early.fileName}"></script>`];
          const last = links.filter((link) => !html.includes(link));
          const source = html.replace("<script ", () => `${before.join("\n    ")}\n    <script `).replace("</head>", () => `  ${last.join("\n    ")}\n  </head>`);
          this.emitFile({ type: "asset", fileName: `tables/${game}.html`, source });
        }
      },
    },
  };
}

/** The service worker is told which files there are, and gets a version that changes with any of them. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle: {
      order: "post", // chunks of nothing but styles are dropped before
      handler(_options, bundle) {
        const chunk = bundle[WORKER];
        if (chunk?.type !== "chunk") throw new Error("the service worker is not built");
        if (chunk.imports.length) throw new Error("the service worker must stand in one file");
        const files = Object.keys(bundle).filter((name) => /^assets\/.*(\.js|\.css|sprite.*\.svg|latin-wdth-normal.*\.woff2|cyrillic-wdth-normal.*\.woff2)$/.test(name)).sort();
        const version = createHash("sha256").update(files.join("\n")).update(chunk.code).digest("hex").slice(0, 12);
        const listed = JSON.stringify(files.map((name) => `/${name}`));
        chunk.code = chunk.code.replaceAll("__FILES__", () => listed).replaceAll("__VERSION__", () => JSON.stringify(version));
      },
    },
    /** A worker that is told of a file that is not there cannot be installed. */
    writeBundle({ dir = "." }) {
      const listed = [...readFileSync(join(dir, WORKER), "utf8").matchAll(/"(\/assets\/[^"]+)"/g)].map((found) => found[1]!);
      const gone = listed.filter((name) => !readable(join(dir, name)));
      if (gone.length) throw new Error(`the service worker is told of files that are not there: ${gone.join(", ")}`);
    },
  };
}

function readable(file: string): boolean {
  try {
    return readFileSync(file).length > 0;
  } catch {
    return false;
  }
}

const LANGS = Object.keys(JSON.parse(readFileSync("src/phrases/languages.json", "utf8")));

const BASE = /rolldown\/runtime|node_modules\/(svelte|clsx|esm-env)\/|src\/phrases\/(index|en|languages)\b|src\/lib\/(api|drawing|early|lesson|notice|paths|phrases|router|settings|store|types)\b|src\/parts\/(Header|Icon|Later|Dialog|Piece|Problem|Sky)\.svelte|src\/scenes\/index\.ts|src\/parts\/(Scene\.svelte|Terraformed\.svelte|terraformed\.ts)|src\/games\/terraforming-mars\/map\.ts|src\/games\/(index\.ts|covers\/)|src\/art\//;
const PROJECTS = /src\/parts\/terraforming\//;
const LOBBY = /src\/pages\/table\/Lobby\.svelte|src\/parts\/(ClockChoice|ColourPicker|GameOptions|Openness|Qr)\.svelte|node_modules\/qrcode-generator\//;
const RESULT = /src\/pages\/table\/(End|Counted|ReplayTable)\.svelte|src\/parts\/(ScoreChart|Timeline)\.svelte/;
const TABLE = /src\/pages\/TablePage\.svelte|src\/parts\/(Words|Colonist|CopyLink|Counts|PlayerPictures)\.svelte|src\/parts\/keys\.css/;

const server = process.env.PAVONIS_URL ?? "http://127.0.0.1:8046";

export default defineConfig({
  define: { __LANGS__: JSON.stringify(LANGS) },
  plugins: [toml(), svelte(), licences(), letters(), tables(), worker(), compressed()],
  build: {
    outDir: "../src/pavonis/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy allows no data: addresses
    target: "es2022",
    rolldownOptions: {
      input: { index: "index.html", worker: "src/worker/worker.ts", early: "src/early.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js"),
        // What every page needs comes in one file, what every table needs in another, and so on: forty small ones cost a phone more than their bytes.
        codeSplitting: {
          groups: [
            { name: "base", test: BASE, priority: 4 },
            { name: "table", test: TABLE, priority: 3 },
            { name: "projects", test: PROJECTS, priority: 2 },
            { name: "lobby", test: LOBBY, priority: 1 },
            { name: "result", test: RESULT, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
