// Weight of each feature, in logits. Written by `npm run fit -- win-chance`; do not edit.
// Seed 1: 6000 games of the rules bot and 400 of the planner, 4800 of them learnt from; 2026-11-23.
// Brier score on 1500 games of rules with other decks: 0.1775 (± 0.0052); 0.25 is blind.
// Brier score on 100 games of planner with other decks: 0.1692 (± 0.0196); 0.25 is blind.
// How often a seat won that was told a chance of
//   0.0 % to 10.0 %: told 4.1 %, won 4.8 % (14751 positions)
//   10.0 % to 20.0 %: told 15.0 %, won 14.8 % (10029 positions)
//   20.0 % to 30.0 %: told 25.1 %, won 26.6 % (10898 positions)
//   30.0 % to 40.0 %: told 35.3 %, won 35.9 % (14143 positions)
//   40.0 % to 50.0 %: told 44.4 %, won 47.4 % (27080 positions)
//   50.0 % to 60.0 %: told 55.6 %, won 52.6 % (27080 positions)
//   60.0 % to 70.0 %: told 64.7 %, won 64.1 % (14143 positions)
//   70.0 % to 80.0 %: told 74.9 %, won 73.4 % (10898 positions)
//   80.0 % to 90.0 %: told 85.0 %, won 85.2 % (10029 positions)
//   90.0 % to 100.0 %: told 95.9 %, won 95.2 % (14751 positions)
import type { FeatureName } from './features.ts';

/** Brier scores on games with decks that were not learnt from, by who played them. */
export const chanceScore = {
  rules: { games: 1500, brier: 0.1775 },
  planner: { games: 100, brier: 0.1692 },
} as const;

export const weights: Readonly<Record<FeatureName, number>> = {
  firstKey: 1.7218,
  secondKey: 1.6826,
  paid: 1.376,
  paidOfLast: 1.2423,
  waits: 0.062,
  waitsForLast: 0.9299,
  holds: 0.0553,
  holdsForLast: -0.0125,
  excess: 0.2687,
  keyCost: 0.0604,
  creatures: 0.0207,
  creaturesLate: -0.0117,
  ready: 0.1883,
  readyLate: -0.0202,
  power: 0.0004,
  bestHouse: 0.0474,
  stunned: -0.0968,
  warded: 0.1519,
  captured: -0.1441,
  artifacts: 0.1114,
  artifactsLate: -0.0253,
  hand: 0.0293,
  handLate: 0.096,
  archives: 0.0764,
  chains: -0.0462,
  discard: -0.0079,
  turn: 0.2019,
  turnLate: 0.1925,
  beforeHouse: 0.1723,
  beforeHouseLate: 0.1734,
};
