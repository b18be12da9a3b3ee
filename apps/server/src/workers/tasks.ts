// Tasks of the workers: everything that replays a game or reads a long text, because its cost depends on the request.
// Faults for people come back as values, since a class does not survive the way between threads.
import { playOn, record, startRecorded } from '@vaultsong/engine';
import type { Entry, Finished, Game, Table } from '@vaultsong/tables';
import { LogError, readLog } from '@vaultsong/tables';
import { ApiError } from '../errors/apiError.ts';
import { deckNameOf } from '../people/deckName.ts';
import type { FoundDeck } from '../tables/decks.ts';
import { findDeck } from '../tables/decks.ts';
import type { PlayedGame } from '../tables/importGame.ts';
import { playedGame } from '../tables/importGame.ts';
import { replayEvents } from './replayEvents.ts';

export type Task =
  /** A record that somebody sent: plays it, and says what game it is. */
  | { readonly is: 'import'; readonly record: unknown }
  /** Makes a table from its log. */
  | { readonly is: 'load'; readonly id: string; readonly entries: readonly Entry[] }
  /** The record of a game that is over, as text. */
  | { readonly is: 'record'; readonly finished: Finished }
  /** The events of a game. */
  | { readonly is: 'history'; readonly game: Pick<Game, 'setup' | 'answers'> }
  /** A deck to play with. */
  | { readonly is: 'deck'; readonly text: string }
  /** The name of a deck to keep. */
  | { readonly is: 'deck-name'; readonly text: string };

export type Result =
  | { readonly is: 'import'; readonly game: PlayedGame }
  | { readonly is: 'load'; readonly table: Table }
  | { readonly is: 'record'; readonly json: string }
  /** For each answer what happened by it, as JSON of a list of events. */
  | { readonly is: 'history'; readonly events: readonly string[] }
  | { readonly is: 'deck'; readonly found: FoundDeck }
  | { readonly is: 'deck-name'; readonly name: string }
  | { readonly is: 'refused'; readonly code: ApiError['code']; readonly message: string }
  | { readonly is: 'unreadable'; readonly message: string };

/** Does a task. What is no fault of whoever asked is thrown. */
export async function perform(task: Task): Promise<Result> {
  try {
    return await performOrThrow(task);
  } catch (error) {
    if (error instanceof ApiError) return { is: 'refused', code: error.code, message: error.message };
    if (error instanceof LogError) return { is: 'unreadable', message: error.message };
    throw error;
  }
}

async function performOrThrow(task: Task): Promise<Result> {
  switch (task.is) {
    case 'import':
      return { is: 'import', game: playedGame(task.record) };
    case 'load':
      return { is: 'load', table: readLog(task.id, task.entries) };
    case 'record':
      return { is: 'record', json: recordJson(task.finished) };
    case 'history':
      return { is: 'history', events: replayEvents(task.game) };
    case 'deck':
      return { is: 'deck', found: findDeck(task.text) };
    case 'deck-name':
      return { is: 'deck-name', name: await deckNameOf(task.text) };
  }
}

function recordJson({ setup, answers }: Finished): string {
  const game = startRecorded(setup);
  for (const option of answers) playOn(game, option);
  return JSON.stringify(record(game));
}
