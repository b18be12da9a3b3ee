// The reason why a game is over, which its state tells.
import type { EventOf } from '../language/events.ts';
import { ADVANCES } from '../programs/numbers.ts';
import { keysToWin } from '../read/costs.ts';
import { doKeysWin } from '../seats/seats.ts';
import { player } from '../state/players.ts';
import type { State } from '../state/state.ts';

/** What ended a game by its rules. */
export type GameEnd = EventOf<'gameOver'>['reason'];

/**
 * The reason why a game is over, read from its state for those who did not see it end; null while it goes on.
 * A seat that can win by keys and has not all of them has won by the empty deck of the other.
 */
export function gameEndOf(s: State): GameEnd | null {
  const { adventure, winner } = s;
  if (winner === null) return null;
  if (adventure === undefined || doKeysWin(s))
    return player(s, winner).keys.length >= keysToWin(s, winner) ? 'keys' : 'empty-deck';
  if (winner !== adventure.automaton) return 'adversary';
  return adventure.advances >= ADVANCES ? 'advances' : 'empty-deck';
}
