import '@vaultsong/cards';
import { findBundled, referenceDecks, toDeckList } from '@vaultsong/decks';
import { defaultEdition } from '@vaultsong/engine';
import type { Side } from '@vaultsong/match';
import { describe, expect, test } from 'vitest';
import type { Trial } from './trial.ts';
import { trialGame } from './trial.ts';

const [onyx, argus] = referenceDecks.map(({ deck }) => toDeckList(deck));
if (onyx === undefined || argus === undefined) throw new Error('The starter decks are missing');
/** It loses nine of ten games against the first. */
const grun = toDeckList(findBundled('grun-tiresome-temple-oracle').deck);
const trial: Trial = { decks: [onyx, argus], edition: defaultEdition, seed: 5 };

const winners = (of: Trial, games: number): readonly (Side | null)[] =>
  Array.from({ length: games }, (_, number) => trialGame(of, number));

describe('a trial of two decks', () => {
  test('has the same winners for the same seed, and others for another', () => {
    expect(winners(trial, 8)).toEqual(winners(trial, 8));
    expect(winners({ ...trial, seed: 6 }, 8)).not.toEqual(winners(trial, 8));
  });

  test('finds the deck that wins more, on whichever side it is', () => {
    const count = (list: readonly (Side | null)[], side: Side): number => list.filter((won) => won === side).length;
    const decks = [onyx, grun] as const;
    expect(count(winners({ ...trial, decks }, 16), 0)).toBeGreaterThan(8);
    expect(count(winners({ ...trial, decks: [grun, onyx] }, 16), 1)).toBeGreaterThan(8);
  });

  test('knows no winner where a game cannot be played', () => {
    expect(trialGame({ ...trial, decks: [onyx, { ...argus, cards: [] }] }, 0)).toBe(null);
  });
});
