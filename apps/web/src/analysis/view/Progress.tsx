// Progress of an analysis, and the ways to stop it, go on and look deeper.
import { Icon } from '../../components/Glyph.tsx';
import type { RunState } from '../analysisRun.ts';

interface ProgressProps {
  readonly state: RunState;
  readonly onStop: () => void;
  readonly onGoOn: () => void;
  readonly onDeeper: () => void;
}

/** In words, for all who see or hear it. */
export function sayProgress({ status, error, effort, done, total }: RunState): string {
  const look = effort === 'fast' ? 'Quick look' : 'Deeper look';
  switch (status) {
    case 'opening':
      return 'Playing the game again…';
    case 'running':
      return `${look}: ${total - done} of ${total} places left`;
    case 'stopped':
      return `${look} stopped: ${total - done} of ${total} places left`;
    case 'done':
      return total === 0 ? '' : `${look}: all of the game`;
    case 'failed':
      return `The game could not be analysed: ${error ?? ''}`;
  }
}

export const Progress = ({ state, onStop, onGoOn, onDeeper }: ProgressProps) => {
  const { status, effort, done, total, outline } = state;
  if (total === 0 && status === 'done') return null;
  return (
    <div className="analysis-progress">
      <p data-testid="analysis-progress" role={status === 'failed' ? 'alert' : undefined}>
        {sayProgress(state)}
      </p>
      {total === 0 || status === 'done' ? null : (
        <progress max={total} value={done} aria-label="Places of the game that were judged" />
      )}
      <div className="analysis-tools">
        {status === 'running' ? (
          <button type="button" className="button" onClick={onStop}>
            Stop
          </button>
        ) : null}
        {(status === 'stopped' || status === 'failed') && outline !== null ? (
          <button type="button" className="button" onClick={onGoOn}>
            Go on
          </button>
        ) : null}
        {effort === 'fast' && outline !== null && status !== 'opening' ? (
          <button type="button" className="button" onClick={onDeeper}>
            <Icon name="hint" /> Look deeper
          </button>
        ) : null}
      </div>
    </div>
  );
};
