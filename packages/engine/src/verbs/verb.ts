// The type of every verb: a pure function from the state to one batch of simultaneous events. Several subjects share
// the rest: the cards among those named that a verb can be done to, and the players.

import type { GameEvent } from '../language/events.ts';
import type { Cards, Verb, Who } from '../language/language.ts';
import type { Scope } from '../language/reading.ts';
import { cards } from '../read/cards.ts';
import { players } from '../read/players.ts';
import { typeOf } from '../read/values/type.ts';
import type { State } from '../state/state.ts';
import { liveBody } from '../state/zones.ts';
import type { Ref, Seat } from '../terms.ts';

type VerbOf<K extends Verb['kind']> = Extract<Verb, { readonly kind: K }>;

/** One function for each verb of the language; each subject holds its part, and verbs.ts puts them together. */
export type VerbTable = { readonly [K in Verb['kind']]: (s: State, v: VerbOf<K>, scope: Scope) => GameEvent[] };

export const inPlay = (s: State, what: Cards, scope: Scope): readonly Ref[] =>
  cards(s, what, scope).filter((ref) => liveBody(s, ref) !== null);

export const creatures = (s: State, what: Cards, scope: Scope): readonly Ref[] =>
  inPlay(s, what, scope).filter((ref) => typeOf(s, ref) === 'creature');

/** R: Keyraken, "The Keyraken": damage and healing that name the adversary find it although it is no creature. */
export const fighters = (s: State, what: Cards, scope: Scope): readonly Ref[] =>
  inPlay(s, what, scope).filter((ref) => {
    const type = typeOf(s, ref);
    return type === 'creature' || type === 'adversary';
  });

export function forPlayers(s: State, who: Who, scope: Scope, make: (seat: Seat) => GameEvent | null): GameEvent[] {
  const events: GameEvent[] = [];
  for (const seat of players(s, who, scope)) {
    const e = make(seat);
    if (e !== null) events.push(e);
  }
  return events;
}
