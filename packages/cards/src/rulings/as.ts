// Rulings on the cards that appeared first in Æmber Skies.
import type { Ruling } from './ruling.ts';

export const as: readonly Ruling[] = [];
