// Says that the worker was started anew, or that it was so too often.
import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { readClient, watchClient } from '../../client/client.ts';
import { gamesPath } from '../../routing/paths.ts';

export function WorkerRestarted() {
  const { revived, gaveUp } = useSyncExternalStore(watchClient, readClient);
  if (gaveUp)
    return (
      <p className="hint">
        Its record can be saved under <Link to={gamesPath}>your games</Link>, and from there it can be tried again.
      </p>
    );
  if (revived === 0) return null;
  return (
    <p className="hint" role="status">
      The game had stopped answering. It was started anew and goes on where it was.
    </p>
  );
}
