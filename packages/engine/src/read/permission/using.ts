// Whether a card can be used, in which ways, and if not, why not. An effect that uses a card lifts the house rule and
// nothing else (v1.3 p.7, "Using cards via other card abilities").
import { editionOf } from '../../editions/editions.ts';
import { cardApart, isAsked } from '../../seats/seats.ts';
import { opponentsOf, player } from '../../state/players.ts';
import type { State } from '../../state/state.ts';
import { cardAt, liveBody } from '../../state/zones.ts';
import type { Ref, Seat, UseVerb } from '../../terms.ts';
import { abilitiesOf } from '../abilities.ts';
import { modifiers } from '../active.ts';
import { face } from '../face.ts';
import { matches } from '../filter.ts';
import { controllerOf } from '../gone.ts';
import { inForce } from '../lines.ts';
import { canAttack } from '../values/attack.ts';
import { typeOf } from '../values/type.ts';
import { forbids } from './forbids.ts';
import { isUsedAsOfHouse, permitToUse } from './permits.ts';
import type { Reason } from './reason.ts';
import { isSixReached } from './six.ts';
import { unpaidToll } from './toll.ts';

export const hasTarget = (s: State, attacker: Ref): boolean => {
  for (const seat of opponentsOf(s, controllerOf(s, attacker))) {
    for (const id of player(s, seat).line) if (canAttack(s, attacker, cardAt(s, id).ref)) return true;
  }
  const apart = cardApart(s);
  return apart !== undefined && canAttack(s, attacker, cardAt(s, apart).ref);
};

/**
 * Why a card in play cannot be used that way by that seat; null when it can. `asYours`: although another controls it;
 * `rageAside`: although it is enraged.
 */
export function whyNotUse(
  s: State,
  seat: Seat,
  card: Ref,
  how: UseVerb,
  byEffect: boolean,
  asYours = false,
  rageAside = false,
): Reason | null {
  const body = liveBody(s, card);
  if (body === null || (body.controller !== seat && !asYours)) return { rule: 'not-here' };
  const type = typeOf(s, card);
  const isFighter = type === 'creature' || type === 'adversary';
  if (!isFighter && (type !== 'artifact' || how === 'reap' || how === 'fight' || how === 'unstun'))
    return { rule: 'no-such-ability' };
  if ((how === 'action' || how === 'omni') && abilitiesOf(s, card, how).length === 0)
    return { rule: 'no-such-ability' };
  if (body.exhausted) return { rule: 'exhausted' };
  if (body.stunned !== (how === 'unstun')) return { rule: body.stunned ? 'stunned' : 'not-stunned' };
  const by = forbids(s, seat, 'use', card);
  if (by !== null) return { rule: 'forbidden', by };
  const barred = whyBarred(s, card, how);
  if (barred !== null) return barred;
  if (!byEffect && permitToUse(s, seat, card, how) === 'none') return { rule: 'wrong-house' };
  if (isSixReached(s, seat, card)) return { rule: 'rule-of-six' };
  if (how === 'fight' && !hasTarget(s, card)) return { rule: 'no-target' };
  // R: enrage, timing notes: it must fight, if it can be used to fight at all.
  // In the turn of another it cannot be used to fight.
  if (
    body.rage > 0 &&
    !rageAside &&
    (byEffect || seat === s.active) &&
    isAsked(s, seat) && // R: Keyraken, "Enrage tokens": else it is prey that says whom it fights, or that it reaps
    how !== 'fight' &&
    how !== 'unstun' &&
    whyNotUse(s, seat, card, 'fight', byEffect, asYours) === null
  )
    return { rule: 'enraged' };
  return unpaidToll(s, seat, 'use', card);
}

/**
 * Why the Omni: ability of a card in hand cannot be used by its player; null when it can.
 * R: reference manual 7: a card in hand or in play, and only one in play must exhaust. It is a use, not a play.
 */
export function whyNotOmniInHand(s: State, seat: Seat, card: Ref): Reason | null {
  if (editionOf(s.edition).omniFrom === 'play') return { rule: 'not-here' };
  if (face(s, card.id).timed.omni === undefined) return { rule: 'no-such-ability' };
  const by = forbids(s, seat, 'use', card);
  if (by !== null) return { rule: 'forbidden', by };
  const barred = whyBarred(s, card, 'omni');
  if (barred !== null) return barred;
  if (isSixReached(s, seat, card)) return { rule: 'rule-of-six' };
  return unpaidToll(s, seat, 'use', card);
}

function whyBarred(s: State, card: Ref, how: UseVerb): Reason | null {
  for (const line of modifiers(s).cannot) {
    const { be, of } = line.modifier;
    const bars =
      be === 'used' ||
      (be === 'used-to-reap' && how === 'reap') ||
      (be === 'used-to-fight' && how === 'fight') ||
      (be === 'used-except-to-fight' && how !== 'fight' && how !== 'unstun');
    const { source } = line.scope;
    if (bars && source !== null && matches(s, of, card, line.scope) && inForce(s, line))
      return { rule: 'forbidden', by: source };
  }
  return null;
}

export const useVerbs: readonly UseVerb[] = ['reap', 'fight', 'action', 'omni', 'unstun'];

const noWays: readonly UseVerb[] = [];

const onlyUnstun: readonly UseVerb[] = ['unstun'];

/** The ways in which a card can be used now. Most cards cannot be used at all, which is seen without asking for each way. */
export function waysToUse(s: State, seat: Seat, card: Ref, byEffect: boolean, asYours = false): readonly UseVerb[] {
  const body = liveBody(s, card);
  if (body === null || body.exhausted) return noWays;
  const offHouse = !byEffect && !isUsedAsOfHouse(s, card) && modifiers(s)['may-use'].length === 0;
  if (offHouse && abilitiesOf(s, card, 'omni').length === 0) return noWays;
  return (body.stunned ? onlyUnstun : useVerbs).filter(
    (how) => whyNotUse(s, seat, card, how, byEffect, asYours) === null,
  );
}
