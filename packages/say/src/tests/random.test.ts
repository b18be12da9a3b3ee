// Cards that nobody would print have texts too: there are words for everything that the language can say, in sentences.
import { expect, it } from 'vitest';
import { define } from '@vaultsong/engine';
import { sayCard } from '../index.ts';
import type { Roll } from '@vaultsong/engine/testing';
import { randomCards } from '@vaultsong/engine/testing';

const SETS = 12;
const placeholder = /undefined|null|NaN|\[object|[{}$<>_]/;
const fault = / {2}| [,.;:]|“ | ”|[.!?] [a-zæ]|[.,;]{2}|\b(a|an|the|of|to|it|them|each) \1\b/;

function dice(seed: number): Roll {
  let x = Math.imul(seed + 1, 0x9e3779b1) | 0;
  return (sides) => {
    x = (Math.imul(x, 1664525) + 1013904223) | 0;
    return Math.floor(((x >>> 8) / 0x1000000) * sides);
  };
}

it.each(Array.from({ length: SETS }, (_, i) => i))('says a set of random cards (%i)', (seed) => {
  const ids = Array.from({ length: 30 }, (_, i) => `said-${seed}-${i}`);
  const cards = randomCards(ids, dice(seed));
  define(cards);
  for (const line of cards.flatMap((card) => sayCard(card))) {
    expect(line).toMatch(/^[“A-ZÆ].*[.”]$/);
    expect(line).not.toMatch(placeholder);
    expect(line).not.toMatch(fault);
  }
});
