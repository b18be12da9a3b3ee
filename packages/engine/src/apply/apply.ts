// Closed table from event to state change. An event may happen only in part, or have consequences (upgrades that fall
// off, æmber that goes back): `apply` reports the events that really happened. It returns true when the event happened
// in full ("if you do").

import { automatonRules } from '../automaton/events.ts';
import type { EventType, GameEvent } from '../language/events.ts';
import { gameOver } from '../stack/ending.ts';
import type { State } from '../state/state.ts';
import { aemberRules } from './events/aember.ts';
import { besideRules } from './events/beside.ts';
import { chainRules } from './events/chains.ts';
import { damageRules } from './events/damage.ts';
import { keyRules } from './events/keys.ts';
import { leavingRules } from './events/leaving.ts';
import { lineRules } from './events/line.ts';
import { playRules } from './events/playing.ts';
import { signRules } from './events/signs.ts';
import { statusRules } from './events/status.ts';
import { turnRules } from './events/turn.ts';
import { useRules } from './events/using.ts';
import { zoneRules } from './events/zones.ts';
import type { Rule, Rules } from './rule.ts';

const rules: Rules = {
  gameOver,
  ...turnRules,
  ...aemberRules,
  ...chainRules,
  ...keyRules,
  ...automatonRules,
  ...playRules,
  ...useRules,
  ...damageRules,
  ...leavingRules,
  ...statusRules,
  ...lineRules,
  ...zoneRules,
  ...besideRules,
  ...signRules,
};

/** Makes one event happen. `out` receives what really did; returns whether all of it did. */
export function apply(s: State, e: GameEvent, out: GameEvent[]): boolean {
  const rule = rules[e.type] as Rule<EventType>;
  return rule(s, e, out);
}
