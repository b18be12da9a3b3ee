// Which half of a gigantic creature a printed card is. Both have one title, so that lists say it beside that.
import type { CardName, Half } from '@vaultsong/engine';

interface Printed {
  readonly id: CardName;
  readonly otherHalf: CardName | null;
}

/** The id of an art half is that of its base half with a 2. */
export const halfOf = ({ id, otherHalf }: Printed): Half | null =>
  otherHalf === null ? null : id === `${otherHalf}2` ? 'art' : 'base';

/** @param half of a card that is no half: null */
export const withHalf = (title: string, half: Half | null): string =>
  half === null ? title : `${title}, ${half} half`;
