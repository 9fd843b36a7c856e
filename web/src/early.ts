/**
 * Asks for what a table is drawn from while the code of the page is still on its way. It is a file of its own without imports, so that nothing holds it up;
 * `lib/early.ts` hands out the answers.
 */
declare const __LANGS__: string[];

const PATIENCE = 5_000; // milliseconds; after that the page asks by itself, and again

interface Early {
  early?: Map<string, Promise<Response | undefined>>;
}

/** As the settings choose it: a wrong guess only costs a request. */
function language(): string | undefined {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem("pavonis.lang");
  } catch {
    // It remembers nothing.
  }
  return [chosen, ...navigator.languages.map((each) => each.slice(0, 2).toLowerCase())].find((each) => each && __LANGS__.includes(each)) ?? __LANGS__[0];
}

const game = document.querySelector<HTMLMetaElement>("meta[name=game]")?.content;
const table = /^\/table\/([\w-]+)\/?$/.exec(location.pathname)?.[1];
if (game && table) {
  const addresses = [`games/${game}`, `tables/${table}/cards`, `tables/${table}/board`].map((path) => `/api/${path}?lang=${language()}`);
  (globalThis as Early).early = new Map(addresses.map((address) => [address, fetch(address, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined)]));
}

export {};
