// What only the automaton of an adventure does.

import type { GameEvent } from '../language/events.ts';
import { advanceCost } from '../read/costs.ts';
import { number } from '../read/number.ts';
import { isAutomaton } from '../seats/seats.ts';
import { player } from '../state/players.ts';
import type { State } from '../state/state.ts';
import { cardAt, liveBody } from '../state/zones.ts';
import type { VerbTable } from './verb.ts';

export const adventureVerbs = {
  advance: (s, v, scope) => {
    const { controller } = scope;
    if (s.adventure === undefined || !isAutomaton(s, controller)) return [];
    const cost = advanceCost(s, controller, number(s, v.cost, scope));
    return player(s, controller).aember < cost
      ? []
      : [{ type: 'advance', player: controller, cost, advances: s.adventure.advances + 1 }];
  },
} satisfies Partial<VerbTable>;

/** R: Keyraken, "Keyraken turns" 5: it readies with its cards. */
export function readyAdversary(s: State): GameEvent[] {
  if (s.adventure === undefined || s.active !== s.adventure.automaton) return [];
  const { ref } = cardAt(s, s.adventure.adversary);
  return liveBody(s, ref)?.exhausted ? [{ type: 'ready', card: ref }] : [];
}
