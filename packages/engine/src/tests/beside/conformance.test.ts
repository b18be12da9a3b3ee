// Random games of decks that bring cards beside the table: every promise of the engine, at every question.
import { describe, expect, it } from 'vitest';
import { conform, record, replay, stateHash } from '../../index.ts';
import { besideDecks } from '../../testing/besideCards.ts';
import { dice, editionOfGame, playByChance } from '../../testing/randomGames.ts';

const GAMES = Number(process.env.BESIDE_GAMES ?? 4);

describe('decks with cards beside the table', () => {
  it.each(Array.from({ length: GAMES }, (_, i) => i))('game %i', (seed) => {
    const roll = dice(seed);
    const decks = [besideDecks[seed % 4], besideDecks[roll(4)]].flatMap((deck) => deck ?? []);
    const game = playByChance({ decks, seed, edition: editionOfGame(seed) }, roll, conform);
    expect(stateHash(replay(record(game)).state)).toBe(stateHash(game.state));
  });
});
