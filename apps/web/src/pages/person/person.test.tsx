import type { RatingView } from '@vaultsong/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { addressOf, poolFrom } from '../ratings/address.ts';
import { Leaderboard } from '../ratings/Leaderboard.tsx';
import { placed, RatingPlot, sayPlot } from './RatingPlot.tsx';
import { RatingTable } from './RatingsOf.tsx';

const day = 86_400_000;
const points = [1500, 1560, 1540].map((rating, n) => ({ at: (n + 0.5) * day, rating, deviation: 100 - n * 10 }));
const rating: RatingView = {
  ...{ pool: 'open', rating: 1540.4, deviation: 80, provisional: true, matches: 3, wins: 2, at: 0 },
};

describe('a rating over time', () => {
  it('is drawn within its picture, the later to the right and the higher above', () => {
    const { x, y } = placed(points);
    const [xs, ys] = [points.map(x), points.map((point) => y(point.rating))];
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
    expect(ys[1]).toBeLessThan(ys[0] ?? 0);
    for (const at of [...xs, ...ys]) expect(at >= 0 && at <= 600).toBe(true);
  });

  it('is said in words, also by its picture', () => {
    expect(sayPlot(points)).toBe('From 1500 on 1 Jan 1970 to 1540 on 3 Jan 1970 in 3 matches; at best 1560.');
    expect(renderToStaticMarkup(<RatingPlot points={points} />)).toContain(`aria-label="${sayPlot(points)}"`);
    expect(renderToStaticMarkup(<RatingPlot points={[]} />)).toBe('');
    expect(renderToStaticMarkup(<RatingPlot points={points.slice(0, 1)} />)).not.toContain('NaN');
  });
});

describe('ratings', () => {
  it('say where they are a guess', () => {
    const shown = renderToStaticMarkup(
      <RatingTable ratings={[rating, { ...rating, pool: 'sealed', provisional: false }]} />,
    );
    expect(shown).toContain('<b>1540?</b>');
    expect(shown).toContain('<b>1540</b>');
    expect(shown).toContain('1384 to 1697');
  });

  it('make a list, in which one finds oneself', () => {
    const board = {
      pool: 'open' as const,
      people: [{ ...rating, person: { id: '7', name: 'Ada', kind: 'account' as const } }],
    };
    const shown = renderToStaticMarkup(
      <Router ssrPath="/ratings">
        <Leaderboard board={board} me="7" />
      </Router>,
    );
    expect(shown).toContain('Ada</a></span> (you)');
  });

  it('stand in the address', () => {
    expect(poolFrom(new URL(addressOf('sealed'), 'http://page').search)).toEqual({ pool: 'sealed', ignored: [] });
    expect(addressOf('open')).toBe('/ratings');
    expect(poolFrom('?pool=chess').ignored).toHaveLength(1);
  });
});
