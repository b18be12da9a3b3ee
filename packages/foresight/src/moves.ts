// Moves that a player might make with a card in the third step of a turn, legal now or not.
import type { CardVerb, InPlayView, KnownCard, Seat, View } from '@vaultsong/engine';
import { keyOf } from './key.ts';

/** In the order in which they are offered; the first legal one is the default. */
export const verbsOf = (card: KnownCard | InPlayView): readonly CardVerb[] => {
  if (!('controller' in card)) return card.zone === 'discard' ? ['play', 'beside'] : ['play', 'discard', 'omni'];
  const used: readonly CardVerb[] = card.type === 'creature' ? ['reap', 'fight', 'action', 'omni'] : ['action', 'omni'];
  return card.stunned ? ['unstun', ...used] : used;
};

/** The cards that a player might play, discard or use: of the hand, in play, and of piles that an effect opens. */
export function handledBy(view: View, seat: Seat): readonly (KnownCard | InPlayView)[] {
  const me = view.players[seat];
  if (me === undefined) return [];
  const hand = me.hand.filter((card): card is KnownCard => card.known);
  const isUsed = (card: InPlayView): boolean => card.controller === seat;
  return [...hand, ...me.line.filter(isUsed), ...me.artifacts.filter(isUsed), ...playedFromPiles(view, seat)];
}

/** The cards of piles that an effect lets them play from there. */
function playedFromPiles({ ask, players }: View, seat: Seat): readonly KnownCard[] {
  const me = players[seat];
  if (me === undefined || ask === null) return [];
  const keys = new Set(
    ask.options.flatMap((option) =>
      option.pick === 'move' &&
      ((option.move.do === 'play' && option.move.from !== undefined) || option.move.do === 'beside')
        ? [keyOf(option.move.card)]
        : [],
    ),
  );
  if (keys.size === 0) return [];
  return [...me.discard, ...me.archives, ...me.purged].filter(
    (card): card is KnownCard => card.known && keys.has(keyOf(card.ref)),
  );
}
