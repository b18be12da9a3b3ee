// Promises of every bot, whatever it makes of the game.
import '@vaultsong/cards';
import { keyraken } from '@vaultsong/adventures';
import { findBundled, generateDecks, toDeckList } from '@vaultsong/decks';
import type { State } from '@vaultsong/engine';
import { answerThrough, clone, deal, imagine, stateHash } from '@vaultsong/engine';
import { describe, expect, test } from 'vitest';
import type { BotName } from './index.ts';
import { botNamed, botNames, decide, randomFrom, rulesBot } from './index.ts';

const bundled = ['miss-onyx-censorius', 'radiant-argus-the-supreme'].map((name) => toDeckList(findBundled(name).deck));
const made = generateDecks({ set: 'wc', seed: 11, count: 2 }).map(({ deck }) => toDeckList(deck));

/** Every so many decisions of a game between rules bots, with something to decide. */
function positions(state: State, every: number): readonly State[] {
  const random = randomFrom(3);
  const found: State[] = [];
  for (let at = 0; state.ask !== null; at++) {
    if (at % every === 0 && state.ask.options.length > 1) found.push(clone(state));
    answerThrough(state, decide(rulesBot, state, random));
  }
  return found;
}

const games = [
  ...positions(deal({ decks: bundled, seed: 4, first: 0 }), 37),
  ...positions(deal({ decks: made, seed: 5, first: 1 }), 41),
];
const adventure = positions(deal(keyraken({ decks: bundled, seed: 6, difficulty: 'normal' })), 43);

const seatOf = ({ ask }: State): number => ask?.player ?? 0;

/** @param shares gets how far it says that it is */
const answerOf = (name: BotName, state: State, seed: number, shares: number[] = []): number =>
  decide(botNamed(name), state, randomFrom(seed), { mustStop: () => false, onProgress: (share) => shares.push(share) });

describe.each(botNames)('%s', (name) => {
  test('decides the same whatever it cannot see, changes nothing by thinking, and says how far it is, never less than before, and to the end', () => {
    for (const [i, state] of [...games, ...adventure].entries()) {
      const before = stateHash(state);
      const swapped = imagine(state, seatOf(state), i);
      const shares: number[] = [];
      const option = answerOf(name, state, i, shares);
      expect(answerOf(name, swapped, i)).toBe(option);
      expect(stateHash(state)).toBe(before);
      expect(state.ask?.options[option]).toBeDefined();
      expect(shares).toEqual(shares.toSorted((x, y) => x - y));
      expect(Math.max(0, ...shares)).toBeLessThanOrEqual(1 + 1e-9);
    }
  });

  test('answers at once when its time is over, and what may be answered', () => {
    for (const state of games) {
      let looked = 0;
      const option = decide(botNamed(name), state, randomFrom(1), {
        mustStop: () => ++looked > 0,
        onProgress: () => {},
      });
      expect(looked).toBeLessThan(2);
      expect(state.ask?.options[option]).toBeDefined();
    }
  });
});
