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
        You can save its record under <Link to={gamesPath}>your games</Link>, and try again from there.
      </p>
    );
  if (revived === 0) return null;
  return (
    <p className="hint" role="status">
      The game had stopped responding. It was restarted and continues where it was.
    </p>
  );
}
