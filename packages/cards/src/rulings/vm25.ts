// Rulings on the cards that appeared first in Vault Masters 2025.
import type { Ruling } from './ruling.ts';

export const vm25: readonly Ruling[] = [];
