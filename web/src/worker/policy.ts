/** What is kept for reading without the network, and what is thrown away. */

/** What is the same for everybody or over, and one's own lists: rules, cards, boards, words, replays. Never a running game. */
const READING = [
  /^\/api\/(games|words|me|me\/tables|me\/games)$/,
  /^\/api\/games\/[^/]+(\/(cards|board|lesson|signs))?$/,
  /^\/api\/tables\/[^/]+\/(replay|replay\/steps|cards|board)$/,
  /^\/api\/replays\/[^/]+(\/(steps|cards|board))?$/,
];

export function isReading(path: string): boolean {
  return READING.some((pattern) => pattern.test(path));
}

/** Files of the build: those with a hash in their name never change. */
export function isFile(path: string): boolean {
  return path.startsWith("/assets/") || /^\/(favicon|favicon-turn)\.svg$/.test(path);
}

/** The caches of builds before the last one; the order of names is the order in which they were made. */
export function stale(names: readonly string[], current: string): string[] {
  const builds = names.filter((name) => name.startsWith("pavonis-files-") && name !== current);
  return builds.slice(0, -1);
}
