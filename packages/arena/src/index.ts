// Games of bots, one and many.
export type { GameLimits, GameResult, Outcome } from './game.ts';
export { defaultMaxDecisions, playGame } from './game.ts';
export { interval95 } from './interval.ts';
export { recordOf } from './recording.ts';
export type { Series } from './series.ts';
export { playSome, setupOf } from './series.ts';
export type { GameError, SimulateOptions, Simulation } from './simulate.ts';
export { simulate } from './simulate.ts';
