// Plot of a deck's wins by the chains that it, or the other, starts with, and the number of chains that makes the two even.
import { mostChains } from '@vaultsong/match';
import type { HandicapSummary } from '../experiment/handicap.ts';
import type { Scale } from './scale.ts';
import { scaleOf, ticks } from './scale.ts';
import type { Heading } from './sheet.ts';
import { margin, sheet, textAt, top } from './sheet.ts';
import type { Drawn } from './svg.ts';
import { draw, pathOf } from './svg.ts';

const [width, height] = [900, 520];
/** So many chains are shown at least. */
const leastReach = 7;
const [left, right, bottom] = [margin + 44, width - margin, height - 74];

/** @param names of the first deck and of the second */
export function plotChains(heading: Heading, summary: HandicapSummary, names: readonly [string, string]): string {
  const [from, to] = reachOf(summary);
  const x = scaleOf(from, to, left, right);
  const y = scaleOf(0, 1, bottom, top + 6);
  const answer = draw(
    'g',
    {},
    draw('rect', {
      class: 'answer',
      x: x(summary.even.low),
      y: top + 6,
      width: Math.max(1, x(summary.even.high) - x(summary.even.low)),
      height: bottom - top - 6,
    }),
    draw('line', {
      class: 'answer-line',
      x1: x(summary.even.middle),
      x2: x(summary.even.middle),
      y1: top + 6,
      y2: bottom,
    }),
  );
  return sheet(
    heading,
    width,
    height,
    ...gridOf(x, y, names),
    answer,
    ...curveOf(summary, x, y),
    ...pointsOf(summary, x, y),
  );
}

/** All that was played and is thought likely, with a little air; at least so many chains. */
function reachOf({ points, even }: HandicapSummary): readonly [number, number] {
  const places = [0, even.low, even.high, ...points.map(({ chains }) => chains)];
  const [low, high] = [Math.floor(Math.min(...places)), Math.ceil(Math.max(...places))];
  return [Math.max(-mostChains, low - 0.5), Math.min(mostChains, Math.max(high, low + leastReach) + 0.5)];
}

function gridOf(x: Scale, y: Scale, [first, second]: readonly [string, string]): readonly Drawn[] {
  const shares = [0, 0.25, 0.5, 0.75, 1].map((share) =>
    draw(
      'g',
      {},
      draw('line', { class: share === 0.5 ? 'even' : 'grid', x1: left, x2: right, y1: y(share), y2: y(share) }),
      textAt(left - 10, y(share) + 4.5, `${100 * share} %`, 'soft small figure end'),
    ),
  );
  const chains = ticks(x.from, x.to, Math.min(12, x.to - x.from)).map((count) =>
    textAt(x(count), bottom + 20, `${Math.abs(count)}`, 'soft small figure middle'),
  );
  const names = [
    ...(x.to > 0 ? [textAt(right, bottom + 44, `chains of ${first} →`, 'soft small end')] : []),
    ...(x.from <= -1 ? [textAt(left, bottom + 44, `← chains of ${second}`, 'soft small')] : []),
  ];
  return [...shares, ...chains, ...names];
}

function curveOf({ curve }: HandicapSummary, x: Scale, y: Scale): readonly Drawn[] {
  const steps = Array.from({ length: 2 * (x.to - x.from) + 1 }, (_, i) => x.from + i / 2);
  const shares = steps.map((chains) => ({ at: x(chains), ...curve.share(chains) }));
  const up = shares.map(({ at, high }): readonly [number, number] => [at, y(high)]);
  const down = shares.map(({ at, low }): readonly [number, number] => [at, y(low)]);
  return [
    draw('path', { class: 'band', d: `${pathOf([...up, ...down.toReversed()])}Z` }),
    draw('path', { class: 'curve', d: pathOf(shares.map(({ at, middle }) => [at, y(middle)])) }),
  ];
}

/** The more games, the larger. */
const pointsOf = ({ points }: HandicapSummary, x: Scale, y: Scale): readonly Drawn[] =>
  points.map(({ chains, rate, low, high, games }) =>
    draw(
      'g',
      {},
      draw('title', {}, `${Math.round(100 * rate)} % of ${games} games`),
      draw('line', { class: 'reach', x1: x(chains), x2: x(chains), y1: y(low), y2: y(high) }),
      draw('circle', { class: 'dot', cx: x(chains), cy: y(rate), r: Math.min(9, 3 + Math.sqrt(games) / 4) }),
    ),
  );
