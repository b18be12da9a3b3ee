// The houses of a copy of a card, its own first: a house icon adds one.
import { houseTitles } from '@vaultsong/art';
import type { House } from '@vaultsong/engine';

/** Those of the copy that is seen, or else that of its print. */
export const housesOf = (
  known: { readonly houses: readonly House[] } | null,
  print: { readonly house: House | null },
): readonly House[] => known?.houses ?? (print.house === null ? [] : [print.house]);

/** "Brobnar", "Brobnar and Dis". */
export const sayHouses = (houses: readonly House[]): string => {
  const titles = houses.map((house) => houseTitles[house]);
  return titles.length < 3 ? titles.join(' and ') : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`;
};
