// A game that is looked back on plays by itself, at the pace of the one who looks.
import { useEffect, useState } from 'react';
import type { ReplayInfo } from '../wire/replay.ts';
import { paces, stepOf, usualPace } from './walk.ts';

export interface Playing {
  readonly isPlaying: boolean;
  /** Place among `paces`. */
  readonly pace: number;
  toggle(): void;
  stop(): void;
  changeSpeed(by: 1 | -1): void;
}

/** `auto` in the address lets it begin by itself, for streams. @param goTo is called with each next step while it plays */
export function usePlaying(replay: ReplayInfo, step: number, goTo: (step: number) => void): Playing {
  const [isOn, setOn] = useState(() => new URLSearchParams(window.location.search).has('auto'));
  const [pace, setPace] = useState<number>(usualPace);
  const next = stepOf('step-on', replay, step);
  const isPlaying = isOn && next !== null;
  useEffect(() => {
    if (!isPlaying || next === null) return undefined;
    const timer = setTimeout(() => goTo(next), paces[pace]);
    return () => clearTimeout(timer);
  }, [isPlaying, next, pace, goTo]);
  return {
    isPlaying,
    pace,
    toggle: () => {
      // At the end it begins anew.
      if (next === null) goTo(0);
      setOn(!isPlaying);
    },
    stop: () => setOn(false),
    changeSpeed: (by) => setPace((now) => Math.min(Math.max(0, now + by), paces.length - 1)),
  };
}
