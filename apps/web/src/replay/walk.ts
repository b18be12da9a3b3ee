// The ways through a game that is looked back on, from step to step.
import type { Seat } from '@vaultsong/engine';
import { answersAt, momentAfter, readMoment } from '../routing/moment.ts';
import type { Way } from '../table/gameController.ts';
import type { Eyes, ReplayInfo, ReplayLog } from '../wire/replay.ts';

type Steps = Pick<ReplayInfo, 'steps' | 'turns'>;
interface Named {
  readonly info: { readonly seats: readonly { readonly name: string }[] };
}
interface Seated {
  readonly info: { readonly decks: readonly unknown[] };
}

/** The step that a way leads to; null: it leads nowhere from here. */
export function stepOf(way: Way, { steps, turns }: Steps, step: number): number | null {
  const last = steps.length - 1;
  const stops = (at: number): boolean => at === last || steps[at]?.isPassed !== true;
  const found = (): number => {
    switch (way) {
      case 'first':
        return 0;
      case 'last':
        return last;
      case 'step-back': {
        for (let at = step - 1; at > 0; at--) if (stops(at)) return at;
        return 0;
      }
      case 'step-on': {
        for (let at = step + 1; at < last; at++) if (stops(at)) return at;
        return last;
      }
      case 'turn-back':
        // From within a turn to its beginning, from there to that of the turn before.
        return turns.findLast(({ answers }) => answers < step)?.answers ?? 0;
      case 'turn-on':
        return turns.find(({ answers }) => answers > step)?.answers ?? last;
      case 'key-on': {
        const at = steps.findIndex(({ isForge }, n) => n > step && isForge);
        return at < 0 ? step : at;
      }
    }
  };
  const to = found();
  return to === step ? null : to;
}

/** The step that the query of an address names; where it names none, the end of the game. */
export function stepIn(search: string, { steps, turns }: Steps): number {
  const moment = readMoment(search);
  return moment === null ? steps.length - 1 : answersAt(turns, steps.length - 1, moment);
}

/** "Turn 7 · Bot", or what comes before the first turn. */
export function sayTurn({ steps, turns, info }: Steps & Named, step: number): string {
  const { turn } = momentAfter(turns, step);
  const player = steps[step]?.player ?? null;
  if (turn === 0 || player === null) return 'Before the first turn';
  return `Turn ${turn} · ${info.seats[player]?.name ?? `Seat ${player + 1}`}`;
}

/** The lines of the log that a step added; those before the first were there from the beginning. */
export function linesOf({ lengths }: ReplayLog, step: number): { readonly from: number; readonly to: number } {
  const to = lengths[step] ?? 0;
  return { from: step === 0 ? 0 : (lengths[step - 1] ?? 0), to };
}

/** The first step at which a line of the log was written. */
export const stepOfLine = ({ lengths }: ReplayLog, line: number): number =>
  Math.max(
    0,
    lengths.findIndex((length) => length > line),
  );

/** Whose eyes the query of an address asks for; null where it asks for none that there are. */
export function eyesIn(search: string, { info }: Seated): Eyes | null {
  const asked = new URLSearchParams(search).get('as');
  if (asked === 'open') return 'open';
  const seat: Seat = /^[0-3]$/.test(asked ?? '') ? Number(asked) : -1;
  return info.decks[seat] === undefined ? null : seat;
}

/** Milliseconds for each step when the game plays by itself, from slow to fast. */
export const paces = [4000, 2000, 1000, 500, 250] as const;
export const usualPace = 2;

/** "2 s a step". */
export const sayPace = (pace: number): string => `${(paces[pace] ?? 1000) / 1000} s a step`;
