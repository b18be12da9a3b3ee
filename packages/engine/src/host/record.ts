// A game is its setup and its answers: the save format, the wire format and the bug report. A hash of the state at the
// start of each turn tells where a replay with other rules would part from the game that was played.

import type { EditionName } from '../editions/editions.ts';
import type { GameEvent } from '../language/events.ts';
import type { Watch } from '../run/machine.ts';
import { answerThrough } from '../run/machine.ts';
import { EndlessError } from '../stack/endless.ts';
import { areOfOneForm, stateHash, textHash } from '../state/hash.ts';
import type { State } from '../state/state.ts';
import { deal } from './deal.ts';
import type { Checkpoint, GameRecord } from './recordShape.ts';
import { mustBeRecord, RecordError, recordFormat } from './recordShape.ts';
import type { Setup } from './setup.ts';

/** The engine version that records name; a change of the rules' behaviour raises it. */
export const engineVersion = '0.9.0';

/**
 * Hashes of states that were written in another form cannot be compared. Of such records the turns, how many answers each
 * took, and the winner tell whether a replay goes the same way.
 */
const mayBeSame = (kept: string, made: string): boolean => kept === made || !areOfOneForm(kept, made);

/** A game that is being played together with how it came about. */
export interface Game {
  readonly setup: Setup;
  /** The same object as long as no answer fails: see `playOn`. */
  state: State;
  readonly answers: number[];
  readonly checkpoints: Checkpoint[];
}

/** Deals a game and keeps its answers from now on. @throws SetupError */
export function startRecorded(setup: Setup): Game {
  const state = deal(setup);
  // A record names its edition: the default may change while the record is kept.
  return { setup: { ...setup, edition: state.edition }, state, answers: [], checkpoints: [] };
}

/** The edition of records from the time when there was only one, which did not name it. */
const onlyEdition: EditionName = 'cota-1.3';

/**
 * Answers the pending question of a game, as `answerThrough` does: answers that nothing in the game can tell apart are given
 * without anybody, and are no part of a record.
 * @returns what happened.
 * @throws RangeError and EndlessError as `answer` does; the game stands where it stood before, in a new `state`.
 */
export function playOn(game: Game, option: number, watch?: Watch): readonly GameEvent[] {
  const { turn } = game.state;
  const happened = answerOrTakeBack(game, option, watch);
  game.answers.push(option);
  if (game.state.turn !== turn)
    game.checkpoints.push({ answers: game.answers.length, turn: game.state.turn, hash: stateHash(game.state) });
  return happened;
}

/** Nothing keeps the state before an answer but the answers before it. */
function answerOrTakeBack(game: Game, option: number, watch?: Watch): readonly GameEvent[] {
  try {
    return answerThrough(game.state, option, watch);
  } catch (error) {
    const isUntouched = game.state.ask !== null || game.state.winner !== null;
    if (!isUntouched) game.state = stateOf(game);
    throw error;
  }
}

function stateOf({ setup, answers }: Game): State {
  const state = deal(setup);
  for (const option of answers) answerThrough(state, option);
  return state;
}

/** The same for the same setup, in whatever order its fields come: what reads a file may put them in one of its own. */
const setupHash = (setup: Setup): string =>
  textHash(
    JSON.stringify(setup, (_, value: unknown) =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    ),
  );

/** The record of a game as it stands. */
export const record = (game: Game): GameRecord => ({
  format: recordFormat,
  version: engineVersion,
  setup: game.setup,
  setupHash: setupHash(game.setup),
  answers: [...game.answers],
  checkpoints: [...game.checkpoints],
  winner: game.state.winner,
  hash: stateHash(game.state),
});

/** What went wrong in a replay; where the record is of another engine, that may well be why. */
function parted({ version }: GameRecord, message: string, at: number | null): RecordError {
  const why =
    version === engineVersion
      ? ''
      : `. The record is of version ${version} of the engine and this is ${engineVersion}, which may play otherwise`;
  return new RecordError(message + why, at);
}

/**
 * Plays a record again, and compares the hash at each turn and at the end.
 * @param saved what should be a record; its format, its shape and its setup are checked first
 * @param onEvents called after each answer with what happened, for logs.
 * @throws RecordError where it is no record, an answer is not legal or the game parts from the record; SetupError when it
 * cannot be dealt.
 */
export function replay(saved: unknown, onEvents?: (events: readonly GameEvent[], state: State) => void): Game {
  mustBeRecord(saved);
  const game = startRecorded({ ...saved.setup, edition: saved.setup.edition ?? onlyEdition });
  const dealt = setupHash(game.setup);
  if (saved.setupHash !== undefined && saved.setupHash !== dealt)
    throw new RecordError(
      `The setup is not the one that the record was made with, so that its answers mean nothing: its hash is ${dealt}, and the record says ${saved.setupHash}`,
      null,
    );
  let next = 0;
  saved.answers.forEach((option, i) => {
    const before = game.checkpoints.length;
    const happened = answerAgain(saved, game, option, i);
    onEvents?.(happened, game.state);
    if (game.checkpoints.length > before) mustBeSameTurn(saved, game.checkpoints[before], saved.checkpoints[next++], i);
  });
  mustEndAlike(saved, game, next);
  return game;
}

function answerAgain(saved: GameRecord, game: Game, option: number, i: number): readonly GameEvent[] {
  if (game.state.winner !== null)
    throw parted(saved, `The game is over before answer ${i}, but the record has ${saved.answers.length} answers`, i);
  const options = game.state.ask?.options.length ?? 0;
  if (!Number.isInteger(option) || option < 0 || option >= options)
    throw parted(
      saved,
      `Answer ${i} is ${option}, but the question "${game.state.ask?.kind}" in turn ${game.state.turn} has the options 0 to ${options - 1}`,
      i,
    );
  try {
    return playOn(game, option);
  } catch (error) {
    if (error instanceof EndlessError) throw parted(saved, `Answer ${i}: ${error.message}`, i);
    throw error;
  }
}

function mustBeSameTurn(
  saved: GameRecord,
  made: Checkpoint | undefined,
  kept: Checkpoint | undefined,
  i: number,
): void {
  if (
    made !== undefined &&
    kept !== undefined &&
    made.answers === kept.answers &&
    made.turn === kept.turn &&
    mayBeSame(kept.hash, made.hash)
  )
    return;
  const expected = kept === undefined ? 'no further turn' : `turn ${kept.turn} with hash ${kept.hash}`;
  throw parted(
    saved,
    `The replay parts from the record at the start of turn ${made?.turn} (after answer ${i}): expected ${expected}, got hash ${made?.hash}`,
    i,
  );
}

/** @param turns of the record that were reached */
function mustEndAlike(saved: GameRecord, { state }: Game, turns: number): void {
  const end = saved.answers.length;
  if (turns !== saved.checkpoints.length)
    throw parted(
      saved,
      `The record is cut short: its answers lead through ${turns} turns, of which it has ${saved.checkpoints.length}`,
      end,
    );
  if (!mayBeSame(saved.hash, stateHash(state)))
    throw parted(
      saved,
      `The replay ends in another state than the record: expected hash ${saved.hash}, got ${stateHash(state)}`,
      end,
    );
  if (state.winner !== saved.winner)
    throw parted(
      saved,
      `The record names ${saved.winner === null ? 'no winner' : `seat ${saved.winner} as winner`}, the replay ${state.winner === null ? 'none' : `seat ${state.winner}`}`,
      end,
    );
}
