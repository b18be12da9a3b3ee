// Every playable card, made known to the engine when this module is loaded.

import type { CardDef } from '@vaultsong/engine';
import { define } from '@vaultsong/engine';
import { brobnar } from './cota/brobnar.ts';
import { dis } from './cota/dis.ts';
import { logos } from './cota/logos.ts';
import { mars } from './cota/mars.ts';
import { sanctum } from './cota/sanctum.ts';
import { shadows } from './cota/shadows.ts';
import { untamed } from './cota/untamed.ts';

export type { Printing, Rarity } from './printings.ts';
export { printings } from './printings.ts';
export type { Ruling } from './rulings.ts';
export { rulings } from './rulings.ts';
export type { SetId } from './sets.ts';
export { cardSets, findSet } from './sets.ts';

/** Every playable card, once, whatever sets it was printed in. */
export const cards: readonly CardDef[] = [...brobnar, ...dis, ...logos, ...mars, ...sanctum, ...shadows, ...untamed];

define(cards);
