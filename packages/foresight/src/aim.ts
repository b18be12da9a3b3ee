// A card that is dropped says at once what else is asked for: the creature to fight, the one to put an upgrade on, the flank.
import type { Ask, Option, Seat, State } from '@vaultsong/engine';
import { answer, EndlessError, imagine } from '@vaultsong/engine';
import { topicOf } from '@vaultsong/say';
import type { CardKey } from './key.ts';
import { keyOf } from './key.ts';

/**
 * What a player answers in advance, by where a card is dropped: it is given only if just that is asked next. `at`: a flank, or
 * how many creatures stand to the left.
 */
export type Aim =
  | { readonly about: 'attack' | 'host'; readonly card: CardKey }
  | { readonly about: 'flank'; readonly at: 'left' | 'right' | number };

/** What could be aimed at with an answer; null in place of it: nothing that is asked next is of that kind. */
export type Reach =
  | { readonly about: 'attack' | 'host'; readonly cards: readonly CardKey[] }
  | { readonly about: 'flank'; readonly at: readonly ('left' | 'right' | number)[] };

/** What a question is about, as far as one can aim at its answers. */
function aboutOf(ask: Ask): Aim['about'] | null {
  const topic = topicOf(ask);
  if (topic === 'flank' || topic === 'deploy') return 'flank';
  return (topic === 'attack' || topic === 'host') && ask.max === 1 ? topic : null;
}

const placeOf = (option: Option): 'left' | 'right' | number | null =>
  option.pick === 'flank' ? option.side : option.pick === 'place' ? option.index : null;

const isMeant = (option: Option, aim: Aim): boolean =>
  aim.about === 'flank' ? placeOf(option) === aim.at : option.pick === 'card' && keyOf(option.card) === aim.card;

/** The option that was aimed at; null where something else is asked, or that is none of the options. */
export function aimedAt(ask: Ask | null, aim: Aim): number | null {
  if (ask === null || aboutOf(ask) !== aim.about) return null;
  const index = ask.options.findIndex((option) => isMeant(option, aim));
  return index < 0 ? null : index;
}

/**
 * What can be aimed at with an answer, tried out on a state that the player cannot tell from the true one.
 * @param me who is asked
 * @param option index of an option of the pending question
 */
export function reachOf(state: State, me: Seat, option: number): Reach | null {
  const guess = imagine(state, me, 1);
  try {
    answer(guess, option);
  } catch (error) {
    if (error instanceof EndlessError) return null;
    throw error;
  }
  const { ask } = guess;
  const about = ask?.player === me ? aboutOf(ask) : null;
  if (ask === null || about === null) return null;
  return about === 'flank'
    ? { about, at: ask.options.flatMap((one) => placeOf(one) ?? []) }
    : { about, cards: ask.options.flatMap((one) => (one.pick === 'card' ? [keyOf(one.card)] : [])) };
}
