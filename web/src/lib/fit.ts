/** Type that fits: how many letters the longest word of a name has, from which the style sheet makes its size. */
export function longest(name: string): number {
  return Math.max(1, ...name.split(/[\s-]+/).map((word) => word.length));
}
