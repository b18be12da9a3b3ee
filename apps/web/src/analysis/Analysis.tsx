// The analysis of a game, made while it is shown.
import type { GameRecord } from '@vaultsong/engine';
import type { ShownAnalysis } from './useAnalysis.ts';
import { useAnalysis } from './useAnalysis.ts';
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
  readonly shown: ShownAnalysis | { readonly error: string } | null;
}

export function Shown({ shown, players, linksOf }: ShownProps) {
  if (shown === null) return <p>Reading the record…</p>;
  if ('error' in shown) return <p role="alert">The record could not be read: {shown.error}</p>;
  const { run, state } = shown;
  return (
    <AnalysisView
      {...{ state, players }}
      links={linksOf === null || state.outline === null ? null : linksOf(state.outline.record)}
      onStop={() => run.stop()}
      onGoOn={() => run.goOn()}
      onDeeper={() => run.goOn('usual')}
    />
  );
}

export const Analysis = ({ game, load, ...props }: AnalysisProps) => (
  <Shown shown={useAnalysis(game, load)} {...props} />
);
