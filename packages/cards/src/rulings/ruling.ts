// Type of a ruling, with the id that test titles name.
import type { CardName } from '@vaultsong/engine';

export interface Ruling {
  /** Its subject and its decision, as test titles name it: `bait-and-switch/steals-twice`. */
  readonly id: string;
  /** The card that it is a ruling on; null for one on the rules. */
  readonly card: CardName | null;
  readonly text: string;
  readonly source: string;
  /** Reason that no test plays it yet. */
  readonly untested?: string;
}
