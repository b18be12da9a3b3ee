// Rulings on the cards that appeared first in Tokens of Change.
import type { Ruling } from './ruling.ts';

export const toc: readonly Ruling[] = [];
