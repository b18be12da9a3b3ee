// Faults of a deck, told so that its author can mend them: each says where it is, what is there, and what would be right.
// A deck is refused with all of its faults at once.

import { counted } from '@vaultsong/say';

/** One thing that is wrong with a deck. `where` is a path into the file, such as `cards[3].count`. */
export interface Fault {
  readonly where: string;
  readonly what: string;
  readonly expected: string;
  /** The same as a sentence for players, who know of no paths; it is there for all that a list of cards may have wrong. */
  readonly plain?: string;
}

/** A deck that cannot be played with. */
export class DeckError extends Error {
  override readonly name = 'DeckError';
  readonly faults: readonly Fault[];

  /** @param faults at least one */
  constructor(faults: readonly Fault[]) {
    super(faults.map(sayFault).join('\n'));
    this.faults = faults;
  }
}

/** Told of one deck; whoever reads these knows that the rest is of no use either. */
export const mostFaults = 50;

/** As many faults as are told, and how many more there are. @param whole what has all of them */
export const limited = (faults: readonly Fault[], whole: string): readonly Fault[] =>
  faults.length <= mostFaults
    ? faults
    : [
        ...faults.slice(0, mostFaults),
        { where: whole, what: counted(faults.length - mostFaults, 'more fault'), expected: 'none' },
      ];

/** A fault as a sentence for players: in the page, where nobody edits the file. */
export const sayPlainly = (fault: Fault): string => fault.plain ?? sayFault(fault);

/** A fault as one line, with its place, for authors of deck files. */
export const sayFault = (fault: Fault): string => `${fault.where}: ${fault.what}; expected ${fault.expected}`;
