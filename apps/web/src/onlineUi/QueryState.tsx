// State of a request to the server: loading, slow, failed, or the data.
import { useEffect, useState } from 'react';
import type { RequestError } from '../online/rest.ts';
import type { Mutation } from './useMutation.ts';
import type { Query } from './useQuery.ts';

/** Milliseconds after which a wait counts as slow. */
const usual = 4_000;

export function Pending({ says = 'Asking the server…' }: { readonly says?: string }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setSlow(true), usual);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <p className="hint online-waiting" role="status">
      {says}
      {slow ? ' The server or the network is slow; the page keeps trying.' : ''}
    </p>
  );
}

interface RequestFailedProps {
  readonly error: RequestError;
  readonly onRetry: () => void;
}

export const RequestFailed = ({ error, onRetry: onAgain }: RequestFailedProps) => (
  <div className="online-error">
    <p className="refusal" role="alert">
      {error.message}
    </p>
    <button type="button" className="button" onClick={onAgain}>
      Try again
    </button>
  </div>
);

interface QueryStateProps<T> {
  readonly query: Query<T>;
  readonly children: (data: T) => React.ReactNode;
}

/** The data, and above them the error where they cannot be renewed now. */
export const QueryState = <T,>({ query: { data, error, refetch: again }, children }: QueryStateProps<T>) => (
  <>
    {error === null ? null : <RequestFailed error={error} onRetry={again} />}
    {data === null ? error === null ? <Pending /> : null : children(data)}
  </>
);

/** Outcome of a mutation: its message, and the refusal of the server. */
export const MutationOutcome = ({ mutation: { error, message } }: { readonly mutation: Mutation }) => (
  <>
    <p className="online-message" role="status">
      {message}
    </p>
    {error === null ? null : (
      <p className="refusal" role="alert">
        {error}
      </p>
    )}
  </>
);
