// Verbs that only name their cards.

import type { Cards } from '../phrase/cards.ts';

/** One member of the union for each. */
export type Simple<K extends string> = K extends string ? { readonly kind: K; readonly what: Cards } : never;
