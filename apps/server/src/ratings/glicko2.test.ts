import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rating } from './glicko2.ts';
import { afterAbsence, limits, newcomer, rate } from './glicko2.ts';

describe('the worked example of the paper', () => {
  const player: Rating = { rating: 1500, deviation: 200, volatility: 0.06 };
  const against = (rating: number, deviation: number, score: number) => ({
    opponent: { rating, deviation, volatility: 0.06 },
    score,
  });

  it('has the numbers of the paper', () => {
    const after = rate(player, [against(1400, 30, 1), against(1550, 100, 0), against(1700, 300, 0)], 1);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    // The paper cuts off what follows 0.05999.
    expect(Math.floor(after.volatility * 1e5) / 1e5).toBe(0.05999);
  });

  it('has a deviation that grows by the volatility where nobody plays', () => {
    const after = rate(player, [], 1);
    expect(after.rating).toBe(1500);
    expect(after.deviation).toBeCloseTo(Math.sqrt(200 ** 2 + (0.06 * 173.7178) ** 2), 6);
  });
});

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyRating: fc.Arbitrary<Rating> = fc.record({
  rating: number(limits.rating.least, limits.rating.most),
  deviation: number(limits.deviation.least, limits.deviation.most),
  volatility: number(limits.volatility.least, limits.volatility.most),
});
const periods = number(0, 1000);

describe('a rating', () => {
  it('rises by a win and falls by a loss, and stays within its limits', () => {
    fc.assert(
      fc.property(anyRating, anyRating, periods, (own, opponent, time) => {
        const won = rate(own, [{ opponent, score: 1 }], time);
        const lost = rate(own, [{ opponent, score: 0 }], time);
        expect(won.rating).toBeGreaterThanOrEqual(own.rating);
        expect(lost.rating).toBeLessThanOrEqual(own.rating);
        for (const after of [won, lost])
          for (const part of ['rating', 'deviation', 'volatility'] as const) {
            expect(after[part]).toBeGreaterThanOrEqual(limits[part].least);
            expect(after[part]).toBeLessThanOrEqual(limits[part].most);
          }
      }),
    );
  });

  it('moves more by beating somebody stronger', () => {
    fc.assert(
      fc.property(anyRating, anyRating, number(1, 300), (own, opponent, more) => {
        const stronger = { ...opponent, rating: opponent.rating + more };
        const by = (other: Rating): number => rate(own, [{ opponent: other, score: 1 }], 0).rating;
        expect(by(stronger)).toBeGreaterThanOrEqual(by(opponent));
      }),
    );
  });

  it('is surer after a game that was played at once, and less sure the longer somebody is away', () => {
    fc.assert(
      fc.property(anyRating, anyRating, periods, periods, (own, opponent, shorter, more) => {
        // A surprise may raise the volatility, but without time that has no effect yet.
        expect(rate(own, [{ opponent, score: 1 }], 0).deviation).toBeLessThanOrEqual(own.deviation);
        const early = afterAbsence(own, shorter);
        const late = afterAbsence(own, shorter + more);
        expect(late.deviation).toBeGreaterThanOrEqual(early.deviation);
        expect(late.rating).toBeCloseTo(own.rating, 6);
        expect(afterAbsence(early, more).deviation).toBeCloseTo(late.deviation, 6);
      }),
    );
  });

  it('of two alike who play is mirrored', () => {
    const won = rate(newcomer, [{ opponent: newcomer, score: 1 }], 0);
    const lost = rate(newcomer, [{ opponent: newcomer, score: 0 }], 0);
    expect(won.rating - 1500).toBeCloseTo(1500 - lost.rating, 6);
    expect(won.deviation).toBeCloseTo(lost.deviation, 6);
  });

  it('comes to tell who wins more often, whatever both began with', () => {
    let [strong, weak]: [Rating, Rating] = [newcomer, newcomer];
    // Three of four games: log10(3) * 400 are 191 points.
    for (let game = 0; game < 400; game++) {
      const score = game % 4 === 3 ? 0 : 1;
      [strong, weak] = [
        rate(strong, [{ opponent: weak, score }], 0),
        rate(weak, [{ opponent: strong, score: 1 - score }], 0),
      ];
    }
    expect(strong.rating - weak.rating).toBeGreaterThan(150);
    expect(strong.rating - weak.rating).toBeLessThan(235);
  });
});
