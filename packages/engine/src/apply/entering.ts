// Marks of a card that enters play: ready, stunned, enraged or warded, as it says itself and as others say of it.

import type { EventOf } from '../language/events.ts';
import type { Line, ModifierOf } from '../read/active.ts';
import { modifiers, written } from '../read/active.ts';
import { applies } from '../read/applies.ts';
import { isBlank } from '../read/text.ts';
import type { Body, State } from '../state/state.ts';
import { bodyAt } from '../state/zones.ts';
import type { Ref, Seat } from '../terms.ts';
import { sameRef } from '../terms.ts';
import { countUse } from './lasting.ts';

type Entering = Line<ModifierOf<'enters'>>;

const noLines: readonly never[] = [];

/**
 * What a card says of how it enters play works before it is there, so that nothing that blanks cards in play reaches it.
 * R: later sets, "Shadow of Dis".
 */
const ownThoughBlank = (s: State, ref: Ref): readonly Entering[] =>
  isBlank(s, ref)
    ? written(s).enters.filter(
        ({ giver, scope: { source } }) => giver === null && source !== null && sameRef(source, ref),
      )
    : noLines;

/**
 * Whether a line is about a card that enters.
 * R: 18.4, "Enters play", and its FAQ on Duskwitch with Scowly Caper: what a player's cards enter with they enter with on the
 * other side as well.
 * @param by the seat that plays it or puts it there, where another one controls it
 */
function isAbout(s: State, line: Entering, ref: Ref, by: Seat | undefined): boolean {
  if (applies(s, line, ref)) return true;
  if (by === undefined) return false;
  const body = bodyAt(s, ref.id);
  const { controller } = body;
  body.controller = by;
  try {
    return applies(s, line, ref);
  } finally {
    body.controller = controller;
  }
}

/** Marks a card that has just entered play. */
export function markEntering(s: State, e: EventOf<'enter'>, ref: Ref, body: Body): void {
  const counted = new Set<number>();
  for (const line of [...modifiers(s).enters, ...ownThoughBlank(s, ref)]) {
    if ((line.modifier.played && !e.played) || line.lasting?.uses === 0 || !isAbout(s, line, ref, e.sentBy)) continue;
    const { how, may } = line.modifier;
    if (line.lasting !== null && !counted.has(line.lasting.id)) {
      counted.add(line.lasting.id);
      countUse(s, line.lasting.id, ref);
    }
    if (may !== undefined && e.asOffered === undefined) continue;
    if (how === 'ready') body.exhausted = false;
    else if (how === 'stunned') body.stunned = true;
    else if (how === 'enraged') body.rage++;
    else body.warded = true;
  }
}
