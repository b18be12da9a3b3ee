// The window after a batch: the events that it is about, and the abilities that wait for them.

import { editionOf } from '../editions/editions.ts';
import type { GameEvent } from '../language/events.ts';
import { currentAbility } from '../stack/frames.ts';
import type { EventsFrame, Trigger } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { sameRef } from '../terms.ts';
import { destructions } from './destruction.ts';
import { DESTROYS, kindsIn, PLAYS } from './kinds.ts';
import { collect, collectHeld } from './triggers.ts';

const nothing: readonly never[] = [];

/**
 * The events that the window after a batch is about. "After … is destroyed" waits until the tagged cards have left: see stepDying.
 * An ability that waits for the entry of a card that is played has its window with the Play: abilities, after the bonus: see
 * `entryRank` for who comes first there.
 */
function waitForPlay(s: State, events: readonly GameEvent[]): readonly GameEvent[] {
  const rest = destructions(events).length === 0 ? events : events.filter((e) => e.type !== 'destroy');
  const [first] = rest;
  if (first?.type === 'enter' && first.played) {
    currentAbility(s).event = first;
    return rest.slice(1);
  }
  if (first?.type !== 'played') return rest;
  const { event } = currentAbility(s);
  return event === null ? rest : [...rest, event];
}

/** The abilities that wait for the moment after these events. `kinds`: what they are about. */
export const collectAfter = (s: State, events: readonly GameEvent[], kinds: number): readonly Trigger[] =>
  collect(s, (kinds & (PLAYS | DESTROYS)) === 0 ? events : waitForPlay(s, events), 'after', kinds);

/** An effect does not hear of the play that made it. */
const isOfItsPlay = ({ source, event }: Trigger): boolean => event.type === 'played' && sameRef(event.card, source);

/**
 * The effects for the turn that wait for a play in this window, also those that began since it opened.
 * R: 18.4 FAQ, Wild Wormhole that plays Library Access: a card is drawn for the Wormhole. Older rulebooks do not say so.
 */
function collectLasting(s: State, f: EventsFrame): readonly Trigger[] {
  if (editionOf(s.edition).lateForAPlay === 'too-late' || s.lasting.length === 0) return nothing;
  const kinds = kindsIn(f.events);
  return (kinds & PLAYS) === 0
    ? nothing
    : collectAfter(s, f.events, kinds).filter((t) => t.lasting !== null && !isOfItsPlay(t));
}

/** What may come to wait in a window while it is open. */
const collectOpen = (s: State, f: EventsFrame): readonly Trigger[] => {
  const lasting = collectLasting(s, f);
  const held = collectHeld(s, f.events);
  return lasting.length === 0 ? held : [...held, ...lasting];
};

/** Opens the window after a batch, for what waits there. */
export function lookAfter(s: State, f: EventsFrame, pending: readonly Trigger[]): void {
  f.pending = pending;
  const open = collectOpen(s, f);
  if (open.length > 0) f.seen = open.map(openKey);
}

const openKey = (t: Trigger): string =>
  `${t.index}:${t.ability}:${t.granter?.id ?? ''}${t.lasting === null ? '' : `:${t.lasting}`}`;

/** R: v1.5 FAQ, Spectral Tunneler: a Reap: ability that a creature gains while it reaps still resolves in that reap. */
export function addGained(s: State, f: EventsFrame): void {
  const unseen = [...f.seen];
  const gained = collectOpen(s, f).filter((t) => {
    const i = unseen.indexOf(openKey(t));
    if (i >= 0) unseen.splice(i, 1);
    return i < 0;
  });
  if (gained.length === 0) return;
  f.pending = [...(f.pending ?? nothing), ...gained];
  f.seen = [...f.seen, ...gained.map(openKey)];
}
