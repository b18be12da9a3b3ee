// Random games with random cards: whatever the language can say, the promises of the engine hold. RANDOM_GAMES says how many.
import { describe, expect, it } from 'vitest';
import { conform, record, replay, stateHash } from '../index.ts';
import { randomGame } from '../testing/randomGames.ts';

const GAMES = Number(process.env.RANDOM_GAMES ?? 6);
const FIRST = Number(process.env.RANDOM_FIRST ?? 0);

describe('random cards', () => {
  it.each(Array.from({ length: GAMES }, (_, i) => FIRST + i))('game %i', (seed) => {
    const game = randomGame(seed, conform);
    expect(stateHash(replay(record(game)).state)).toBe(stateHash(game.state));
  });
});
