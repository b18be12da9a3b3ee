// On whose side a card enters play, and for which side it speaks.
import { hostOfUpgrades, seatSpokenFor } from '../../seats/seats.ts';
import { opponentOf } from '../../state/players.ts';
import type { State } from '../../state/state.ts';
import { cardAt, liveBody } from '../../state/zones.ts';
import type { CardId, Ref, Seat } from '../../terms.ts';
import { faceOf } from '../face.ts';
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

/**
 * The seat that resolves the own text and the bonus icons of a card: the one that it names, whoever controls, uses or
 * copies it.
 */
export function speakerOf(s: State, card: Ref, controller: Seat): Seat {
  const spokenFor = seatSpokenFor(s);
  if (spokenFor === null) return controller;
  const { speaksOf } = faceOf(s, card);
  return speaksOf === undefined ? controller : spokenFor;
}

/** The card on which an upgrade goes without a choice, whoever plays it; undefined for all ordinary upgrades. */
export const onlyHostOf = (s: State, seat: Seat, upgrade: Ref): CardId | undefined =>
  hostOfUpgrades(s, speakerOf(s, upgrade, seat));
