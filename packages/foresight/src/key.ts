// Key of one card during one stay in a place.
import type { Ref } from '@vaultsong/engine';

/** Names one card during one stay in a place; made by `keyOf`. */
export type CardKey = string;

/** The name of a card for as long as it stays where it is. */
export const keyOf = (ref: Ref): CardKey => `${ref.id}.${ref.life}`;
