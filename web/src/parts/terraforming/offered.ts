/** What lies over the board to be chosen from: corporations at the beginning, later the cards that one looks at. */
interface Offering {
  stage: string;
  players: { corporations: number[]; offers: { known: number[] } }[];
}

export function offered({ stage, players }: Offering, viewer: number): string[] {
  const own = players[viewer];
  if (!own) return [];
  return stage === "set_up" ? own.corporations.map((number) => `corporation:${number}`) : own.offers.known.map((number) => `card:${number}`);
}
