// The parts of a portrait, as shapes: on a ground of 96 by 96 with the middle of the face at x 48. A part is a few
// paths, each in one of the roles that a portrait has colors for.

/** What a path is filled with: the mask and the headpiece have three values each, eyes and stones glow. */
export type Role = 'mask' | 'maskLight' | 'maskShade' | 'piece' | 'pieceLight' | 'pieceShade' | 'dark' | 'glow';

export interface Stroke {
  readonly role: Role;
  readonly path: string;
  /** Width of the line; a path without one is filled. */
  readonly width?: number;
}
export type Part = readonly Stroke[];

export const middle = 48;

/** The same on both sides of the face; `s` is -1 on the left and 1 on the right. */
export const both = (side: (s: -1 | 1) => string): string => side(-1) + side(1);

export const at = (s: number, dx: number): string => round(middle + s * dx);

export const round = (n: number): string => String(Math.round(n * 10) / 10);

export const circle = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A curve to a point, both control points first; x counts from the middle of the face to the right. */
export type Curve = readonly [number, number, number, number, number, number];

/** The right half of an outline, closed along the middle. */
export const half = (top: number, curves: readonly Curve[]): string =>
  `M${middle} ${round(top)}${curves.map((curve) => curveTo(1, curve)).join('')}z`;

/** An outline whose left side mirrors the right. */
export function mirrored(top: number, curves: readonly Curve[]): string {
  const back = curves.map(([ax, ay, bx, by], i): Curve => {
    const [x, y] = curves[i - 1]?.slice(4) ?? [0, top];
    return [bx, by, ax, ay, x ?? 0, y ?? top];
  });
  return `M${middle} ${round(top)}${curves.map((curve) => curveTo(1, curve)).join('')}${back
    .reverse()
    .map((curve) => curveTo(-1, curve))
    .join('')}z`;
}

const curveTo = (s: number, [ax, ay, bx, by, x, y]: Curve): string =>
  `C${at(s, ax)} ${round(ay)} ${at(s, bx)} ${round(by)} ${at(s, x)} ${round(y)}`;
