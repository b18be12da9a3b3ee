// Piles of a player, and the cards in them that may be looked through.
import type { CardView, PlayerView, Ref } from '@vaultsong/engine';
import type { IconName } from '../../components/icons.ts';

export interface PileOf {
  readonly icon: IconName;
  readonly name: 'hand' | 'deck' | 'discard' | 'archives' | 'purged';
  readonly count: number;
  /** The open cards; null for a pile that no player may look through. */
  readonly cards: readonly Ref[] | null;
}

const refs = (cards: readonly CardView[]): readonly Ref[] => cards.flatMap((card) => (card.known ? [card.ref] : []));

/** The hand of another player, as far as it lies open: all of it in a game that is looked back on so, else nothing. */
export const openHand = ({ hand }: PlayerView): PileOf | null =>
  hand.length > 0 && hand.every(({ known }) => known)
    ? { icon: 'hand', name: 'hand', count: hand.length, cards: refs(hand) }
    : null;

/** Deck and discard pile are always there, the others while there are cards in them. */
export const pilesOf = ({ deck, top, discard, archives, purged }: PlayerView): readonly PileOf[] => [
  // Of a deck that is played with its top card revealed that card is open.
  { icon: 'deck', name: 'deck', count: deck, cards: top === undefined ? null : [top.ref] },
  { icon: 'discard', name: 'discard', count: discard.length, cards: refs(discard) },
  ...(archives.length === 0
    ? []
    : [{ icon: 'archives', name: 'archives', count: archives.length, cards: refs(archives) } as const]),
  ...(purged.length === 0
    ? []
    : [{ icon: 'purged', name: 'purged', count: purged.length, cards: refs(purged) } as const]),
];
