// The icons that a deck can add to its cards: bonus icons (since Mass Mutation) and houses.
import type { Bonus, House } from '@vaultsong/engine';
import { houses } from '@vaultsong/engine';
import type { Enhancement } from './deck.ts';

const isListed: Readonly<Record<Bonus, true>> = {
  aember: true,
  capture: true,
  damage: true,
  draw: true,
  discard: true,
  power: true,
};

export const isBonus = (icon: string): icon is Bonus => Object.hasOwn(isListed, icon);

export const isHouse = (icon: Enhancement): icon is House => !isBonus(icon);

/** Every icon that a deck can add. */
export const enhancements: readonly Enhancement[] = [...Object.keys(isListed).filter(isBonus), ...houses];
