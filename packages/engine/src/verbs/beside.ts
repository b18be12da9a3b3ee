// Verbs for the zone beside the table: moves, prophecies, and the cards beneath these.

import { cardsBeneath, otherSideOf } from '../beside/zone.ts';
import type { GameEvent } from '../language/events.ts';
import { cardsIn } from '../language/reading.ts';
import { cards } from '../read/cards.ts';
import { cardAt, isCurrent } from '../state/zones.ts';
import type { Steps } from './rules/step.ts';
import { subject } from './rules/step.ts';
import type { VerbTable } from './verb.ts';

export const besideVerbs = {
  turnOver: (s, v, scope) =>
    cards(s, v.what, scope).flatMap(({ id }): GameEvent[] => {
      const other = otherSideOf(s, id);
      if (other === null) return [];
      return cardsBeneath(s, id).map((below) => ({
        type: 'putUnder',
        card: cardAt(s, below).ref,
        host: cardAt(s, other).ref,
        known: 0,
      }));
    }),
} satisfies Partial<VerbTable>;

export const besideSteps = {
  'move-beside': (_s, scope) => [{ type: 'beside', card: subject(scope), player: scope.controller }],
  activate: (_s, scope) => {
    const chosen = cardsIn(scope.vars.fate);
    return [
      { type: 'beside', card: subject(scope), player: scope.controller },
      ...chosen.map((card): GameEvent => ({ type: 'putUnder', card, host: subject(scope), known: 0 })),
    ];
  },
  fulfill: (s, scope) => {
    const [other] = cardsIn(scope.vars.fate);
    const card = subject(scope);
    return other === undefined ? [] : [{ type: 'fulfill', card, other, player: cardAt(s, card.id).owner }];
  },
  'end-fate': (s, scope) => {
    const [card] = cardsIn(scope.vars.fate);
    if (card === undefined || !isCurrent(s, card)) return [];
    const { zone, owner } = cardAt(s, card.id);
    return zone === 'played'
      ? [{ type: 'move', card, to: 'discard', place: 'top', seat: owner, by: null, known: 0 }]
      : [];
  },
} satisfies Partial<Steps>;
