// Games played by chance, with cards that chance made or others: what the promises of the engine and of `say` are tried on.

import type { EditionName } from '../editions/editions.ts';
import { defaultEdition, editionNames } from '../editions/editions.ts';
import type { Game } from '../host/record.ts';
import { playOn, startRecorded } from '../host/record.ts';
import type { Setup } from '../host/setup.ts';
import { define } from '../language/definitions.ts';
import { legal } from '../run/machine.ts';
import type { State } from '../state/state.ts';
import type { Roll } from './randomCards.ts';
import { randomCards } from './randomCards.ts';

const MOST_ANSWERS = 120;

/** Small and repeatable. */
export function dice(seed: number): Roll {
  let x = Math.imul(seed + 1, 0x9e3779b1) | 0;
  return (sides) => {
    x = (Math.imul(x, 1664525) + 1013904223) | 0;
    return Math.floor(((x >>> 8) / 0x1000000) * sides);
  };
}

/** Sees a question before it is answered: the answer that it will get, and a number by chance. */
type Look = (s: State, option: number, chance: number) => void;

/** Plays a game by chance, to its end or for a while. */
export function playByChance(setup: Setup, roll: Roll, look: Look): Game {
  const game = startRecorded(setup);
  while (game.state.ask !== null && game.answers.length < MOST_ANSWERS) {
    const options = legal(game.state);
    // Turns that end at once would leave the cards unplayed.
    const ends = options.length > 1 && options.at(-1)?.pick === 'move' && roll(10) > 0;
    const option = roll(ends ? options.length - 1 : options.length);
    look(game.state, option, roll(1 << 20));
    playOn(game, option);
  }
  return game;
}

/** The editions take turns. */
export const editionOfGame = (seed: number): EditionName => editionNames[seed % editionNames.length] ?? defaultEdition;

/** The generators take turns too: the quick one, and a stream with a key. */
const chanceOfGame = (seed: number): Pick<Setup, 'chance'> =>
  seed % 2 === 0 ? {} : { chance: seed.toString(16).padStart(64, '5') };

/** A game with random cards, played by chance. */
export function randomGame(seed: number, look: Look): Game {
  const roll = dice(seed);
  const ids = Array.from({ length: 30 }, (_, i) => `random-${i}`);
  define(randomCards(ids, roll));
  const deck = {
    name: 'random',
    houses: ['brobnar', 'dis', 'logos'] as const,
    cards: [...ids, ...ids].map((name) => ({ name })),
  };
  return playByChance({ decks: [deck, deck], seed, edition: editionOfGame(seed), ...chanceOfGame(seed) }, roll, look);
}
