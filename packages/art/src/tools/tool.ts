// Tools: each is drawn once, held by any hand or shown alone.
import type { Shape } from '../paint/shape.ts';

export interface Tool {
  /** It is carried upright, however the arm is turned. */
  readonly upright?: true;
  /** How far below the middle a hand holds it. */
  readonly grip: number;
  /** Around the middle of a grid, about 24 to each side. */
  readonly art: readonly Shape[];
}
