// Both halves of a gigantic creature have one title, so that lists say beside it which half a printed card is.
import type { Half } from '@vaultsong/engine';

/** @param half of a card that is no half: null */
export const withHalf = (title: string, half: Half | null): string =>
  half === null ? title : `${title}, ${half} half`;
