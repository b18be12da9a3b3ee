// Random games with random cards: whatever the language can say, the promises of the engine hold. RANDOM_GAMES says how many.
import { describe, expect, it } from 'vitest';
import { conform, define, editionNames, legal, playOn, record, replay, startRecorded, stateHash } from '../index.ts';
import type { Roll } from '../testing/random-cards.ts';
import { randomCards } from '../testing/random-cards.ts';

const GAMES = Number(process.env.RANDOM_GAMES ?? 6);
const FIRST = Number(process.env.RANDOM_FIRST ?? 0);
const MOST_ANSWERS = 120;

function dice(seed: number): Roll {
  let x = Math.imul(seed + 1, 0x9e3779b1) | 0;
  return (sides) => {
    x = (Math.imul(x, 1664525) + 1013904223) | 0;
    return Math.floor(((x >>> 8) / 0x1000000) * sides);
  };
}

describe('random cards', () => {
  it.each(Array.from({ length: GAMES }, (_, i) => FIRST + i))('game %i', (seed) => {
    const roll = dice(seed);
    const ids = Array.from({ length: 30 }, (_, i) => `random-${i}`);
    define(randomCards(ids, roll));
    const deck = {
      name: 'random',
      houses: ['brobnar', 'dis', 'logos'] as const,
      cards: [...ids, ...ids].map((name) => ({ name })),
    };
    const edition = editionNames[seed % editionNames.length] ?? 'master-16';
    const game = startRecorded({ decks: [deck, deck], seed, edition });
    while (game.state.ask !== null && game.answers.length < MOST_ANSWERS) {
      const options = legal(game.state);
      const ends = options.length > 1 && options.at(-1)?.pick === 'move' && roll(10) > 0;
      const option = roll(ends ? options.length - 1 : options.length);
      conform(game.state, option, roll(1 << 20));
      playOn(game, option);
    }
    expect(stateHash(replay(record(game)).state)).toBe(stateHash(game.state));
  });
});
