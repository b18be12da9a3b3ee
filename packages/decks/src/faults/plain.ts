// Words of which the faults of a deck are told to players.
import { findPrinted } from '@vaultsong/cards/catalogue';
import type { House } from '@vaultsong/engine';
import { houseTitle } from '../formats/names.ts';
import { printable } from './quote.ts';

/** Houses by their names, with “and” before the last. */
export function sayHouses(houses: readonly House[]): string {
  const titles = houses.map(houseTitle);
  const last = titles.at(-1) ?? '';
  return titles.length < 2 ? last : `${titles.slice(0, -1).join(', ')} and ${last}`;
}

/** A number, where none of something is told too. */
export const saySeveral = (count: number): string => (count === 0 ? 'none' : String(count));

/**
 * A card that is unknown, with the one that may have been meant.
 * @param near the name or id of the card that it is most like
 */
export function sayNoCard(name: string, near: string | undefined): string {
  const meant = near === undefined ? '' : ` Did you mean “${findPrinted(near)?.name ?? near}”?`;
  return `There is no card “${printable(name)}”.${meant}`;
}
