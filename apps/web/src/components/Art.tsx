// The picture of a card; decoration only, its words stand beside it. It is drawn from the print alone, so that a card is known
// at a glance whatever house an effect gives it.

import type { Piece, Subject } from '@vaultsong/art';
import { artUrl } from '@vaultsong/art';

interface ArtProps {
  /** As printed. */
  readonly cardInfo: Subject;
  /** Of a gigantic creature; by itself half of it for half of it. */
  readonly piece?: Piece;
}

export const Art = ({ cardInfo, piece }: ArtProps) => (
  <img className="art" src={artUrl(cardInfo, piece)} alt="" draggable={false} />
);
