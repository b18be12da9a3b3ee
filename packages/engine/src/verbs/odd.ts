// Verbs that belong to no other subject: a card as a copy of another, an event that does not happen, and the valve.

import type { Filter } from '../language/language.ts';
import type { Scope, StateReading } from '../language/reading.ts';
import { candidates, cards } from '../read/cards.ts';
import { cardOfEvent } from '../read/event.ts';
import { reading } from '../read/values/snapshot.ts';
import { player } from '../state/players.ts';
import type { State } from '../state/state.ts';
import type { VerbTable } from './verb.ts';

const everything: Filter = {};

const stateReading = (s: State, scope: Scope): StateReading => ({
  inPlay: candidates(s, everything, scope).map((ref) => reading(s, ref)),
  active: s.active,
  house: s.house,
  aember: (seat) => player(s, seat).aember,
  card: (ref) => reading(s, ref),
});

export const oddVerbs = {
  prevent: (_s, _v, { event }) => {
    const card = cardOfEvent(event);
    return event === null || card === null ? [] : [{ type: 'prevent', card, event: event.type }];
  },
  becomeCopy: (s, v, scope) => {
    const [of] = cards(s, v.of, scope);
    return of === undefined ? [] : cards(s, v.what, scope).map((card) => ({ type: 'becomeCopy', card, name: of.name }));
  },
  special: (s, v, scope) => [...v.events(stateReading(s, scope), scope)],
} satisfies Partial<VerbTable>;
