// Random games with cards whose face is not what it seems: copies, blank texts, two houses, statues that wake; one time in
// three token creatures and what turns creatures over, and one time in three gigantic creatures. Every promise holds at every question. FACE_GAMES says how many games.
import { describe, expect, it } from 'vitest';
import type { DeckList } from '../../index.ts';
import { conform, record, replay, stateHash } from '../../index.ts';
import { faceDecks } from '../../testing/faceCards.ts';
import { giganticDecks } from '../../testing/giganticCards.ts';
import { dice, editionOfGame, playByChance } from '../../testing/randomGames.ts';
import { tokenDecks } from '../../testing/tokenCards.ts';

const GAMES = Number(process.env.FACE_GAMES ?? 10);
const FIRST = Number(process.env.FACE_FIRST ?? 0);

/** One of the three decks with token creatures has no token card; in one of those with halves a card tells the order of a pile. */
function decksOf(seed: number): readonly DeckList[] {
  if (seed % 3 === 0) return faceDecks();
  const from = seed % 3 === 1 ? tokenDecks : giganticDecks;
  return [seed, seed >> 1].flatMap((i) => from[i % from.length] ?? []);
}

describe('games with cards that count as others', () => {
  it.each(Array.from({ length: GAMES }, (_, i) => FIRST + i))('game %i', (seed) => {
    const setup = { decks: decksOf(seed), seed, edition: editionOfGame(seed) };
    const game = playByChance(setup, dice(seed), conform);
    expect(stateHash(replay(record(game)).state)).toBe(stateHash(game.state));
  });
});
