// The lines of the Keyraken as it is seen at the table: its head, its arms, its wounds. Always the same, whatever befalls it.
import { limbOf } from '../paint/tentacles.ts';

const up = -Math.PI / 2;

/** The arms of one side; those of the other are their mirror image. */
const arms = (
  rows: readonly (readonly [
    x: number,
    y: number,
    lean: number,
    length: number,
    width: number,
    bend: number,
    curl: number,
  ])[],
) =>
  rows.map(([x, y, lean, length, width, bend, curl]) => limbOf({ x, y, angle: up + lean, length, width, bend, curl }));

/** Behind the head, reaching far out. */
export const farArms = arms([
  [186, 150, 0.95, 150, 17, -0.5, 4.4],
  [200, 150, 0.5, 128, 15, -0.1, 4.8],
  [192, 166, 1.3, 178, 18, -0.75, 4],
  [184, 130, 0.25, 96, 12, 0.5, 4.6],
]);

/** Before the head. */
export const nearArms = arms([
  [192, 168, 0.6, 136, 24, 0.15, 5],
  [176, 176, 1.05, 178, 26, -0.55, 4.6],
  [172, 182, 0.3, 76, 20, 0.5, 5.2],
]);

/** Seen from the front, the middle at 160. */
export const head = 'M116 176C96 120 104 34 160 20C216 34 224 120 204 176z';
export const headShade = 'M160 20C216 34 224 120 204 176H186C208 124 204 58 160 20z';
export const ridges =
  'M160 28C152 36 149 44 150 54M160 28C168 36 171 44 170 54M140 40C132 50 130 58 132 66M180 40C188 50 190 58 188 66M126 118C134 128 140 140 142 156M194 118C186 128 180 140 178 156M160 116V150';
export const spots = [
  [134, 50, 2.6],
  [186, 50, 2.6],
  [126, 66, 1.9],
  [194, 66, 1.9],
  [145, 34, 1.8],
  [175, 34, 1.8],
  [122, 104, 2],
  [198, 104, 2],
] as const;

export const socket = 'M112 84Q160 44 208 84Q160 124 112 84z';
export const white = 'M120 84Q160 52 200 84Q160 116 120 84z';
export const pupil = 'M160 68Q167 84 160 100Q153 84 160 68z';

/** In the order in which they are struck. */
export const wounds = [
  'M130 104q9 10 9 26q-8-11-9-26zM137 103q7 9 8 20q-7-8-8-20z',
  'M196 44q-8 13-20 18q6-13 20-18zM201 53q-6 9-15 13q4-10 15-13z',
  'M178 112q14 5 18 18q-14-4-18-18z',
  'M142 30q1 14-8 26q-2-14 8-26zM148 34q0 10-6 18q-1-10 6-18z',
  'M118 94q3 14-4 28q-4-15 4-28z',
  'M198 100q11 10 10 26q-11-11-10-26zM206 102q8 7 8 19q-8-8-8-19z',
] as const;

/** A swell from far left to far right. @param y of its middle */
export const swell = (y: number, height: number): string =>
  `M-400 ${y}${Array.from({ length: 28 }, () => `q20 ${-height} 40 0`).join('')}V-400H-400z`;
export const crest = (y: number, height: number): string =>
  `M-400 ${y}${Array.from({ length: 28 }, () => `q20 ${-height} 40 0`).join('')}`;

export const shafts = 'M40 -60L92 -60L40 240L-70 240zM136 -60L158 -60L170 240L96 240zM214 -60L262 -60L366 240L256 240z';

export const bubbles = [
  [62, 120, 2.4],
  [70, 104, 1.5],
  [58, 92, 1.1],
  [246, 132, 2.8],
  [254, 112, 1.6],
  [250, 96, 1],
  [94, 60, 1.3],
  [230, 54, 1.4],
  [20, 84, 1.8],
  [302, 76, 1.7],
  [288, 130, 1.2],
  [34, 142, 1.3],
] as const;
