// Clocks of a table: the time left to each seat, and the one that runs.
import type { Seat } from '@vaultsong/engine';
import { useEffect, useState } from 'react';
import { nameAt, whose } from '../words/people.ts';
import { sayTime, showTime, warningAt } from '../words/time.ts';
import type { RemoteTableState } from './remoteState.ts';
import { useNow } from './useNow.ts';
import { useRemoteTable } from './useRemoteTable.ts';

/** By seat: what is left, in milliseconds; null where there is no clock, or it cannot be told. */
function leftNow({ view, you, ahead }: RemoteTableState, now: number): readonly number[] | null {
  if (view === null || view.clock === null || view.result !== null) return null;
  // A spectator with a delay is told times that are over.
  if (you === null && view.terms.spectators.delay > 0) return null;
  return view.clock.map((left, seat) =>
    seat === view.toAct ? Math.max(0, left - Math.max(0, now + ahead - view.since)) : left,
  );
}

const isRunning = ({ view }: RemoteTableState, seat: Seat): boolean => view?.toAct === seat && view.result === null;

/** Says once, for each threshold, that one's own time runs short. */
function useWarning(left: number | null): string {
  const due = left === null ? null : warningAt(left);
  const [said, say] = useState('');
  useEffect(() => say(due === null ? '' : `Your time runs short: ${sayTime(due)} left.`), [due]);
  return said;
}

export function Clocks() {
  const { state } = useRemoteTable();
  const { view, you } = state;
  const hasClock = view !== null && view.clock !== null;
  const now = useNow(hasClock ? 200 : null);
  const left = leftNow(state, now);
  const mine = you !== null && isRunning(state, you) ? (left?.[you] ?? null) : null;
  const warning = useWarning(mine);
  if (view === null || left === null) return null;
  return (
    <>
      <ul className="clocks" aria-label="Clocks">
        {left.map((time, seat) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never change their places
            key={seat}
            className={`clock ${isRunning(state, seat) ? 'is-running' : ''} ${warningAt(time) === null ? '' : 'is-short'}`}
          >
            <span className="clock-whose">{nameAt(view, seat, you)}</span>
            <time
              role="timer"
              aria-label={`${whose(nameAt(view, seat, you))} time: ${sayTime(time)}${isRunning(state, seat) ? ', running' : ''}`}
            >
              {showTime(time)}
            </time>
          </li>
        ))}
      </ul>
      <p className="unseen" role="status">
        {warning}
      </p>
    </>
  );
}
