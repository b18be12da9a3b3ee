// Effect of chains on the size of the hand that a player draws up to.

import { isFirstTurnSpecial } from '../seats/seats.ts';
import type { Seat } from '../terms.ts';
import type { State } from './state.ts';

/** The chain tracker ends there. */
export const MOST_CHAINS = 24;

const CHAINS_A_CARD = 6;
const MOST_FEWER = 4;

/** R: chains, v1.3 p.8: one card fewer for every six chains begun. Beyond the end of the table it is still four. */
export const chainPenalty = (chains: number): number => Math.min(MOST_FEWER, Math.ceil(chains / CHAINS_A_CARD));

/** The size that a hand is drawn up to, where it would be `size` cards without chains. */
export const sizeWithChains = (size: number, chains: number): number => Math.max(0, size - chainPenalty(chains));

const FIRST_HAND = 7;
const OTHER_HAND = 6;

/**
 * R: v1.3 p.3, "Game setup" 6: seven cards for the first player, six for the others, before chains.
 */
export const startingHand = (s: State, seat: Seat): number =>
  seat === s.first && isFirstTurnSpecial(s) ? FIRST_HAND : OTHER_HAND;
