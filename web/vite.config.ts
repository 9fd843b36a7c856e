import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vitest/config";

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

function readable(file: string): boolean {
  try {
    return readFileSync(file).length > 0;
  } catch {
    return false;
  }
}

const server = process.env.PAVONIS_URL ?? "http://127.0.0.1:8046";

export default defineConfig({
  plugins: [svelte(), licences()],
  build: {
    outDir: "../src/pavonis/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy allows no data: addresses
    target: "es2022",
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
