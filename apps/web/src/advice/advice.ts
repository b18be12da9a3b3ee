// Advice: the rules bot's move in the player's place, in words and where on the table.

import { keyOf } from '@vaultsong/foresight';
import type { Question } from '../wire/question.ts';
import type { Target } from './parts.ts';
import { part } from './parts.ts';

export interface Advice {
  readonly text: string;
  readonly at: readonly Target[];
}

/**
 * @param answer the index of an answer to the question
 * @returns null when there is no such answer
 */
export function adviceOf({ answers }: Question, answer: number): Advice | null {
  const found = answers.find(({ index }) => index === answer);
  if (found === undefined) return null;
  const { label, option } = found;
  const text = `In your place, the bot would choose “${label}”.`;
  switch (option.pick) {
    case 'card':
      return { text, at: [{ at: 'card', key: keyOf(option.card) }] };
    case 'move':
      if (option.move.do === 'end')
        return { text: 'In your place, the bot would end the turn.', at: [part('end-turn')] };
      return { text, at: ['card' in option.move ? { at: 'card', key: keyOf(option.move.card) } : part('prompt')] };
    case 'house':
      return { text, at: [option.house === null ? part('prompt') : { at: 'house', house: option.house }] };
    case 'yes':
    case 'no':
    case 'done':
      return { text, at: [{ at: 'button', pick: option.pick }] };
    case 'option':
    case 'name':
    case 'trait':
    case 'number':
    case 'flank':
    case 'place':
    case 'key':
    case 'seat':
    case 'order':
      return { text, at: [part('prompt')] };
  }
}
