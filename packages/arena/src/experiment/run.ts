// Runs an experiment: lets a farm play its rounds, and keeps a journal of them.
import type { Executor } from '../executor/executor.ts';
import type { Played } from '../executor/fixture.ts';
import type { Experiment, Game } from './experiment.ts';

/** Where games are kept; `journalFile.ts` keeps them on disk. */
export interface Journal {
  /** What was played before, by number of fixture. */
  readonly played: ReadonlyMap<number, Played>;
  add(played: Played): void;
}

export interface RunOptions {
  readonly executor: Executor;
  readonly journal?: Journal;
  /** Told after each game how many are done, those of the journal among them, and how many there will be in all, as far as that is known. */
  readonly onProgress?: (done: number, expected: number) => void;
  /** Ends it with what was played so far. */
  readonly signal?: AbortSignal;
  /** Plays only its share of the games, so that several machines can play one experiment each with a journal of its own. */
  readonly part?: Part;
}

/** One of several parts of about the same size. */
export interface Part {
  /** From 0. */
  readonly index: number;
  readonly of: number;
}

export interface Run<Summary> {
  readonly summary: Summary;
  readonly games: readonly Game[];
  /** Whether it came to its end, or to that of its part, as far as that goes without the others; or was ended by a signal. */
  readonly end: 'whole' | 'part' | 'stopped';
}

/** Runs an experiment to its end. Games that its journal has are not played again. */
export async function runExperiment<Summary>(
  experiment: Experiment<Summary>,
  { executor, journal, onProgress, signal = new AbortController().signal, part }: RunOptions,
): Promise<Run<Summary>> {
  const known = new Map(journal?.played);
  let games: readonly Game[] = [];
  for (;;) {
    const round = experiment.next(games);
    if (round.length === 0) return { summary: experiment.sum(games), games, end: 'whole' };
    const missing = round.filter(({ number }) => !known.has(number));
    const own = missing.filter(({ number }) => isIn(part, number));
    const before = games.length + round.length - missing.length;
    const expected = Math.max(experiment.expected(games), games.length + round.length);
    let done = 0;
    const onPlayed = (played: Played): void => {
      // A farm may tell of a game twice.
      if (known.has(played.fixture)) return;
      known.set(played.fixture, played);
      journal?.add(played);
      done++;
      onProgress?.(before + done, expected);
    };
    if (own.length > 0 && !signal.aborted) await executor.play(experiment.venue, own, onPlayed, signal);
    const played = round.flatMap((fixture): readonly Game[] => {
      const game = known.get(fixture.number);
      return game === undefined ? [] : [{ fixture, played: game }];
    });
    games = [...games, ...played];
    const lost = own.filter(({ number }) => !known.has(number)).length;
    if (lost > 0 && !signal.aborted) throw new Error(`The farm lost ${lost} of ${own.length} games`);
    if (played.length < round.length)
      return { summary: experiment.sum(games), games, end: lost > 0 || signal.aborted ? 'stopped' : 'part' };
  }
}

/** Two games that follow each other may belong together: they stay so. */
const isIn = (part: Part | undefined, number: number): boolean =>
  part === undefined || Math.floor(number / 2) % part.of === part.index;
