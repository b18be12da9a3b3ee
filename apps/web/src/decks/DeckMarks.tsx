// What must be said of a deck at a glance: that it is faulty, or cannot be played yet.
import type { KnownDeck } from './known.ts';

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

export function DeckMarks({ known: { faults, unplayable } }: { readonly known: KnownDeck }) {
  const later = unplayable.reduce((sum, one) => sum + one.count, 0);
  return (
    <>
      {faults.length === 0 ? null : <span className="deck-badge is-faulty">{count(faults.length, 'fault')}</span>}
      {later === 0 ? null : <span className="deck-badge is-later">{count(later, 'card')} not playable yet</span>}
    </>
  );
}
