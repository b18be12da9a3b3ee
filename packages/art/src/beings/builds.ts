// Builds of beings: the sizes of their parts, of about a hundred for the whole height.

export interface Build {
  readonly head: number;
  readonly trunk: number;
  /** From the middle to a shoulder. */
  readonly shoulder: number;
  readonly hip: number;
  /** The whole limb. */
  readonly arm: number;
  readonly armWidth: number;
  readonly leg: number;
  readonly legWidth: number;
  readonly hand: number;
}

export const builds = {
  middle: { head: 9, trunk: 27, shoulder: 11, hip: 7, arm: 32, armWidth: 3.6, leg: 40, legWidth: 4.6, hand: 3.6 },
  stout: { head: 10, trunk: 27, shoulder: 14, hip: 11, arm: 30, armWidth: 4.6, leg: 31, legWidth: 5.6, hand: 4.4 },
  broad: { head: 9, trunk: 32, shoulder: 17, hip: 9, arm: 37, armWidth: 5.4, leg: 36, legWidth: 6, hand: 5.2 },
  giant: { head: 9.5, trunk: 36, shoulder: 21, hip: 12, arm: 42, armWidth: 7, leg: 30, legWidth: 8, hand: 7 },
  hulk: { head: 8, trunk: 38, shoulder: 25, hip: 11, arm: 50, armWidth: 8, leg: 25, legWidth: 7.5, hand: 8.5 },
  slim: { head: 8, trunk: 26, shoulder: 8.5, hip: 5.5, arm: 34, armWidth: 2.8, leg: 45, legWidth: 3.6, hand: 3 },
  lanky: { head: 8.5, trunk: 30, shoulder: 10, hip: 5.5, arm: 46, armWidth: 3, leg: 46, legWidth: 3.6, hand: 4 },
  child: { head: 15, trunk: 23, shoulder: 10, hip: 8, arm: 26, armWidth: 3.6, leg: 26, legWidth: 4.4, hand: 4 },
  imp: { head: 17, trunk: 21, shoulder: 8.5, hip: 7, arm: 28, armWidth: 3, leg: 22, legWidth: 3.6, hand: 4.4 },
  goblin: { head: 15, trunk: 23, shoulder: 11, hip: 8, arm: 32, armWidth: 3.6, leg: 23, legWidth: 4.6, hand: 5 },
  brain: { head: 14, trunk: 23, shoulder: 8, hip: 5.5, arm: 34, armWidth: 2.4, leg: 34, legWidth: 2.8, hand: 3.4 },
  squat: { head: 12, trunk: 26, shoulder: 14, hip: 12, arm: 30, armWidth: 4.6, leg: 20, legWidth: 6, hand: 5.4 },
} as const satisfies Readonly<Record<string, Build>>;

export type BuildName = keyof typeof builds;
