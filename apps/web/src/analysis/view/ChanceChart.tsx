// Line of a player's chance to win by turn, with its spread, the turning points and the keys of both. Shapes and words tell what
// colors tell; the same numbers stand in `ChanceTable`.
import type { Analysis, CourseTurn } from '@vaultsong/bots';
import { usePhone } from '../../components/useMedia.ts';
import type { ChancePoint, Frame } from './lines.ts';
import { chanceLine, pathOf, swingFor, ticksOf, xOf, yOf } from './lines.ts';
import type { Players } from './words.ts';
import { nameOf, percent, signed, whose } from './words.ts';

interface ChanceChartProps {
  readonly analysis: Analysis;
  readonly course: readonly CourseTurn[];
  readonly players: Players;
  /** All turns have their chances. */
  readonly isToTheEnd: boolean;
}

const Grid = ({ frame }: { readonly frame: Frame }) => {
  const { left, right, bottom } = frame;
  return (
    <g>
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <g key={share}>
          <line
            className={share === 0.5 ? 'even' : 'grid'}
            x1={left}
            x2={right}
            y1={yOf(frame, share)}
            y2={yOf(frame, share)}
          />
          {share % 0.5 === 0 ? (
            <text className="end" x={left - 5} y={yOf(frame, share) + 4}>
              {100 * share} %
            </text>
          ) : null}
        </g>
      ))}
      {ticksOf(frame, right > 400 ? 14 : 7).map((turn) => (
        <text key={turn} className="middle" x={xOf(frame, turn)} y={bottom + 34}>
          {turn}
        </text>
      ))}
    </g>
  );
};

/** The number of each key in the turn in which it was forged: one's own above, the other's below. */
const KeyMarks = ({
  course,
  frame,
  players,
}: Pick<ChanceChartProps, 'course' | 'players'> & { readonly frame: Frame }) =>
  [0, 1].map((seat) =>
    course.flatMap(({ turn, keys }, i) => {
      const before = course[i - 1]?.keys[seat] ?? 0;
      const now = keys[seat] ?? 0;
      if (now <= before) return [];
      const y = seat === players.me ? frame.top - 12 : frame.bottom + 12;
      return [
        <g key={`${seat} ${turn}`} className={seat === players.me ? 'key-me' : 'key-foe'}>
          <title>{`${nameOf(players, seat)}: key ${now} in turn ${turn}`}</title>
          {seat === players.me ? (
            <circle cx={xOf(frame, turn)} cy={y} r="8" />
          ) : (
            <rect x={xOf(frame, turn) - 7} y={y - 7} width="14" height="14" rx="2" />
          )}
          <text className="middle" x={xOf(frame, turn)} y={y + 4}>
            {now}
          </text>
        </g>,
      ];
    }),
  );

const Turnings = ({
  analysis,
  frame,
  players,
}: Pick<ChanceChartProps, 'analysis' | 'players'> & { readonly frame: Frame }) =>
  analysis.swings
    .filter(({ turn }) => analysis.turningPoints.includes(turn))
    .map((swing) => {
      const { turn, chance, change } = swingFor(swing, players.me);
      const [x, y] = [xOf(frame, turn), yOf(frame, chance)];
      const textY = Math.min(frame.bottom - 3, Math.max(frame.top + 11, y + (change < 0 ? -9 : 19)));
      return (
        <g key={turn} className="turning">
          <title>{`Turn ${turn}: ${signed(change)} points`}</title>
          <path d={`M${x} ${y - 6}L${x + 6} ${y}L${x} ${y + 6}L${x - 6} ${y}Z`} />
          <text className="middle strong" x={x} y={textY}>
            {signed(change)}
          </text>
        </g>
      );
    });

/** In one sentence, for those who do not see it. */
function summary(line: readonly ChancePoint[], { turningPoints }: Analysis, players: Players): string {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return 'No turn was judged yet';
  const turned = turningPoints.length === 0 ? '' : `; turning points: ${turningPoints.join(', ')}`;
  return `${whose(players, players.me)} chance to win by turn: ${percent(first.chance)} in turn ${first.turn}, ${percent(last.chance)} in turn ${last.turn}${turned}`;
}

export function ChanceChart({ analysis, course, players, isToTheEnd }: ChanceChartProps) {
  const phone = usePhone();
  const [width, height] = phone ? [340, 240] : [640, 280];
  const line = chanceLine(analysis, isToTheEnd, players.me);
  const frame: Frame = {
    ...{ left: 42, right: width - 14, top: 26, bottom: height - 42 },
    firstTurn: course[0]?.turn ?? 0,
    lastTurn: Math.max(course.at(-1)?.turn ?? 1, line.at(-1)?.turn ?? 1),
  };
  const at = (pick: (point: ChancePoint) => number) =>
    line.map((point): readonly [number, number] => [xOf(frame, point.turn), yOf(frame, pick(point))]);
  return (
    <svg
      className="chance-chart"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={summary(line, analysis, players)}
      data-testid="chance-chart"
    >
      <Grid frame={frame} />
      <path className="band" d={pathOf([...at(({ high }) => high), ...at(({ low }) => low).toReversed()], 'Z')} />
      <path className="curve" d={pathOf(at(({ chance }) => chance))} />
      <KeyMarks {...{ course, frame, players }} />
      <Turnings {...{ analysis, frame, players }} />
      <text className="end" x={frame.left - 10} y={frame.bottom + 34}>
        turn
      </text>
    </svg>
  );
}
