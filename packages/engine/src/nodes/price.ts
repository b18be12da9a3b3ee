// Prices of keys: the keys that can be forged, the cost of each, and the sources of the æmber for it.

import { editionOf } from '../editions/editions.ts';
import type { Node } from '../language/language.ts';
import { keyCostOf, keysToWin, spendableFor } from '../read/costs.ts';
import { number } from '../read/number.ts';
import { forbids } from '../read/permission/forbids.ts';
import { onePlayer } from '../read/players.ts';
import { forgesKeys } from '../seats/seats.ts';
import { currentAbility } from '../stack/frames.ts';
import { player } from '../state/players.ts';
import type { State } from '../state/state.ts';
import type { KeyColor, Ref, Seat } from '../terms.ts';
import { keyColors, sameRef } from '../terms.ts';

export interface Price {
  readonly seat: Seat;
  readonly color: KeyColor;
  readonly cost: number;
  /** The æmber that must, and that may, come from cards. */
  readonly least: number;
  readonly most: number;
}

/** R: manual 4.1 and 7: the first player forges no key in the first turn, whatever the æmber; the rulebooks are silent. */
const isBarredInFirstTurn = (s: State, seat: Seat): boolean =>
  s.turn === 1 && seat === s.first && editionOf(s.edition).firstTurnForging === 'barred';

/** R: v1.0 p.4 "Step 1" looks at the pool only, v1.3 p.4 at æmber that may be spent too: where the pool does not suffice. */
export const isFreeToDecline = (s: State, { least }: Price): boolean =>
  least > 0 && editionOf(s.edition).aemberOnCards === 'may-be-spent';

const lastOfFour: readonly KeyColor[] = ['colorless'];

const colorsLeft = (s: State, seat: Seat): readonly KeyColor[] =>
  player(s, seat).keys.length >= keyColors.length && keysToWin(s, seat) > keyColors.length ? lastOfFour : keyColors;

/** Each key that can be forged now, with what it costs and where the æmber can come from. */
export function pricesOf(s: State, n: Extract<Node, { readonly kind: 'forge' }>): readonly Price[] {
  const scope = currentAbility(s);
  const seat = onePlayer(s, n.who, scope);
  if (isBarredInFirstTurn(s, seat) || !forgesKeys(s, seat)) return [];
  if (forbids(s, seat, 'forge', null) !== null) return [];
  const extra = n.extra === undefined ? 0 : number(s, n.extra, scope);
  const least = n.least === undefined ? 0 : Math.max(0, number(s, n.least, scope));
  const fixed = n.cost === undefined ? null : number(s, n.cost, scope);
  const onCards = spendableFor(s, seat);
  const { aember: pool, keys } = player(s, seat);
  const prices: Price[] = [];
  for (const color of n.color === undefined ? colorsLeft(s, seat) : [n.color]) {
    if (keys.includes(color)) continue;
    const cost = fixed ?? Math.max(least, keyCostOf(s, seat, color) + extra);
    if (pool + onCards >= cost)
      prices.push({ seat, color, cost, least: Math.max(0, cost - pool), most: Math.min(cost, onCards) });
  }
  return prices;
}

/** The count of a card among those that æmber is spent from: once for each æmber. */
export const countOf = (refs: readonly Ref[], ref: Ref): number => refs.filter((other) => sameRef(other, ref)).length;
