/** Who raised what, from the positions of a finished game. */
export interface Raised {
  parameter: string;
  /** By seat. */
  steps: number[];
}

interface Position {
  seat: number | null;
  observation: unknown;
}

const levels = (observation: unknown): Record<string, number> => (observation as { parameters?: Record<string, number> }).parameters ?? {};

/** How often the answers of each seat raised each parameter; a parameter counts in its smallest step. Nothing for games without parameters. */
export function raised(positions: readonly Position[], seats: number): Raised[] {
  const names = Object.keys(levels(positions[0]?.observation ?? {}));
  return names.map((parameter) => {
    const jumps = positions.slice(1).map(({ seat, observation }, place) => ({ seat, by: (levels(observation)[parameter] ?? 0) - (levels(positions[place]!.observation)[parameter] ?? 0) }));
    const rises = jumps.filter(({ seat, by }) => seat !== null && by > 0);
    const least = Math.min(...rises.map(({ by }) => by), Infinity);
    return { parameter, steps: Array.from({ length: seats }, (_, seat) => rises.filter((jump) => jump.seat === seat).reduce((sum, { by }) => sum + Math.round(by / least), 0)) };
  });
}
