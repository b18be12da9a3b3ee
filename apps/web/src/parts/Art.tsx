// The picture of a card; decoration only, its words stand beside it.
import type { House } from '@vaultsong/engine';
import type { Subject } from '../art/draw.ts';
import { artUrl } from '../art/draw.ts';
import type { Piece } from '../art/gigantic.ts';

interface ArtProps {
  readonly face: Subject;
  readonly house?: House | null;
  /** Of a gigantic creature; by itself half of it for half of it. */
  readonly piece?: Piece;
}

export const Art = ({ face, house, piece }: ArtProps) => (
  <img className="art" src={artUrl({ ...face, house: house ?? face.house }, piece)} alt="" draggable={false} />
);
