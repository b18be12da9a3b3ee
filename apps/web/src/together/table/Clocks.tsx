// Whose time runs, and how much of it is left to each.
import type { Seat } from '@vaultsong/engine';
import { useEffect, useState } from 'react';
import { nameAt, whose } from '../words/people.ts';
import { sayTime, showTime, warningAt } from '../words/time.ts';
import type { Far } from './far.ts';
import { useAtTable } from './useFar.ts';
import { useNow } from './useNow.ts';

/** By seat: what is left, in milliseconds; null where there is no clock, or it cannot be told. */
function leftNow({ face, you, ahead }: Far, now: number): readonly number[] | null {
  if (face === null || face.clock === null || face.result !== null) return null;
  // Who looks on later than it happens is told times that are over.
  if (you === null && face.terms.watchers.delay > 0) return null;
  return face.clock.map((left, seat) =>
    seat === face.asked ? Math.max(0, left - Math.max(0, now + ahead - face.since)) : left,
  );
}

const isRunning = ({ face }: Far, seat: Seat): boolean => face?.asked === seat && face.result === null;

/** Says once, for each threshold, that one's own time runs short. */
function useWarning(left: number | null): string {
  const due = left === null ? null : warningAt(left);
  const [said, say] = useState('');
  useEffect(() => say(due === null ? '' : `Your time runs short: ${sayTime(due)} left.`), [due]);
  return said;
}

export function Clocks() {
  const { far } = useAtTable();
  const { face, you } = far;
  const hasClock = face !== null && face.clock !== null;
  const now = useNow(hasClock ? 200 : null);
  const left = leftNow(far, now);
  const mine = you !== null && isRunning(far, you) ? (left?.[you] ?? null) : null;
  const warning = useWarning(mine);
  if (face === null || left === null) return null;
  return (
    <>
      <ul className="clocks" aria-label="Clocks">
        {left.map((time, seat) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never change their places
            key={seat}
            className={`clock ${isRunning(far, seat) ? 'is-running' : ''} ${warningAt(time) === null ? '' : 'is-short'}`}
          >
            <span className="clock-whose">{nameAt(face, seat, you)}</span>
            <time
              role="timer"
              aria-label={`${whose(nameAt(face, seat, you))} time: ${sayTime(time)}${isRunning(far, seat) ? ', running' : ''}`}
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
