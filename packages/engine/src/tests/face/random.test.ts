// Random games with cards whose face is not what it seems: copies, blank texts, two houses, statues that wake; one time in
// three token creatures and what turns creatures over, and one time in three gigantic creatures. Every promise holds at every question. FACE_GAMES says how many games.
import { describe, expect, it } from 'vitest';
import type { DeckList } from '../../index.ts';
import { conform, editionNames, legal, playOn, record, replay, startRecorded, stateHash } from '../../index.ts';
import { faceDecks } from '../../testing/face-cards.ts';
import { giganticDecks } from '../../testing/gigantic-cards.ts';
import { tokenDecks } from '../../testing/token-cards.ts';

const GAMES = Number(process.env.FACE_GAMES ?? 10);
const FIRST = Number(process.env.FACE_FIRST ?? 0);
const MOST_ANSWERS = 120;

function dice(seed: number): (sides: number) => number {
  let x = Math.imul(seed + 1, 0x9e3779b1) | 0;
  return (sides) => {
    x = (Math.imul(x, 1664525) + 1013904223) | 0;
    return Math.floor(((x >>> 8) / 0x1000000) * sides);
  };
}

/** One of the three decks with token creatures has no token card; in one of those with halves a card tells the order of a pile. */
function decksOf(seed: number): readonly DeckList[] {
  if (seed % 3 === 0) return faceDecks();
  const from = seed % 3 === 1 ? tokenDecks : giganticDecks;
  return [seed, seed >> 1].flatMap((i) => from[i % from.length] ?? []);
}

describe('games with cards that count as others', () => {
  it.each(Array.from({ length: GAMES }, (_, i) => FIRST + i))('game %i', (seed) => {
    const roll = dice(seed);
    const edition = editionNames[seed % editionNames.length] ?? 'current';
    const game = startRecorded({ decks: decksOf(seed), seed, edition });
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
