// The picture of a card; decoration only, its words stand beside it.

import type { Piece, Subject } from '@vaultsong/art';
import { artUrl } from '@vaultsong/art';
import type { House } from '@vaultsong/engine';

interface ArtProps {
  readonly cardInfo: Subject;
  readonly house?: House | null;
  /** Of a gigantic creature; by itself half of it for half of it. */
  readonly piece?: Piece;
}

export const Art = ({ cardInfo, house, piece }: ArtProps) => (
  <img className="art" src={artUrl({ ...cardInfo, house: house ?? cardInfo.house }, piece)} alt="" draggable={false} />
);
