// A player that is a program in any language: it is told each question of its seat, with what that seat may know, and answers
// with an option. It never sees the state nor the seed, so it knows no more than a bot.
import { describe, JsonError, parseJson } from '@vaultsong/decks';
import type { Seat, Setup, State } from '@vaultsong/engine';
import { see } from '@vaultsong/engine';
import * as z from 'zod';
import { encodeView } from '../encoding/observation.ts';
import { encodeOptions } from '../encoding/option.ts';
import { encodeQuestion } from '../encoding/question.ts';
import { EnvFault } from '../fault.ts';
import { optionMeant } from '../protocol/choice.ts';
import { protocolVersion } from '../protocol/description.ts';
import { ProgramFault } from './fault.ts';
import { openPipe } from './pipe.ts';

export interface Program {
  /** Tells it that a game begins. */
  start(setup: Setup, seat: Seat): void;
  /** Lets it answer the pending question. @throws ProgramFault where it does not; it cannot be asked again then */
  choose(state: State): Promise<number>;
  /** Tells it that a game is over. @param returns one entry for each seat; null: nobody won */
  over(seat: Seat, returns: readonly number[] | null): void;
  /** Ends it at once. */
  close(): void;
  /** Ends its input, and it with that. */
  end(): Promise<void>;
}

const number = z.number().exactOptional();
const answerShape = z.looseObject({ option: number, action: number, key: z.string().exactOptional() });

/**
 * Starts a program.
 * @param command for the shell
 * @param deadline how many milliseconds each answer may take
 */
export function startProgram(command: string, deadline: number): Program {
  const pipe = openPipe(command, deadline);
  let hasAnswered = false;
  return {
    start({ decks, edition }, player) {
      pipe.tell(JSON.stringify({ op: 'start', protocol: protocolVersion, player, edition, decks }));
    },
    async choose(state) {
      const view = see(state, state.ask?.player ?? 'table');
      const { ask } = view;
      if (ask === null) throw new Error('Nothing is asked: the game is over');
      const question = {
        op: 'choose',
        player: ask.player,
        question: encodeQuestion(ask, true),
        options: encodeOptions(ask, true),
        observation: encodeView(view),
      };
      try {
        const option = optionMeant(ask, answerIn(await pipe.ask(JSON.stringify(question))));
        hasAnswered = true;
        return option;
      } catch (error) {
        const fault = error instanceof EnvFault ? new ProgramFault('illegal', error.message) : error;
        pipe.close();
        if (!(fault instanceof ProgramFault) || fault.why === 'late' || hasAnswered) throw fault;
        throw new ProgramFault(fault.why, `${fault.message}. ${renamedFields}`);
      }
    },
    over(player, returns) {
      pipe.tell(JSON.stringify({ op: 'over', player, returns }));
    },
    close: pipe.close,
    end: pipe.end,
  };
}

/** For the author of a program of protocol 1: it fails at its first question, because the fields that it looks for are gone. */
const renamedFields = `It was asked in protocol ${protocolVersion}, where a question has "options" (before: "legal"), "text" ("words") and "reason" ("why"); docs/env.md`;

const expected = '{"option":3}, or "action" or "key" of an option';

/** @throws EnvFault for what is no answer */
function answerIn(line: string): z.output<typeof answerShape> {
  const answer = answerShape.safeParse(jsonOf(line));
  if (!answer.success || [answer.data.option, answer.data.action, answer.data.key].every((part) => part === undefined))
    throw new EnvFault('wrong-fields', `it answered ${describe(line)}; expected ${expected}`);
  return answer.data;
}

function jsonOf(line: string): unknown {
  try {
    return parseJson(line);
  } catch (error) {
    if (error instanceof JsonError) return undefined;
    throw error;
  }
}
