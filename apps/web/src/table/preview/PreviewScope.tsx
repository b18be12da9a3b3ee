// Holder of the answer that the player looks at, around the table: the table itself is not drawn anew when that changes.
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Considered } from './foreseen.ts';
import { ConsiderContext, ForeseenContext, usePreview } from './foreseen.ts';

interface PreviewScopeProps {
  readonly moment: number;
  /** Whether the settings want previews. */
  readonly isWanted: boolean;
  readonly children: ReactNode;
}

export function PreviewScope({ moment, isWanted, children }: PreviewScopeProps) {
  const [considered, consider] = useState<Considered | null>(null);
  const foreseen = usePreview(moment, isWanted ? considered : null);
  return (
    <ConsiderContext value={consider}>
      <ForeseenContext value={foreseen}>{children}</ForeseenContext>
    </ConsiderContext>
  );
}
