import { expect, test } from 'vitest';
import { cardImpacts } from './cardImpact.ts';
import type { Game } from './experiment.ts';

const game = (winner: number | null, early: readonly [readonly string[], readonly string[]], deck = 0): Game => ({
  fixture: { number: 0, decks: [deck, 7], bots: ['rules', 'rules'], seed: 0, first: 0 },
  played: {
    ...{ fixture: 0, turns: 1, decisions: 1, thinkMs: [[], []], early },
    ...(winner === null ? { outcome: 'unfinished' } : { outcome: 'won', winner }),
  },
});

test('games with a card and games without are told apart, from the seat of the deck', () => {
  const games = [
    game(0, [['a'], ['b']]),
    game(0, [['a'], []]),
    game(1, [['b'], ['a']]),
    game(null, [['a'], []]),
    game(0, [['a'], []], 3),
  ];
  const [a, b] = cardImpacts(games, 0, ['b', 'a']);
  expect(a).toMatchObject({ card: 'a', early: { wins: 2, games: 2 }, late: { wins: 0, games: 1 }, value: 1 });
  expect(b).toMatchObject({ card: 'b', early: { wins: 0, games: 1 }, late: { wins: 2, games: 2 }, value: -1 });
  expect(a?.low).toBeLessThan(1);
  expect(cardImpacts(games, 7, ['a'])[0]).toMatchObject({ early: { wins: 1, games: 1 }, late: { wins: 0, games: 3 } });
});
