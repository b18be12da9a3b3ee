// Weight of each feature of a race, in logits. Written by `npm run fit -- race`; do not edit.
// Seed 1: 2000 games of the rules bot; 2026-11-23.
// Questions before a turn of the team: 6024 learnt from; on 2012 with other decks the Brier score is 0.069, and 0.131 for who is blind.
// Questions before a turn of the automaton: 3231 learnt from; on 1106 with other decks the Brier score is 0.069, and 0.123 for who is blind.
import type { RaceFeature } from './raceFeatures.ts';

export interface RaceWeights {
  readonly start: number;
  readonly features: Readonly<Record<RaceFeature, number>>;
}

/** Where a turn of the team comes next. */
export const ownTurn: RaceWeights = {
  start: -0.6254,
  features: {
    left: -4.4191,
    leftSquared: -0.7321,
    way: 2.6892,
    waySquared: 1.0915,
    leftTimesWay: 0.6977,
    foeAember: -0.2215,
    foeCreatures: -0.6007,
    foeArtifacts: -0.511,
    firstKey: 0.8438,
    secondKey: 0.6496,
    thirdKey: 0.7651,
    aember: 0.1886,
    pays: -0.1873,
    creatures: 0.1245,
    power: 0.0828,
    punch: 0.0119,
    housePower: 0.0249,
    housePunch: -0.0068,
    hand: -0.2007,
    handOfHouse: 0.2289,
    usable: 0.1905,
    archives: -0.0571,
    chains: -0.2124,
    artifacts: 0.184,
    stunned: -0.1404,
  },
};

/** Where the turn of the automaton does. */
export const itsTurn: RaceWeights = {
  start: -0.8296,
  features: {
    left: -3.1984,
    leftSquared: -1.2442,
    way: 1.9834,
    waySquared: 1.6626,
    leftTimesWay: 0.3071,
    foeAember: -0.1299,
    foeCreatures: -0.5856,
    foeArtifacts: -0.2534,
    firstKey: 0.7961,
    secondKey: 0.6309,
    thirdKey: 0.5356,
    aember: 0.1592,
    pays: -0.1635,
    creatures: 0.0419,
    power: 0.0739,
    punch: 0.0283,
    housePower: 0.0007,
    housePunch: 0.0335,
    hand: -0.2282,
    handOfHouse: 0.0091,
    usable: 0.1751,
    archives: -0.1503,
    chains: -0.2297,
    artifacts: 0.1828,
    stunned: -0.1491,
  },
};
