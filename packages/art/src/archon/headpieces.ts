// Headpieces of Archons, worn or grown: the part that is recognized first, from afar.
import type { Dice } from '../dice.ts';
import type { Part } from './shapes.ts';
import { at, both, circle, middle, round } from './shapes.ts';

export interface Headpiece {
  readonly behind: Part;
  readonly front: Part;
}
/** @param w half the width of the mask @param top where it begins */
type Draw = (w: number, top: number, dice: Dice) => Headpiece;

const behind = (...part: Part): Headpiece => ({ behind: part, front: [] });
const front = (...part: Part): Headpiece => ({ behind: [], front: part });

/** Points around the face, alternately far and near. */
function star(points: number, far: number, near: number, y = 46): string {
  const corner = (i: number): string => {
    const [angle, r] = [(i * Math.PI) / points - Math.PI / 2, i % 2 === 0 ? far : near];
    return `${round(middle + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
  };
  return `M${Array.from({ length: 2 * points }, (_, i) => corner(i)).join('L')}z`;
}

/** Long leaves or feathers that spread from a point. */
function fan(count: number, spread: number, length: number, width: number, y: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i / (count - 1) - 0.5) * spread * Math.PI) / 180;
    const [ux, uy] = [Math.sin(angle), -Math.cos(angle)];
    const reach = length * (1 - 0.16 * Math.abs(i / (count - 1) - 0.5));
    const point = (along: number, across: number): string =>
      `${round(middle + ux * along - uy * across)} ${round(y + uy * along + ux * across)}`;
    return `M${point(0, 0)}C${point(reach * 0.4, -width)} ${point(reach * 0.85, -width)} ${point(reach, 0)}C${point(reach * 0.85, width)} ${point(reach * 0.4, width)} ${point(0, 0)}z`;
  }).join('');
}

export const headpieces: readonly [Draw, ...Draw[]] = [
  // horns of a bull
  (w, top) =>
    behind(
      {
        role: 'piece',
        path: both(
          (s) =>
            `M${at(s, w * 0.3)} ${top + 6}C${at(s, w + 8)} ${top + 8} ${at(s, w + 17)} ${top} ${at(s, w + 12)} ${top - 19}C${at(s, w + 23)} ${top - 2} ${at(s, w + 18)} ${top + 22} ${at(s, w * 0.5)} ${top + 24}z`,
        ),
      },
      {
        role: 'pieceShade',
        path: both(
          (s) =>
            `M${at(s, w + 15.5)} ${top - 10}C${at(s, w + 20)} ${top + 4} ${at(s, w + 14)} ${top + 19} ${at(s, w * 0.5)} ${top + 24}C${at(s, w + 8)} ${top + 18} ${at(s, w + 16)} ${top + 6} ${at(s, w + 15.5)} ${top - 10}z`,
        ),
      },
    ),
  // horns of a ram
  (w, top) =>
    front(
      {
        role: 'piece',
        width: 8,
        path: both(
          (s) =>
            `M${at(s, w * 0.35)} ${top + 5}C${at(s, w * 0.7)} ${top - 8} ${at(s, w + 15)} ${top - 6} ${at(s, w + 14)} ${top + 14}C${at(s, w + 13)} ${top + 28} ${at(s, w - 2)} ${top + 28} ${at(s, w + 1)} ${top + 18}`,
        ),
      },
      {
        role: 'pieceShade',
        width: 2,
        path: both(
          (s) =>
            `M${at(s, w * 0.7)} ${top + 1}L${at(s, w * 0.6)} ${top - 8}M${at(s, w + 4)} ${top + 2}L${at(s, w + 7)} ${top - 6}M${at(s, w + 9)} ${top + 9}L${at(s, w + 18)} ${top + 6}M${at(s, w + 10)} ${top + 16}L${at(s, w + 18)} ${top + 20}`,
        ),
      },
    ),
  // antlers
  (w, top) =>
    behind({
      role: 'piece',
      width: 4.5,
      path: both(
        (s) =>
          `M${at(s, 7)} ${top + 8}C${at(s, 10)} ${top - 4} ${at(s, w + 4)} ${top + 2} ${at(s, w + 10)} ${top - 19}M${at(s, w * 0.75)} ${top - 2}C${at(s, w * 0.75)} ${top - 8} ${at(s, w * 0.6)} ${top - 12} ${at(s, w * 0.55)} ${top - 20}M${at(s, w + 4)} ${top - 5}C${at(s, w + 9)} ${top - 3} ${at(s, w + 14)} ${top - 5} ${at(s, w + 19)} ${top - 11}`,
      ),
    }),
  // a crown
  (w, top, dice) => {
    const tall = dice.between(13, 18);
    const points = [-1, -0.5, 0, 0.5, 1].map((n) => ({ x: n * w * 0.92, y: top - tall + Math.abs(n) * 3 }));
    const edge = points.map(({ x, y }, i) => {
      const next = points[i + 1];
      return `L${at(1, x)} ${round(y)}${next === undefined ? '' : `L${at(1, (x + next.x) / 2)} ${round(top - 2)}`}`;
    });
    return front(
      {
        role: 'piece',
        path: `M${at(-1, w * 0.86)} ${top + 9}${edge.join('')}L${at(1, w * 0.86)} ${top + 9}Q48 ${top + 4} ${at(-1, w * 0.86)} ${top + 9}z`,
      },
      {
        role: 'pieceShade',
        path: `M48 ${round(top - tall)}L${at(1, w * 0.23)} ${top - 2}L${at(1, w * 0.46)} ${round(top - tall + 1.5)}L${at(1, w * 0.69)} ${top - 2}L${at(1, w * 0.92)} ${round(top - tall + 3)}L${at(1, w * 0.86)} ${top + 9}Q${at(1, w * 0.4)} ${top + 6} 48 ${top + 6.5}z`,
      },
      {
        role: 'glow',
        path: `${circle(middle, top + 1, 3)}${both((s) => circle(middle + s * w * 0.52, top + 1.5, 2))}`,
      },
    );
  },
  // feathers
  (w, top, dice) =>
    behind(
      { role: 'pieceShade', path: fan(8, 170, w + 25, 5.5, top + 20) },
      { role: 'piece', path: fan(dice.of([7, 9]), 150, w + 21, 4.6, top + 20) },
      { role: 'pieceLight', path: fan(7, 150, w + 12, 1.8, top + 20) },
    ),
  // rays
  (w, _top, dice) => {
    const points = dice.of([10, 12, 16]);
    return behind(
      { role: 'pieceShade', path: star(points, w + 25, w + 6) },
      { role: 'piece', path: star(points, w + 19, w + 5) },
    );
  },
  // a hood
  (w, top) => ({
    behind: [
      {
        role: 'piece',
        path: `M48 ${top - 17}C${at(1, w)} ${top - 10} ${at(1, w + 13)} ${top + 10} ${at(1, w + 12)} ${top + 34}L${at(1, w + 19)} 96H${at(-1, w + 19)}L${at(-1, w + 12)} ${top + 34}C${at(-1, w + 13)} ${top + 10} ${at(-1, w)} ${top - 10} 48 ${top - 17}z`,
      },
      {
        role: 'pieceShade',
        path: `M48 ${top - 17}C${at(1, w)} ${top - 10} ${at(1, w + 13)} ${top + 10} ${at(1, w + 12)} ${top + 34}L${at(1, w + 19)} 96H48z`,
      },
      {
        role: 'dark',
        path: `M48 ${top - 6}C${at(1, w * 0.8)} ${top - 2} ${at(1, w + 6)} ${top + 12} ${at(1, w + 5)} ${top + 36}L${at(1, w)} 96H${at(-1, w)}L${at(-1, w + 5)} ${top + 36}C${at(-1, w + 6)} ${top + 12} ${at(-1, w * 0.8)} ${top - 2} 48 ${top - 6}z`,
      },
    ],
    front: [],
  }),
  // a wreath of leaves
  (w, top) =>
    front(
      {
        role: 'piece',
        path: both((s) =>
          [0, 1, 2, 3, 4]
            .map((i) => {
              const [x, y] = [w * (0.12 + i * 0.24), top + 4 + i * i * 1.5];
              return `M${at(s, x)} ${round(y + 4)}Q${at(s, x - 2)} ${round(y - 8)} ${at(s, x + 8)} ${round(y - 13)}Q${at(s, x + 13)} ${round(y - 2)} ${at(s, x)} ${round(y + 4)}z`;
            })
            .join(''),
        ),
      },
      {
        role: 'pieceShade',
        path: both((s) =>
          [0, 1, 2, 3, 4]
            .map((i) => {
              const [x, y] = [w * (0.12 + i * 0.24), top + 4 + i * i * 1.5];
              return `M${at(s, x)} ${round(y + 4)}L${at(s, x + 8)} ${round(y - 13)}Q${at(s, x + 13)} ${round(y - 2)} ${at(s, x)} ${round(y + 4)}z`;
            })
            .join(''),
        ),
      },
      { role: 'glow', path: circle(middle, top + 4, 3.2) },
    ),
  // a crest, as on the helmet of a guard
  (w, top) => ({
    behind: [
      {
        role: 'pieceShade',
        path: `M${at(-1, 9)} ${top + 12}C${at(-1, 16)} ${top - 6} ${at(-1, 12)} ${top - 20} 48 ${top - 21}C${at(1, 12)} ${top - 20} ${at(1, 16)} ${top - 6} ${at(1, 9)} ${top + 12}z`,
      },
    ],
    front: [
      {
        role: 'piece',
        path: `M${at(-1, 5)} ${top + 14}C${at(-1, 9)} ${top - 4} ${at(-1, 7)} ${top - 17} 48 ${top - 18}C${at(1, 7)} ${top - 17} ${at(1, 9)} ${top - 4} ${at(1, 5)} ${top + 14}z`,
      },
      {
        role: 'pieceLight',
        path: `M48 ${top - 18}C${at(-1, 7)} ${top - 17} ${at(-1, 9)} ${top - 4} ${at(-1, 5)} ${top + 14}H${at(-1, 2)}C${at(-1, 4)} ${top - 4} ${at(-1, 3)} ${top - 14} 48 ${top - 18}z`,
      },
      {
        role: 'pieceShade',
        path: both(
          (s) =>
            `M${at(s, w * 0.98)} ${top + 12}L${at(s, w + 9)} ${top + 18}L${at(s, w + 6)} ${top + 38}L${at(s, w * 0.94)} ${top + 34}z`,
        ),
      },
    ],
  }),
  // ears of a fox
  (w, top) =>
    behind(
      {
        role: 'mask',
        path: both(
          (s) =>
            `M${at(s, 3)} ${top + 6}Q${at(s, w * 0.7)} ${top - 10} ${at(s, w + 7)} ${top - 19}Q${at(s, w + 12)} ${top} ${at(s, w - 2)} ${top + 24}z`,
        ),
      },
      {
        role: 'piece',
        path: both(
          (s) =>
            `M${at(s, 9)} ${top + 5}Q${at(s, w * 0.75)} ${top - 6} ${at(s, w + 4.5)} ${top - 12}Q${at(s, w + 7)} ${top} ${at(s, w - 3)} ${top + 18}z`,
        ),
      },
    ),
  // a tall hat
  (w, top) => ({
    behind: [],
    front: [
      {
        role: 'piece',
        path: `M${at(-1, w * 0.9)} ${top + 9}L${at(-1, w * 0.98)} ${top - 8}Q${at(-1, 8)} ${top - 14} 48 ${top - 22}Q${at(1, 8)} ${top - 14} ${at(1, w * 0.98)} ${top - 8}L${at(1, w * 0.9)} ${top + 9}Q48 ${top + 3} ${at(-1, w * 0.9)} ${top + 9}z`,
      },
      {
        role: 'pieceShade',
        path: `M48 ${top - 22}Q${at(1, 8)} ${top - 14} ${at(1, w * 0.98)} ${top - 8}L${at(1, w * 0.9)} ${top + 9}Q${at(1, w * 0.5)} ${top + 6} 48 ${top + 6}z`,
      },
      {
        role: 'pieceLight',
        path: `M${at(-1, w * 0.92)} ${top + 4}Q48 ${top - 2} ${at(1, w * 0.92)} ${top + 4}L${at(1, w * 0.9)} ${top + 9}Q48 ${top + 3} ${at(-1, w * 0.9)} ${top + 9}z`,
      },
      { role: 'glow', path: `M48 ${top - 14}l4 6-4 6-4-6z` },
    ],
  }),
  // feelers
  (w, top) =>
    behind(
      {
        role: 'piece',
        width: 3.5,
        path: both(
          (s) => `M${at(s, 6)} ${top + 6}C${at(s, 8)} ${top - 8} ${at(s, w)} ${top - 4} ${at(s, w + 5)} ${top - 15}`,
        ),
      },
      { role: 'pieceLight', path: both((s) => circle(middle + s * (w + 6), top - 16, 5)) },
      {
        role: 'pieceShade',
        path: both(
          (s) =>
            `M${at(s, w * 0.9)} ${top + 12}L${at(s, w + 12)} ${top + 18}V${top + 36}L${at(s, w * 0.9)} ${top + 40}z`,
        ),
      },
    ),
  // a ring of light
  (w, _top, dice) =>
    behind(
      { role: 'pieceShade', path: circle(middle, 43, w + 18) },
      { role: 'piece', path: circle(middle, 43, w + 15) },
      { role: 'pieceShade', path: circle(middle, 43, w + dice.of([9, 10, 11])) },
      {
        role: 'pieceLight',
        path: [-60, -30, 0, 30, 60]
          .map((degrees) =>
            circle(
              middle + (w + 13) * Math.sin((degrees * Math.PI) / 180),
              43 - (w + 13) * Math.cos((degrees * Math.PI) / 180),
              2,
            ),
          )
          .join(''),
      },
    ),
  // fins at the sides
  (w, top) =>
    behind(
      {
        role: 'pieceShade',
        path: both(
          (s) =>
            `M${at(s, w * 0.5)} ${top + 8}L${at(s, w + 20)} ${top - 6}L${at(s, w + 15)} ${top + 10}L${at(s, w + 22)} ${top + 18}L${at(s, w + 14)} ${top + 26}L${at(s, w + 17)} ${top + 40}L${at(s, w * 0.5)} ${top + 42}z`,
        ),
      },
      {
        role: 'piece',
        path: both(
          (s) =>
            `M${at(s, w * 0.5)} ${top + 12}L${at(s, w + 15)} ${top}L${at(s, w + 10)} ${top + 12}L${at(s, w + 16)} ${top + 19}L${at(s, w + 9)} ${top + 26}L${at(s, w + 12)} ${top + 36}L${at(s, w * 0.5)} ${top + 36}z`,
        ),
      },
      { role: 'piece', path: `M48 ${top - 16}L54 ${top + 8}H42z` },
      { role: 'pieceShade', path: `M48 ${top - 16}L54 ${top + 8}H48z` },
    ),
  // a mane
  (w, _top, dice) => {
    const points = dice.of([14, 18]);
    return behind(
      { role: 'pieceShade', path: star(points, w + 21, w + 13, 48) },
      { role: 'piece', path: star(points, w + 15, w + 8, 48) },
      { role: 'pieceLight', path: star(points, w + 9, w + 2, 48) },
    );
  },
  // a wheel of cogs
  (w) => {
    const teeth = Array.from({ length: 12 }, (_, i) => {
      const a = (i * Math.PI) / 6;
      const p = (r: number, d: number): string =>
        `${round(middle + r * Math.sin(a + d))} ${round(45 - r * Math.cos(a + d))}`;
      return `M${p(w + 8, -0.16)}L${p(w + 20, -0.1)}L${p(w + 20, 0.1)}L${p(w + 8, 0.16)}z`;
    }).join('');
    return behind(
      { role: 'piece', path: `${teeth}${circle(middle, 45, w + 13)}` },
      { role: 'pieceShade', path: circle(middle, 45, w + 8) },
    );
  },
  // the moon
  (w, top) =>
    behind(
      {
        role: 'piece',
        path: `M${at(-1, w + 17)} ${top - 14}C${at(-1, w + 20)} ${top + 18} ${at(-1, w)} ${top + 34} 48 ${top + 34}C${at(1, w)} ${top + 34} ${at(1, w + 20)} ${top + 18} ${at(1, w + 17)} ${top - 14}C${at(1, w + 6)} ${top + 6} ${at(1, w * 0.6)} ${top + 10} 48 ${top + 10}C${at(-1, w * 0.6)} ${top + 10} ${at(-1, w + 6)} ${top + 6} ${at(-1, w + 17)} ${top - 14}z`,
      },
      { role: 'pieceLight', path: circle(middle, top - 12, 6) },
    ),
  // flames
  (w, top, dice) => {
    const lean = dice.of([-5, 5]);
    const flame = (grow: number): string =>
      `M${at(-1, w * 0.9 * grow)} ${top + 16}C${at(-1, w + 10 * grow)} ${top} ${at(-1, w * 0.7)} ${top - 4} ${at(-1, w * 0.8 - lean)} ${round(top - 15 * grow)}C${at(-1, w * 0.3)} ${round(top - 10 * grow)} ${at(-1, w * 0.4)} ${top - 2} ${at(-1, w * 0.25)} ${top}C${at(-1, w * 0.3)} ${top - 10} ${at(1, lean)} ${top - 12} ${at(1, lean)} ${round(top - 22 * grow)}C${at(1, w * 0.4)} ${round(top - 14 * grow)} ${at(1, w * 0.3)} ${top - 4} ${at(1, w * 0.4)} ${top}C${at(1, w * 0.6)} ${top - 4} ${at(1, w * 0.6)} ${top - 8} ${at(1, w * 0.8 + lean)} ${round(top - 14 * grow)}C${at(1, w + 10 * grow)} ${top - 4} ${at(1, w + 6)} ${top + 6} ${at(1, w * 0.9 * grow)} ${top + 16}z`;
    return behind(
      { role: 'pieceShade', path: flame(1.05) },
      { role: 'piece', path: flame(0.8) },
      { role: 'pieceLight', path: flame(0.5) },
    );
  },
];
