// Bonus icons as nouns.
import type { Bonus } from '@vaultsong/engine';
import { list } from '../grammar/english.ts';

const titles: Readonly<Record<Bonus, string>> = {
  aember: 'æmber',
  capture: 'capture',
  damage: 'damage',
  draw: 'draw',
  discard: 'discard',
  power: 'power',
};

/** "æmber bonus icon", "capture or draw bonus icon", and without a kind "bonus icon". */
export const iconNoun = (...icons: readonly Bonus[]): string =>
  [
    list(
      icons.map((icon) => titles[icon]),
      'or',
    ),
    'bonus icon',
  ]
    .filter((part) => part !== '')
    .join(' ');
