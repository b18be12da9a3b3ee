// State of a game that is looked back on: what the worker tells of it, the step that is shown, and with whose eyes.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RemoteReplayer } from '../client/replayClient.ts';
import { startReplayer } from '../client/replayClient.ts';
import { momentAfter, momentQuery } from '../routing/moment.ts';
import { rename, useAddress } from '../routing/navigation.ts';
import type { Eyes, ReplayInfo, ReplayLog, ReplaySource, ReplayView } from '../wire/replay.ts';
import { eyesIn, stepIn } from './walk.ts';

/** The game, once it was played through. */
export interface OpenedReplay {
  readonly replayer: RemoteReplayer;
  readonly replay: ReplayInfo;
}

/** Plays a game through in the worker. @returns null until then; an error in words where there is none */
export function useOpened(source: ReplaySource): OpenedReplay | { readonly error: string } | null {
  const [opened, setOpened] = useState<OpenedReplay | { readonly error: string } | null>(null);
  useEffect(() => {
    let isLeft = false;
    const open = async (): Promise<OpenedReplay> => {
      const replayer = await startReplayer();
      return { replayer, replay: await replayer.open(source) };
    };
    open().then(
      (done) => {
        if (!isLeft) setOpened(done);
      },
      (error: unknown) => {
        if (!isLeft) setOpened({ error: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [source]);
  return opened;
}

export interface ReplayState {
  readonly step: number;
  readonly eyes: Eyes;
  /** null until the worker has told it. */
  readonly view: ReplayView | null;
  readonly log: ReplayLog | null;
  readonly error: string | null;
  goTo(step: number): void;
  setEyes(eyes: Eyes): void;
}

const noted = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The address of what is shown, without the game in it. */
function queryOf(replay: ReplayInfo, step: number, eyes: Eyes): string {
  const asked = new URLSearchParams(momentQuery(momentAfter(replay.turns, step), window.location.search));
  if (eyes === replay.eyes) asked.delete('as');
  else asked.set('as', String(eyes));
  return `?${asked}`;
}

/** What is shown follows the address, when one goes back or on, and the address what is shown. */
export function useReplay({ replayer, replay }: OpenedReplay): ReplayState {
  const { search, visit } = useAddress();
  const [step, setStep] = useState(() => stepIn(search, replay));
  const [eyes, setEyes] = useState<Eyes>(() => eyesIn(search, replay) ?? replay.eyes);
  const [view, setView] = useState<ReplayView | null>(null);
  const [log, setLog] = useState<{ readonly eyes: Eyes; readonly log: ReplayLog } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const moment = useRef(0);
  const visited = useRef(visit);

  useEffect(() => {
    if (visited.current === visit) return;
    visited.current = visit;
    setStep(stepIn(window.location.search, replay));
    setEyes(eyesIn(window.location.search, replay) ?? replay.eyes);
  }, [visit, replay]);

  useEffect(() => {
    const asked = ++moment.current;
    replayer.view(step, eyes, asked).then(
      (told) => {
        // Who steps fast sees the last one.
        if (asked === moment.current) setView(told);
      },
      (error: unknown) => setError(noted(error)),
    );
  }, [replayer, step, eyes]);

  useEffect(() => {
    replayer.log(eyes).then(
      (told) => setLog({ eyes, log: told }),
      (error: unknown) => setError(noted(error)),
    );
  }, [replayer, eyes]);

  const go = useCallback(
    (to: number): void => {
      const there = Math.min(Math.max(0, to), replay.steps.length - 1);
      setStep(there);
      rename(window.location.pathname + queryOf(replay, there, eyes));
    },
    [replay, eyes],
  );
  const look = useCallback(
    (next: Eyes): void => {
      setEyes(next);
      rename(window.location.pathname + queryOf(replay, step, next));
    },
    [replay, step],
  );
  return { step, eyes, view, log: log?.eyes === eyes ? log.log : null, error, goTo: go, setEyes: look };
}
