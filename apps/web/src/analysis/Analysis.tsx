// The analysis of a game as it is shown: what it is made of, and what stands in for it until it is there.
import type { GameRecord } from '@vaultsong/engine';
import type { ShownAnalysis } from './useAnalysis.ts';
import '../style/analysis.css';
import { AnalysisView } from './view/AnalysisView.tsx';
import type { MomentLinks, Players } from './view/words.ts';

/** Makes the addresses of moments, from the turns of the record. */
export type LinksOf = (record: Pick<GameRecord, 'checkpoints'>) => MomentLinks;

export interface AnalysisProps {
  /** Names the game: another one is analysed anew. */
  readonly game: string;
  /** The record of the game as JSON. */
  readonly load: () => Promise<string>;
  readonly players: Players;
  /** null where the game has no replay with addresses. */
  readonly linksOf: LinksOf | null;
}

interface ShownProps extends Pick<AnalysisProps, 'players' | 'linksOf'> {
  /** A link is followed, perhaps within the page that shows this. */
  readonly onFollow: () => void;
  readonly shown: ShownAnalysis | { readonly error: string } | null;
}

export function Shown({ shown, players, linksOf, onFollow }: ShownProps) {
  if (shown === null) return <p>Reading the record…</p>;
  if ('error' in shown) return <p role="alert">The record could not be read: {shown.error}</p>;
  const { run, state } = shown;
  return (
    <AnalysisView
      {...{ state, players, onFollow }}
      links={linksOf === null || state.outline === null ? null : linksOf(state.outline.record)}
      onStop={() => run.stop()}
      onGoOn={() => run.goOn()}
      onDeeper={() => run.goOn('usual')}
    />
  );
}
