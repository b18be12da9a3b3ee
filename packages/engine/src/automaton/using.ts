// Use of cards by an automaton: the next card, and the opponent that a card with prey fights.
// R: Keyraken, "Keyraken turns" 3 and 4, "Prey keyword", "Taunt keyword", "Enrage tokens".

import type { AutomatonCards, Filter } from '../language/language.ts';
import type { Line, ModifierOf } from '../read/active.ts';
import { modifiers } from '../read/active.ts';
import { applies } from '../read/applies.ts';
import { matches } from '../read/filter.ts';
import { whyNotUse } from '../read/permission/using.ts';
import { canAttack, ignores } from '../read/values/attack.ts';
import { keyword } from '../read/values/keyword.ts';
import { neighborsOf } from '../read/values/place.ts';
import { power } from '../read/values/power.ts';
import { typeOf } from '../read/values/type.ts';
import { cardApart } from '../seats/seats.ts';
import { opponentsOf, player } from '../state/players.ts';
import type { State } from '../state/state.ts';
import { cardAt, liveBody } from '../state/zones.ts';
import type { Ref, Seat, UseVerb } from '../terms.ts';

type Prey = Pick<ModifierOf<'prey'>, 'how' | 'prey'>;

const creatures: Filter = { type: 'creature' };

/** R: an enraged creature without prey has the least powerful creature as prey. The newest prey rules (decided). */
function preyOf(s: State, card: Ref): { readonly prey: Prey; readonly line: Line | null } | null {
  const line = modifiers(s).prey.findLast((l) => applies(s, l, card));
  if (line !== undefined) return { prey: line.modifier, line };
  const isEnraged = (liveBody(s, card)?.rage ?? 0) > 0;
  return isEnraged ? { prey: { how: 'least-powerful', prey: creatures }, line: null } : null;
}

/** The creatures that a card would fight because they are its prey: several where they are equally powerful. */
export function preyFor(s: State, card: Ref): readonly Ref[] {
  const found = preyOf(s, card);
  const body = liveBody(s, card);
  if (found === null || body === null) return [];
  const { prey, line } = found;
  const eligible = opponentsOf(s, body.controller)
    .flatMap((seat) => player(s, seat).line)
    .map((id) => cardAt(s, id).ref)
    .filter((ref) => (line === null || matches(s, prey.prey, ref, line.scope)) && canAttack(s, card, ref, true));
  const powers = eligible.map((ref) => power(s, ref));
  const wanted = prey.how === 'most-powerful' ? Math.max(...powers) : Math.min(...powers);
  return eligible.filter((_, i) => powers[i] === wanted);
}

/** R: "Taunt keyword": the neighbors with taunt that are fought instead of a prey that has none. */
export function shieldsOf(s: State, card: Ref, prey: Ref): readonly Ref[] {
  if (keyword(s, prey, 'taunt') > 0 || ignores(s, card, 'taunt')) return [];
  return neighborsOf(s, prey).filter((near) => keyword(s, near, 'taunt') > 0 && canAttack(s, card, near));
}

/**
 * The use of a card of the automaton now: stunned it only loses its stun, with prey it fights, an artifact uses its
 * Action:, or the Omni: of a gift; all else reaps.
 * @returns null when it cannot be used.
 */
export function useByAutomaton(s: State, seat: Seat, card: Ref, fightOnly: boolean): UseVerb | null {
  const may = (how: UseVerb): boolean => whyNotUse(s, seat, card, how, true) === null;
  const ways: readonly UseVerb[] = typeOf(s, card) === 'artifact' ? ['action', 'omni'] : ['unstun', 'fight', 'reap'];
  const open = ways.filter((how) => (fightOnly ? how === 'fight' || how === 'unstun' : true) && may(how));
  return open.find((how) => how !== 'fight' || preyFor(s, card).length > 0) ?? null;
}

/** The next of those cards that can be used, from left to right, and how; null when there is none. */
export function nextUse(
  s: State,
  seat: Seat,
  which: AutomatonCards,
  fightOnly: boolean,
): { readonly card: Ref; readonly how: UseVerb } | null {
  const { line, artifacts } = player(s, seat);
  const apart = cardApart(s);
  const adversary = apart === undefined ? [] : [apart];
  for (const id of { adversary, creatures: line, artifacts }[which]) {
    const { ref: card } = cardAt(s, id);
    const how = useByAutomaton(s, seat, card, fightOnly);
    if (how !== null) return { card, how };
  }
  return null;
}
