// Which adventure to play, with whom, and its address.
import type { Difficulty } from '@vaultsong/adventures';
import type { EditionName } from '@vaultsong/engine';
import type { BotName } from '../choice.ts';

/** Who decides for a seat: somebody at this screen, or a bot. */
export type Sitter = 'human' | BotName;

/** One player of the team. */
export interface Teammate {
  /** Slug of a deck, `generated:SET:SEED`, or a deck code. */
  readonly deck: string;
  readonly by: Sitter;
}

export interface AdventureChoice {
  /** One to three, in turn order; at least one of them is human. */
  readonly team: readonly Teammate[];
  readonly difficulty: Difficulty;
  readonly edition: EditionName;
  /** Who takes the first turn: an index into the team. */
  readonly first: number;
  /** null: by chance. */
  readonly seed: number | null;
}
