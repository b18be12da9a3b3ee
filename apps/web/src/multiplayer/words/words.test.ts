// Tests of the words about tables on a server.
import { terms } from '@vaultsong/tables';
import { describe, expect, it } from 'vitest';
import { does, sayClosed, sayEndReason, sayTurnsLeft, whose } from './people.ts';
import { sayTerms } from './terms.ts';
import { sayTime, showTime, warningAt } from './time.ts';

describe('times', () => {
  it('are shown as on a clock, with tenths when each counts', () => {
    expect([90_000_000, 3_723_000, 545_000, 10_000, 9_970, 0].map(showTime)).toEqual([
      '1 d 1 h',
      '1:02:03',
      '9:05',
      '0:10',
      '0:09.9',
      '0:00.0',
    ]);
  });

  it('are said in words', () => {
    expect([90_000_000, 7_200_000, 60_000, 9_100].map(sayTime)).toEqual(['1 day', '2 hours', '1 minute', '10 seconds']);
  });

  it('are warned of once for each threshold', () => {
    expect([61_000, 60_000, 29_000, 3_000].map(warningAt)).toEqual([null, 60_000, 30_000, 10_000]);
  });
});

describe('terms', () => {
  it('are said in short phrases', () => {
    const said = sayTerms(
      terms.parse({
        play: { type: 'duel', decks: 'own', format: { bestOf: 3, adaptive: true } },
        clock: { type: 'chess', seconds: 600, increment: 5 },
        listed: false,
        spectators: { allowed: true, delay: 30 },
      }),
    );
    expect(said.slice(0, -1)).toEqual([
      'Adaptive, best of 3',
      'decks of your own',
      '10 minutes each, 5 seconds more a turn',
      'private: who has the link may join',
      'watched 30 seconds later',
    ]);
  });
});

describe('people', () => {
  it('are told of in the third person, and who reads in the second', () => {
    expect([does('You', 'bid'), does('Anna', 'bid'), whose('You'), whose('Anna')]).toEqual([
      'you bid',
      'Anna bids',
      'Your',
      'Anna’s',
    ]);
  });

  it('are told of the last turn of a game that does not end, some time before', () => {
    expect(sayTurnsLeft(250, 300)).toBeNull();
    expect(sayTurnsLeft(290, null)).toBeNull();
    expect(sayTurnsLeft(251, 300)).toBe(
      'This game is decided after 49 more turns: by keys, then æmber, then fewer chains.',
    );
    expect(sayTurnsLeft(299, 300)).toContain('after 1 more turn:');
    expect(sayTurnsLeft(300, 300)).toContain('when this turn is over');
  });

  it('win in several ways', () => {
    expect(sayEndReason('keys', 'You', 'Anna')).toBe('');
    expect(sayEndReason('empty-deck', 'You', 'Anna')).toBe('Anna had no card left to draw.');
    expect(sayEndReason('adversary', 'You', 'The Keyraken')).toBe('The Keyraken is destroyed.');
    expect(sayEndReason('advances', 'The Keyraken', 'The team')).toBe('The Keyraken has reached the surface.');
    expect(sayEndReason('concession', 'You', 'Anna')).toBe('Anna concedes.');
    expect(sayEndReason('time', 'Anna', 'You')).toBe('Your time ran out.');
    expect(sayEndReason('claim', 'You', 'Anna')).toBe('You claim the match: Anna was silent for too long.');
    expect(sayEndReason('turns', 'You', 'Anna')).toBe('The most turns were over: you were ahead.');
    expect(sayEndReason('turns', 'Anna', 'You')).toBe('The most turns were over: Anna was ahead.');
  });

  it('are told why a table ended without a result', () => {
    const reasons = ['left', 'expired', 'organizer', 'rules-changed'] as const;
    const said = reasons.map(sayClosed);
    expect(new Set(said.map(({ why }) => why)).size).toBe(reasons.length);
    expect(said[3]).toEqual({
      headline: 'Nobody wins',
      why: expect.stringContaining('The rules of this program were mended while the match was running'),
    });
  });
});
