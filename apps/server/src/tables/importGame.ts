// A game against bots that was begun elsewhere and goes on here. What it was is believed only after it has been played again, by a
// worker: `playedGame` costs as much as the whole game did.
import type { Setup } from '@vaultsong/engine';
import { EndlessError, RecordError, replay, SetupError } from '@vaultsong/engine';
import type { Sitter, Terms } from '@vaultsong/tables';
import { setupSchema, terms } from '@vaultsong/tables';
import { ApiError } from '../errors/apiError.ts';
import type { CreateTableOptions } from './createTable.ts';

/**
 * Games of bots that play at random, the longest there are, have some 1,500 answers. Opening the table means to play them all again, so
 * that more are a way to keep the server busy.
 */
export const mostAnswers = 3_000;

/** A game that was played again, and is what its record says. */
export interface PlayedGame {
  readonly setup: Setup;
  readonly answers: readonly number[];
  readonly isOver: boolean;
}

/** What would cost more to play than any game does is refused before it is played. @throws ApiError */
export function checkSize(record: unknown): void {
  if (typeof record !== 'object' || record === null || !('answers' in record) || !Array.isArray(record.answers)) return;
  if (record.answers.length > mostAnswers)
    throw new ApiError('too-large', `record: ${record.answers.length} answers; expected at most ${mostAnswers}`);
}

/** Plays a record again. @throws ApiError that says what is wrong with it */
export function playedGame(record: unknown): PlayedGame {
  checkSize(record);
  const kept = typeof record === 'object' && record !== null && 'setup' in record ? record.setup : null;
  const known = setupSchema.safeParse(kept);
  if (!known.success) throw new ApiError('invalid', `record.setup${seatAssignmentOf(known.error.issues[0])}`);
  try {
    const { setup, answers, state } = replay(record);
    return { setup, answers, isOver: state.winner !== null };
  } catch (error) {
    if (error instanceof RecordError || error instanceof SetupError || error instanceof EndlessError)
      throw new ApiError('invalid', `record: ${error.message}`);
    throw error;
  }
}

const seatAssignmentOf = (issue?: { readonly path: readonly PropertyKey[]; readonly message: string }): string =>
  issue === undefined
    ? ': not understood'
    : `${issue.path.map((part) => `.${String(part)}`).join('')}: ${issue.message}`;

/** What is played, by the setup of a game. */
function termsFor(setup: Setup): Terms {
  const common = { edition: setup.edition, listed: false, spectators: { allowed: true, delay: 0 } };
  const play =
    setup.adventure === undefined
      ? { type: 'duel' as const, decks: 'own' as const }
      : { type: 'keyraken' as const, players: setup.decks.length - 1 };
  const result = terms.safeParse({ ...common, play });
  if (!result.success) throw new ApiError('invalid', `record: ${result.error.issues[0]?.message ?? 'not understood'}`);
  return result.data;
}

/**
 * What to open for a game that was begun elsewhere.
 * @param by who brings it
 * @param seats who sits where; `me` once at least
 * @throws ApiError that says why it cannot go on here
 */
export function createOptionsFor(
  by: string,
  { setup, answers, isOver }: PlayedGame,
  seats: readonly ('me' | Extract<Sitter, { type: 'bot' }>['bot'])[],
): CreateTableOptions {
  const agreed = termsFor(setup);
  const players = setup.adventure === undefined ? 2 : setup.decks.length - 1;
  if (seats.length !== players) throw new ApiError('invalid', `seats: ${seats.length} of them; expected ${players}`);
  if (seats.filter((one) => one === 'me').length !== 1)
    throw new ApiError(
      'invalid',
      'seats: expected "me" once, and bots on the others: whoever else plays joins a table of its own',
    );
  if (isOver) throw new ApiError('conflict', 'record: the game is over');
  return {
    by,
    terms: agreed,
    seated: seats.map((one, seat) => ({
      seat,
      sitter: one === 'me' ? { type: 'person', id: by } : { type: 'bot', bot: one },
      deck: setup.decks[seat] ?? null,
      origin: null,
    })),
    imported: { setup, answers },
  };
}
