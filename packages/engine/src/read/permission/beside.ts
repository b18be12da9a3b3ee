// Permission to act with the cards beside the table, or with one that gives a move from its discard pile, and the reason
// against it.

import { besideOf, isActiveProphecy, otherSideOf } from '../../beside/zone.ts';
import { scopeOf } from '../../language/scope.ts';
import { player } from '../../state/players.ts';
import type { State } from '../../state/state.ts';
import { cardAt } from '../../state/zones.ts';
import type { Ref, Seat } from '../../terms.ts';
import { face } from '../face.ts';
import { reader } from '../reader.ts';
import type { Reason } from './reason.ts';

/** R: later sets 11: a player activates at most one prophecy each turn. */
const PROPHECIES_A_TURN = 1;

/** R: rule of six, by analogy: a card that comes back from the discard pile could be discarded again for ever. */
const RETURNS_A_TURN = 6;

/** The moves that a player made with these cards this turn. */
const movesWith = (s: State, ids: readonly number[]): number =>
  s.deeds.filter((d) => d.did === 'beside' && d.card !== undefined && ids.includes(d.card.id)).length;

/**
 * R: later sets 11: in the third step, one a turn, with a card of the hand, and of each card only one side at a time.
 */
function whyNotActivate(s: State, seat: Seat, card: Ref): Reason | null {
  const other = otherSideOf(s, card.id);
  if (isActiveProphecy(s, card.id) || (other !== null && isActiveProphecy(s, other))) return { rule: 'active-already' };
  const all = besideOf(s, seat, 'prophecy');
  if (movesWith(s, all) >= PROPHECIES_A_TURN) return { rule: 'one-prophecy' };
  return player(s, seat).hand.length === 0 ? { rule: 'empty-hand' } : null;
}

/** The reason why a player cannot make the move that a card gives; null when they can. */
export function whyNotBeside(s: State, seat: Seat, card: Ref): Reason | null {
  const { type, timed } = face(s, card.id);
  if (cardAt(s, card.id).owner !== seat) return { rule: 'not-here' };
  if (type === 'prophecy') return whyNotActivate(s, seat, card);
  const [move] = timed.move ?? [];
  if (move?.ability.on !== 'move') return { rule: 'no-such-ability' };
  const { perTurn, in: home = 'beside', while: cond } = move.ability;
  if (cardAt(s, card.id).zone !== home) return { rule: 'no-such-ability' };
  if (cond !== undefined && !reader.holds(s, cond, scopeOf(card, seat))) return { rule: 'no-such-ability' };
  const most = perTurn ?? (home === 'discard' ? RETURNS_A_TURN : Number.POSITIVE_INFINITY);
  return movesWith(s, [card.id]) >= most ? { rule: 'limit', by: card } : null;
}
