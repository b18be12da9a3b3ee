// The subject of a picture: all that it is made from, as printed on a card, as far as that is known.
import type { CardType, Half, House } from '@vaultsong/engine';
import type { Motifs } from './motifs.ts';

export interface Subject {
  /** Its id: the title in small letters, joined by hyphens. */
  readonly name: string;
  /** A card of no house has the palest colors. */
  readonly house: House | null;
  readonly type: CardType;
  readonly traits: readonly string[];
  readonly power: number;
  readonly armor: number;
  /** Those that it has, with their values. */
  readonly keywords?: Readonly<Record<string, number>>;
  /** Absent for a card of which no more than facts are known. */
  readonly motifs?: Motifs;
  /** Of a gigantic creature, whose halves are those of one picture. */
  readonly half?: Half | null;
  /** Of an art half: the base half, which says all that is shown of both. */
  readonly base?: Subject;
}
