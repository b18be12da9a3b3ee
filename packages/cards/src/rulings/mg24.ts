// Rulings on the cards that appeared first in Menagerie 2024.
import type { Ruling } from './ruling.ts';

export const mg24: readonly Ruling[] = [];
