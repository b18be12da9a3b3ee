// Damage that creatures deal to one another, told from the side of those who deal it: the engine is told for each creature
// that is hit who hits it, because all of it is dealt at once.
import type { Cards, Filter } from '@vaultsong/engine';
import type { Clause } from '../grammar/clause.ts';
import { cardClause } from '../grammar/clause.ts';
import type { Voice } from '../grammar/voice.ts';
import { cardsNoun } from '../things/cards.ts';
import { sideOfNeighbor } from '../things/describe.ts';
import type { Action } from './actionWords.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isTarget = (cards: Cards | undefined): boolean => cards !== undefined && 'ref' in cards && cards.ref === 'target';

/** Whether the one who deals damage is the other of the two that are dealt it. */
const isTheOther = ({ either, isNot, ...more }: Filter, both: readonly Cards[]): boolean =>
  both.length === 2 &&
  isTarget(isNot) &&
  Object.keys(more).length === 0 &&
  isSame(
    either,
    both.map((is) => ({ is })),
  );

/** "Two creatures deal damage equal to their power to each other", "each creature … to its right neighbor"; null for all else. */
export function exchangeClause({ by, amount, to }: Extract<Action, { kind: 'damage' }>, v: Voice): Clause | null {
  if (by === undefined || !('all' in by) || typeof amount !== 'object' || !('powerOf' in amount)) return null;
  if (!isSame(amount.powerOf, by)) return null;
  if ('both' in to && isTheOther(by.all, to.both))
    return cardClause(
      () => cardsNoun(to, v),
      ['deal'],
      v,
      () => 'damage equal to their power to each other',
    );
  const { neighborOf, leftOf: _left, rightOf: _right, ...like } = by.all;
  // All creatures of a battleline are on one side.
  if (!isTarget(neighborOf) || !isSame(to, { all: lineOf(like) })) return null;
  const side = sideOfNeighbor(by.all);
  // Whoever has a creature to its left is dealt the damage of that one, which has it to its right.
  const whom =
    side !== null
      ? `its ${side === 'left' ? 'right' : 'left'} neighbor`
      : like.flank === true
        ? 'its neighbor'
        : 'each of its neighbors';
  return cardClause(
    () => cardsNoun({ all: like }, v),
    ['deal'],
    v,
    () => `damage equal to its power to ${whom}`,
  );
}

/** The creatures that such creatures can have as neighbors. */
const lineOf = ({ side }: Filter): Filter => ({ type: 'creature', ...(side === undefined ? {} : { side }) });
