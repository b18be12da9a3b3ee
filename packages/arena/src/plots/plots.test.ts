import { describe, expect, test } from 'vitest';
import type { Cell } from '../experiment/matrix.ts';
import { chainCurve } from '../measure/chainCurve.ts';
import { plotChains } from './chains.ts';
import { plotDots } from './dots.ts';
import { plotMatrix } from './matrix.ts';
import { scaleOf, ticks } from './scale.ts';
import { fitted } from './sheet.ts';
import { draw } from './svg.ts';

const heading = { title: 'Decks & “bots”', subtitle: 'played <here>' };
const share = { say: (value: number) => `${Math.round(100 * value)} %`, even: 0.5, least: 0, most: 1, name: 'share' };

/** Each element that begins also ends, in order; and no place is without a number. */
function expectDrawn(svg: string): void {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>\n$/s);
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  expect(svg).toContain('Decks &amp; “bots”');
  expect(svg).toContain('played &lt;here&gt;');
  expect(svg).toContain('prefers-color-scheme:dark');
  const open: string[] = [];
  for (const [, end, name = '', alone] of svg.matchAll(/<(\/?)([a-z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (end === '/') expect(open.pop()).toBe(name);
    else if (alone !== '/') open.push(name);
  }
  expect(open).toEqual([]);
}

const count = (svg: string, text: string): number => svg.split(text).length - 1;

describe('dots', () => {
  const dots = [
    { name: 'One <1>', value: 0.7, low: 0.6, high: 0.8 },
    { name: 'Other', value: 0, low: 0, high: 0.1 },
  ];

  test('have their intervals, names and figures', () => {
    const svg = plotDots(heading, dots, share);
    expectDrawn(svg);
    expect(count(svg, '<circle')).toBe(2);
    expect(svg).toContain('70 %  (60 % to 80 %)');
    expect(svg).toContain('One &lt;1&gt;');
  });

  test('say nothing of an interval where a value is fixed, and stay on the sheet where it has no end', () => {
    const svg = plotDots(
      heading,
      [
        { name: 'anchor', value: 1000, low: 1000, high: 1000 },
        { name: 'other', value: 1200, low: 1100, high: Number.POSITIVE_INFINITY },
      ],
      { say: (elo) => `${Math.round(elo)}`, even: 1000, least: -9000, most: 9000, name: 'Elo' },
    );
    expect(svg).toContain('>1000</text>');
    expect(svg.replace('1200  (1100 to Infinity)', '').replace('other: 1200  (1100 to Infinity)', '')).not.toMatch(
      /"[^"]*Infinity/,
    );
  });

  test('are none where there is nothing to tell', () => expectDrawn(plotDots(heading, [], share)));
});

describe('a matrix', () => {
  const cell = (a: number, b: number, rate: number, games = 30): Cell => ({
    ...{ a, b, rate, games, wins: rate * games, low: rate - 0.1, high: rate + 0.1 },
  });

  test('tells each pair from both sides, and nothing of what was played too seldom', () => {
    const svg = plotMatrix(heading, ['A', 'B', 'C'], [cell(0, 1, 0.7), cell(0, 2, 0.2), cell(1, 2, 0.5, 5)], 20);
    expectDrawn(svg);
    for (const text of ['>70</text>', '>30</text>', '>20</text>', '>80</text>']) expect(svg).toContain(text);
    expect(svg).not.toContain('>50</text>');
    expect(svg).toContain('B against A: 30 % (20 % to 40 %) of 30 games');
  });
});

describe('fair chains', () => {
  const summaryOf = (scores: Parameters<typeof chainCurve>[0]) => {
    const curve = chainCurve(scores);
    return {
      ...{ chains: Math.round(curve.even.middle), even: curve.even, curve, games: 0, errors: 0, unfinished: 0 },
      points: scores.map(({ chains, wins, games }) => ({
        chains,
        wins,
        games,
        rate: wins / games,
        low: 0.3,
        high: 0.7,
      })),
    };
  };

  test('have a point for each number that was played, and the names of who starts with them', () => {
    const svg = plotChains(
      heading,
      summaryOf([
        { chains: 0, wins: 130, games: 200 },
        { chains: 5, wins: 40, games: 80 },
      ]),
      ['A', 'B'],
    );
    expectDrawn(svg);
    expect(count(svg, '<circle')).toBe(2);
    expect(svg).toContain('chains of A →');
    expect(svg).not.toContain('chains of B');
    const other = plotChains(heading, summaryOf([{ chains: 0, wins: 50, games: 200 }]), ['A', 'B']);
    expectDrawn(other);
    expect(other).toContain('← chains of B');
  });

  test.each([24, -24])('end where the tracker does: %d', (chains) => {
    const wins = chains > 0 ? 199 : 1;
    expectDrawn(plotChains(heading, summaryOf([{ chains, wins, games: 200 }]), ['A', 'B']));
  });
});

test.each([
  [0, 1, 4, [0, 0.5, 1]],
  [0, 1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [-0.5, 7.5, 8, [0, 1, 2, 3, 4, 5, 6, 7]],
  [900, 1300, 5, [900, 1000, 1100, 1200, 1300]],
])('round values from %d to %d in %d steps', (from, to, most, wanted) => {
  const found = ticks(from, to, most);
  expect(found).toHaveLength(wanted.length);
  for (const [i, value] of wanted.entries()) expect(found[i]).toBeCloseTo(value, 10);
});

test('a scale leads from values to places', () => {
  const x = scaleOf(10, 20, 100, 0);
  expect([10, 15, 20].map(x)).toEqual([100, 50, 0]);
});

test('texts are cut to fit, and escaped', () => {
  expect(fitted('A long name indeed', 71)).toBe('A long na…');
  expect(fitted('short', 71)).toBe('short');
  expect(draw('text', { x: 1.239, class: '"' }, 'a<b&c').svg).toBe('<text x="1.24" class="&quot;">a&lt;b&amp;c</text>');
});
