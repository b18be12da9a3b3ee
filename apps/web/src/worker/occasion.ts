// What brings a game to the table: a match, or an adventure. The worker plays either in the same way.
import type { MatchFace } from '../wire/match.ts';
import type { Sitting } from './sitting/sitting.ts';

export interface Occasion {
  /** The game on the table; null while a match is between games. */
  readonly sitting: Sitting | null;
  answer(option: number): void;
  /** The bot that is asked answers. */
  moveOfMachine(): void;
  undo(): void;
  /** What the page shows of a match; null for what is none. */
  face(): MatchFace | null;
  /** As text, from which it goes on when it is opened again. */
  kept(): string;
}
