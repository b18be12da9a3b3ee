// What grows on an animal behind and above: its tail, and what its back bears.
import type { Dice } from '../dice.ts';
import type { Point } from '../paint/geometry.ts';
import { blob, circle, polygon, put } from '../paint/geometry.ts';
import type { Shape } from '../paint/shape.ts';
import type { Species } from './species.ts';

export function tailOf(kind: Species, [x, y]: Point, w: number): string {
  switch (kind.tail) {
    case 'none':
      return '';
    case 'stub':
      return `M${put(x)} ${put(y - w * 0.3)}l-9-3 3 8z`;
    case 'long':
      return `M${put(x + 4)} ${put(y - w * 0.5)}Q${put(x - 24)} ${put(y - 2)} ${put(x - 34)} ${put(y - 22)}Q${put(x - 26)} ${put(y + 12)} ${put(x + 2)} ${put(y + w * 0.6)}z`;
    case 'bush':
      return `M${put(x + 2)} ${put(y - 3)}Q${put(x - 12)} ${put(y - 14)} ${put(x - 26)} ${put(y - 4)}Q${put(x - 34)} ${put(y + 8)} ${put(x - 26)} ${put(y + 10)}Q${put(x - 10)} ${put(y + 12)} ${put(x + 2)} ${put(y + 4)}z`;
    case 'whip':
      return `M${put(x + 2)} ${put(y - 3)}Q${put(x - 22)} ${put(y - 6)} ${put(x - 26)} ${put(y + 16)}Q${put(x - 34)} ${put(y + 24)} ${put(x - 36)} ${put(y + 10)}Q${put(x - 32)} ${put(y + 16)} ${put(x - 29)} ${put(y + 12)}Q${put(x - 22)} ${put(y - 12)} ${put(x + 2)} ${put(y + 2)}z`;
    case 'club':
      return `M${put(x + 4)} ${put(y - w * 0.6)}Q${put(x - 18)} ${put(y)} ${put(x - 32)} ${put(y - 10)}l-5-7-2 8-8 1 6 5-4 7 8-1Q${put(x - 14)} ${put(y + 16)} ${put(x + 4)} ${put(y + w * 0.7)}z`;
  }
}

/** What grows on a back, which is a line from the rump to the shoulders. */
export function backOf(
  kind: Species,
  rump: Point,
  chest: Point,
  dice: Dice,
): { readonly behind: readonly Shape[]; readonly on: readonly Shape[] } {
  const at = (share: number, up: number): Point => [
    rump[0] + (chest[0] - rump[0]) * share,
    rump[1] - kind.rump + (chest[1] - kind.chest - rump[1] + kind.rump) * share - up,
  ];
  const row = (count: number, draw: (p: Point, i: number) => string): string =>
    Array.from({ length: count }, (_, i) => draw(at(-0.2 + (1.3 * i) / (count - 1), 0), i)).join('');
  switch (kind.back) {
    case 'smooth':
      return { behind: [], on: [] };
    case 'spikes':
      return {
        behind: [
          [
            'metal',
            row(
              7,
              ([x, y], i) =>
                `M${put(x - 4)} ${put(y + 5)}L${put(x - 4)} ${put(y - 7 - (i % 2) * 4)}L${put(x + 4)} ${put(y + 5)}z`,
            ),
          ],
        ],
        on: [],
      };
    case 'crystals':
      return {
        behind: [
          [
            'glow',
            row(
              6,
              ([x, y], i) =>
                `M${put(x - 5)} ${put(y + 6)}L${put(x - 5 + i)} ${put(y - 10 - (i % 3) * 7)}L${put(x + 5)} ${put(y + 5)}z`,
            ),
          ],
        ],
        on: [],
      };
    case 'hump':
      return { behind: [], on: [['trim', blob([at(0.5, -4), at(0.75, 5), at(1.05, 4), at(1.25, -6), at(0.9, -9)])]] };
    case 'fur':
      return {
        behind: [['skin', row(9, ([x, y]) => `M${put(x - 6)} ${put(y + 6)}l-3-9 10 5z`)]],
        on: [['trim', row(4, ([x, y]) => `M${put(x - 4)} ${put(y + 12)}l-2 6 5-4z`)]],
      };
    case 'stripes':
      return {
        behind: [],
        on: [
          [
            'dark',
            row(
              6,
              ([x, y], i) =>
                `M${put(x - 2)} ${put(y + 1)}q5 ${put(7 + (i % 2) * 4)} 0 ${put(12 + (i % 2) * 5)}q1-8-2-12z`,
            ),
          ],
        ],
      };
    case 'spots':
      return { behind: [], on: [['trim', row(6, ([x, y], i) => circle(x, y + 7 + (i % 3) * 5, 2.2 + (i % 2)))]] };
    case 'leaves':
      return {
        behind: [
          ['cloth', row(7, ([x, y], i) => `M${put(x)} ${put(y + 5)}q-9-8-3-${put(15 + (i % 2) * 6)}q9 6 5 16z`)],
        ],
        on: [['cloth', row(4, ([x, y]) => `M${put(x)} ${put(y + 14)}q-6-5-2-9q6 4 2 9z`)]],
      };
    case 'shell':
      return {
        behind: [],
        on: [
          ['metal', blob([at(-0.45, -8), at(-0.2, 4), at(0.5, 13), at(1.1, 5), at(1.3, -9), at(0.5, -13)])],
          [
            'dark',
            `${polygon([at(0.2, 8), at(0.26, 8), at(0.22, -10), at(0.14, -10)])}${polygon([at(0.72, 8), at(0.78, 8), at(0.9, -10), at(0.82, -10)])}`,
          ],
        ],
      };
    case 'wings': {
      const [x, y] = at(0.8, -4);
      const spread = dice.between(34, 46);
      return {
        behind: [
          [
            'trim',
            `M${put(x)} ${put(y)}Q${put(x - 10)} ${put(y - spread)} ${put(x - 34)} ${put(y - spread - 8)}L${put(x - 46)} ${put(y - 8)}Q${put(x - 38)} ${put(y - 14)} ${put(x - 32)} ${put(y)}Q${put(x - 24)} ${put(y - 12)} ${put(x - 18)} ${put(y + 6)}zM${put(x + 4)} ${put(y)}Q${put(x + 6)} ${put(y - spread)} ${put(x + 32)} ${put(y - spread - 4)}L${put(x + 40)} ${put(y - 14)}Q${put(x + 28)} ${put(y - 16)} ${put(x + 24)} ${put(y - 4)}z`,
          ],
        ],
        on: [],
      };
    }
  }
}
