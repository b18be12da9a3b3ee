// Permission to use a card in each way, or the reason against it. An effect that uses a card lifts the house rule and
// nothing else (v1.3 p.7, "Using cards via other card abilities").

import { editionOf } from '../../editions/editions.ts';
import { writtenOn } from '../../language/scope.ts';
import { cardApart, isAsked } from '../../seats/seats.ts';
import { opponentsOf, player } from '../../state/players.ts';
import type { State } from '../../state/state.ts';
import { bodyAt, cardAt, liveBody } from '../../state/zones.ts';
import type { CardType, Ref, Seat, UseVerb } from '../../terms.ts';
import { hasAbility } from '../abilities.ts';
import { modifiers } from '../active.ts';
import { applies, inForce } from '../applies.ts';
import { face } from '../face.ts';
import { matches } from '../filter.ts';
import { controllerOf } from '../lastKnown.ts';
import { canAttack } from '../values/attack.ts';
import { typeOf } from '../values/type.ts';
import { isDueOutOfReach } from './dues.ts';
import { forbids } from './forbids.ts';
import { isUsedAsOfHouse, permitToUse } from './permits.ts';
import { unpaidToll } from './play/toll.ts';
import type { Reason } from './reason.ts';
import { isSixReached } from './ruleOfSix.ts';

export const hasTarget = (s: State, attacker: Ref): boolean => {
  for (const seat of opponentsOf(s, controllerOf(s, attacker))) {
    for (const id of player(s, seat).line) if (canAttack(s, attacker, cardAt(s, id).ref)) return true;
  }
  const apart = cardApart(s);
  return apart !== undefined && canAttack(s, attacker, cardAt(s, apart).ref);
};

const noSuchAbility: Reason = { rule: 'no-such-ability' };

/** The reason in the type and abilities of a card against that use, apart from all effects that forbid or permit it. */
function whyUnable(s: State, card: Ref, type: CardType, how: UseVerb): Reason | null {
  const isFighter = type === 'creature' || type === 'adversary';
  if (!isFighter && (type !== 'artifact' || how === 'reap' || how === 'fight' || how === 'unstun'))
    return noSuchAbility;
  if ((how === 'action' || how === 'omni') && !hasAbility(s, card, how)) return noSuchAbility;
  return null;
}

function whyForbidden(s: State, seat: Seat, card: Ref): Reason | null {
  const by = forbids(s, seat, 'use', card);
  return by === null ? null : { rule: 'forbidden', by };
}

/**
 * The reason why a creature that must fight when it is used, such as an enraged one, must do something else.
 * R: enrage, timing notes: it must fight, if it can be used to fight at all. In the turn of another it cannot be used to fight.
 * R: Keyraken, "Enrage tokens": that of an automaton has prey that says whom it fights, or that it reaps.
 */
function whyEnraged(s: State, seat: Seat, card: Ref, how: UseVerb, byEffect: boolean, asYours: boolean): Reason | null {
  if (how === 'fight' || how === 'unstun') return null;
  const all = modifiers(s)['must-fight'];
  const forcing = all.length === 0 ? undefined : all.find((line) => applies(s, line, card));
  if (forcing === undefined && bodyAt(s, card.id).rage === 0) return null;
  const mustFight =
    (byEffect || seat === s.active) &&
    isAsked(s, seat) &&
    whyNotUse(s, seat, card, 'fight', byEffect, asYours) === null;
  if (!mustFight) return null;
  const by = forcing === undefined ? null : writtenOn(forcing.scope);
  return by === null ? { rule: 'enraged' } : { rule: 'forbidden', by };
}

const dueUnmet: Reason = { rule: 'due-unmet' };

/**
 * The reason why a card in play cannot be used that way by that seat; null when it can. `asYours`: although another controls it;
 * `rageAside`: although it is enraged.
 */
export const whyNotUse = (
  s: State,
  seat: Seat,
  card: Ref,
  how: UseVerb,
  byEffect: boolean,
  asYours = false,
  rageAside = false,
): Reason | null =>
  whyNotUseOnceDue(s, seat, card, how, byEffect, asYours, rageAside) ??
  (isDueOutOfReach(s, seat, card) ? dueUnmet : null);

/** The same once all is done that must be done in order to use the card. */
export function whyNotUseOnceDue(
  s: State,
  seat: Seat,
  card: Ref,
  how: UseVerb,
  byEffect: boolean,
  asYours: boolean,
  rageAside: boolean,
): Reason | null {
  const body = liveBody(s, card);
  if (body === null || (body.controller !== seat && !asYours)) return { rule: 'not-here' };
  const unable = whyUnable(s, card, typeOf(s, card), how);
  if (unable !== null) return unable;
  if (body.exhausted) return { rule: 'exhausted' };
  if (body.stunned !== (how === 'unstun')) return { rule: body.stunned ? 'stunned' : 'not-stunned' };
  const forbidden = whyForbidden(s, seat, card) ?? whyBarred(s, card, how);
  if (forbidden !== null) return forbidden;
  if (!byEffect && permitToUse(s, seat, card, how) === 'none') return { rule: 'wrong-house' };
  if (isSixReached(s, seat, card)) return { rule: 'rule-of-six' };
  if (how === 'fight' && !hasTarget(s, card)) return { rule: 'no-target' };
  return (rageAside ? null : whyEnraged(s, seat, card, how, byEffect, asYours)) ?? unpaidToll(s, seat, 'use', card);
}

/**
 * The reason why the Omni: ability of a card in hand cannot be used by its player; null when it can.
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
    if (line.lasting?.uses === 0) continue;
    const bars =
      be === 'used' ||
      (be === 'used-to-reap' && how === 'reap') ||
      (be === 'used-to-fight' && how === 'fight') ||
      (be === 'used-except-to-fight' && how !== 'fight' && how !== 'unstun');
    const by = writtenOn(line.scope);
    if (bars && by !== null && matches(s, of, card, line.scope) && inForce(s, line)) return { rule: 'forbidden', by };
  }
  return null;
}

export const useVerbs: readonly UseVerb[] = ['reap', 'fight', 'action', 'omni', 'unstun'];

const noWays: readonly UseVerb[] = [];

const onlyUnstun: readonly UseVerb[] = ['unstun'];

/**
 * The ways in which a card can be used now: those of which `whyNotUse` says nothing. All that is the same for each of them
 * is asked once, and most cards cannot be used at all, which is seen first.
 */
export function waysToUse(s: State, seat: Seat, card: Ref, byEffect: boolean, asYours = false): readonly UseVerb[] {
  const body = liveBody(s, card);
  if (body === null || body.exhausted || (body.controller !== seat && !asYours)) return noWays;
  const isFree = byEffect || isUsedAsOfHouse(s, card);
  if (!isFree && modifiers(s)['may-use'].length === 0 && !hasAbility(s, card, 'omni')) return noWays;
  if (whyForbidden(s, seat, card) !== null || isSixReached(s, seat, card) || unpaidToll(s, seat, 'use', card) !== null)
    return noWays;
  const type = typeOf(s, card);
  const ways: UseVerb[] = [];
  for (const how of body.stunned ? onlyUnstun : useVerbs) {
    if (
      (how !== 'unstun' || body.stunned) &&
      whyUnable(s, card, type, how) === null &&
      whyBarred(s, card, how) === null &&
      (isFree || permitToUse(s, seat, card, how) !== 'none') &&
      (how !== 'fight' || hasTarget(s, card)) &&
      whyEnraged(s, seat, card, how, byEffect, asYours) === null
    )
      ways.push(how);
  }
  return ways.length > 0 && isDueOutOfReach(s, seat, card) ? noWays : ways;
}
