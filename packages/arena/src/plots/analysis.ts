// Plot of a side's chance to win as a game went on: a line with its spread, the turns in which the game turned, and the keys of both.
import type { Analysis, Swing } from '@vaultsong/bots';
import type { Scale } from './scale.ts';
import { scaleOf, ticks } from './scale.ts';
import { fitted, margin, sheet, textAt, top } from './sheet.ts';
import type { Drawn } from './svg.ts';
import { draw, pathOf } from './svg.ts';

const [width, height] = [900, 540];
const [left, right] = [margin + 44, width - margin - 20];
/** Above the chances and below them is a row of keys. */
const [keysAbove, chanceTop, chanceBottom, keysBelow, bottom] = [
  top + 10,
  top + 32,
  height - 106,
  height - 84,
  height - 62,
];

/** @param names of the decks, by seat */
export function plotAnalysis(analysis: Analysis, names: readonly string[]): string {
  const { swings, sums } = analysis;
  const [first = '', second = ''] = names.map((name) => fitted(name, 260));
  const points = sums.map(({ cost, luck }, seat) => {
    const got = luck < 0 ? `luck took ${percents(-luck)}` : `luck gave ${percents(luck)}`;
    return `${seat === 0 ? first : second}: decisions cost ${percents(cost)} points, ${got}.`;
  });
  const heading = { title: `Chance of ${first} to win against ${second}`, subtitle: points.join(' ') };
  if (swings.length === 0)
    return sheet(heading, width, height, textAt(left, chanceTop + 40, 'Nothing was analysed.', 'soft'));
  const from = swings[0]?.turn ?? 0;
  const last = swings.at(-1)?.turn ?? from;
  const x = scaleOf(from, last + 1, left, right);
  const y = scaleOf(0, 1, chanceBottom, chanceTop);
  return sheet(
    heading,
    width,
    height,
    ...gridOf(x, y),
    ...lineOf(analysis, x, y),
    ...turningsOf(analysis, x, y),
    ...keysOf(analysis, x),
    // The game begins in the middle: there is room above and below.
    textAt(left + 8, chanceTop + 18, `▲ ${first}`, 'soft small'),
    textAt(left + 8, chanceBottom - 9, `▼ ${second}`, 'soft small'),
  );
}

const percents = (share: number): string => `${Math.round(100 * share)}`;

function gridOf(x: Scale, y: Scale): readonly Drawn[] {
  const shares = [0, 0.25, 0.5, 0.75, 1].map((share) =>
    draw(
      'g',
      {},
      draw('line', { class: share === 0.5 ? 'even' : 'grid', x1: left, x2: right, y1: y(share), y2: y(share) }),
      textAt(left - 10, y(share) + 4.5, `${100 * share} %`, 'soft small figure end'),
    ),
  );
  const turns = ticks(x.from, x.to, Math.max(1, Math.min(14, x.to - x.from)))
    .filter(Number.isInteger)
    .map((turn) => textAt(x(turn), bottom, `${turn}`, 'soft small figure middle'));
  return [
    ...shares,
    ...turns,
    textAt(
      (left + right) / 2,
      bottom + 24,
      'start of turn; two thirds of what was imagined lies in the shade; dots: turns that changed most, in points',
      'soft small middle',
    ),
    textAt(left - 10, keysAbove + 4, 'keys', 'soft small end'),
    textAt(left - 10, keysBelow + 4, 'keys', 'soft small end'),
  ];
}

/** Where the game ended; null where it did not, or where nobody knows. */
const endOf = ({ swings, winner, isWhole }: Analysis): { readonly turn: number; readonly chance: number } | null => {
  const last = swings.at(-1);
  return last === undefined || winner === null || !isWhole
    ? null
    : { turn: last.turn + 1, chance: winner === 0 ? 1 : 0 };
};

function lineOf(analysis: Analysis, x: Scale, y: Scale): readonly Drawn[] {
  const { swings } = analysis;
  const end = endOf(analysis);
  const tail = end === null ? [] : [{ ...end, low: end.chance, high: end.chance }];
  const places = [...swings, ...tail];
  const up = places.map(({ turn, high }): readonly [number, number] => [x(turn), y(high)]);
  const down = places.map(({ turn, low }): readonly [number, number] => [x(turn), y(low)]);
  return [
    draw('path', { class: 'band', d: `${pathOf([...up, ...down.toReversed()])}Z` }),
    draw('path', { class: 'curve', d: pathOf(places.map(({ turn, chance }) => [x(turn), y(chance)])) }),
  ];
}

/** A dot at the start of each turn in which the game turned, with what the turn changed. */
function turningsOf({ swings, turningPoints }: Analysis, x: Scale, y: Scale): readonly Drawn[] {
  const turning = ({ turn, chance, change, byDecisions, byLuck }: Swing): Drawn => {
    // The text stands where the line does not go.
    const above = change < 0;
    const lift = above ? -14 : 24;
    return draw(
      'g',
      {},
      draw(
        'title',
        {},
        `Turn ${turn}: ${signed(change)} points, decisions ${signed(byDecisions)}, luck ${signed(byLuck)}`,
      ),
      draw('line', { class: 'reach', x1: x(turn), x2: x(turn + 1), y1: y(chance), y2: y(chance + change) }),
      draw('circle', { class: 'dot', cx: x(turn), cy: y(chance), r: 5 }),
      textAt(
        x(turn),
        Math.min(chanceBottom - 4, Math.max(chanceTop + 12, y(chance) + lift)),
        signed(change),
        'strong small figure middle',
      ),
    );
  };
  return swings.filter(({ turn }) => turningPoints.includes(turn)).map(turning);
}

const signed = (share: number): string => `${share < 0 ? '−' : '+'}${percents(Math.abs(share))}`;

/** Each key at the turn that began with it; the last one where the game ended. */
function keysOf(analysis: Analysis, x: Scale): readonly Drawn[] {
  const { swings } = analysis;
  const end = endOf(analysis);
  return [0, 1].flatMap((seat) => {
    const marks: { readonly turn: number; readonly key: number }[] = [];
    let had = 0;
    for (const { turn, keys } of swings) {
      const has = keys[seat] ?? 0;
      for (let key = had + 1; key <= has; key++) marks.push({ turn, key });
      had = has;
    }
    if (end !== null && analysis.winner === seat) marks.push({ turn: end.turn, key: had + 1 });
    return marks.map(({ turn, key }) => keyAt(x(turn), seat, key));
  });
}

function keyAt(x: number, seat: number, key: number): Drawn {
  const y = seat === 0 ? keysAbove : keysBelow;
  return draw(
    'g',
    {},
    draw('circle', { class: seat === 0 ? 'first' : 'second', cx: x, cy: y, r: 9 }),
    draw('text', { x, y: y + 4, class: 'strong small figure middle', style: 'fill:#fff' }, `${key}`),
  );
}
