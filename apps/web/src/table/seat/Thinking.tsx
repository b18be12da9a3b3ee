// Progress of a bot that thinks for long. It appears only after a moment (style/bar.css), so that short thoughts do not
// flicker.
import type { Seat } from '@vaultsong/engine';
import { useSyncExternalStore } from 'react';
import { readClient, watchClient } from '../../client/client.ts';

export function Thinking({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  const { thinking } = useSyncExternalStore(watchClient, readClient);
  if (thinking?.seat !== seat) return null;
  const percent = Math.round(100 * thinking.share);
  return (
    <progress className="thinking" aria-label={`${name} thinks`} data-testid="thinking" max={100} value={percent}>
      {percent} %
    </progress>
  );
}
