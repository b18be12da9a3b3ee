// Words of which the faults of a deck are told to players.
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
 * A card that is unknown, with those that may have been meant.
 * @param near names of cards
 */
export function sayNoCard(name: string, near: readonly string[]): string {
  const meant = near.map((one) => `“${one}”`).join(' or ');
  return `There is no card “${printable(name)}”.${meant === '' ? '' : ` Did you mean ${meant}?`}`;
}
