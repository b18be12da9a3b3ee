// Games of bots, one and many, alone and in series.
export type { GameLimits, GameResult, Outcome } from './game.ts';
export { defaultMaxDecisions, playGame } from './game.ts';
export type { Estimate, PairScore, Strengths } from './measure/bradley-terry.ts';
export { differenceOf, fitStrengths, shareAgainst } from './measure/bradley-terry.ts';
export type { EloDifference } from './measure/elo.ts';
export { eloDifference, eloOfShare, eloPerLogit, shareOfElo } from './measure/elo.ts';
export { interval95 } from './measure/interval.ts';
export type { Claims, PairCounts, SprtState, Verdict } from './measure/sprt.ts';
export { sprt } from './measure/sprt.ts';
export type { Plan, PlannedGame } from './plan.ts';
export { setupOf } from './plan.ts';
export { recordOf } from './recording.ts';
export type { PlayedGame, SeriesResult } from './series.ts';
export { playSome } from './series.ts';
export type { SimulateOptions, Simulation, StoppedGame } from './simulate.ts';
export { simulate } from './simulate.ts';
