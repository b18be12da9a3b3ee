// On whose side a card enters play.
import { opponentOf } from '../../state/players.ts';
import type { State } from '../../state/state.ts';
import { cardAt, liveBody } from '../../state/zones.ts';
import type { Ref, Seat } from '../../terms.ts';
import { keyword } from './keyword.ts';

/**
 * Who controls a card that enters play, which would else be that seat's; a card in play stays where it is meant to go.
 * R: later sets 1.7, treachery: it enters play under the control of the opponent of its owner, also
 * where another puts it there (`isPut`); but of a player who plays the card of another it is their own opponent.
 */
export const sideOfEntry = (s: State, card: Ref, otherwise: Seat, isPut: boolean): Seat =>
  liveBody(s, card) === null && keyword(s, card, 'treachery') > 0
    ? opponentOf(s, isPut ? cardAt(s, card.id).owner : otherwise)
    : otherwise;
