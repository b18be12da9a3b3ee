// Permission to play or discard a card, or the reason against it. "Cannot" beats "must" and "may"; an effect that plays
// a card lifts the house and the first-turn rule and nothing else (v1.3 p.7, "Using cards via other card abilities").

import { editionOf } from '../../../editions/editions.ts';
import { scopeOf, writtenOn } from '../../../language/scope.ts';
import type { State } from '../../../state/state.ts';
import { cardAt } from '../../../state/zones.ts';
import type { Ref, Seat } from '../../../terms.ts';
import { sameRef } from '../../../terms.ts';
import { modifiers } from '../../active.ts';
import { inForce } from '../../applies.ts';
import { holds } from '../../condition.ts';
import { asUpgrade, face } from '../../face.ts';
import { matches, mayCarry } from '../../filter.ts';
import { number } from '../../number.ts';
import { isPlayer } from '../../players.ts';
import { onlyHostOf } from '../../values/side.ts';
import { isBarredInFirstTurn, isFirstTurnSpent } from '../firstTurn.ts';
import { forbids } from '../forbids.ts';
import { isOfActiveHouse, permitToPlay } from '../permits.ts';
import type { Reason } from '../reason.ts';
import { isSixReached, RULE_OF_SIX, timesThisTurn } from '../ruleOfSix.ts';
import { whyNotHalf } from './halves.ts';
import { unpaidToll } from './toll.ts';

function limitReached(s: State, seat: Seat, card: Ref): Reason | null {
  for (const line of modifiers(s)['play-limit']) {
    const { who, card: filter, most } = line.modifier;
    const by = writtenOn(line.scope);
    if (by === null || !isPlayer(s, who, seat, line.scope) || !inForce(s, line)) continue;
    if (!matches(s, filter, card, line.scope)) continue;
    const played = s.deeds.filter(
      (d) => d.did === 'play' && d.by === seat && (filter.type === undefined || d.type === filter.type),
    ).length;
    if (played >= number(s, most, line.scope)) return { rule: 'limit', by };
  }
  return null;
}

function needsUnmet(s: State, seat: Seat, card: Ref): boolean {
  const { needs } = face(s, card.id);
  if (needs.length === 0) return false;
  const scope = scopeOf(card, seat);
  return needs.some((cond) => !holds(s, cond, scope));
}

/**
 * R: alpha, timing notes "A turn" 3: the first thing done in this step; v1.3 glossary: no other card was played, used or
 * discarded, so that a card which came back to hand does not bar itself.
 */
function isFirstThing(s: State, seat: Seat, card: Ref, deeds: State['deeds'] = s.deeds): boolean {
  const othersOnly = editionOf(s.edition).alpha === 'no-other-card-before';
  return !deeds.some(
    (d) =>
      d.by === seat &&
      (d.step ?? 'main') === s.step &&
      (d.did === 'play' || d.did === 'use' || (d.did === 'discard' && !d.byEffect)) &&
      !(othersOnly && d.card?.id === card.id && d.card.name === card.name),
  );
}

/** The events of the turn before the current play of that card. */
function eventsBeforePlay(s: State, card: Ref): State['deeds'] {
  const play = s.deeds.findLastIndex((d) => d.did === 'play' && d.card !== undefined && sameRef(d.card, card));
  return play < 0 ? s.deeds : s.deeds.slice(0, play);
}

/** R: v1.5 FAQ, Mimicry: whether a card that is being played has become one that could not have been played. */
export function isUnplayableCopy(s: State, seat: Seat, card: Ref): boolean {
  if (cardAt(s, card.id).now?.as === undefined) return false;
  const def = face(s, card.id);
  return (
    (def.keywords.alpha !== undefined && !isFirstThing(s, seat, card, eventsBeforePlay(s, card))) ||
    needsUnmet(s, seat, card) ||
    timesThisTurn(s, seat, card) > RULE_OF_SIX
  );
}

/** Whether there is a card that an upgrade can go on. */
function hasHost(s: State, seat: Seat, card: Ref): boolean {
  if (onlyHostOf(s, seat, card) !== undefined) return true;
  const { goesOn } = face(s, card.id);
  if (typeof goesOn !== 'object')
    return s.players.some((p) => (goesOn === 'artifact' ? p.artifacts : p.line).length > 0);
  const scope = scopeOf(card, seat);
  return s.players.some(({ line }) => line.some((id) => mayCarry(s, cardAt(s, id).ref, card, scope)));
}

const alone: readonly Ref[] = [];

/**
 * The reason why a card cannot be played by that seat; null when it can.
 * @param byEffect an ability says to play it
 * @param together all cards that the ability plays, where it is several
 */
export function whyNotPlay(
  s: State,
  seat: Seat,
  card: Ref,
  byEffect: boolean,
  together: readonly Ref[] = alone,
): Reason | null {
  const def = face(s, card.id);
  const by = forbids(s, seat, 'play', card);
  if (by !== null) return { rule: 'forbidden', by };
  if (def.barred.length > 0 && def.barred.includes('play')) return { rule: 'forbidden', by: card };
  const limit = limitReached(s, seat, card);
  if (limit !== null) return limit;
  if (isBarredInFirstTurn(s, seat)) return { rule: 'first-turn' };
  if (!byEffect && permitToPlay(s, seat, card) === 'none') {
    if (cardAt(s, card.id).zone !== 'hand') return { rule: 'not-here' };
    return { rule: isOfActiveHouse(s, card) ? 'first-turn' : 'wrong-house' };
  }
  if (needsUnmet(s, seat, card)) return { rule: 'needs-unmet' };
  if (def.type === 'upgrade' && !hasHost(s, seat, card)) return { rule: 'no-host' };
  if (isSixReached(s, seat, card)) return { rule: 'rule-of-six' };
  if (def.half !== undefined) {
    const reason = whyNotHalf(s, seat, card, byEffect, together);
    if (reason !== null) return reason;
  }
  if (def.hasKeywords && def.keywords.alpha !== undefined && !isFirstThing(s, seat, card)) return { rule: 'alpha' };
  return unpaidToll(s, seat, 'play', card);
}

/** The reason why a card cannot be played as an upgrade by that seat; null when it can. */
export function whyNotPlayAsUpgrade(s: State, seat: Seat, card: Ref, byEffect = false): Reason | null {
  const { asUpgrade: text, type } = face(s, card.id);
  if (text === undefined || type !== 'creature') return { rule: 'no-such-ability' };
  return asUpgrade(s, card.id, () => whyNotPlay(s, seat, card, byEffect));
}

export function whyNotDiscard(s: State, seat: Seat, card: Ref): Reason | null {
  const by = forbids(s, seat, 'discard', card);
  if (by !== null) return { rule: 'forbidden', by };
  if (face(s, card.id).barred.includes('discard')) return { rule: 'forbidden', by: card };
  if (!isOfActiveHouse(s, card)) return { rule: 'wrong-house' };
  return isFirstTurnSpent(s) ? { rule: 'first-turn' } : null;
}
