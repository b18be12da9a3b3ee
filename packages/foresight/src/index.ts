// The door: the public names. What somebody who sees no more than a view may be told beforehand: what an answer would
// bring about, where a card may be dropped, and why a move cannot be made. All of it is plain data; words are made elsewhere.
export { type Aim, aimedAt, type Reach, reachOf } from './aim.ts';
export {
  type CardChange,
  type CardState,
  type Changes,
  cardStates,
  changesBetween,
  type SeatChange,
} from './changes.ts';
export type { Tried } from './course.ts';
export { inPlay } from './inPlay.ts';
export { type CardKey, keyOf } from './key.ts';
export { handledBy, verbsOf } from './moves.ts';
export { type Preview, previewOf, type Unsure } from './preview.ts';
export { type CardRefusal, noRefusals, type Refusals, refusalsFor } from './refusals.ts';
