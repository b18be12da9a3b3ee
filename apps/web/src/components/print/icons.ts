// The bonus icons of a card in words, for those who do not see them: "2 æmber, draw".
import type { Bonus } from '@vaultsong/engine';

const words: Readonly<Record<Bonus, string>> = {
  aember: 'æmber',
  capture: 'capture',
  damage: 'damage',
  draw: 'draw',
  discard: 'discard',
  power: 'power',
};

/** In the order in which they stand on the card; equal ones are counted. */
export function sayIcons(icons: readonly Bonus[]): string {
  const kinds = [...new Set(icons)];
  return kinds
    .map((kind) => {
      const n = icons.filter((icon) => icon === kind).length;
      return n === 1 ? words[kind] : `${n} ${words[kind]}`;
    })
    .join(', ');
}
