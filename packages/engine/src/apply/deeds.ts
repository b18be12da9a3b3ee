// What is remembered of a turn: for the rule of six, elusive, the first-turn rule, alpha, and cards that look back.

import { faceOf } from '../read/face.ts';
import { housesOf } from '../read/values/house.ts';
import { typeOf } from '../read/values/type.ts';
import type { Deed, State } from '../state/state.ts';
import type { House, Ref, Seat } from '../terms.ts';
import { sameRef } from '../terms.ts';

const noHouses: readonly House[] = [];
const nothingElse = {};

export function deed(
  s: State,
  did: Deed['did'],
  by: Seat,
  card: Ref | null,
  how: Partial<Pick<Deed, 'from' | 'inFight' | 'byEffect' | 'permit' | 'color'>> = nothingElse,
): void {
  const fresh: Deed = {
    did,
    by,
    card,
    step: s.step,
    from: how.from ?? null,
    inFight: how.inFight ?? false,
    byEffect: how.byEffect ?? false,
    permit: how.permit ?? null,
    title: card === null ? null : faceOf(s, card).name,
    type: card === null ? null : typeOf(s, card),
    houses: card === null ? noHouses : housesOf(s, card),
    ...(how.color === undefined ? nothingElse : { color: how.color }),
  };
  s.deeds = [...s.deeds, fresh];
}

/** R: timing notes: what was replaced did not happen, so that no card finds it among the destroyed ones. */
export function forgetDestroyed(s: State, card: Ref): void {
  forgetLast(s, 'destroyed', card);
}

export function forgetLast(s: State, did: Deed['did'], card: Ref): void {
  const last = s.deeds.findLastIndex((d) => d.did === did && d.card !== null && sameRef(d.card, card));
  if (last >= 0) s.deeds = s.deeds.filter((_, i) => i !== last);
}

/** The play of a card that is going on is remembered otherwise than it began. */
export function changeLastPlay(s: State, card: Ref, change: Partial<Pick<Deed, 'did' | 'title'>>): void {
  const last = s.deeds.findLastIndex((d) => d.did === 'play' && d.card !== null && sameRef(d.card, card));
  s.deeds = s.deeds.map((d, i) => (i === last ? { ...d, ...change } : d));
}
