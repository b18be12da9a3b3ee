// Type of a ruling, with the id that test titles name.
import type { CardName } from '@vaultsong/engine';

/**
 * What a ruling rests on that no rules document and no answer of the publisher decides: how an online server plays it, what
 * sites of players say, or our own reading. A text that decides it later takes its place.
 */
export type Basis = 'online-play' | 'community' | 'ours';

/** Said beside the source of such a ruling. */
export const basisTitles: Readonly<Record<Basis, string>> = {
  'online-play': 'no official text: as it is played online',
  community: 'no official text: as players’ sites have it',
  ours: 'no official text: our reading',
};

export interface Ruling {
  /** Its subject and its decision, as test titles name it: `bait-and-switch/steals-twice`. */
  readonly id: string;
  /** The card that it is a ruling on; null for one on the rules. */
  readonly card: CardName | null;
  readonly text: string;
  readonly source: string;
  /** Left out where an official text or answer decides it. */
  readonly basis?: Basis;
  /** Reason that no test plays it yet. */
  readonly untested?: string;
}

/** Where it is written, and how little that is where it is nothing official. */
export const sourceOf = ({ source, basis }: Ruling): string =>
  basis === undefined ? source : `${source} (${basisTitles[basis]})`;
