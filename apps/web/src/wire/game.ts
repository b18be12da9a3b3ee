// What does not change while a game goes on: what was asked to be played, and who sits where.
import type { CardName } from '@vaultsong/engine';
import type { AdventureChoice, Sitter } from './adventureChoice.ts';
import type { Choice } from './choice.ts';
import type { CardFace, DeckFace } from './faces.ts';

/** Who sits where, as the table calls them. */
export interface SeatFace {
  /** "You", "Bot", "Player 2", "Bot 3", "Keyraken". */
  readonly name: string;
  /** far: a person at another screen. */
  readonly by: Sitter | 'far' | 'automaton';
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
  readonly seats: readonly SeatFace[];
  /** Of the players, by seat. */
  readonly decks: readonly DeckFace[];
  readonly faces: Readonly<Record<CardName, CardFace>>;
}
