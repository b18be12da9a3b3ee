// Cards as they are, or as they were when they left: what later effects may still ask of them.

import type { Definition } from '../language/definitions.ts';
import { definition } from '../language/definitions.ts';
import type { Was } from '../language/events.ts';
import type { State } from '../state/state.ts';
import { cardAt, isCurrent, liveBody } from '../state/zones.ts';
import type { CardId, CardType, Ref, Seat } from '../terms.ts';
import { sameRef } from '../terms.ts';

export const defOf = (s: State, id: CardId): Definition => {
  const card = cardAt(s, id);
  return definition(card.as ?? card.name, s.edition);
};

export function lastKnown(s: State, ref: Ref): Was | null {
  for (let i = s.gone.length - 1; i >= 0; i--) {
    const was = s.gone[i] as Was;
    if (sameRef(was.ref, ref)) return was;
  }
  return null;
}

export function controllerOf(s: State, ref: Ref): Seat {
  const body = liveBody(s, ref);
  if (body !== null) return body.controller;
  return lastKnown(s, ref)?.controller ?? cardAt(s, ref.id).owner;
}

export const typeOf = (s: State, ref: Ref): CardType =>
  isCurrent(s, ref) ? defOf(s, ref.id).type : definition(ref.name).type;
