// Plot of some decks against each other: a square of cells, of one color where the row wins and of another where the column does,
// the fuller the more often.
import type { Cell } from '../experiment/matrix.ts';
import type { Heading } from './sheet.ts';
import { fitted, margin, sheet, textAt, top, widthOf } from './sheet.ts';
import type { Drawn } from './svg.ts';
import { draw } from './svg.ts';

const widestName = 300;
const gap = 2;
/** Below this a heading has no room. */
const leastWidth = 620;

/** @param least a cell with fewer games stays blank */
export function plotMatrix(heading: Heading, names: readonly string[], cells: readonly Cell[], least: number): string {
  const count = names.length;
  // Enough for two figures, and larger where there are few.
  const size = Math.max(34, Math.min(64, 640 / count));
  const label = Math.min(widestName, Math.max(...names.map(widthOf)));
  const left = margin + label + 34;
  const first = top + 30;
  const right = left + count * size;
  const bottom = first + count * size;
  const width = Math.max(leastWidth, right + margin);
  const seen = cells
    .filter(({ games }) => games >= least)
    .flatMap(({ a, b, rate, low, high, games }) => [
      { row: a, column: b, rate, low, high, games },
      { row: b, column: a, rate: 1 - rate, low: 1 - high, high: 1 - low, games },
    ]);
  const squares = names.flatMap((_, row) =>
    names.map(
      (__, column): Drawn =>
        draw('rect', {
          class: row === column ? 'row' : 'panel',
          x: left + column * size + gap / 2,
          y: first + row * size + gap / 2,
          width: size - gap,
          height: size - gap,
          rx: 4,
        }),
    ),
  );
  const shares = seen.map(({ row, column, rate, low, high, games }): Drawn => {
    const [x, y] = [left + column * size, first + row * size];
    const percents = [rate, low, high].map((share) => `${Math.round(100 * share)} %`);
    const [share = '', from = '', to = ''] = percents;
    return draw(
      'g',
      {},
      draw('title', {}, `${names[row]} against ${names[column]}: ${share} (${from} to ${to}) of ${games} games`),
      draw('rect', {
        class: rate >= 0.5 ? 'first' : 'second',
        'fill-opacity': Math.min(1, Math.abs(2 * rate - 1) * 1.15),
        x: x + gap / 2,
        y: y + gap / 2,
        width: size - gap,
        height: size - gap,
        rx: 4,
      }),
      textAt(x + size / 2, y + size / 2 + 4.5, `${Math.round(100 * rate)}`, 'figure middle'),
    );
  });
  const labels = names.flatMap((name, i): readonly Drawn[] => [
    textAt(margin, first + (i + 0.5) * size + 4.5, fitted(name, label)),
    textAt(left - 10, first + (i + 0.5) * size + 4.5, `${i + 1}`, 'soft small figure end'),
    textAt(left + (i + 0.5) * size, first - 10, `${i + 1}`, 'soft small figure middle'),
  ]);
  return sheet(heading, width, bottom + 62, ...squares, ...shares, ...labels, legend(left, bottom + 22));
}

const legendSteps = [0, 25, 50, 75, 100] as const;
const legendStep = 46;

/** What the colours mean. */
function legend(x: number, y: number): Drawn {
  const squares = legendSteps.map((percent, i): Drawn => {
    const place = { x: x + i * legendStep, y, width: legendStep - gap, height: 12, rx: 3 };
    return draw(
      'g',
      {},
      draw('rect', { class: 'panel', ...place }),
      draw('rect', {
        class: percent >= 50 ? 'first' : 'second',
        'fill-opacity': Math.abs(percent - 50) / 50,
        ...place,
      }),
      textAt(place.x + place.width / 2, y + 27, `${percent} %`, 'soft small figure middle'),
    );
  });
  return draw('g', {}, ...squares);
}
