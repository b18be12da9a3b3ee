// The outlines of masks. `w` is half the width, `top` and `chin` are where the mask begins and ends.
import type { Curve } from './shapes.ts';

export type Face = (w: number, top: number, chin: number) => readonly Curve[];

export const faces: readonly [Face, ...Face[]] = [
  // an oval
  (w, top, chin) => [
    [w * 0.7, top, w, top + 12, w, top + 24],
    [w, chin - 16, w * 0.55, chin, 0, chin],
  ],
  // a shield
  (w, top, chin) => [
    [w * 0.5, top + 3, w * 0.8, top + 3, w, top - 1],
    [w * 1.06, top + 22, w * 0.9, chin - 18, 0, chin + 2],
  ],
  // broad jaws
  (w, top, chin) => [
    [w * 0.6, top, w * 0.86, top + 8, w * 0.88, top + 22],
    [w * 0.9, top + 30, w * 1.12, chin - 22, w * 0.98, chin - 12],
    [w * 0.8, chin - 4, w * 0.5, chin, 0, chin],
  ],
  // a skull: wide above, a small square jaw
  (w, top, chin) => [
    [w * 0.8, top - 2, w * 1.15, top + 10, w * 1.08, top + 26],
    [w * 1.02, top + 36, w * 0.7, chin - 22, w * 0.6, chin - 14],
    [w * 0.58, chin - 6, w * 0.56, chin, w * 0.4, chin],
    [w * 0.2, chin, w * 0.2, chin, 0, chin],
  ],
  // a drop
  (w, top, chin) => [
    [w * 0.3, top - 2, w * 0.5, top + 10, w * 0.86, top + 24],
    [w * 1.2, top + 40, w * 0.9, chin, 0, chin],
  ],
  // a heart, as of an owl
  (w, top, chin) => [
    [w * 0.1, top - 2, w * 0.5, top - 7, w * 0.85, top],
    [w * 1.3, top + 10, w * 1.1, chin - 24, 0, chin],
  ],
  // six edges
  (w, top, chin) => [
    [w * 0.3, top, w * 0.4, top, w * 0.5, top],
    [w * 0.75, top + 8, w, top + 16, w, top + 20],
    [w, chin - 24, w, chin - 20, w * 0.92, chin - 16],
    [w * 0.7, chin - 8, w * 0.5, chin, w * 0.36, chin],
    [w * 0.2, chin, w * 0.1, chin, 0, chin],
  ],
  // a long snout
  (w, top, chin) => [
    [w * 0.6, top, w * 1.05, top + 4, w * 1.05, top + 18],
    [w * 1.05, top + 30, w * 0.45, top + 32, w * 0.42, chin - 12],
    [w * 0.4, chin, w * 0.2, chin + 3, 0, chin + 3],
  ],
];
