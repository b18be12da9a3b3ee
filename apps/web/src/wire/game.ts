// Facts that stay the same while a game goes on: its plan and its seats.
import type { CardName } from '@vaultsong/engine';
import type { AdventureChoice, Sitter } from './adventureChoice.ts';
import type { BranchChoice } from './branch.ts';
import type { CardInfo, DeckInfo } from './cardInfo.ts';
import type { Choice } from './choice.ts';

/** A seat and its player, as the table names them. */
export interface SeatInfo {
  /** "You", "Bot", "Player 2", "Bot 3", "Keyraken". */
  readonly name: string;
  /** remote: a person at another screen. */
  readonly by: Sitter | 'remote' | 'automaton';
}

/** Request for a game: a duel, an adventure, or one of them from a moment of an earlier game on. */
export type Plan =
  | { readonly type: 'duel'; readonly choice: Choice }
  | { readonly type: 'adventure'; readonly choice: AdventureChoice }
  | { readonly type: 'branch'; readonly choice: BranchChoice };

/** Facts that stay the same while a game goes on. */
export interface GameInfo {
  /** Grows with each new game, so that nothing of an earlier one is mistaken for this one. */
  readonly game: number;
  readonly kind: 'duel' | 'adventure';
  /** null: it was agreed upon elsewhere, at the table of a server. */
  readonly plan: Plan | null;
  /** Of all players, and of an automaton after them. */
  readonly seats: readonly SeatInfo[];
  /** Of the players, by seat. */
  readonly decks: readonly DeckInfo[];
  readonly cardInfos: Readonly<Record<CardName, CardInfo>>;
}
