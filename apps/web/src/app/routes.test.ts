import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isPagePath, pagePaths } from '@vaultsong/protocol/pages';
import { describe, expect, it } from 'vitest';
import { currentness, ways } from '../layout/ways.ts';
import * as paths from '../routing/paths.ts';

const constants = new Map<string, unknown>(Object.entries(paths));

/** Paths of all routes, as they stand in the source: the router itself cannot be asked. */
const routed = [
  ...readFileSync(path.join(import.meta.dirname, 'App.tsx'), 'utf8').matchAll(/<Route path=(?:"([^"]+)"|\{(\w+)\})/g),
].map(([, literal, name = '']) => literal ?? constants.get(name));

describe('the routes', () => {
  it('are the paths that the server answers as pages', () => {
    expect([...routed].sort()).toEqual([...pagePaths].sort());
    expect(routed.filter((route) => typeof route !== 'string' || !isPagePath(route))).toEqual([]);
  });

  it('are left by “Play” to the choice of a game, not to a new one', () => {
    const play = ways.filter(({ title }) => title === 'Play');
    expect(play.map(({ to }) => to)).toEqual(['/']);
    expect(play.map((way) => ['/', '/play', '/decks'].map((at) => currentness(way, at)))).toEqual([
      ['page', 'true', undefined],
    ]);
  });
});
