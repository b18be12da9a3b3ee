// How the page and the worker name one card during one stay in a place.
import type { Ref } from '@vaultsong/engine';

/** Names one card during one stay in a place; made by `keyOf`. */
export type CardKey = string;

export const keyOf = (ref: Ref): CardKey => `${ref.id}.${ref.life}`;
