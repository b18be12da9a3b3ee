// The analysis of a game for as long as something shows it.
import type { Judged } from '@vaultsong/bots';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { startAnalyst } from '../client/startAnalyst.ts';
import type { RecordOutline } from '../wire/analysis/analyst.ts';
import type { JudgingWorker, RunState } from './analysisRun.ts';
import { AnalysisRun } from './analysisRun.ts';
import { browserRows, keptIn } from './kept.ts';

const kept = keptIn(browserRows());

/** One core is left to the page. */
const mostWorkers = 4;
const workers = (): number => Math.max(1, Math.min(mostWorkers, (navigator.hardwareConcurrency ?? 2) - 1));

function start(): JudgingWorker {
  const { analyst, broken, end } = startAnalyst();
  // Of a worker that has died nothing comes any more.
  const dead = broken.then((error) => Promise.reject(new Error(error)));
  dead.catch(() => undefined);
  const there = Promise.race([analyst, dead]);
  return {
    open: async (record) => Promise.race<RecordOutline>([(await there).open(record), dead]),
    judge: async (number, effort) => Promise.race<Judged | null>([(await there).judge(number, effort), dead]),
    end,
  };
}

/** Nobody looks more often. In milliseconds. */
const drawStep = 200;

/** Workers may tell of many places in the time of one drawing, and each drawing takes the page some time. */
function watchSeldom(run: AnalysisRun, changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const stop = run.watch(() => {
    timer ??= setTimeout(() => {
      timer = null;
      changed();
    }, drawStep);
  });
  return () => {
    stop();
    if (timer !== null) clearTimeout(timer);
  };
}

export interface ShownAnalysis {
  readonly state: RunState;
  readonly run: AnalysisRun;
}

/**
 * @param load the record as JSON; called once for each `game`
 * @param game names the game; null: nothing is done yet
 * @returns null until the record is there; an error in words where it does not come
 */
export function useAnalysis(
  game: string | null,
  load: () => Promise<string>,
): ShownAnalysis | { readonly error: string } | null {
  const [run, setRun] = useState<AnalysisRun | { readonly error: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way to the record may change while the game is the same
  useEffect(() => {
    if (game === null) return;
    let isGone = false;
    let opened: AnalysisRun | null = null;
    load().then(
      (record) => {
        if (isGone) return;
        opened = new AnalysisRun(record, { start, kept, workers: workers() });
        setRun(opened);
        void opened.open();
      },
      (error: unknown) => {
        if (!isGone) setRun({ error: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => {
      isGone = true;
      opened?.stop();
      setRun(null);
    };
  }, [game]);
  const isRun = run instanceof AnalysisRun;
  const state = useSyncExternalStore(
    (changed) => (isRun ? watchSeldom(run, changed) : () => undefined),
    () => (isRun ? run.state : null),
  );
  if (run === null) return null;
  if (!isRun) return run;
  return state === null ? null : { run, state };
}
