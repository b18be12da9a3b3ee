// A measurement of a claim: games, or decks, counted into plain data that depend on seed and numbers alone.
// `tools/claims` has the claims, runs these, and keeps what comes of them.
import { deckOfName, findBundled, isGeneratedName, toDeckList } from '@vaultsong/decks';
import type { DeckList } from '@vaultsong/engine';

/** How much is played, and from which seed. */
export interface Amount {
  /** Games of a cell, or decks of a set: each measurement says of what. */
  readonly games: number;
  readonly seed: number;
}

/** Told now and then how much is done of how much. */
export type Tell = (done: number, of: number) => void;

export interface Measurement {
  /** In a line, for the help. */
  readonly title: string;
  /** What is played where nothing else is asked for: by this the figures of the documents were made. */
  readonly usual: Amount;
  /** What `--games` counts. */
  readonly unit: string;
  /** @returns what can be written as JSON: the same for the same amount, whatever the machine */
  readonly run: (amount: Amount, tell: Tell) => Promise<unknown>;
}

/** A deck as the command line names it. @throws Error where there is none */
export const listNamed = (name: string): DeckList =>
  toDeckList(isGeneratedName(name) ? deckOfName(name) : findBundled(name).deck);
