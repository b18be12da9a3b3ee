import type { CardName } from '@vaultsong/engine';

/** Cards that only fill a hand or a deck, where their number matters and not what they are. */
export const filler = (count: number): CardName[] => Array.from({ length: count }, () => 'punch');
