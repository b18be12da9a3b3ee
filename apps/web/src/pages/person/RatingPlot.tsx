// Plot of a rating over time, with the range around each rating. A text says the same in words.
import { counted } from '@vaultsong/say';
import { sayDay } from '../../onlineUi/rating/ratingWords.ts';

export interface Point {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly rating: number;
  readonly deviation: number;
}

const [width, height] = [600, 180];
const [left, right, top, bottom] = [44, 8, 10, 24];

/** Hundreds around all that is shown, at least two of them apart. */
function rangeOf(points: readonly Point[]): readonly [low: number, high: number] {
  const low = Math.floor(Math.min(...points.map(({ rating, deviation }) => rating - deviation)) / 100) * 100;
  const high = Math.ceil(Math.max(...points.map(({ rating, deviation }) => rating + deviation)) / 100) * 100;
  return [low, Math.max(high, low + 200)];
}

interface Placed {
  readonly x: (point: Point) => number;
  readonly y: (rating: number) => number;
  readonly lines: readonly number[];
}

/** Scales and grid lines of the plot; one match alone stands at the end. */
export function placed(points: readonly Point[]): Placed {
  const [low, high] = rangeOf(points);
  const [from, to] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const step = high - low > 800 ? 400 : high - low > 400 ? 200 : 100;
  return {
    x: ({ at }) => (to === from ? width - right : left + ((at - from) / (to - from)) * (width - left - right)),
    y: (rating) => top + ((high - rating) / (high - low)) * (height - top - bottom),
    lines: Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, n) => low + n * step),
  };
}

/** "From 1500 on 3 Mar 2026 to 1620 on 9 Apr 2026 in 12 matches; at best 1640." */
export function sayPlot(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return 'No rated match yet.';
  const best = Math.max(...points.map(({ rating }) => rating));
  return `From ${Math.round(first.rating)} on ${sayDay(first.at)} to ${Math.round(last.rating)} on ${sayDay(last.at)} in ${counted(points.length, 'match', 'matches')}; at best ${Math.round(best)}.`;
}

export function RatingPlot({ points }: { readonly points: readonly Point[] }) {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const { x, y, lines } = placed(points);
  const at = (point: Point, rating: number): string => `${x(point).toFixed(1)},${y(rating).toFixed(1)}`;
  const band = [
    ...points.map((point) => at(point, point.rating + point.deviation)),
    ...points.toReversed().map((point) => at(point, point.rating - point.deviation)),
  ];
  return (
    <svg className="rating-plot" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={sayPlot(points)}>
      {lines.map((line) => (
        <g key={line}>
          <line className="plot-line" x1={left} x2={width - right} y1={y(line)} y2={y(line)} />
          <text x={left - 6} y={y(line) + 4} textAnchor="end">
            {line}
          </text>
        </g>
      ))}
      <polygon className="plot-band" points={band.join(' ')} />
      <polyline className="plot-rating" points={points.map((point) => at(point, point.rating)).join(' ')} />
      <circle className="plot-last" cx={x(last)} cy={y(last.rating)} r={4} />
      <text x={left} y={height - 6}>
        {sayDay(first.at)}
      </text>
      {first.at === last.at ? null : (
        <text x={width - right} y={height - 6} textAnchor="end">
          {sayDay(last.at)}
        </text>
      )}
    </svg>
  );
}
