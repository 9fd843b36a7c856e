/** The cards before a player, in the order in which they came: the corporation, then what was played. */
export const inPlay = (player: { corporation: number | null; played: readonly { card: number }[] } | undefined): number[] =>
  player ? [...(player.corporation === null ? [] : [player.corporation]), ...player.played.map(({ card }) => card)] : [];
