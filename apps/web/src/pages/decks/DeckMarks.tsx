// Badges that warn at a glance: the deck is faulty, or cannot be played yet.
import { counted } from '@vaultsong/say';
import type { KnownDeck } from './known.ts';

export function DeckMarks({ known: { faults, unplayable } }: { readonly known: KnownDeck }) {
  const later = unplayable.reduce((sum, one) => sum + one.count, 0);
  return (
    <>
      {faults.length === 0 ? null : <span className="deck-badge is-faulty">{counted(faults.length, 'fault')}</span>}
      {later === 0 ? null : <span className="deck-badge is-later">{counted(later, 'card')} not playable yet</span>}
    </>
  );
}
