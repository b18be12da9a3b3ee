// Effort to judge a decision: how much is tried.

export interface Effort {
  /** In how many imagined states all answers are tried. */
  readonly glance: number;
  /** In how many more those that seemed best are, and the one that was given. */
  readonly look: number;
  /** In how many fresh ones the best is set against the other: what seemed best by chance does not stay so. */
  readonly proof: number;
  /** To the end of how many turns the game goes on after an answer, the present one counted. */
  readonly turns: number;
  /** In how many states each seat looks ahead when a turn begins, and how far: farther, for nothing is compared there. */
  readonly atTurn: { readonly states: number; readonly turns: number };
}

export const effortNames = ['fast', 'usual'] as const;
export type EffortName = (typeof effortNames)[number];

export const efforts: Readonly<Record<EffortName, Effort>> = {
  fast: { glance: 1, look: 2, proof: 6, turns: 2, atTurn: { states: 6, turns: 4 } },
  usual: { glance: 2, look: 6, proof: 16, turns: 2, atTurn: { states: 24, turns: 4 } },
};
