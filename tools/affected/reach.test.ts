import { describe, expect, it } from 'vitest';
import { reach } from './reach.ts';

const importers = new Map([
  ['/p/cards/src/aoa/dis.ts', new Set(['/p/cards/src/houses.ts'])],
  ['/p/cards/src/houses.ts', new Set(['/p/cards/src/index.ts'])],
  [
    '/p/cards/src/index.ts',
    new Set([
      '/p/cards/src/gates.test.ts',
      '/p/cards/src/aoa/dis/gub.test.ts',
      '/p/cards/src/aoa/logos/hyde.test.ts',
      '/p/bots/src/bot.test.ts',
      '/p/apps/web/src/App.tsx',
    ]),
  ],
  // A circle ends.
  ['/p/apps/web/src/App.tsx', new Set(['/p/cards/src/houses.ts'])],
  ['/p/apps/web/browser/table.ts', new Set(['/p/apps/web/browser/drag.spec.ts'])],
]);

describe('what a change reaches', () => {
  it('is every test that imports it, over whatever files, the nearest first', () => {
    const { unit, browser, page } = reach(importers, ['/p/cards/src/aoa/dis.ts']);
    expect(unit).toEqual([
      '/p/cards/src/aoa/dis/gub.test.ts',
      '/p/cards/src/aoa/logos/hyde.test.ts',
      '/p/cards/src/gates.test.ts',
      '/p/bots/src/bot.test.ts',
    ]);
    expect(browser).toEqual([]);
    expect(page).toBe(true);
  });

  it('is a browser test where it imports it', () => {
    expect(reach(importers, ['/p/apps/web/browser/table.ts'])).toEqual({
      unit: [],
      browser: ['/p/apps/web/browser/drag.spec.ts'],
      page: false,
    });
  });

  it('is the changed test itself, and nothing where nothing imports it', () => {
    expect(reach(importers, ['/p/bots/src/bot.test.ts']).unit).toEqual(['/p/bots/src/bot.test.ts']);
    expect(reach(importers, ['/p/README.md'])).toEqual({ unit: [], browser: [], page: false });
  });
});
