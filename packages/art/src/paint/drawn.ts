// A drawn figure, as it comes from its bones, before it finds its place in a picture.
import type { Point } from './geometry.ts';
import type { Shape } from './shape.ts';

export interface Part {
  readonly shapes: readonly Shape[];
  /** An SVG transform. */
  readonly place?: string;
}

export interface Drawn {
  /** The later lies over the earlier. */
  readonly parts: readonly Part[];
  readonly head: Point;
  /** How deep the ground lies below its origin. */
  readonly ground: number;
  /** How much larger than another figure of the same height it may be shown. */
  readonly reach: number;
}
