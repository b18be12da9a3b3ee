// Interface of a match and an adventure, the two activities that bring a game to the table. The worker plays either in the
// same way.
import type { Aim } from '@vaultsong/foresight';
import type { MatchInfo } from '../wire/match.ts';
import type { GameSession } from './session/gameSession.ts';

export interface Activity {
  /** The game on the table; null while a match is between games. */
  readonly session: GameSession | null;
  /** @param aim answers what is asked next too, if it is about that */
  answer(option: number, aim?: Aim | null): void;
  /** The bot that is asked answers. @param chosen what came of its thought, where that was thought elsewhere */
  moveOfMachine(chosen?: number): void;
  undo(decisions?: number): void;
  /** State of the match for the page; null for an adventure. */
  info(): MatchInfo | null;
  /** As text, from which it goes on when it is opened again. */
  saved(): string;
}
