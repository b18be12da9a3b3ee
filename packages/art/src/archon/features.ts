// Eyes, mouth and paint of a mask. `w` is half its width; the eyes are at `y`.
import type { Dice } from '../dice.ts';
import type { Part } from './shapes.ts';
import { at, both, circle, middle, round } from './shapes.ts';

type Draw = (w: number, y: number, dice: Dice) => Part;

const eye = (socket: string, light: string): Part => [
  { role: 'dark', path: socket },
  { role: 'glow', path: light },
];

export const eyes: readonly [Draw, ...Draw[]] = [
  // almonds that rise
  (w, y) =>
    eye(
      both(
        (s) =>
          `M${at(s, w * 0.14)} ${y + 4}Q${at(s, w * 0.4)} ${y - 7} ${at(s, w * 0.82)} ${y - 6}Q${at(s, w * 0.7)} ${y + 6} ${at(s, w * 0.14)} ${y + 4}z`,
      ),
      both(
        (s) =>
          `M${at(s, w * 0.3)} ${y + 2}Q${at(s, w * 0.46)} ${y - 4} ${at(s, w * 0.68)} ${y - 3.5}Q${at(s, w * 0.6)} ${y + 3.5} ${at(s, w * 0.3)} ${y + 2}z`,
      ),
    ),
  // round and wide awake
  (w, y, dice) => {
    const r = dice.between(6.5, 8);
    return [
      ...eye(
        both((s) => circle(middle + s * w * 0.46, y, r)),
        both((s) => circle(middle + s * w * 0.46, y, r - 2.5)),
      ),
      { role: 'dark', path: both((s) => circle(middle + s * w * 0.46, y, 2)) },
    ];
  },
  // slits
  (w, y) =>
    eye(
      both(
        (s) =>
          `M${at(s, w * 0.12)} ${y + 1}L${at(s, w * 0.84)} ${y - 5}L${at(s, w * 0.8)} ${y + 2}L${at(s, w * 0.16)} ${y + 5.5}z`,
      ),
      both(
        (s) =>
          `M${at(s, w * 0.26)} ${y + 2}L${at(s, w * 0.7)} ${y - 1.5}L${at(s, w * 0.68)} ${y + 1}L${at(s, w * 0.28)} ${y + 4}z`,
      ),
    ),
  // crescents that smile
  (w, y) =>
    eye(
      both(
        (s) =>
          `M${at(s, w * 0.12)} ${y + 5}Q${at(s, w * 0.46)} ${y - 13} ${at(s, w * 0.82)} ${y + 5}Q${at(s, w * 0.46)} ${y - 2} ${at(s, w * 0.12)} ${y + 5}z`,
      ),
      both(
        (s) =>
          `M${at(s, w * 0.24)} ${y + 1}Q${at(s, w * 0.46)} ${y - 8} ${at(s, w * 0.7)} ${y + 1}Q${at(s, w * 0.46)} ${y - 4} ${at(s, w * 0.24)} ${y + 1}z`,
      ),
    ),
  // angry
  (w, y) =>
    eye(
      both(
        (s) =>
          `M${at(s, w * 0.1)} ${y + 4}L${at(s, w * 0.86)} ${y - 8}Q${at(s, w * 0.86)} ${y + 8} ${at(s, w * 0.4)} ${y + 8}Q${at(s, w * 0.2)} ${y + 8} ${at(s, w * 0.1)} ${y + 4}z`,
      ),
      both((s) => circle(middle + s * w * 0.52, y + 2.5, 3)),
    ),
  // a third one on the brow
  (w, y) =>
    eye(
      `${both((s) => `M${at(s, w * 0.14)} ${y + 2}Q${at(s, w * 0.5)} ${y - 6} ${at(s, w * 0.84)} ${y + 2}Q${at(s, w * 0.5)} ${y + 9} ${at(s, w * 0.14)} ${y + 2}z`)}M48 ${y - 17}Q54 ${y - 11} 48 ${y - 5}Q42 ${y - 11} 48 ${y - 17}z`,
      `${both((s) => circle(middle + s * w * 0.48, y + 2, 2.8))}${circle(middle, y - 11, 2.2)}`,
    ),
  // a single one
  (w, y, dice) => {
    const r = dice.between(9, 11);
    return [
      {
        role: 'dark',
        path: `M${at(-1, w * 0.76)} ${y}Q48 ${y - 18} ${at(1, w * 0.76)} ${y}Q48 ${y + 18} ${at(-1, w * 0.76)} ${y}z`,
      },
      { role: 'glow', path: circle(middle, y, r - 2) },
      { role: 'dark', path: `M48 ${round(y - r + 3)}Q52 ${y} 48 ${round(y + r - 3)}Q44 ${y} 48 ${round(y - r + 3)}z` },
    ];
  },
  // diamonds
  (w, y) =>
    eye(
      both(
        (s) =>
          `M${at(s, w * 0.46)} ${y - 9}L${at(s, w * 0.84)} ${y}L${at(s, w * 0.46)} ${y + 9}L${at(s, w * 0.1)} ${y}z`,
      ),
      both(
        (s) =>
          `M${at(s, w * 0.46)} ${y - 4.5}L${at(s, w * 0.66)} ${y}L${at(s, w * 0.46)} ${y + 4.5}L${at(s, w * 0.28)} ${y}z`,
      ),
    ),
  // one is closed
  (w, y, dice) => {
    const s = dice.of([-1, 1] as const);
    return [
      ...eye(circle(middle + s * w * 0.46, y, 7.5), circle(middle + s * w * 0.46, y, 4)),
      {
        role: 'dark',
        width: 3,
        path: `M${at(-s, w * 0.16)} ${y - 2}Q${at(-s, w * 0.46)} ${y + 6} ${at(-s, w * 0.78)} ${y - 2}`,
      },
      { role: 'dark', width: 2, path: `M${at(-s, w * 0.56)} ${y - 11}L${at(-s, w * 0.4)} ${y + 12}` },
    ];
  },
  // a visor
  (w, y, dice) => {
    const dip = dice.between(0, 7);
    return eye(
      `M${at(-1, w * 0.9)} ${y - 6}Q48 ${y - 2} ${at(1, w * 0.9)} ${y - 6}L${at(1, w * 0.8)} ${y + 5}Q48 ${round(y + 5 + dip)} ${at(-1, w * 0.8)} ${y + 5}z`,
      `M${at(-1, w * 0.74)} ${y - 1.5}Q48 ${y + 2} ${at(1, w * 0.74)} ${y - 1.5}L${at(1, w * 0.7)} ${y + 1.5}Q48 ${round(y + 2.5 + dip * 0.6)} ${at(-1, w * 0.7)} ${y + 1.5}z`,
    );
  },
  // tired
  (w, y) =>
    eye(
      both(
        (s) =>
          `M${at(s, w * 0.12)} ${y - 4}L${at(s, w * 0.84)} ${y - 1}Q${at(s, w * 0.78)} ${y + 9} ${at(s, w * 0.46)} ${y + 8}Q${at(s, w * 0.14)} ${y + 7} ${at(s, w * 0.12)} ${y - 4}z`,
      ),
      both(
        (s) =>
          `M${at(s, w * 0.3)} ${y - 0.5}L${at(s, w * 0.66)} ${y + 1}A3.600 3.600 0 0 1 ${at(s, w * 0.3)} ${y - 0.5}z`,
      ),
    ),
];

/** Mouths and what is in their place; `y` is where a mouth is. */
export const mouths: readonly [Draw, ...Draw[]] = [
  // a line
  (w, y, dice) => [
    {
      role: 'dark',
      width: 2.6,
      path: `M${at(-1, w * 0.34)} ${y}Q48 ${round(y + dice.between(-5, 6))} ${at(1, w * 0.34)} ${y}`,
    },
  ],
  // fangs
  (w, y) => [
    {
      role: 'dark',
      path: `M${at(-1, w * 0.46)} ${y - 3}Q48 ${y + 2} ${at(1, w * 0.46)} ${y - 3}Q48 ${y + 10} ${at(-1, w * 0.46)} ${y - 3}z`,
    },
    {
      role: 'maskLight',
      path: both((s) => `M${at(s, w * 0.32)} ${y - 1.5}L${at(s, w * 0.24)} ${y + 6}L${at(s, w * 0.12)} ${y - 0.5}z`),
    },
  ],
  // tusks
  (w, y) => [
    { role: 'dark', width: 2.6, path: `M${at(-1, w * 0.4)} ${y + 1}Q48 ${y - 3} ${at(1, w * 0.4)} ${y + 1}` },
    {
      role: 'maskLight',
      path: both((s) => `M${at(s, w * 0.22)} ${y + 2}L${at(s, w * 0.52)} ${y - 9}L${at(s, w * 0.56)} ${y + 2}z`),
    },
  ],
  // a grille
  (w, y) => [
    {
      role: 'dark',
      path: `M${at(-1, w * 0.34)} ${y - 5}H${at(1, w * 0.34)}L${at(1, w * 0.26)} ${y + 6}H${at(-1, w * 0.26)}z`,
    },
    {
      role: 'mask',
      width: 1.6,
      path: `M48 ${y - 5}V${y + 6}M${at(-1, w * 0.17)} ${y - 5}V${y + 6}M${at(1, w * 0.17)} ${y - 5}V${y + 6}`,
    },
  ],
  // a beak
  (w, y) => [
    {
      role: 'pieceLight',
      path: `M${at(-1, w * 0.28)} ${y - 10}Q48 ${y - 15} ${at(1, w * 0.28)} ${y - 10}Q${at(1, w * 0.18)} ${y + 2} 48 ${y + 8}Q${at(-1, w * 0.18)} ${y + 2} ${at(-1, w * 0.28)} ${y - 10}z`,
    },
    {
      role: 'pieceShade',
      path: `M48 ${y - 12.5}Q${at(1, w * 0.2)} ${y - 13} ${at(1, w * 0.28)} ${y - 10}Q${at(1, w * 0.18)} ${y + 2} 48 ${y + 8}z`,
    },
  ],
  // a beard
  (w, y) => [
    {
      role: 'piece',
      path: `M${at(-1, w * 0.62)} ${y - 4}Q48 ${y - 10} ${at(1, w * 0.62)} ${y - 4}Q${at(1, w * 0.6)} ${y + 12} 48 ${y + 19}Q${at(-1, w * 0.6)} ${y + 12} ${at(-1, w * 0.62)} ${y - 4}z`,
    },
    {
      role: 'pieceShade',
      path: `M48 ${y - 7}Q${at(1, w * 0.4)} ${y - 7} ${at(1, w * 0.62)} ${y - 4}Q${at(1, w * 0.6)} ${y + 12} 48 ${y + 19}z`,
    },
    { role: 'dark', width: 2.4, path: `M${at(-1, w * 0.24)} ${y}Q48 ${y + 3} ${at(1, w * 0.24)} ${y}` },
  ],
  // teeth
  (w, y) => [
    {
      role: 'dark',
      path: `M${at(-1, w * 0.52)} ${y - 5}Q48 ${y - 1} ${at(1, w * 0.52)} ${y - 5}Q${at(1, w * 0.4)} ${y + 8} 48 ${y + 8}Q${at(-1, w * 0.4)} ${y + 8} ${at(-1, w * 0.52)} ${y - 5}z`,
    },
    {
      role: 'maskLight',
      path: `M${at(-1, w * 0.38)} ${y - 2.5}L${at(-1, w * 0.25)} ${y + 3}L${at(-1, w * 0.12)} ${y - 1.5}L48 ${y + 4}L${at(1, w * 0.12)} ${y - 1.5}L${at(1, w * 0.25)} ${y + 3}L${at(1, w * 0.38)} ${y - 2.5}Q48 ${y} ${at(-1, w * 0.38)} ${y - 2.5}z`,
    },
  ],
  // a moustache
  (w, y) => [
    {
      role: 'piece',
      path: both(
        (s) =>
          `M48 ${y - 5}Q${at(s, w * 0.3)} ${y - 8} ${at(s, w * 0.45)} ${y}Q${at(s, w * 0.6)} ${y + 4} ${at(s, w * 0.86)} ${y - 3}Q${at(s, w * 0.7)} ${y + 10} ${at(s, w * 0.36)} ${y + 5}Q${at(s, w * 0.1)} ${y + 2} 48 ${y - 1}z`,
      ),
    },
  ],
  // astonished
  (_w, y, dice) => [{ role: 'dark', path: circle(middle, y + 1, dice.between(3.5, 5)) }],
  // sewn up
  (w, y) => [
    {
      role: 'dark',
      width: 2,
      path: `M${at(-1, w * 0.44)} ${y}H${at(1, w * 0.44)}M${at(-1, w * 0.3)} ${y - 4}V${y + 4}M48 ${y - 4}V${y + 4}M${at(1, w * 0.3)} ${y - 4}V${y + 4}`,
    },
  ],
  // none
  () => [],
];

/** Paint and stones on the mask; `y` is where the eyes are. */
export const paints: readonly [Draw, ...Draw[]] = [
  // a stone on the brow
  (_w, y) => [
    { role: 'pieceShade', path: `M48 ${y - 19}l5 7-5 7-5-7z` },
    { role: 'glow', path: `M48 ${y - 16}l3 4-3 4-3-4z` },
  ],
  // stripes on the cheeks
  (w, y) => [
    {
      role: 'piece',
      width: 2.6,
      path: both(
        (s) =>
          `M${at(s, w * 0.4)} ${y + 13}L${at(s, w * 0.84)} ${y + 9}M${at(s, w * 0.4)} ${y + 18}L${at(s, w * 0.76)} ${y + 15}`,
      ),
    },
  ],
  // tears
  (w, y) => [
    {
      role: 'piece',
      path: both(
        (s) =>
          `M${at(s, w * 0.36)} ${y + 4}H${at(s, w * 0.58)}L${at(s, w * 0.5)} ${y + 24}L${at(s, w * 0.46)} ${y + 28}L${at(s, w * 0.42)} ${y + 24}z`,
      ),
    },
  ],
  // chevrons
  (w, y) => [
    {
      role: 'piece',
      width: 2.8,
      path: `M${at(-1, w * 0.4)} ${y - 16}L48 ${y - 10}L${at(1, w * 0.4)} ${y - 16}M${at(-1, w * 0.3)} ${y - 21}L48 ${y - 16}L${at(1, w * 0.3)} ${y - 21}`,
    },
  ],
  // a stripe from brow to chin
  (w, y) => [
    {
      role: 'piece',
      path: `M${at(-1, w * 0.2)} ${y - 22}H${at(1, w * 0.2)}L${at(1, w * 0.09)} ${y + 12}H${at(-1, w * 0.09)}z`,
    },
  ],
  // a band across the eyes
  (w, y) => [
    {
      role: 'piece',
      path: `M${at(-1, w * 0.97)} ${y - 9}Q48 ${y - 5} ${at(1, w * 0.97)} ${y - 9}V${y + 6}Q${at(1, w * 0.5)} ${y + 14} 48 ${y + 8}Q${at(-1, w * 0.5)} ${y + 14} ${at(-1, w * 0.97)} ${y + 6}z`,
    },
  ],
  // dots along the brow
  (w, y) => [
    {
      role: 'piece',
      path: [-0.56, -0.28, 0, 0.28, 0.56].map((n) => circle(middle + n * w, y - 13 + Math.abs(n) * 5, 2)).join(''),
    },
  ],
  // brows
  (w, y) => [
    {
      role: 'piece',
      path: both(
        (s) =>
          `M${at(s, w * 0.06)} ${y - 7}L${at(s, w * 0.5)} ${y - 15}L${at(s, w * 0.94)} ${y - 12}L${at(s, w * 0.5)} ${y - 9}z`,
      ),
    },
  ],
  // a hand's breadth of paint below the eyes
  (w, y) => [{ role: 'piece', path: both((s) => circle(middle + s * w * 0.6, y + 14, 4)) }],
  // none
  () => [],
];
