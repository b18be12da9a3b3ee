// Verbs that change who controls a card, or where in the battleline it is.

import { onePlayer } from '../read/players.ts';
import { typeOf } from '../read/values/type.ts';
import { player } from '../state/players.ts';
import type { State } from '../state/state.ts';
import { liveBody } from '../state/zones.ts';
import type { Ref } from '../terms.ts';
import { sameRef } from '../terms.ts';
import type { VerbTable } from './verb.ts';
import { creatures, inPlay } from './verb.ts';

const typeCanStandInLine = (s: State, card: Ref): boolean => typeOf(s, card) === 'creature';

export const lineVerbs = {
  control: (s, v, scope) => {
    const source = v.until === 'source-leaves' ? scope.source : null;
    // An effect that lasts until its source leaves play does not begin when the source is gone already.
    if (source !== null && liveBody(s, source) === null) return [];
    const seat = onePlayer(s, v.who, scope);
    const place = scope.vars[v.place];
    return inPlay(s, v.what, scope).map((card) => ({
      type: 'control',
      placed: true,
      card,
      player: seat,
      source,
      place: typeCanStandInLine(s, card)
        ? { to: 'line', index: typeof place === 'number' ? place : player(s, seat).line.length }
        : { to: 'artifacts' },
    }));
  },
  swap: (s, v, scope) => {
    const [a] = creatures(s, v.a, scope);
    const [b] = creatures(s, v.b, scope);
    return a === undefined || b === undefined || sameRef(a, b) ? [] : [{ type: 'swap', card: a, other: b }];
  },
  toFlank: (s, v, scope) => {
    const place = scope.vars[v.place];
    return creatures(s, v.what, scope).map((card) => ({
      type: 'reposition',
      card,
      flank: place === 0 ? 'left' : 'right',
    }));
  },
} satisfies Partial<VerbTable>;
