// Plot of the share of games won over time, with the range around it. A text says the same in words.
import { counted } from '@vaultsong/say';
import { usePhone } from '../../components/useMedia.ts';
import { sayDay } from '../../onlineUi/rating/ratingWords.ts';
import type { FormPoint } from './tally.ts';
import { sayInterval, sayShare } from './tally.ts';

const height = 170;
const [left, right, top, bottom] = [44, 10, 8, 24];
const lines = [0, 0.25, 0.5, 0.75, 1];

const yOf = (share: number): number => top + (1 - share) * (height - top - bottom);

/** "The last 20 of 80 games: 65 % won (43 to 82 %). At best 75 %, at worst 40 %." */
export function sayForm(points: readonly FormPoint[]): string {
  const last = points.at(-1);
  if (last === undefined) return '';
  const shares = points.map(({ share }) => share);
  const percent = (share: number): string => `${Math.round(share * 100)} %`;
  return `The last ${last.games} of ${counted(last.game, 'game')}: ${sayShare(last)} won (${sayInterval(last)}). At best ${percent(Math.max(...shares))}, at worst ${percent(Math.min(...shares))} of as many.`;
}

export function FormPlot({ points }: { readonly points: readonly FormPoint[] }) {
  const [first, last] = [points[0], points.at(-1)];
  // Its letters are as large as those around it.
  const width = usePhone() ? 340 : 600;
  if (first === undefined || last === undefined) return null;
  const x = ({ game }: FormPoint): number =>
    last.game === first.game
      ? width - right
      : left + ((game - first.game) / (last.game - first.game)) * (width - left - right);
  const at = (point: FormPoint, share: number): string => `${x(point).toFixed(1)},${yOf(share).toFixed(1)}`;
  const band = [
    ...points.map((point) => at(point, point.high)),
    ...points.toReversed().map((point) => at(point, point.low)),
  ];
  return (
    <figure className="results-form">
      <svg className="rating-plot" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={sayForm(points)}>
        {lines.map((share) => (
          <g key={share}>
            <line
              className={`plot-line ${share === 0.5 ? 'is-half' : ''}`}
              x1={left}
              x2={width - right}
              y1={yOf(share)}
              y2={yOf(share)}
            />
            <text x={left - 6} y={yOf(share) + 4} textAnchor="end">
              {share * 100} %
            </text>
          </g>
        ))}
        <polygon className="plot-band" points={band.join(' ')} />
        <polyline className="plot-rating" points={points.map((point) => at(point, point.share)).join(' ')} />
        <circle className="plot-last" cx={x(last)} cy={yOf(last.share)} r={4} />
        {first.game === last.game ? null : (
          <text x={left} y={height - 6}>
            {sayDay(first.at)}
          </text>
        )}
        <text x={width - right} y={height - 6} textAnchor="end">
          {sayDay(last.at)}
        </text>
      </svg>
      <figcaption className="hint">
        {sayForm(points)} The band is the 95 % interval of each {last.games} games.
      </figcaption>
    </figure>
  );
}
