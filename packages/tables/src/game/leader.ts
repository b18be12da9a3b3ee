// The winner of a game that is decided by how it stands. The rulebooks know no such end. Keys count first and then æmber, as is usual
// where time is called; then chains, because raising the tide for chains is how a game is drawn out; last, the player who did not
// have the first turn is ahead.
import type { PlayerState, Seat, State } from '@vaultsong/engine';
import { isAutomaton } from '@vaultsong/engine';

/** The values to compare, in order: the first that differs decides; more is better. */
const counts: readonly ((p: PlayerState) => number)[] = [
  ({ keys }) => keys.length,
  ({ aember }) => aember,
  ({ chains }) => -chains,
];

/** The seat that is ahead. A team against an automaton has lost: it has not beaten it in all that time. */
export function leaderOf(state: State): Seat {
  const automaton = state.players.findIndex((_, seat) => isAutomaton(state, seat));
  if (automaton >= 0) return automaton;
  const [one, other] = state.players;
  for (const count of counts) {
    const lead = one === undefined || other === undefined ? 0 : count(one) - count(other);
    if (lead !== 0) return lead > 0 ? 0 : 1;
  }
  return 1 - state.first;
}
