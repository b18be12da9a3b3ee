// With how many chains a game can be started.
import { MOST_CHAINS } from '@vaultsong/engine';

/** R: the chain tracker, and the table of what chains cost, end there (v1.3 p.8, "Chains"). */
export const mostChains = MOST_CHAINS;

/** Whether a game can be started with so many chains. */
export const isChains = (chains: number): boolean => Number.isInteger(chains) && chains >= 0 && chains <= mostChains;
