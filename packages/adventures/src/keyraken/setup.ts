// A game against the Keyraken: its deck, and the setup of an adventure.
// R: Keyraken, "Game setup" and "Optional difficulties".
import type { DeckList, EditionName, Seat, Setup } from '@vaultsong/engine';
import { SetupError } from '@vaultsong/engine';
import type { Difficulty } from './difficulty.ts';
import { difficulties } from './difficulty.ts';
import { keyrakenPrograms } from './program.ts';

const theKeyraken = 'rotk-the-keyraken';

const copies: Readonly<Record<string, number>> = {
  'rotk-crushing-arm': 2,
  'rotk-grappling-tentacle': 2,
  'rotk-lashing-tentacle': 2,
  'rotk-shield-arm': 2,
  'rotk-slippery-arm': 2,
  'rotk-tenacious-arm': 2,
  'rotk-beast-of-dark-legend': 1,
  'rotk-behold-its-grandeur': 2,
  'rotk-crimson-churning': 1,
  'rotk-defend-the-keyraken': 2,
  'rotk-devour-whole': 3,
  'rotk-drag-to-your-doom': 1,
  'rotk-emergence': 2,
  'rotk-into-the-abyss': 1,
  'rotk-left-in-its-wake': 1,
  'rotk-preternatural-will': 3,
  'rotk-race-to-the-surface': 3,
  'rotk-the-evil-in-the-ranks': 1,
  'rotk-tidal-trouble': 1,
  'rotk-tide-down': 1,
  'rotk-zealots-revelation': 1,
  'rotk-ascending-jet': 2,
  'rotk-swift-current': 2,
  'rotk-whirlpool-eddy': 2,
  'rotk-primordial': 2,
  'rotk-titanic-maw': 1,
};

/** The adventure deck of 45 cards. */
export const keyrakenDeck: DeckList = {
  name: 'The Keyraken',
  houses: ['keyraken'],
  cards: Object.entries(copies).flatMap(([name, n]) => Array.from({ length: n }, () => ({ name }))),
};

export interface KeyrakenGame {
  /** The decks of 1 to 3 players, in turn order. */
  readonly decks: readonly DeckList[];
  /** Normal by default. */
  readonly difficulty?: Difficulty;
  /** A whole number; the same game for the same seed. */
  readonly seed: number;
  /** In place of the seed, as in `Setup`. */
  readonly chance?: string;
  readonly edition?: EditionName;
  /** The seat of the first turn; drawn by lot when absent. */
  readonly first?: Seat;
}

/**
 * The setup of a game against the Keyraken, whose seat is the last one.
 * @throws SetupError when there are not 1 to 3 decks, or the difficulty is none.
 */
export function keyraken({ decks, difficulty = 'normal', seed, chance, edition, first }: KeyrakenGame): Setup {
  if (decks.length < 1 || decks.length > 3)
    throw new SetupError(`The Keyraken is for a team of 1 to 3 players, not ${decks.length}`);
  if (!difficulties.includes(difficulty))
    throw new SetupError(`The difficulty must be one of ${difficulties.join(', ')}, not ${String(difficulty)}`);
  return {
    decks: [...decks, keyrakenDeck],
    seed,
    adventure: { program: keyrakenPrograms[difficulty], adversary: theKeyraken },
    ...(chance === undefined ? {} : { chance }),
    ...(edition === undefined ? {} : { edition }),
    ...(first === undefined ? {} : { first }),
  };
}
