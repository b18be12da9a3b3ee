// Random games of decks full of cards whose face is not what it seems: every promise of the engine, at every question.
import { describe, expect, it } from 'vitest';
import { conform, editionNames, legal, playOn, record, replay, startRecorded, stateHash } from '../../index.ts';
import { tokenDecks } from '../../testing/token-cards.ts';

const GAMES = Number(process.env.FACE_GAMES ?? 4);
const MOST_ANSWERS = 120;

function dice(seed: number): (sides: number) => number {
  let x = Math.imul(seed + 1, 0x9e3779b1) | 0;
  return (sides) => {
    x = (Math.imul(x, 1664525) + 1013904223) | 0;
    return Math.floor(((x >>> 8) / 0x1000000) * sides);
  };
}

describe('decks with token creatures, copies and twins', () => {
  it.each(Array.from({ length: GAMES }, (_, i) => i))('game %i', (seed) => {
    const roll = dice(seed);
    const decks = [tokenDecks[seed % 2], tokenDecks[roll(3)]].flatMap((deck) => deck ?? []);
    const game = startRecorded({ decks, seed, edition: editionNames[seed % editionNames.length] ?? 'current' });
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
