// Interface of a bot. A bot never sees the state, only what its seat may know, so it cannot cheat; one that needs less than
// that says so, and nobody pays for a view that is not read.
import type { State, View } from '@vaultsong/engine';
import { answersItself, imagine, see } from '@vaultsong/engine';
import type { Random } from './random.ts';

export type Bot = BlindBot | SeeingBot | SearchingBot;

/** Decides by the number of options alone. */
export interface BlindBot {
  readonly name: string;
  readonly needs: 'options';
  /** @returns an index below `options`, of which there are at least 2 */
  choose(options: number, random: Random): number;
}

/** Decides by what its seat may know. */
export interface SeeingBot {
  readonly name: string;
  readonly needs: 'view';
  /**
   * @param view of the seat that has to decide: `view.ask` holds the question with its options
   * @param random the only source of chance: the same view and the same numbers give the same answer
   * @returns the index of an option of `view.ask`
   */
  choose(view: View, random: Random): number;
}

/** Decides by trying answers, in states that its seat cannot tell from the true one. */
export interface SearchingBot {
  readonly name: string;
  readonly needs: 'imagination';
  /**
   * @param view of the seat that has to decide
   * @param imagine deals what is hidden from the seat anew; the same seed gives the same state, which may be changed
   * @param random the only source of chance
   * @param thinking may end the search early, and is told how far it is
   * @returns the index of an option of `view.ask`
   */
  choose(view: View, imagine: (seed: number) => State, random: Random, thinking: Thinking): number;
}

/** What goes on around a search. A search that is ended gives the best answer it has found; which that is depends on when. */
export interface Thinking {
  /** Asked many times a second. */
  mustStop(): boolean;
  /** @param share of the search that is done, from 0 to 1 */
  onProgress(share: number): void;
}

/** A search goes on to its end and tells nobody: the same numbers of chance give the same answer. */
const undisturbed: Thinking = { mustStop: () => false, onProgress: () => {} };

/**
 * Lets a bot answer the pending question of a game.
 * @param thinking for bots that search: when to end it
 * @returns the index of the option that it chose
 * @throws Error when nothing is asked
 */
export function decide(bot: Bot, state: State, random: Random, thinking: Thinking = undisturbed): number {
  const { ask } = state;
  if (ask === null) throw new Error('Nothing is asked: the game is over');
  // Nothing to decide: no view is made for it, and no bot is asked.
  if (answersItself(ask)) return 0;
  switch (bot.needs) {
    case 'options':
      return bot.choose(ask.options.length, random);
    case 'view':
      return bot.choose(see(state, ask.player), random);
    case 'imagination':
      return bot.choose(see(state, ask.player), (seed) => imagine(state, ask.player, seed), random, thinking);
  }
}
