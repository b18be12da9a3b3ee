// What stands where something is asked of the server: that it is asked, that it takes long, what is wrong; else what was told.
import { useEffect, useState } from 'react';
import type { ServerRefusal } from '../online/rest.ts';
import type { Asked } from './useAsked.ts';
import type { Deed } from './useDeed.ts';

/** So long nobody wonders. Milliseconds. */
const usual = 4_000;

export function Waiting({ says = 'Asking the server…' }: { readonly says?: string }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setSlow(true), usual);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <p className="hint served-waiting" role="status">
      {says}
      {slow ? ' The server or the network is slow; this goes on by itself.' : ''}
    </p>
  );
}

interface RefusedProps {
  readonly refusal: ServerRefusal;
  readonly onAgain: () => void;
}

export const Refused = ({ refusal, onAgain }: RefusedProps) => (
  <div className="served-refused">
    <p className="refusal" role="alert">
      {refusal.message}
    </p>
    <button type="button" className="button" onClick={onAgain}>
      Try again
    </button>
  </div>
);

interface ToldProps<T> {
  readonly asked: Asked<T>;
  readonly children: (told: T) => React.ReactNode;
}

/** Beside what was told before it says that it cannot be renewed now. */
export const Told = <T,>({ asked: { told, refusal, again }, children }: ToldProps<T>) => (
  <>
    {refusal === null ? null : <Refused refusal={refusal} onAgain={again} />}
    {told === null ? refusal === null ? <Waiting /> : null : children(told)}
  </>
);

/** What became of a deed, and what the server refused of it. */
export const Outcome = ({ deed: { trouble, said } }: { readonly deed: Deed }) => (
  <>
    <p className="served-said" role="status">
      {said}
    </p>
    {trouble === null ? null : (
      <p className="refusal" role="alert">
        {trouble}
      </p>
    )}
  </>
);
