// The events that only a game against an automaton makes: it advances, it readies with its cards, and it is defeated.

import type { GameEvent } from '../language/events.ts';
import type { Verb } from '../language/language.ts';
import type { Scope } from '../language/reading.ts';
import { advanceCost } from '../read/costs.ts';
import { number } from '../read/number.ts';
import { power } from '../read/values/power.ts';
import { isAutomaton } from '../seats/seats.ts';
import { player } from '../state/players.ts';
import type { State } from '../state/state.ts';
import { bodyAt, cardAt, liveBody } from '../state/zones.ts';

const none: readonly GameEvent[] = [];

export const automatonVerbs = {
  advance(s: State, v: Extract<Verb, { readonly kind: 'advance' }>, scope: Scope): GameEvent[] {
    const { controller } = scope;
    if (s.adventure === undefined || !isAutomaton(s, controller)) return [];
    const cost = advanceCost(s, controller, number(s, v.cost, scope));
    return player(s, controller).aember < cost
      ? []
      : [{ type: 'advance', player: controller, cost, advances: s.adventure.advances + 1 }];
  },
};

/** What readies besides the cards of lines and rows. R: Keyraken, "Keyraken turns" 5: it readies with its cards. */
export function readyApart(s: State): readonly GameEvent[] {
  if (s.adventure === undefined || s.active !== s.adventure.automaton) return none;
  const { ref } = cardAt(s, s.adventure.adversary);
  return liveBody(s, ref)?.exhausted ? [{ type: 'ready', card: ref }] : none;
}

/**
 * The end of the game by a card that stands in no line; nothing where there is none, or it still stands.
 * R: Keyraken, "Winning and losing": it is destroyed when it has as much damage as power, and then the players win. Poison
 * destroys creatures, and the adversary is none.
 */
export function defeat(s: State): readonly GameEvent[] {
  if (s.adventure === undefined) return none;
  const { adversary, facing } = s.adventure;
  const { ref } = cardAt(s, adversary);
  return bodyAt(s, adversary).damage >= power(s, ref)
    ? [{ type: 'gameOver', winner: facing, reason: 'adversary' }]
    : none;
}
