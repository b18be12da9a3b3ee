// Estimates with their intervals, one below the other: dots on lines.
import { scaleOf, ticks } from './scale.ts';
import type { Heading } from './sheet.ts';
import { fitted, margin, sheet, textAt, top, widthOf } from './sheet.ts';
import type { Drawn } from './svg.ts';
import { draw } from './svg.ts';

export interface Dot {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface DotAxis {
  /** What stands at a line of the grid and behind a dot. */
  say(value: number): string;
  /** Where neither is better than the other. */
  readonly even: number;
  /** Beyond these there is nothing. */
  readonly least: number;
  readonly most: number;
  /** Below the axis. */
  readonly name: string;
}

const width = 900;
const row = 26;
const widestName = 300;

/** @param dots in the order in which they are shown */
export function plotDots(heading: Heading, dots: readonly Dot[], axis: DotAxis): string {
  const names = Math.min(widestName, Math.max(60, ...dots.map(({ name }) => widthOf(name))));
  const figures = Math.max(40, ...dots.map((dot) => widthOf(figuresOf(dot, axis))));
  const left = margin + names + 18;
  const right = width - margin - figures - 18;
  const bottom = top + 12 + row * dots.length;
  const x = scaleOf(...reachOf(dots, axis), left, right);
  const lines = ticks(x.from, x.to, 8).map(
    (value): Drawn =>
      draw(
        'g',
        {},
        draw('line', { class: 'grid', x1: x(value), x2: x(value), y1: top, y2: bottom }),
        textAt(x(value), bottom + 18, axis.say(value), 'soft small figure middle'),
      ),
  );
  const rows = dots.map((dot, i): Drawn => {
    const y = top + 6 + row * (i + 0.5);
    return draw(
      'g',
      {},
      ...(i % 2 === 0
        ? [
            draw('rect', {
              class: 'row',
              x: margin - 10,
              y: y - row / 2,
              width: width - 2 * margin + 20,
              height: row,
              rx: 4,
            }),
          ]
        : []),
      textAt(margin, y + 4.5, fitted(dot.name, names)),
      textAt(width - margin, y + 4.5, figuresOf(dot, axis), 'soft small figure end'),
    );
  });
  const marks = dots.map((dot, i): Drawn => {
    const y = top + 6 + row * (i + 0.5);
    const inside = (value: number): number => x(Math.min(x.to, Math.max(x.from, value)));
    return draw(
      'g',
      {},
      draw('title', {}, `${dot.name}: ${figuresOf(dot, axis)}`),
      draw('line', { class: 'reach', x1: inside(dot.low), x2: inside(dot.high), y1: y, y2: y }),
      draw('circle', { class: 'dot', cx: inside(dot.value), cy: y, r: 5 }),
    );
  });
  const even =
    axis.even < x.from || axis.even > x.to
      ? []
      : [draw('line', { class: 'even', x1: x(axis.even), x2: x(axis.even), y1: top, y2: bottom })];
  const name = textAt((left + right) / 2, bottom + 40, axis.name, 'soft small middle');
  return sheet(heading, width, bottom + 60, ...rows, ...lines, ...even, ...marks, name);
}

const figuresOf = ({ value, low, high }: Dot, { say }: DotAxis): string =>
  low === high ? say(value) : `${say(value)}  (${say(low)} to ${say(high)})`;

/** All values with a little air, and what is even; within what there is. */
function reachOf(dots: readonly Dot[], { even, least, most }: DotAxis): readonly [number, number] {
  const ends = dots.flatMap(({ low, high, value }) => [low, high, value, even]).filter(Number.isFinite);
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  const air = Math.max((to - from) * 0.05, Number.EPSILON);
  return [Math.max(least, from - air), Math.min(most, to + air)];
}
