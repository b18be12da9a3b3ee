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
  | { readonly type: 'import'; readonly record: unknown }
  /** Makes a table from its log. */
  | { readonly type: 'load'; readonly id: string; readonly entries: readonly Entry[] }
  /** The record of a game that is over, as text. */
  | { readonly type: 'record'; readonly finished: Pick<Finished, 'setup' | 'answers'> }
  /** The events of a game. */
  | { readonly type: 'history'; readonly game: Pick<Game, 'setup' | 'answers'> }
  /** A deck to play with. */
  | { readonly type: 'deck'; readonly text: string }
  /** The name of a deck to keep. */
  | { readonly type: 'deck-name'; readonly text: string };

export type Result =
  | { readonly type: 'import'; readonly game: PlayedGame }
  | { readonly type: 'load'; readonly table: Table }
  | { readonly type: 'record'; readonly json: string }
  /** For each answer what happened by it, as JSON of a list of events. */
  | { readonly type: 'history'; readonly events: readonly string[] }
  | { readonly type: 'deck'; readonly found: FoundDeck }
  | { readonly type: 'deck-name'; readonly name: string }
  | { readonly type: 'rejected'; readonly code: ApiError['code']; readonly message: string }
  | {
      readonly type: 'unreadable';
      readonly message: string;
      readonly isIntact: boolean;
      readonly entry: number | null;
    };

/** Does a task. What is no fault of whoever asked is thrown. */
export async function perform(task: Task): Promise<Result> {
  try {
    return await performOrThrow(task);
  } catch (error) {
    if (error instanceof ApiError) return { type: 'rejected', code: error.code, message: error.message };
    if (error instanceof LogError)
      return { type: 'unreadable', message: error.message, isIntact: error.isIntact, entry: error.entry };
    throw error;
  }
}

async function performOrThrow(task: Task): Promise<Result> {
  switch (task.type) {
    case 'import':
      return { type: 'import', game: playedGame(task.record) };
    case 'load':
      return { type: 'load', table: readLog(task.id, task.entries) };
    case 'record':
      return { type: 'record', json: recordJson(task.finished) };
    case 'history':
      return { type: 'history', events: replayEvents(task.game) };
    case 'deck':
      return { type: 'deck', found: findDeck(task.text) };
    case 'deck-name':
      return { type: 'deck-name', name: await deckNameOf(task.text) };
  }
}

function recordJson({ setup, answers }: Pick<Finished, 'setup' | 'answers'>): string {
  const game = startRecorded(setup);
  for (const option of answers) playOn(game, option);
  return JSON.stringify(record(game));
}
