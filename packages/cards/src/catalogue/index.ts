// All cards that were ever printed, playable or not: to know a card of a deck by its name, and to look cards up. It is
// a door of its own (`@vaultsong/cards/catalogue`), because the table and the bots need none of it.
import type { CardName } from '@vaultsong/engine';
import '../index.ts';
import type { PrintedCard } from '../printed.ts';
import { printedCards } from '../printed.ts';
import type { SetId } from '../sets.ts';
import { drawers } from './drawers.ts';

export type { PrintedIcon, PrintedKeyword, PrintedRarity, PrintedType } from '../facts.ts';
export { type PrintedCard, type PrintingOf, printedCards, typesOf } from '../printed.ts';

function grouped<T, V>(
  items: readonly T[],
  keyOf: (item: T) => string,
  toValue: (item: T) => V,
): ReadonlyMap<string, readonly V[]> {
  const groups = new Map<string, V[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [toValue(item)]);
    else group.push(toValue(item));
  }
  return groups;
}

const itself = <T>(item: T): T => item;

/** What is made when it is first asked for: most programs look cards up by their ids alone. */
function once<T>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

/** Every card that was printed: the oldest sets first, and in each those that appeared first in it, by their numbers. */
export const catalogue: readonly PrintedCard[] = drawers.flatMap(printedCards);

const byId: ReadonlyMap<CardName, PrintedCard> = new Map(catalogue.map((card) => [card.id, card]));

/** The card with this id; undefined when none was printed. */
export const findPrinted = (id: CardName): PrintedCard | undefined => byId.get(id);

/** Letters and digits alone: spellings of a name differ in accents, quotation marks and hyphens. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replace(/[^a-z0-9]/g, '');

const byName = once(() => grouped(catalogue, ({ name }) => plain(name), itself));

/**
 * The cards of this name, however its accents and marks are written. Several are possible: evil twins, and the halves of
 * a gigantic creature, share a name.
 */
export const printedNamed = (name: string): readonly PrintedCard[] => byName().get(plain(name)) ?? [];

/** `012` and `12` are one number, `a01` and `A01` too. */
const plainNumber = (number: string): string => number.toUpperCase().replace(/^([A-Z]*)0+(?=\d)/, '$1');

const byNumber = once(() =>
  grouped(
    catalogue.flatMap((card) =>
      card.printings.map(({ set, number }) => ({ card, key: `${set} ${plainNumber(number)}` })),
    ),
    ({ key }) => key,
    ({ card }) => card,
  ),
);

/**
 * The cards that have this collector number in a set, with or without its leading zeros: the halves of a gigantic
 * creature share one.
 */
export const printedAs = (set: SetId, number: string): readonly PrintedCard[] =>
  byNumber().get(`${set} ${plainNumber(number)}`) ?? [];
