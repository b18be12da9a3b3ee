// Æmber that would enter a pool goes to a card instead: to which of several.

import { poolFilledBy, poolRedirectsOf } from '../apply/pool.ts';
import { modifiers } from '../read/active.ts';
import type { EventsFrame } from '../state/frames.ts';
import { decidingSeat } from '../state/players.ts';
import type { State } from '../state/state.ts';
import { sameRef } from '../terms.ts';

const nothing: readonly never[] = [];

/** Whether several effects may want the same æmber. */
export const mayBeRedirected = (s: State): boolean => modifiers(s)['pool-goes-to'].length > 1;

/**
 * Where several effects want the æmber that this batch adds to a pool, the active player says which of them has it.
 * R: timing notes, "General": a replacement applies once to an event; v1.3 "Active player": conflicts are that player's.
 * Decided: one answer for all of a batch.
 * @returns whether somebody is asked
 */
export function askForRedirect(s: State, f: EventsFrame): boolean {
  if (!mayBeRedirected(s)) return false;
  for (const e of f.events) {
    const seat = poolFilledBy(s, e);
    if (seat === null || f.heirs?.some((redirect) => redirect.seat === seat)) continue;
    const redirects = poolRedirectsOf(s, seat).filter(
      ({ card }) => !f.events.some((other) => other.type === 'leave' && sameRef(other.card, card)),
    );
    const [first] = redirects;
    if (first === undefined || redirects.length < 2) continue;
    s.ask = {
      player: decidingSeat(s),
      controller: decidingSeat(s),
      kind: 'replace',
      why: first.line.id,
      source: null,
      options: redirects.map(({ card, line }) => ({
        pick: 'order',
        trigger: {
          ability: line.id,
          source: card,
          controller: line.scope.controller,
          granter: line.scope.granter,
          event: e,
          index: seat,
          lasting: null,
          vars: line.scope.vars,
          rank: 0,
        },
      })),
      picked: nothing,
      min: 1,
      max: 1,
    };
    return true;
  }
  return false;
}
