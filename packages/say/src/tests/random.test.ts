// Cards that nobody would print have texts too: there are words for everything that the language can say, in sentences,
// and for everything that games with such cards ask. RANDOM_GAMES says how many games.
import { define } from '@vaultsong/engine';
import { dice, randomCards, randomGame } from '@vaultsong/engine/testing';
import { expect, it } from 'vitest';
import { allIsSaid, sayCard } from '../index.ts';

const SETS = 12;
const GAMES = Number(process.env.RANDOM_GAMES ?? 6);
const placeholder = /undefined|null|NaN|\[object|[{}$<>_'"]/;
const fault = / {2}| [,.;:]|“ | ”|[.!?] [a-zæ]|[.,;]{2}|\b(a|an|the|of|to|it|them|each) \1\b/;

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

it.each(Array.from({ length: GAMES }, (_, i) => i))('says all that a game with random cards asks (%i)', (seed) => {
  randomGame(seed, (state) => {
    expect(allIsSaid(state)).toBeNull();
  });
});
