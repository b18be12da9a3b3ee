import '@vaultsong/cards';
import { analyse, randomBot, rulesBot } from '@vaultsong/bots';
import { findBundled, toDeckList } from '@vaultsong/decks';
import { describe, expect, test } from 'vitest';
import { playGame } from '../game.ts';
import { plotAnalysis } from '../plots/analysis.ts';
import { recordOf } from '../recording.ts';
import { analyseOnThreads } from './analyseOnThreads.ts';

const setup = {
  decks: ['miss-onyx-censorius', 'radiant-argus-the-supreme'].map((name) => toDeckList(findBundled(name).deck)),
  // A short game.
  seed: 13,
  first: 0,
};
const game = recordOf(setup, playGame(setup, [rulesBot, randomBot]).answers);
const quiet = { effort: 'fast', seed: 3, onProgress: () => {} } as const;
const analysis = analyse(game, { effort: 'fast', seed: 3 });

describe('an analysis on threads', () => {
  test.each([1, 2])('is the same on %d', async (workers) => {
    const done: number[] = [];
    const { signal } = new AbortController();
    const found = await analyseOnThreads(game, {
      ...quiet,
      workers,
      signal,
      onProgress: (count) => done.push(count),
    });
    expect(found).toEqual(analysis);
    expect(done.at(-1)).toBe(found.swings.length + found.answers.length);
  });

  test('ends by its signal with what there is', async () => {
    const end = new AbortController();
    const found = await analyseOnThreads(game, {
      ...quiet,
      workers: 1,
      signal: end.signal,
      onProgress: () => end.abort(),
    });
    expect(found.isWhole).toBe(false);
    expect(found.swings.length).toBeLessThan(analysis.swings.length);
  });
});

describe('the drawing of an analysis', () => {
  const names = ['A <deck>', 'B'];
  const count = (svg: string, text: string): number => svg.split(text).length - 1;

  test('has the line, its spread, the turning points and all keys', () => {
    const svg = plotAnalysis(analysis, names);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    expect(svg).toContain('A &lt;deck&gt;');
    expect(count(svg, 'class="curve"')).toBe(1);
    expect(count(svg, 'class="band"')).toBe(1);
    expect(count(svg, 'class="dot"')).toBe(analysis.turningPoints.length);
    expect(count(svg, 'class="first"')).toBe(3);
    expect(count(svg, 'class="second"')).toBe(analysis.swings.at(-1)?.keys[1]);
  });

  test('of a game that has hardly begun, or not at all', () => {
    const short = { ...analysis, winner: null, isWhole: false, turningPoints: [] };
    for (const swings of [[], analysis.swings.slice(0, 1)])
      expect(plotAnalysis({ ...short, swings }, names)).not.toMatch(/NaN|Infinity|undefined/);
  });
});
