// The verb that makes a card a copy of another, with the values that it copies.

import type { GameEvent } from '../language/events.ts';
import { cards } from '../read/cards.ts';
import { faceOf, iconsApart, printedHouses } from '../read/face.ts';
import { makersOf } from '../read/values/copied/made.ts';
import type { State } from '../state/state.ts';
import type { House, Ref } from '../terms.ts';
import type { VerbTable } from './verb.ts';

/**
 * A copy is what the other card counts as, with the houses of that one: those of a maverick, and of its house icons; and with the
 * icons that a deck adds to it.
 * R: FAQ of 2020 and 18.4, Mimic Gel: of an artifact that is a creature, it is a creature by the same effect.
 */
function copying(s: State, card: Ref, of: Ref, house: House | undefined): GameEvent {
  const { id, houses } = faceOf(s, of);
  const bonus = iconsApart(s, of);
  const printed = printedHouses(id);
  const isAsPrinted = houses.length === printed.length && houses.every((house) => printed.includes(house));
  const kept = house === undefined ? (isAsPrinted ? null : houses) : [house];
  const by = makersOf(s, of);
  return {
    type: 'becomeCopy',
    card,
    name: id,
    ...(kept === null ? {} : { houses: kept }),
    ...(bonus === undefined ? {} : { bonus }),
    ...(by.length === 0 ? {} : { made: { of, by } }),
  };
}

export const copyVerbs = {
  becomeCopy: (s, v, scope) => {
    const [of] = cards(s, v.of, scope);
    if (of === undefined) return [];
    const until = v.until === undefined ? {} : { until: v.until };
    return cards(s, v.what, scope).map((card) => ({ ...copying(s, card, of, v.house), ...until }));
  },
} satisfies Partial<VerbTable>;
