// Bounds of a state's size as JSON: a save, a message, an entry of a search table. The games are seeded, so the sizes are always the same.
import { randomBot } from '@vaultsong/bots';
import { findBundled, toDeckList } from '@vaultsong/decks';
import type { State } from '@vaultsong/engine';
import { answerThrough, clone, deal } from '@vaultsong/engine';
import { describe, expect, test } from 'vitest';
import { playGame } from './index.ts';

const decks = ['miss-onyx-censorius', 'radiant-argus-the-supreme'].map((name) => toDeckList(findBundled(name).deck));

/** One of each twenty states of some games, early and late. */
const states = [1, 2, 3, 4].flatMap((seed) => {
  const setup = { decks, seed, first: 0 };
  const state = deal(setup);
  const found: State[] = [];
  for (const [i, option] of playGame(setup, [randomBot, randomBot]).answers.entries()) {
    if (i % 20 === 0) found.push(clone(state));
    answerThrough(state, option);
  }
  return found;
});

const nullsIn = (value: unknown): number => JSON.stringify(value).split(/[:[,]null/).length - 1;

describe('the JSON of a state', () => {
  test('takes some 10 kB', () => {
    const bytes = states.map((s) => new TextEncoder().encode(JSON.stringify(s)).length);
    const average = bytes.reduce((sum, x) => sum + x, 0) / bytes.length;

    expect(states.length).toBeGreaterThan(40);
    expect(average).toBeLessThan(10_000);
  });

  test('says nothing of a card or a turn event that is as usual', () => {
    for (const { cards, deeds, players } of states) expect(nullsIn([cards, deeds, players])).toBe(0);
    const usual = states
      .flatMap(({ cards }) => cards)
      .filter(({ print, now, away }) => !print && !now && away === undefined);
    expect(usual.length).toBeGreaterThan(1000);
    for (const card of usual)
      expect(Object.keys(JSON.parse(JSON.stringify(card)))).toEqual([
        'ref',
        'owner',
        'zone',
        ...(card.known ? ['known'] : []),
      ]);
  });
});
