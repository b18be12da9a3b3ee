// The end of the game: nothing is left to be done, and the state says who won.

import type { EventOf, GameEvent } from '../language/events.ts';
import type { State } from '../state/state.ts';

export function gameOver(s: State, e: EventOf<'gameOver'>, out: GameEvent[]): boolean {
  s.winner = e.winner;
  s.step = 'over';
  s.acting = null;
  s.ask = null;
  s.stack.length = 0;
  out.push(e);
  return true;
}
