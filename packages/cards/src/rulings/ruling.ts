// What a ruling is, and where tests look for it.
import type { CardName } from '@vaultsong/engine';

export interface Ruling {
  /** What it is about and what it decides, as test titles name it: `bait-and-switch/steals-twice`. */
  readonly id: string;
  /** The card that it is a ruling on; null for one on the rules. */
  readonly card: CardName | null;
  readonly text: string;
  readonly source: string;
  /** Why no test plays it yet. */
  readonly untested?: string;
}
