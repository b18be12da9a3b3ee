// Gaits of animals, as angles of their legs.

/** How an animal moves: the turn of its body in degrees, and its legs, of which 0 is straight down and 90 forward. */
export interface Gait {
  readonly turn: number;
  /** Front legs, then rear legs, the far one of each pair second. */
  readonly legs: readonly [number, number, number, number];
  readonly bend: number;
  readonly neck: number;
  readonly lift: number;
}

export const gaits = {
  stand: { turn: 0, legs: [4, -8, -4, 10], bend: 6, neck: 0, lift: 0 },
  prowl: { turn: 4, legs: [34, -24, 26, -30], bend: -26, neck: -22, lift: 0 },
  rear: { turn: -42, legs: [74, 40, 30, 8], bend: 34, neck: 14, lift: 0 },
  pounce: { turn: -14, legs: [70, 56, -58, -72], bend: 16, neck: 6, lift: 16 },
  roar: { turn: -6, legs: [14, -14, 8, -16], bend: 10, neck: 26, lift: 0 },
  charge: { turn: 8, legs: [52, -36, 40, -52], bend: -34, neck: -26, lift: 4 },
  rest: { turn: 0, legs: [76, 70, 62, 56], bend: -150, neck: 12, lift: 0 },
  turnback: { turn: -4, legs: [20, -20, 16, -24], bend: 14, neck: 40, lift: 0 },
} as const satisfies Readonly<Record<string, Gait>>;

export type GaitName = keyof typeof gaits;
