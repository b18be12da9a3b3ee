// Players that a text speaks of.

import type { Cards } from './cards.ts';

/** Players, seen from the controller of the ability. `opponent` is every opponent where there are several. */
export type Who =
  | 'you'
  | 'opponent'
  | 'each'
  | 'haunted' // each player who is haunted
  | 'active'
  | 'that-player' // whom the triggering event is about
  | { readonly controllerOf: Cards }
  | { readonly opponentOf: Cards } // the opponent of its controller
  | { readonly ownerOf: Cards };

/** "Each haunted player", "any haunted player's discard pile". */
export const eachHauntedPlayer: Who = 'haunted';
/** In what waits for something that a player does: that player. */
export const thatPlayer: Who = 'that-player';
/** The player whose card it is, whoever controls it. */
export const ownerOf = (c: Cards): Who => ({ ownerOf: c });
/** The player who controls that card. */
export const controllerOf = (c: Cards): Who => ({ controllerOf: c });
/** The opponent of the player who controls that card. */
export const opponentOf = (c: Cards): Who => ({ opponentOf: c });
