// The one picture of the two cards of a gigantic creature: its base half has the left of it, its art half the right, so that
// they are one where they lie side by side, and the whole is seen in play.
import type { Half } from '@vaultsong/engine';
import type { Subject } from '../plan/subject.ts';

/** How much of a picture is shown. */
export type Piece = Half | 'whole';

export const pieceOf = ({ half }: Subject): Piece => half ?? 'whole';

/** Lower than others, as its tile is wide. */
const boxes: Readonly<Record<Piece, string>> = { base: '0 12 60 72', art: '60 12 60 72', whole: '0 12 120 72' };

/** The part of a picture of 120 by 90 that is seen. */
export const viewBoxOf = ({ half }: Subject, piece: Piece): string =>
  half === undefined || half === null ? '0 0 120 90' : boxes[piece];

/** Who the picture is made of: for an art half its base half, as far as the house of this copy allows. */
export const wholeSubjectOf = (card: Subject): Subject =>
  card.base === undefined ? card : { ...card.base, house: card.house };
