// What does not change while a game goes on: what was asked to be played, and who sits where.
import type { CardName } from '@vaultsong/engine';
import type { AdventureChoice, Sitter } from './adventureChoice.ts';
import type { CardInfo, DeckInfo } from './cardInfo.ts';
import type { Choice } from './choice.ts';

/** Who sits where, as the table calls them. */
export interface SeatInfo {
  /** "You", "Bot", "Player 2", "Bot 3", "Keyraken". */
  readonly name: string;
  /** remote: a person at another screen. */
  readonly by: Sitter | 'remote' | 'automaton';
}

/** What was asked to be played. */
export type Plan =
  | { readonly is: 'duel'; readonly choice: Choice }
  | { readonly is: 'adventure'; readonly choice: AdventureChoice };

/** What does not change while a game goes on. */
export interface GameInfo {
  /** Grows with each new game, so that nothing of an earlier one is mistaken for this one. */
  readonly game: number;
  readonly kind: Plan['is'];
  /** null: it was agreed upon elsewhere, at the table of a server. */
  readonly plan: Plan | null;
  /** Of all players, and of an automaton after them. */
  readonly seats: readonly SeatInfo[];
  /** Of the players, by seat. */
  readonly decks: readonly DeckInfo[];
  readonly cardInfos: Readonly<Record<CardName, CardInfo>>;
}
