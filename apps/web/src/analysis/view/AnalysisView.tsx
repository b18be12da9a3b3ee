// View of an analysis as far as it is known: chances, turning points, luck apart from decisions, the dearest answers, and charts.
import type { RunState } from '../analysisRun.ts';
import { ChanceChart } from './ChanceChart.tsx';
import { ChanceTable } from './ChanceTable.tsx';
import { CourseCharts } from './CourseCharts.tsx';
import { DearestAnswers } from './DearestAnswers.tsx';
import { Progress } from './Progress.tsx';
import { Totals } from './Totals.tsx';
import type { MomentLinks, Players } from './words.ts';
import { whose } from './words.ts';

interface AnalysisViewProps {
  readonly state: RunState;
  readonly players: Players;
  /** null where the game has no replay with addresses. */
  readonly links: MomentLinks | null;
  readonly onFollow: () => void;
  readonly onStop: () => void;
  readonly onGoOn: () => void;
  readonly onDeeper: () => void;
}

/** All turns have their chances, so that the line goes to the end of the game. */
export const isToTheEnd = ({ outline, analysis }: RunState): boolean =>
  outline !== null &&
  analysis !== null &&
  analysis.swings.length === outline.places.filter(({ what }) => what === 'turn').length;

const Judged = ({
  state,
  players,
  links,
  onFollow,
}: Pick<AnalysisViewProps, 'state' | 'players' | 'links' | 'onFollow'>) => {
  const { analysis, outline, judgedTurns } = state;
  if (analysis === null || outline === null) return null;
  const { course } = outline;
  return (
    <>
      <section>
        <h3>{whose(players, players.me)} chance to win</h3>
        <ChanceChart {...{ analysis, course, players }} isToTheEnd={isToTheEnd(state)} />
        <p className="soft">
          Two thirds of what was imagined lies in the shade; ◆ marks turns that changed most, in points of a hundred;
          numbers above and below are keys.
        </p>
        <details>
          <summary>Chances as a table</summary>
          <ChanceTable {...{ analysis, judgedTurns, players }} />
        </details>
      </section>
      <section>
        <h3>Luck and decisions</h3>
        <Totals {...{ analysis, players }} />
      </section>
      <section>
        <h3>What cost most</h3>
        <DearestAnswers {...{ analysis, players, links, onFollow }} />
      </section>
    </>
  );
};

export function AnalysisView({ state, players, links, onFollow, ...ways }: AnalysisViewProps) {
  const { outline, total, status } = state;
  return (
    <div className="analysis" data-testid="analysis" data-status={status}>
      <Progress state={state} {...ways} />
      {outline !== null && total === 0 ? (
        <p className="soft">The chance to win is known for games of two players only.</p>
      ) : null}
      <Judged {...{ state, players, links, onFollow }} />
      {outline === null ? null : (
        <section>
          <h3>Turn by turn</h3>
          <CourseCharts course={outline.course} players={players} />
        </section>
      )}
    </div>
  );
}
