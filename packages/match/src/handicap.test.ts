import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { History } from './index.ts';
import { addGame, beginHistory, chainDeck, HistoryError, suggestionOf } from './index.ts';

const mahospot = 'Mother Mahospot';
const fisher = 'Chancellor Fisher';
const fresh = beginHistory([mahospot, fisher]);

/** Games in order: W where Mother Mahospot wins, L where it loses. */
const after = (games: string, from: History = fresh): History =>
  [...games].reduce((history, game) => addGame(history, game === 'W' ? mahospot : fisher), from);

const chains = (games: string): number | undefined => suggestionOf(after(games, chainDeck(fresh, mahospot)))?.chains;

describe('the suggestion [rule chain-suggestion]', () => {
  test('is none while neither deck is thought stronger', () => {
    expect(suggestionOf(fresh)).toBe(null);
    expect(suggestionOf(after('WWWWWW'))).toBe(null);
  });

  test.each([
    ['', 4],
    ['WW', 4],
    ['WWW', 5],
    ['WWWWW', 5],
    ['WWWWWW', 6],
    ['LLL', 3],
    ['WWLWW', 4],
    ['WWLWWW', 5],
    ['WWWLLL', 4],
    ['WWWLLWLLL', 4],
    ['LL', 4],
  ])('after %j is %d chains', (games, expected) => {
    expect(chains(games)).toBe(expected);
  });

  test('never falls below 0, and rises from there again', () => {
    expect(chains('LLL'.repeat(6))).toBe(0);
    expect(chains(`${'LLL'.repeat(6)}WWW`)).toBe(1);
  });

  test('never rises above 24', () => {
    expect(chains('WWW'.repeat(22))).toBe(24);
  });

  test('counts from when the deck got its chains', () => {
    const history = chainDeck(after('WW'), mahospot);
    expect(suggestionOf(after('W', history))).toEqual({ deck: mahospot, chains: 4 });
    expect(suggestionOf(after('WWW', history))).toEqual({ deck: mahospot, chains: 5 });
  });

  test('begins anew when the players think the other deck stronger', () => {
    const history = chainDeck(after('LLLLLL', chainDeck(fresh, mahospot)), fisher);
    expect(suggestionOf(history)).toEqual({ deck: fisher, chains: 4 });
    expect(suggestionOf(after('LLL', history))).toEqual({ deck: fisher, chains: 5 });
  });
});

describe('a history', () => {
  test('is of two decks, and knows no other', () => {
    expect(() => beginHistory([fisher, fisher])).toThrow(HistoryError);
    const message = '"Radiant Argus" is neither of the two decks: expected "Mother Mahospot" or "Chancellor Fisher"';
    expect(() => addGame(fresh, 'Radiant Argus')).toThrow(message);
    expect(() => chainDeck(fresh, 'Radiant Argus')).toThrow(message);
  });

  test('is plain JSON that is never changed in place', () => {
    const history = chainDeck(after('WL'), mahospot);
    const before = JSON.stringify(history);
    addGame(history, fisher);
    expect(JSON.stringify(history)).toBe(before);
    expect(JSON.parse(before)).toEqual(history);
  });
});

test('three wins or losses in a row move it by one, and anything less by nothing [rule chain-suggestion]', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('W', 'L'), maxLength: 12 }), (games) => {
      // Runs of the same result, each third game of which counts. Twelve games reach neither 0 nor 24.
      const runs = games.match(/W+|L+/g) ?? [];
      const moved = runs.reduce((sum, run) => sum + Math.floor(run.length / 3) * (run.startsWith('W') ? 1 : -1), 0);
      expect(chains(games)).toBe(4 + moved);
    }),
  );
});
