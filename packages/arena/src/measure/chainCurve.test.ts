import { costOf, randomFrom, seedFor } from '@vaultsong/bots';
import { describe, expect, test } from 'vitest';
import { sigmoid } from './bradleyTerry.ts';
import type { ChainScore } from './chainCurve.ts';
import { chainCurve } from './chainCurve.ts';

/** Games that come out as they are most likely to. */
const expectedScore = (strength: number, chains: number, games: number): ChainScore => ({
  chains,
  games,
  wins: games * sigmoid(strength - Math.sign(chains) * costOf(Math.abs(chains))),
});

describe('the number of chains at which two decks are even', () => {
  test.each([3, 6, 9, 12, -6])('is found where it is %d', (chains) => {
    const strength = Math.sign(chains) * costOf(Math.abs(chains));
    const { even, share } = chainCurve([expectedScore(strength, 0, 400), expectedScore(strength, chains, 1600)]);
    expect(even.middle).toBeCloseTo(chains, 0);
    expect(even.low).toBeLessThan(chains);
    expect(even.high).toBeGreaterThan(chains);
    expect(even.high - even.low).toBeLessThan(4);
    expect(share(chains).middle).toBeCloseTo(0.5, 2);
    expect(share(chains).high - share(chains).low).toBeCloseTo((2 * 1.96 * 0.5) / Math.sqrt(1700), 2);
  });

  test('may be beyond the tracker', () => {
    expect(chainCurve([{ chains: 24, wins: 190, games: 200 }]).even).toEqual({ middle: 24, low: 24, high: 24 });
  });

  test('is anything before a game was played', () => {
    const { even } = chainCurve([]);
    expect(even.middle).toBeCloseTo(0, 8);
    expect(even.high).toBeGreaterThan(15);
    expect(even.low).toBeCloseTo(-even.high, 6);
  });

  test('lies in its interval as often as it should, also where chains cost a deck more than others', () => {
    const repeats = 100;
    let inside = 0;
    for (let repeat = 0; repeat < repeats; repeat++) {
      const random = randomFrom(seedFor(4, repeat));
      const factor = 1.3;
      // The two are even in the middle between 6 and 7 chains.
      const strength = (factor * (costOf(6) + costOf(7))) / 2;
      const chanceAt = (chains: number): number => sigmoid(strength - factor * costOf(chains));
      const play = (chains: number, games: number): ChainScore => ({
        chains,
        games,
        wins: Array.from({ length: games }, random).filter((x) => x < chanceAt(chains)).length,
      });
      const { even, share } = chainCurve([play(0, 200), play(6, 400), play(7, 400)]);
      if (even.low <= 6.5 && 6.5 <= even.high && share(6).low <= chanceAt(6) && chanceAt(6) <= share(6).high) inside++;
    }
    expect(inside / repeats).toBeGreaterThan(0.86);
  });
});
