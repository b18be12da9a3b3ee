// Tails and backs of animals: all that grows behind and above the body.
import type { Dice } from '../dice.ts';
import type { Point } from '../paint/geometry.ts';
import { blob, circle, num, polygon } from '../paint/geometry.ts';
import type { Shape } from '../paint/shape.ts';
import type { Species } from './species.ts';

export function tailOf(kind: Species, [x, y]: Point, w: number): string {
  switch (kind.tail) {
    case 'none':
      return '';
    case 'stub':
      return `M${num(x)} ${num(y - w * 0.3)}l-9-3 3 8z`;
    case 'long':
      return `M${num(x + 4)} ${num(y - w * 0.5)}Q${num(x - 24)} ${num(y - 2)} ${num(x - 34)} ${num(y - 22)}Q${num(x - 26)} ${num(y + 12)} ${num(x + 2)} ${num(y + w * 0.6)}z`;
    case 'bush':
      return `M${num(x + 2)} ${num(y - 3)}Q${num(x - 12)} ${num(y - 14)} ${num(x - 26)} ${num(y - 4)}Q${num(x - 34)} ${num(y + 8)} ${num(x - 26)} ${num(y + 10)}Q${num(x - 10)} ${num(y + 12)} ${num(x + 2)} ${num(y + 4)}z`;
    case 'whip':
      return `M${num(x + 2)} ${num(y - 3)}Q${num(x - 22)} ${num(y - 6)} ${num(x - 26)} ${num(y + 16)}Q${num(x - 34)} ${num(y + 24)} ${num(x - 36)} ${num(y + 10)}Q${num(x - 32)} ${num(y + 16)} ${num(x - 29)} ${num(y + 12)}Q${num(x - 22)} ${num(y - 12)} ${num(x + 2)} ${num(y + 2)}z`;
    case 'club':
      return `M${num(x + 4)} ${num(y - w * 0.6)}Q${num(x - 18)} ${num(y)} ${num(x - 32)} ${num(y - 10)}l-5-7-2 8-8 1 6 5-4 7 8-1Q${num(x - 14)} ${num(y + 16)} ${num(x + 4)} ${num(y + w * 0.7)}z`;
  }
}

/** Shapes behind an animal and on it. */
interface Growth {
  readonly behind: readonly Shape[];
  readonly on: readonly Shape[];
}

/** A back, as what grows on it is drawn along it. */
interface Back {
  /** The point at this share of the way from the rump to the shoulders, so far above the skin. */
  at(share: number, up: number): Point;
  /** Several of one thing, from the rump to the shoulders. */
  row(count: number, draw: (point: Point, i: number) => string): string;
  readonly dice: Dice;
}

const growths: Readonly<Record<Species['back'], (back: Back) => Growth>> = {
  smooth: () => ({ behind: [], on: [] }),
  spikes: ({ row }) => ({
    behind: [
      [
        'metal',
        row(
          7,
          ([x, y], i) =>
            `M${num(x - 4)} ${num(y + 5)}L${num(x - 4)} ${num(y - 7 - (i % 2) * 4)}L${num(x + 4)} ${num(y + 5)}z`,
        ),
      ],
    ],
    on: [],
  }),
  crystals: ({ row }) => ({
    behind: [
      [
        'glow',
        row(
          6,
          ([x, y], i) =>
            `M${num(x - 5)} ${num(y + 6)}L${num(x - 5 + i)} ${num(y - 10 - (i % 3) * 7)}L${num(x + 5)} ${num(y + 5)}z`,
        ),
      ],
    ],
    on: [],
  }),
  hump: ({ at }) => ({
    behind: [],
    on: [['trim', blob([at(0.5, -4), at(0.75, 5), at(1.05, 4), at(1.25, -6), at(0.9, -9)])]],
  }),
  fur: ({ row }) => ({
    behind: [['skin', row(9, ([x, y]) => `M${num(x - 6)} ${num(y + 6)}l-3-9 10 5z`)]],
    on: [['trim', row(4, ([x, y]) => `M${num(x - 4)} ${num(y + 12)}l-2 6 5-4z`)]],
  }),
  stripes: ({ row }) => ({
    behind: [],
    on: [
      [
        'dark',
        row(
          6,
          ([x, y], i) => `M${num(x - 2)} ${num(y + 1)}q5 ${num(7 + (i % 2) * 4)} 0 ${num(12 + (i % 2) * 5)}q1-8-2-12z`,
        ),
      ],
    ],
  }),
  spots: ({ row }) => ({
    behind: [],
    on: [['trim', row(6, ([x, y], i) => circle(x, y + 7 + (i % 3) * 5, 2.2 + (i % 2)))]],
  }),
  leaves: ({ row }) => ({
    behind: [['cloth', row(7, ([x, y], i) => `M${num(x)} ${num(y + 5)}q-9-8-3-${num(15 + (i % 2) * 6)}q9 6 5 16z`)]],
    on: [['cloth', row(4, ([x, y]) => `M${num(x)} ${num(y + 14)}q-6-5-2-9q6 4 2 9z`)]],
  }),
  shell: ({ at }) => ({
    behind: [],
    on: [
      ['metal', blob([at(-0.45, -8), at(-0.2, 4), at(0.5, 13), at(1.1, 5), at(1.3, -9), at(0.5, -13)])],
      [
        'dark',
        `${polygon([at(0.2, 8), at(0.26, 8), at(0.22, -10), at(0.14, -10)])}${polygon([at(0.72, 8), at(0.78, 8), at(0.9, -10), at(0.82, -10)])}`,
      ],
    ],
  }),
  wings: ({ at, dice }) => {
    const [x, y] = at(0.8, -4);
    const spread = dice.between(34, 46);
    return {
      behind: [
        [
          'trim',
          `M${num(x)} ${num(y)}Q${num(x - 10)} ${num(y - spread)} ${num(x - 34)} ${num(y - spread - 8)}L${num(x - 46)} ${num(y - 8)}Q${num(x - 38)} ${num(y - 14)} ${num(x - 32)} ${num(y)}Q${num(x - 24)} ${num(y - 12)} ${num(x - 18)} ${num(y + 6)}zM${num(x + 4)} ${num(y)}Q${num(x + 6)} ${num(y - spread)} ${num(x + 32)} ${num(y - spread - 4)}L${num(x + 40)} ${num(y - 14)}Q${num(x + 28)} ${num(y - 16)} ${num(x + 24)} ${num(y - 4)}z`,
        ],
      ],
      on: [],
    };
  },
};

/** What grows on a back, which is a line from the rump to the shoulders. */
export function backOf(kind: Species, rump: Point, chest: Point, dice: Dice): Growth {
  const at = (share: number, up: number): Point => [
    rump[0] + (chest[0] - rump[0]) * share,
    rump[1] - kind.rump + (chest[1] - kind.chest - rump[1] + kind.rump) * share - up,
  ];
  const row = (count: number, draw: (p: Point, i: number) => string): string =>
    Array.from({ length: count }, (_, i) => draw(at(-0.2 + (1.3 * i) / (count - 1), 0), i)).join('');
  return growths[kind.back]({ at, row, dice });
}
