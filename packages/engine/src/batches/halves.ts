// The two cards of a gigantic creature leave for one pile: which of them gets there first.

import type { EventOf } from '../language/events.ts';
import { programs } from '../programs/programs.ts';
import type { EventsFrame } from '../state/frames.ts';
import { tellsDiscardOrder } from '../state/game.ts';
import { decidingSeat } from '../state/players.ts';
import type { Option } from '../state/question.ts';
import type { State } from '../state/state.ts';
import { cardAt, liveBody } from '../state/zones.ts';
import type { Half, Ref } from '../terms.ts';

const nothing: readonly never[] = [];

/** The art half that leaves with the card, where the order of the two is still to be chosen. */
function halfToOrder(s: State, f: EventsFrame, e: EventOf<'leave'>): Ref | null {
  if (e.first !== undefined || liveBody(s, e.card) === null) return null;
  const half = cardAt(s, e.card.id).now?.half;
  return half !== undefined && isOrderSeen(s, f, e) ? cardAt(s, half).ref : null;
}

/** On a deck that is not shuffled then, and on a discard pile where a card of this game can tell its order. */
function isOrderSeen(s: State, f: EventsFrame, { to, seat }: EventOf<'leave'>): boolean {
  if (to === 'deck') return !f.events.some((e) => e.type === 'shuffle' && e.player === seat);
  return to === 'discard' && tellsDiscardOrder(s);
}

/**
 * R: notes on later sets, "Gigantic creatures": the active player says in which order the halves go; they stay next to each
 * other.
 * @returns whether somebody is asked
 */
export function askForHalf(s: State, f: EventsFrame): boolean {
  for (const e of f.events) {
    if (e.type !== 'leave') continue;
    const half = halfToOrder(s, f, e);
    if (half === null) continue;
    s.ask = {
      player: decidingSeat(s),
      controller: decidingSeat(s),
      kind: 'pile',
      why: programs['finish-play'],
      source: e.card,
      options: [e.card, half].map((card): Option => ({ pick: 'card', card })),
      picked: nothing,
      min: 1,
      max: 1,
    };
    return true;
  }
  return false;
}

/** The active player said which half goes first. */
export function takeHalf(s: State, f: EventsFrame, chosen: Ref): void {
  const at = f.events.findIndex((e) => e.type === 'leave' && halfToOrder(s, f, e) !== null);
  f.events = f.events.map((e, i) => {
    if (i !== at || e.type !== 'leave') return e;
    const first: Half = chosen.id === e.card.id ? 'base' : 'art';
    return { ...e, first };
  });
}
