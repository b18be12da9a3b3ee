import { describe, expect, it } from 'vitest';
import { conceded, ratedTerms, tableWith } from '../testing/matches.ts';
import { countingOf } from './pools.ts';

const id = 'tablenumb1';
const kinds = new Map([
  ['ada', 'account'],
  ['bob', 'account'],
  ['gus', 'guest'],
  ['r2d2', 'bot'],
  ['c3po', 'bot'],
] as const);
const kindOf = (person: string) => kinds.get(person as Parameters<typeof kinds.get>[0]);
const countingAt = (wanted: Omit<Parameters<typeof tableWith>[0], 'id'>) =>
  countingOf(tableWith({ id, ...wanted }), kindOf);

describe('a match that counts', () => {
  it('is of two accounts, and counts for what they played', () => {
    expect(countingAt({ seats: ['ada', 'bob'], ends: [conceded(1)] })).toEqual({
      type: 'match',
      match: { table: id, pool: 'open', winner: 'ada', loser: 'bob', at: expect.any(Number) },
    });
    const sealed = ratedTerms({ decks: 'sealed' });
    expect(countingAt({ seats: ['ada', 'bob'], ends: [conceded(0)], terms: sealed })).toMatchObject({
      match: { pool: 'sealed', winner: 'bob' },
    });
  });

  it('counts once, as a whole', () => {
    const terms = ratedTerms({ format: { bestOf: 3, adaptive: true } });
    expect(countingAt({ seats: ['ada', 'bob'], ends: [conceded(1)], terms })).toEqual({
      type: 'none',
      why: 'not-over',
    });
    expect(countingAt({ seats: ['ada', 'bob'], ends: [conceded(1), conceded(1)], terms })).toMatchObject({
      match: { pool: 'adaptive', winner: 'ada', loser: 'bob' },
    });
  });

  it('of two programs counts among programs', () => {
    expect(countingAt({ seats: ['r2d2', 'c3po'], ends: [conceded(0)] })).toMatchObject({
      match: { pool: 'bots-open', winner: 'c3po' },
    });
  });

  it('may be lost by the clock', () => {
    expect(countingAt({ seats: ['ada', 'bob'], ends: [{ type: 'timed-out', seat: 0 }] })).toMatchObject({
      match: { winner: 'bob' },
    });
  });
});

describe('a match does not count', () => {
  const ends = [conceded(1)];
  it.each([
    ['against a program', { seats: ['ada', 'r2d2'], ends }, 'mixed'],
    ['against a bot of the house', { seats: ['ada', 'bot'], ends }, 'bot-of-the-house'],
    ['against a guest', { seats: ['ada', 'gus'], ends }, 'guest'],
    ['against somebody whom nobody knows', { seats: ['ada', 'zed'], ends }, 'guest'],
    ['by terms that are not rated', { seats: ['ada', 'bob'], ends, terms: { play: ratedTerms().play } }, 'unrated'],
    ['that one of them did not come to', { seats: ['ada', 'bob'], ends, decisions: 0 }, 'unplayed'],
    [
      'that an organizer gave to somebody',
      { seats: ['ada', 'bob'], ends: [{ type: 'closed', reason: 'organizer', winner: 0 }] },
      'organizer',
    ],
    [
      'that an organizer ended',
      { seats: ['ada', 'bob'], ends: [{ type: 'closed', reason: 'organizer', winner: null }] },
      'not-over',
    ],
  ] as const)('%s', (_, wanted, why) => {
    expect(countingAt(wanted)).toEqual({ type: 'none', why });
  });
});
