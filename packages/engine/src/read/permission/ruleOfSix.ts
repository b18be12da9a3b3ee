// The rule of six.

import type { State, TurnEvent } from '../../state/state.ts';
import type { Ref, Seat } from '../../terms.ts';
import { face, titleOf } from '../face.ts';

/** R: rule of six, v1.3 p.7: cards of one title are played or used at most six times a turn. */
export const RULE_OF_SIX = 6;

/** Title of the card of a turn event. */
export const titleOfTurnEvent = ({ title, card }: TurnEvent): string | undefined =>
  title ?? (card === undefined ? undefined : titleOf(card.name));

export function timesThisTurn(s: State, seat: Seat, card: Ref): number {
  const title = face(s, card.id).name;
  let n = 0;
  for (const d of s.deeds) {
    if (d.by !== seat || (d.did !== 'play' && d.did !== 'use' && d.did !== 'tried')) continue;
    if (titleOfTurnEvent(d) === title) n++;
  }
  return n;
}

export const isSixReached = (s: State, seat: Seat, card: Ref): boolean =>
  s.deeds.length >= RULE_OF_SIX && timesThisTurn(s, seat, card) >= RULE_OF_SIX;
