// Tolls and losses that a player must pay before a card is played or used.

import type { GameEvent } from '../../../language/events.ts';
import { scopeOf, writtenOn } from '../../../language/scope.ts';
import { player } from '../../../state/players.ts';
import type { State } from '../../../state/state.ts';
import type { Ref, Seat } from '../../../terms.ts';
import type { Line, ModifierOf } from '../../active.ts';
import { modifiers } from '../../active.ts';
import { inForce } from '../../applies.ts';
import { face } from '../../face.ts';
import { matches } from '../../filter.ts';
import { number } from '../../number.ts';
import { isPlayer } from '../../players.ts';
import type { Reason } from '../reason.ts';

/** The tolls to others before a card is played or used. */
export function tollsFor(s: State, seat: Seat, act: 'play' | 'use', card: Ref): GameEvent[] {
  return tollLines(s, seat, act, card).map(({ modifier, scope }) => ({
    type: 'pay',
    player: seat,
    to: scope.controller,
    amount: number(s, modifier.amount, scope),
  }));
}

const tollLines = (s: State, seat: Seat, act: 'play' | 'use', card: Ref): readonly Line<ModifierOf<'toll'>>[] =>
  modifiers(s).toll.filter((line) => {
    const { modifier: m, scope } = line;
    return m.do === act && isPlayer(s, m.who, seat, scope) && matches(s, m.card, card, scope) && inForce(s, line);
  });

const noCosts: readonly GameEvent[] = [];

/** The losses that the card itself demands before it is played. */
export function costOf(s: State, seat: Seat, card: Ref): readonly GameEvent[] {
  const { costs } = face(s, card.id);
  if (costs.length === 0) return noCosts;
  const scope = scopeOf(card, seat);
  return costs.map((amount) => ({ type: 'lose', player: seat, amount: number(s, amount, scope) }));
}

export function unpaidToll(s: State, seat: Seat, act: 'play' | 'use', card: Ref): Reason | null {
  const costs = act === 'play' ? costOf(s, seat, card) : noCosts;
  if (costs.length === 0 && modifiers(s).toll.length === 0) return null;
  const lines = tollLines(s, seat, act, card);
  const due =
    lines.reduce((sum, { modifier, scope }) => sum + number(s, modifier.amount, scope), 0) +
    costs.reduce((sum, cost) => sum + (cost.type === 'lose' ? cost.amount : 0), 0);
  const source = (lines[0] === undefined ? null : writtenOn(lines[0].scope)) ?? (costs.length > 0 ? card : null);
  return due > player(s, seat).aember && source ? { rule: 'toll', by: source } : null;
}
