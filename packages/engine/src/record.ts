// A game is its setup and its answers: the save format, the wire format and the bug report. A hash of the state at the
// start of each turn tells where a replay with other rules would part from the game that was played.

import type { EditionName } from './editions.ts';
import type { GameEvent } from './events.ts';
import { stateHash } from './hash.ts';
import type { Watch } from './machine.ts';
import { answer } from './machine.ts';
import type { Setup } from './setup.ts';
import { deal } from './setup.ts';
import type { State } from './state.ts';
import type { Seat } from './terms.ts';

/** The engine version that records name; a change of the rules' behaviour raises it. */
export const engineVersion = '0.2.0';
export const recordFormat = 1;

export interface Checkpoint {
  /** How many answers had been given when the turn began. */
  readonly answers: number;
  readonly turn: number;
  readonly hash: string;
}

/** A game that is being played together with how it came about. */
export interface Game {
  readonly setup: Setup;
  readonly state: State;
  readonly answers: number[];
  readonly checkpoints: Checkpoint[];
}

export interface GameRecord {
  readonly format: typeof recordFormat;
  readonly version: string;
  readonly setup: Setup;
  readonly answers: readonly number[];
  readonly checkpoints: readonly Checkpoint[];
  /** The seat that won; null for a game that was not played to the end. */
  readonly winner: Seat | null;
  /** The hash of the state after the last answer. */
  readonly hash: string;
}

/** Deals a game and keeps its answers from now on. @throws SetupError */
export function startRecorded(setup: Setup): Game {
  const state = deal(setup);
  // A record names its edition: the default may change while the record is kept.
  return { setup: { ...setup, edition: state.edition }, state, answers: [], checkpoints: [] };
}

/** The edition of records from the time when there was only one, which did not name it. */
const onlyEdition: EditionName = 'cota-1.3';

/** Answers the pending question of a game, as `answer` does. @returns what happened. @throws RangeError as `answer` does. */
export function playOn(game: Game, option: number, watch?: Watch): readonly GameEvent[] {
  const { turn } = game.state;
  const happened = answer(game.state, option, watch);
  game.answers.push(option);
  if (game.state.turn !== turn)
    game.checkpoints.push({ answers: game.answers.length, turn: game.state.turn, hash: stateHash(game.state) });
  return happened;
}

/** The record of a game as it stands. */
export const record = (game: Game): GameRecord => ({
  format: recordFormat,
  version: engineVersion,
  setup: game.setup,
  answers: [...game.answers],
  checkpoints: [...game.checkpoints],
  winner: game.state.winner,
  hash: stateHash(game.state),
});

/** A record that does not replay. `answer` is the index of the answer at which it went wrong; null: before the first. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  readonly answer: number | null;
  constructor(message: string, at: number | null) {
    super(message);
    this.answer = at;
  }
}

/**
 * Plays a record again, and compares the hash at each turn and at the end.
 * @param onEvents called after each answer with what happened, for logs.
 * @throws RecordError where an answer is not legal or the game parts from the record; SetupError when it cannot be dealt.
 */
export function replay(saved: GameRecord, onEvents?: (events: readonly GameEvent[], state: State) => void): Game {
  const game = startRecorded({ ...saved.setup, edition: saved.setup.edition ?? onlyEdition });
  let next = 0;
  saved.answers.forEach((option, i) => {
    if (game.state.winner !== null)
      throw new RecordError(`The game is over after ${i} answers, but the record has ${saved.answers.length}`, i);
    const options = game.state.ask?.options.length ?? 0;
    if (!Number.isInteger(option) || option < 0 || option >= options)
      throw new RecordError(
        `Answer ${i} is ${option}, but the question "${game.state.ask?.kind}" in turn ${game.state.turn} has the options 0 to ${options - 1}`,
        i,
      );
    const before = game.checkpoints.length;
    const happened = playOn(game, option);
    onEvents?.(happened, game.state);
    if (game.checkpoints.length === before) return;
    const made = game.checkpoints[before];
    const kept = saved.checkpoints[next++];
    if (
      made === undefined ||
      kept === undefined ||
      made.answers !== kept.answers ||
      made.turn !== kept.turn ||
      made.hash !== kept.hash
    )
      throw new RecordError(
        `The replay parts from the record at the start of turn ${game.state.turn} (after answer ${i}): expected ${kept === undefined ? 'no further turn' : `turn ${kept.turn} with hash ${kept.hash}`}, got hash ${made?.hash}`,
        i,
      );
  });
  if (next !== saved.checkpoints.length)
    throw new RecordError(
      `The record is cut short: it has ${saved.checkpoints.length} turns, but its answers lead through ${next}`,
      saved.answers.length,
    );
  if (stateHash(game.state) !== saved.hash)
    throw new RecordError(
      `The replay ends in another state than the record: expected hash ${saved.hash}, got ${stateHash(game.state)}`,
      saved.answers.length,
    );
  if (game.state.winner !== saved.winner)
    throw new RecordError(
      `The record names ${saved.winner === null ? 'no winner' : `seat ${saved.winner} as winner`}, the replay ${game.state.winner === null ? 'none' : `seat ${game.state.winner}`}`,
      saved.answers.length,
    );
  return game;
}
