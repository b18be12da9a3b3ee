// A game is played again for what happened in it, and for nothing else.

import { findBundled, toDeckList } from '@vaultsong/decks';
import { playOn, startRecorded } from '@vaultsong/engine';
import { afterEach, expect, it, vi } from 'vitest';
import { replayEvents } from './replayEvents.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('tells what happened by each answer, and writes no state to hash it', () => {
  const decks = ['guide-achea', 'clearly-ugly-xhe'].map((slug) => toDeckList(findBundled(slug).deck));
  const game = startRecorded({ decks, seed: 7, first: 0 });
  const happened: unknown[] = [];
  while (game.answers.length < 100 && game.state.ask !== null) happened.push(playOn(game, 0));
  expect(game.checkpoints).not.toEqual([]);
  const writing = vi.spyOn(JSON, 'stringify');
  const told = replayEvents(game);
  const written = writing.mock.calls.map(([value]: readonly unknown[]) => value);
  expect(written.every((value) => Array.isArray(value))).toBe(true);
  expect(told.map((text): unknown => JSON.parse(text))).toEqual(happened);
});
