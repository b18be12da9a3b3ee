// Games of bots, one and many, alone and in series.
export type { GameLimits, GameResult, Outcome } from './game.ts';
export { defaultMaxDecisions, playGame } from './game.ts';
export { interval95 } from './interval.ts';
export type { Plan, PlannedGame } from './plan.ts';
export { setupOf } from './plan.ts';
export { recordOf } from './recording.ts';
export type { PlayedGame, SeriesResult } from './series.ts';
export { playSome } from './series.ts';
export type { SimulateOptions, Simulation, StoppedGame } from './simulate.ts';
export { simulate } from './simulate.ts';
