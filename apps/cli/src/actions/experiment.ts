// Runs an experiment of the arena for a command: on threads, with a journal, a progress line and an end by Ctrl-C.
import type { Broker, Executor, Experiment, Game, JournalFile, Part, Run, Venue } from '@vaultsong/arena';
import {
  brokerAt,
  defaultMaxDecisions,
  JournalError,
  openJournalFile,
  programExecutor,
  QueueError,
  runExperiment,
  threadExecutor,
} from '@vaultsong/arena';
import type { PlayerName } from '@vaultsong/bots';
import { isProgramName } from '@vaultsong/bots';
import { printable } from '@vaultsong/decks';
import type { DeckList, EditionName } from '@vaultsong/engine';
import { counted } from '@vaultsong/say';
import { Interrupted, UserError } from '../errors.ts';
import { isFileError, printablePath, sayFileError } from '../input.ts';
import { untilInterrupted } from '../interrupt.ts';
import { print, printJson, printStatus } from '../output.ts';
import { mustBeWritable, writeText } from '../outputFile.ts';
import { showProgress } from '../progress.ts';

/** What `addExperimentOptions` reads. */
export interface ExperimentFlags {
  readonly seed: number;
  readonly edition: EditionName;
  readonly workers: number;
  readonly out?: string;
  readonly resume?: true;
  readonly part?: Part;
  /** The address of a broker whose workers play. */
  readonly queue?: string;
  /** Of those that draw something. */
  readonly plot?: string;
  readonly json?: true;
}

export const venueFor = (decks: readonly DeckList[], { edition }: ExperimentFlags): Venue => ({
  decks,
  edition,
  maxDecisions: defaultMaxDecisions,
});

/** Who plays games of these: threads, or the calling one where programs are among them. @param deadline in seconds, for an answer of a program */
export function executorFor(
  players: readonly PlayerName[],
  deadline: number,
  { queue }: ExperimentFlags,
): (workers: number) => Executor {
  const program = players.find(isProgramName);
  if (program === undefined) return threadExecutor;
  if (queue !== undefined)
    throw new UserError(
      `--queue: ${printable(program)} is a program of this machine, which other workers do not have; expected bots of Vaultsong, or no --queue`,
    );
  return (tables) => programExecutor({ tables, deadline: 1000 * deadline });
}

/** What a run of a command shows. */
export interface Report<Summary> {
  /** Who plays; threads, if it does not say. @param workers at least 1 */
  readonly executor?: (workers: number) => Executor;
  /** The keys are a promise to the programs that read them. */
  json(summary: Summary): object;
  /** @param heading how much was played, by which seed and rules */
  words(summary: Summary, heading: string): string;
  /** An SVG. */
  plot?(summary: Summary, heading: string): string;
}

/**
 * Plays an experiment, prints what it shows, and draws it where that is wanted.
 * @throws UserError where its journal cannot be used; Interrupted when it was ended, after what there was to tell
 */
export async function report<Summary>(
  experiment: Experiment<Summary>,
  flags: ExperimentFlags,
  { executor = threadExecutor, json, words, plot }: Report<Summary>,
): Promise<void> {
  if (flags.plot !== undefined) await mustBeWritable(flags.plot);
  const run = await play(experiment, flags, executor);
  const { summary, games, end } = run;
  printStopped(games);
  const expected = Math.max(games.length, experiment.expected(games));
  const cut = { whole: '', part: ` (${partWords(flags)}, of ${expected})`, stopped: ` (stopped, of ${expected})` }[end];
  const heading = `${counted(games.length, 'game')}${cut}, seed ${flags.seed}, rules ${flags.edition}`;
  // Words and plots of no games would look as if there were something to say.
  const isEmpty = end === 'stopped' && games.length === 0;
  if (flags.plot !== undefined && plot !== undefined && !isEmpty) await writeText(flags.plot, plot(summary, heading));
  if (flags.json)
    printJson({
      ...(end === 'stopped' ? { interrupted: true } : {}),
      ...(flags.part === undefined ? {} : { part: partWords(flags) }),
      ...json(summary),
      seed: flags.seed,
      edition: flags.edition,
    });
  else print(isEmpty ? heading : words(summary, heading));
  if (end === 'stopped') throw new Interrupted();
}

const partWords = ({ part }: ExperimentFlags): string =>
  part === undefined ? 'whole' : `part ${part.index + 1}/${part.of}`;

async function play<Summary>(
  experiment: Experiment<Summary>,
  flags: ExperimentFlags,
  farmOf: (workers: number) => Executor,
): Promise<Run<Summary>> {
  const { out, resume = false, workers, part } = flags;
  if (resume && out === undefined) throw new UserError('--resume continues a journal; expected --out FILE with it');
  if (part !== undefined && out === undefined)
    throw new UserError('--part writes a journal to merge later; expected --out FILE with it');
  const journal = out === undefined ? null : openJournal(out, experiment, resume);
  const expected = experiment.expected([]);
  const progress = showProgress(expected);
  const executor =
    flags.queue === undefined ? farmOf(Math.min(workers, expected)) : await executorAt(flags.queue, progress.beside);
  try {
    return await untilInterrupted((signal) =>
      runExperiment(experiment, {
        executor,
        signal,
        onProgress: progress.update,
        ...(journal === null ? {} : { journal }),
        ...(part === undefined ? {} : { part }),
      }),
    );
  } catch (error) {
    if (error instanceof QueueError) throw new UserError(`--queue: ${error.message}${keptWords(out)}`);
    throw error;
  } finally {
    progress.end();
    await executor.close();
    journal?.close();
  }
}

/** What was played is not lost when a queue is. */
const keptWords = (out?: string): string =>
  out === undefined ? '' : ` (${printablePath(out)} keeps what was played; go on with --resume)`;

/** @throws UserError for an address that is none */
async function executorAt(url: string, say: (words: string) => void): Promise<Executor> {
  const broker = brokerOf(url);
  // To load the queue takes a while, which nobody else need wait for.
  const { queueExecutor } = await import('@vaultsong/arena/queue');
  return queueExecutor({ broker, report: printStatus, onWorkers: (workers) => say(counted(workers, 'worker')) });
}

/** @throws UserError for an address that is none */
export function brokerOf(url: string): Broker {
  try {
    return brokerAt(url);
  } catch (error) {
    if (error instanceof QueueError) throw new UserError(`--queue: ${error.message}`);
    throw error;
  }
}

function openJournal(path: string, { head }: Experiment<unknown>, resume: boolean): JournalFile {
  try {
    return openJournalFile(path, head, resume);
  } catch (error) {
    if (error instanceof JournalError) throw new UserError(`${printablePath(path)}: ${error.message}`);
    if (isFileError(error)) throw new UserError(`${printablePath(path)}: ${sayFileError(error)}`);
    throw error;
  }
}

const toldAtMost = 10;

/** Games that stopped: each with the seed that brings it back. */
function printStopped(games: readonly Game[]): void {
  const stopped = games.flatMap(({ fixture, played }) =>
    'message' in played ? [{ number: fixture.number + 1, seed: fixture.seed, ...played }] : [],
  );
  for (const { number, seed, outcome, decisions, message } of stopped.slice(0, toldAtMost))
    printStatus(
      `game ${number} (seed ${seed}) ${outcome === 'endless' ? 'would never end' : 'stopped'} after ${counted(decisions, 'answer')}: ${message}`,
    );
  if (stopped.length > toldAtMost) printStatus(`and ${counted(stopped.length - toldAtMost, 'more game')} like these`);
  printForfeits(games);
}

/** Games that a program lost by not answering as it should: how else would its author know. */
function printForfeits(games: readonly Game[]): void {
  const lost = games.flatMap(({ fixture, played: { decisions, ...end } }) =>
    end.outcome === 'won' && end.forfeit !== undefined ? [{ fixture, decisions, ...end.forfeit }] : [],
  );
  for (const { fixture, decisions, seat, why, message } of lost.slice(0, toldAtMost))
    printStatus(
      `game ${fixture.number + 1} (seed ${fixture.seed}) was lost by ${printable(fixture.bots[seat] ?? '')} after ${counted(decisions, 'answer')}, ${why}: ${message}`,
    );
  if (lost.length > toldAtMost) printStatus(`and ${counted(lost.length - toldAtMost, 'more game')} like these`);
}
