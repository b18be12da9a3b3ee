// Readings of a part of a card's data that need more than one look: each card that fits, a number that is counted.
import type { Part } from './parts.ts';
import { isAllOf, isTree } from './parts.ts';

/** Where cards are only compared or counted. */
const comparing: readonly string[] = [
  ...['count', 'is', 'isNot', 'sharesHouseWith', 'sharesPowerWith', 'sameNameAs', 'housesAmong', 'powersAmong'],
  ...['powerOf', 'damageOn', 'aemberOn', 'countersOn', 'iconsOn', 'traitsOf', 'armorOf'],
];

/** Cards that are not chosen but are all that fit, whichever way they are described; and each player. */
export function isEach(part: Part): boolean {
  const { tree } = part;
  if (part.isWithin(comparing)) return false;
  return (
    ('all' in tree && !isWholePile(tree.all)) ||
    ('neighborsOf' in tree && !('like' in tree) && !('type' in tree)) ||
    'upgradesOn' in tree ||
    'enough' in tree ||
    'ordered' in tree ||
    (tree.how === 'random' && isTree(tree.min)) ||
    ('mod' in tree && isTree(tree.of) && !('is' in tree.of) && Object.keys(tree.of).length > 0) ||
    ('kind' in tree && tree.who === 'each')
  );
}

/** "Your hand", "your discard pile": a pile, and not each card in it. */
const isWholePile = (of: unknown): boolean =>
  isTree(of) && 'zone' in of && Object.keys(of).every((key) => key === 'zone' || key === 'of');

/** Fields by which a number is read off the table; the parts of a sum are one number with it. */
const readings: readonly string[] = [
  ...['count', 'aember', 'keys', 'keyColors', 'unforged', 'keyCost', 'chains', 'hand', 'powerOf', 'highestPower'],
  ...['mostOfOneHouse', 'lowestPower', 'traitsOf', 'damageOn', 'aemberOn', 'armorOf', 'armorLostBy', 'countersOn'],
  ...['iconsOn', 'like', 'housesAmong', 'powersAmong', 'deeds', 'sum', 'minus', 'half', 'third', 'least'],
];

/** Where a number is compared, or is a part of one that is counted already. */
const countedElsewhere: readonly string[] = [
  ...['atLeast', 'moreThan', 'equal', 'parity', 'powerAtLeast', 'powerAtMost', 'times', 'min'],
  ...readings,
];

/** A number that is not written down but counted, such as "1 for each friendly creature". */
export function isCounted(part: Part): boolean {
  const { tree } = part;
  if (tree.kind === 'times') return isTree(tree.count);
  if ('kind' in tree || 'mod' in tree || part.isWithin(countedElsewhere)) return false;
  const isProduct = Array.isArray(tree.times) && tree.times.some(isTree);
  // The topmost card that fits is none that is counted.
  const isTopmost = 'top' in tree && 'like' in tree;
  return tree.amount === 'this-way' || isProduct || (!isTopmost && readings.some((key) => key in tree));
}

/** "Any number of creatures": the most that a choice takes are all that fit. */
export const isAnyNumber = ({ tree }: Part): boolean => tree.min === 0 && isAllOf(tree);

/** "If you do, …", and not only what is done otherwise, or what asks of the preceding effect alone. */
export const isIfYouDo = ({ tree }: Part): boolean =>
  tree.kind === 'ifYouDo' && tree.last !== true && JSON.stringify(tree.then) !== '{"kind":"seq","steps":[]}';
