// A short game that was made up, with all that is judged of it: for tests of the run and of what is shown.
import type { Judged, JudgedAnswer, JudgedTurn, Place } from '@vaultsong/bots';
import { findBundled, toDeckList } from '@vaultsong/decks';
import type { RecordOutline } from '../../wire/analysis/analyst.ts';

const decks = ['miss-onyx-censorius', 'radiant-argus-the-supreme'].map((name) => toDeckList(findBundled(name).deck));

/** Three turns with one, two and one answers; in turn 3, in which nothing is asked, seat 0 wins by its third key. */
const places: readonly Place[] = [
  { what: 'turn', at: 0, turn: 0 },
  { what: 'answer', at: 0, turn: 0 },
  { what: 'turn', at: 2, turn: 1 },
  { what: 'answer', at: 2, turn: 1 },
  { what: 'answer', at: 4, turn: 1 },
  { what: 'turn', at: 6, turn: 2 },
  { what: 'answer', at: 6, turn: 2 },
];

export const outline: RecordOutline = {
  id: 'a game',
  record: {
    setup: { decks, seed: 1 },
    winner: 0,
    checkpoints: [2, 6, 8].map((answers, i) => ({ answers, turn: i + 1, hash: '5-0' })),
  },
  course: [
    { turn: 0, seat: 0, house: null, reaps: 0, keys: [0, 0], aember: [0, 0], at: 0 },
    { turn: 1, seat: 0, house: 'dis', reaps: 2, keys: [1, 0], aember: [4, 1], at: 2 },
    { turn: 2, seat: 1, house: 'logos', reaps: 1, keys: [2, 0], aember: [6, 2], at: 6 },
    { turn: 3, seat: 0, house: null, reaps: 0, keys: [3, 0], aember: [0, 2], at: 8 },
  ],
  places,
};

const spread = (mean: number, deviation = 0.1) => ({ mean, deviation, error: 0.01 });

function turnAt({ at, turn }: Place): JudgedTurn {
  // Both seats expect the same: even, then better for seat 0, then even again.
  const chance = turn === 1 ? 0.7 : 0.5;
  return {
    ...{ what: 'turn', at, turn, active: turn % 2 },
    ...{ keys: [turn, 0], aember: [turn, 1], chances: [spread(chance), spread(1 - chance)] },
  };
}

/** The last answer of turn 1 cost seat 0 twelve points; no other one cost anything. */
function answerAt({ at, turn }: Place): JudgedAnswer {
  const wasBest = at !== 4;
  return {
    ...{ what: 'answer', at, turn, seat: 0, kind: 'move', given: 'Reap with Dust Imp', wasBest, why: 'for you' },
    ...{ best: wasBest ? 'Reap with Dust Imp' : 'Play Fear', plan: wasBest ? [] : ['Reap with Troll'] },
    reasons: {
      ...{ best: 0, other: 1, bestChance: spread(0.6), otherChance: spread(0.48), lead: spread(0.12) },
      reasons: [{ term: 'creatures', seat: 1, worth: 1.5 }],
    },
  };
}

/** What is judged at a place. */
export function judgedAt(number: number): Judged {
  const place = places[number];
  if (place === undefined) throw new RangeError(`There is no place ${number}`);
  return place.what === 'turn' ? turnAt(place) : answerAt(place);
}

export const judgedAll: ReadonlyMap<number, Judged> = new Map(places.map((_, number) => [number, judgedAt(number)]));
