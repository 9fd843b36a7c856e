/** Where seas and green appear on a planet of radius 100, and when: `at` is how far the parameter must have come. */
export interface Patch {
  d: string;
  at: number;
}

export const SEAS: Patch[] = [
  { d: "M-8 -74Q18 -92 44 -76Q58 -60 36 -52Q10 -46 -4 -58Q-14 -66 -8 -74Z", at: 0 },
  { d: "M40 -66Q70 -64 76 -38Q72 -22 56 -34Q38 -48 40 -66Z", at: 0.1 },
  { d: "M54 -14Q82 -22 90 2Q84 22 64 16Q46 2 54 -14Z", at: 0.24 },
  { d: "M-6 2Q24 -10 52 0Q66 10 46 18Q14 22 -8 14Q-20 8 -6 2Z", at: 0.36 },
  { d: "M40 66Q62 48 76 60Q70 80 48 86Q32 80 40 66Z", at: 0.5 },
  { d: "M-60 -52Q-44 -72 -26 -64Q-22 -48 -42 -38Q-62 -38 -60 -52Z", at: 0.62 },
  { d: "M-44 52Q-20 40 0 52Q8 66 -14 72Q-42 70 -44 52Z", at: 0.74 },
  { d: "M-88 8Q-76 -10 -58 -4Q-50 14 -66 24Q-86 26 -88 8Z", at: 0.86 },
];

export const GREENS: Patch[] = [
  { d: "M-60 18Q-30 0 0 20Q26 30 48 22Q54 40 20 46Q-20 48 -48 40Q-68 32 -60 18Z", at: 0.05 },
  { d: "M16 -48Q44 -52 56 -30Q50 -12 26 -16Q4 -26 16 -48Z", at: 0.2 },
  { d: "M-40 -34Q-14 -44 2 -30Q4 -12 -18 -6Q-46 -8 -40 -34Z", at: 0.36 },
  { d: "M6 58Q34 50 44 66Q30 84 6 82Q-10 72 6 58Z", at: 0.5 },
  { d: "M-86 -20Q-72 -40 -56 -32Q-52 -12 -70 -4Q-88 -6 -86 -20Z", at: 0.64 },
  { d: "M58 22Q84 18 84 38Q76 56 58 48Q46 36 58 22Z", at: 0.76 },
];

/** How much of a patch is there: it fades in over a fifth of the way. */
export const shown = (come: number, at: number) => Math.max(0, Math.min(1, (come - at) / 0.2));

/** How far a parameter has come on its track. */
export const share = (now: number, from: number, to: number) => Math.max(0, Math.min(1, (now - from) / (to - from)));
