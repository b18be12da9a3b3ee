// Finds the option that a step means: by its place, its action or its key.
import { describe } from '@vaultsong/decks';
import type { Ask } from '@vaultsong/engine';
import { actionsOf } from '../encoding/action.ts';
import { encodeOptions } from '../encoding/option.ts';
import { EnvFault } from '../fault.ts';
import type { Game } from '../games/game.ts';
import { isOver } from '../games/game.ts';
import { seenQuestion } from './replyParts.ts';

/** A program’s choice, by exactly one of these. */
export interface Choice {
  readonly option?: number;
  readonly action?: number;
  readonly key?: string;
}

/** The place of an option among those of the pending question. @throws EnvFault `over`, `wrong-fields` or `wrong-option` */
export function chosenOption(id: number, game: Game, choice: Choice): number {
  const given = [choice.option, choice.action, choice.key].filter((value) => value !== undefined);
  if (given.length !== 1)
    throw new EnvFault(
      'wrong-fields',
      `found ${given.length} of option, action and key; expected exactly one: which option is chosen`,
    );
  const ask = game.state.ask;
  if (isOver(game) || ask === null)
    throw new EnvFault('over', `id: game ${id} is over; expected one that goes on, or "reset" with this id`);
  return optionMeant(seenQuestion(game) ?? ask, choice);
}

/** The option that is meant. @param ask as the seat sees it that answers */
export function optionMeant(ask: Ask, { option, action, key }: Choice): number {
  if (option !== undefined) return withinOptions(ask, option);
  if (action !== undefined) {
    const actions = actionsOf(ask.options);
    return found(ask, actions.indexOf(action), 'action', action, actions);
  }
  const keys = encodeOptions(ask, false).map((told) => told.key);
  return found(ask, keys.indexOf(key ?? ''), 'key', key, keys);
}

function withinOptions(ask: Ask, option: number): number {
  if (Number.isInteger(option) && option >= 0 && option < ask.options.length) return option;
  throw new EnvFault(
    'wrong-option',
    `option: ${describe(option)} is not legal; the question "${ask.kind}" of seat ${ask.player} has the options 0 to ${ask.options.length - 1}`,
  );
}

function found(ask: Ask, at: number, field: string, value: unknown, legal: readonly unknown[]): number {
  if (at >= 0) return at;
  const some = legal.slice(0, 8).map(describe).join(', ');
  throw new EnvFault(
    'wrong-option',
    `${field}: ${describe(value)} is not legal; the question "${ask.kind}" of seat ${ask.player} has ${some}${legal.length > 8 ? ' …' : ''}`,
  );
}
