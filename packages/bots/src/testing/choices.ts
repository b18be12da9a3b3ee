// Choices of the rules bot at a table that a test sets up, in a few words.
import type { Option, SeatPosition, State } from '@vaultsong/engine';
import { answer, position } from '@vaultsong/engine';
import { decide, randomFrom, rulesBot } from '../index.ts';

export const table = (me: SeatPosition, foe: SeatPosition = {}): State => position({ seats: [me, foe] });

/** What the bot chooses, in a few words. */
export function choice(state: State): string {
  const option = state.ask?.options[decide(rulesBot, state, randomFrom(1))];
  return option === undefined ? 'nothing' : wordsOf(option);
}

function wordsOf(option: Option): string {
  switch (option.pick) {
    case 'move':
      return 'card' in option.move ? `${option.move.do} ${option.move.card.name}` : option.move.do;
    case 'card':
      return option.card.name;
    case 'house':
      return String(option.house);
    case 'name':
      return option.title;
    case 'trait':
      return option.trait;
    default:
      return option.pick;
  }
}

/** All that the bot does until the turn of the first seat is over. */
export function turnOf(state: State): readonly string[] {
  const { turn } = state;
  const done: string[] = [];
  while (state.ask !== null && state.turn === turn && done.length < 100) {
    if (state.ask.options.length > 1) done.push(choice(state));
    answer(state, decide(rulesBot, state, randomFrom(1)));
  }
  return done;
}
