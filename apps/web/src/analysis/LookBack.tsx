// The way to the analysis from the end of a game: a small line of chances, how far it is, and the whole on a sheet.
import { useState } from 'react';
import { Icon } from '../components/Glyph.tsx';
import { useCompact } from '../components/useMedia.ts';
import { Sheet } from '../layout/Sheet.tsx';
import type { AnalysisProps } from './Analysis.tsx';
import { Shown } from './Analysis.tsx';
import type { RunState } from './analysisRun.ts';
import { useAnalysis } from './useAnalysis.ts';
import { isToTheEnd } from './view/AnalysisView.tsx';
import type { Frame } from './view/lines.ts';
import { chanceLine, pathOf, xOf, yOf } from './view/lines.ts';

const title = 'How it went';

/** Open, with the line of even chances alone, so that nobody takes it for a button. */
const Place = () => (
  <svg className="chance-chart is-small is-awaited" viewBox="0 0 240 48" preserveAspectRatio="none" aria-hidden="true">
    <line className="even" x1={1} x2={239} y1={24} y2={24} />
  </svg>
);

/** The line of chances without words; those are on the sheet. */
export const Spark = ({ state, me }: { readonly state: RunState; readonly me: number }) => {
  const { outline, analysis } = state;
  // The place of the line is there before the line, so that no button moves away from the pointer.
  if (outline === null || analysis === null) return outline === null || outline.places.length > 0 ? <Place /> : null;
  const line = chanceLine(analysis, isToTheEnd(state), me);
  const frame: Frame = {
    ...{ left: 1, right: 239, top: 2, bottom: 46 },
    firstTurn: outline.course[0]?.turn ?? 0,
    lastTurn: Math.max(outline.course.at(-1)?.turn ?? 1, line.at(-1)?.turn ?? 1),
  };
  return (
    <svg className="chance-chart is-small" viewBox="0 0 240 48" preserveAspectRatio="none" aria-hidden="true">
      <line className="even" x1={frame.left} x2={frame.right} y1={yOf(frame, 0.5)} y2={yOf(frame, 0.5)} />
      <path
        className="band"
        d={pathOf(
          [
            ...line.map(({ turn, high }) => [xOf(frame, turn), yOf(frame, high)] as const),
            ...line.map(({ turn, low }) => [xOf(frame, turn), yOf(frame, low)] as const).toReversed(),
          ],
          'Z',
        )}
      />
      <path className="curve" d={pathOf(line.map(({ turn, chance }) => [xOf(frame, turn), yOf(frame, chance)]))} />
    </svg>
  );
};

interface LookBackProps extends AnalysisProps {
  /** Nothing is done before the sheet is asked for, as on a phone, where it would cost the battery what nobody may look at. */
  readonly waits?: true;
}

export function LookBack({ game, load, players, linksOf, waits }: LookBackProps) {
  const compact = useCompact();
  const [isAsked, ask] = useState(waits === undefined && !compact);
  const shown = useAnalysis(isAsked ? game : null, load);
  const [isOpen, open] = useState(false);
  const failed = shown !== null && 'error' in shown;
  const state = shown === null || failed ? null : shown.state;
  return (
    <div className="look-back" data-testid="look-back">
      {waits || failed ? null : state === null ? <Place /> : <Spark state={state} me={players.me} />}
      <button
        type="button"
        data-stop
        className="button"
        onClick={() => {
          ask(true);
          open(true);
        }}
      >
        <Icon name="chart" /> {title}
        {state?.status === 'running' ? (
          <span className="soft"> {Math.floor((100 * state.done) / state.total)} %</span>
        ) : null}
      </button>
      {isOpen ? (
        <Sheet title={title} className="analysis-sheet" onClose={() => open(false)}>
          <Shown {...{ shown, players, linksOf }} onFollow={() => open(false)} />
        </Sheet>
      ) : null}
    </div>
  );
}
