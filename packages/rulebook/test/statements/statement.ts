// Form of a statement of Master Rulebook 18.4, which edition `current` is. Every statement has its row, so that it can be
// seen what proves each, and which have no proof and why. It is data of tests alone: players read the entries (`src/entries`).
import type { Edition } from '@vaultsong/engine';

interface Said {
  /** The statement, in our own words. */
  readonly says: string;
  /** The switch that chooses whether it is played so; left out: all editions play it so. */
  readonly by?: keyof Edition;
  /** What older documents have of it; left out: the same. */
  readonly older?: string;
}

/**
 * The tests that prove it: `ruling <id>`, or a file below `packages/` and a title in it, without the entries that this
 * names: `engine/src/tests/rules/turn.test.ts: step 5 draws up to six cards`.
 */
interface Proved extends Said {
  readonly tests: readonly string[];
  readonly untested?: undefined;
}

interface Unproved extends Said {
  /** Reason that no test can show it with the cards of today. */
  readonly untested: string;
  readonly tests?: undefined;
}

export type Statement = Proved | Unproved;

export interface Chapter {
  readonly title: string;
  readonly statements: readonly Statement[];
}
