// Cards that nobody would print have texts too: there are words for everything that the language can say, in sentences,
// and for everything that games with such cards ask. RANDOM_GAMES says how many games.
import { define, editionNames, legal, playOn, startRecorded } from '@vaultsong/engine';
import type { Roll } from '@vaultsong/engine/testing';
import { randomCards } from '@vaultsong/engine/testing';
import { expect, it } from 'vitest';
import { allIsSaid, sayCard } from '../index.ts';

const SETS = 12;
const GAMES = Number(process.env.RANDOM_GAMES ?? 6);
const MOST_ANSWERS = 120;
const placeholder = /undefined|null|NaN|\[object|[{}$<>_'"]/;
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

it.each(Array.from({ length: GAMES }, (_, i) => i))('says all that a game with random cards asks (%i)', (seed) => {
  const roll = dice(seed);
  const ids = Array.from({ length: 30 }, (_, i) => `random-${i}`);
  define(randomCards(ids, roll));
  const deck = {
    name: 'random',
    houses: ['brobnar', 'dis', 'logos'] as const,
    cards: [...ids, ...ids].map((name) => ({ name })),
  };
  const edition = editionNames[seed % editionNames.length] ?? 'master-16';
  const game = startRecorded({ decks: [deck, deck], seed, edition });
  while (game.state.ask !== null && game.answers.length < MOST_ANSWERS) {
    const options = legal(game.state);
    const ends = options.length > 1 && options.at(-1)?.pick === 'move' && roll(10) > 0;
    const option = roll(ends ? options.length - 1 : options.length);
    // In the engine's own games with these cards, chance decides about imagined states here.
    roll(1 << 20);
    expect(allIsSaid(game.state)).toBeNull();
    playOn(game, option);
  }
});
