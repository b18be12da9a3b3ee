// The rulings on the cards that appeared first in Worlds Collide, in our own words; see `cota.ts` for what holds of all.
import type { Ruling } from './ruling.ts';

export const wc: readonly Ruling[] = [];
