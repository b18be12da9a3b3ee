import { readdirSync, readFileSync } from 'node:fs';
import { palette } from '@vaultsong/art';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { byDay } from './houses.ts';

const sheetOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

type Theme = 'day' | 'night';
const themes: readonly Theme[] = ['day', 'night'];

const colours = new Map(
  [...sheetOf('palette.css').matchAll(/--([a-z0-9-]+): light-dark\((#\w+), (#\w+)\)/g)].map(
    ([, name = '', day = '', night = '']) => [name, { day, night }] as const,
  ),
);

function colour(name: string, theme: Theme): string {
  const found = colours.get(name);
  if (found === undefined) throw new Error(`palette.css has no colour --${name}`);
  return found[theme];
}

/** Words, and all the grounds that they stand on. */
const written: Readonly<Record<string, readonly string[]>> = {
  strong: ['board', 'column', 'panel', 'raised', 'hover', 'sea-now'],
  text: [
    'board',
    'glow',
    'well',
    'well-deep',
    'column',
    'panel',
    'raised',
    'hover',
    'field',
    'bar',
    'bar-mine',
    'bar-foe',
    'go',
    'go-hover',
    'warn',
    'arcane',
    'arcane-panel',
    'arcane-hover',
    'info',
    'sea-tint',
    'sea-high',
    'card-base',
    'banner',
  ],
  body: ['board', 'column', 'panel', 'raised', 'card-base', 'banner'],
  soft: ['board', 'well', 'well-deep', 'column', 'panel', 'raised', 'field', 'bar', 'bar-mine', 'bar-foe', 'go'],
  faint: ['board', 'column', 'panel', 'field'],
  gold: ['board', 'column', 'panel', 'bar', 'bar-mine', 'bar-foe', 'warn', 'card-base', 'banner'],
  gem: ['panel'],
  me: ['board', 'column', 'panel', 'raised', 'arcane-panel'],
  choose: ['board', 'panel', 'raised'],
  'bad-text': ['bad', 'bad-panel', 'panel'],
  'info-text': ['info'],
  'arcane-text': ['arcane', 'arcane-panel', 'arcane-hover'],
  'mate-text': ['mate-tint', 'panel'],
  'on-me': ['me'],
  'on-foe': ['foe'],
  'on-gem': ['gem-fill', 'mark'],
  'on-mate': ['mate'],
  'sea-text': ['sea-tint', 'sea-high'],
  'deck-2': ['panel', 'board'],
  'deck-4': ['panel', 'board'],
  up: ['panel', 'card-base'],
  down: ['panel', 'card-base'],
};

/** What must be seen without being read: edges of controls, rings, signs. */
const seen: Readonly<Record<string, readonly string[]>> = {
  'edge-strong': ['panel', 'field', 'column'],
  foe: ['bar', 'panel', 'column', 'board'],
  me: ['bar', 'panel', 'column', 'board'],
  legal: ['board', 'panel', 'go'],
  source: ['board', 'panel', 'arcane-panel'],
  gem: ['board', 'panel', 'column', 'bar', 'bar-mine', 'bar-foe', 'card-base'],
  wound: ['board', 'panel'],
  'arcane-edge': ['panel', 'arcane-panel'],
  'sea-mark': ['board', 'panel', 'sea-tint'],
  'key-red': ['bar', 'panel'],
  'key-blue': ['bar', 'panel'],
  mate: ['board', 'panel'],
  focus: ['board', 'panel', 'column', 'raised', 'well-deep', 'arcane-panel', 'sea-tint', 'go'],
  'ring-legal': ['board', 'glow', 'well-deep'],
  'ring-choose': ['board', 'glow', 'well-deep'],
  'ring-source': ['board', 'glow', 'well-deep'],
  'ring-held': ['board', 'glow', 'well-deep'],
  accent: ['board', 'panel', 'banner'],
};

/** The pairs that do not reach `least`, so that a failure names them. */
const weak = (pairs: typeof written, least: number, theme: Theme): readonly string[] =>
  Object.entries(pairs).flatMap(([front, grounds]) =>
    grounds.flatMap((ground) => {
      const ratio = contrast(colour(front, theme), colour(ground, theme));
      return ratio < least ? [`${front} on ${ground}: ${ratio.toFixed(2)}`] : [];
    }),
  );

describe('the palette', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  });

  it.each(themes)('has words of at least 4.5:1 by %s', (theme) => {
    expect(weak(written, 4.5, theme)).toEqual([]);
  });

  it.each(themes)('has controls, rings and signs of at least 3:1 by %s', (theme) => {
    expect(weak(seen, 3, theme)).toEqual([]);
  });

  it('is where all colours stand, but for a picture and for masks', () => {
    const loose = readdirSync(new URL('.', import.meta.url))
      .filter((file) => file.endsWith('.css') && !['palette.css', 'adversary.css'].includes(file))
      .flatMap((file) =>
        sheetOf(file)
          .split('\n')
          .filter((line) => /#[\da-f]{3,8}\b|rgba?\(/i.test(line) && !line.includes('mask-image'))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(loose).toEqual([]);
  });

  it('names each colour that a style asks for', () => {
    const all = readdirSync(new URL('.', import.meta.url))
      .filter((file) => file.endsWith('.css'))
      .map(sheetOf)
      .join('\n');
    const made = new Set([...all.matchAll(/^\s+--([\w-]+):/gm)].map(([, name]) => name));
    // The page itself says how full a ring is, and what the player chose.
    for (const name of ['share', 'longest']) made.add(name);
    const asked = new Set([...all.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name));
    expect([...asked].filter((name) => !made.has(name))).toEqual([]);
  });
});

describe('the houses', () => {
  it.each(Object.entries(palette))(
    '%s: its name can be read on its banner, and its emblem seen, day and night',
    (_, night) => {
      const day = byDay(night);
      expect(contrast(day.accent, day.banner)).toBeGreaterThanOrEqual(4.5);
      for (const ground of ['board', 'panel', 'well', 'column']) {
        expect(contrast(day.accent, colour(ground, 'day')), `${ground} by day`).toBeGreaterThanOrEqual(3);
        expect(contrast(night.accent, colour(ground, 'night')), `${ground} by night`).toBeGreaterThanOrEqual(2.5);
      }
      for (const word of ['text', 'body', 'gold']) {
        expect(contrast(colour(word, 'day'), day.banner), `${word} by day`).toBeGreaterThanOrEqual(4.5);
        expect(contrast(colour(word, 'night'), night.banner), `${word} by night`).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});
