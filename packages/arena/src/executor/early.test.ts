import '@vaultsong/cards';
import { randomBot } from '@vaultsong/bots';
import { describe, expect, test } from 'vitest';
import { playGame } from '../game.ts';
import { twoDecks } from '../testing/experiments.ts';
import { earlyCards, earlyTurns } from './early.ts';

describe('early cards', () => {
  test.each([1, 2, 3, 4, 5, 6])('are the first hand and what is drawn from then on, of game %d', (seed) => {
    const setup = { decks: twoDecks.decks, seed, first: 0 };
    const turns = [0, 0];
    const drawn: string[][] = [[], []];
    const { answers } = playGame(setup, [randomBot, randomBot], {}, (_ask, _option, events) => {
      for (const event of events) {
        if (event.type === 'turnBegan') turns[event.player] = (turns[event.player] ?? 0) + 1;
        if (event.type === 'draw' && (turns[event.player] ?? 0) <= earlyTurns)
          drawn[event.player]?.push(...event.cards.map(({ name }) => name));
      }
    });
    for (const [seat, cards] of earlyCards(setup, answers).entries()) {
      expect(cards).toEqual([...new Set(cards)].sort());
      expect(cards.length).toBeLessThan(30);
      // Six of the first hand, of which some may be alike, are not among those.
      expect(cards.length).toBeGreaterThan(new Set(drawn[seat]).size);
      expect(cards).toEqual(expect.arrayContaining([...new Set(drawn[seat])]));
    }
  });
});
