// Players that a text speaks of.

import type { Cards } from './cards.ts';

/** Players, seen from the controller of the ability. `opponent` is every opponent where there are several. */
export type Who =
  | 'you'
  | 'opponent'
  | 'each'
  | 'active'
  | { readonly controllerOf: Cards }
  | { readonly opponentOf: Cards } // the opponent of its controller
  | { readonly ownerOf: Cards };

export const ownerOf = (c: Cards): Who => ({ ownerOf: c });
export const controllerOf = (c: Cards): Who => ({ controllerOf: c });
export const opponentOf = (c: Cards): Who => ({ opponentOf: c });
