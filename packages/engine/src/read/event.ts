// The cards and the player that an event is about.
import type { GameEvent } from '../language/events.ts';
import type { State } from '../state/state.ts';
import type { Ref, Seat } from '../terms.ts';
import { controllerOf } from './gone.ts';

/** The two cards that an event is about. */
export const cardOfEvent = (e: GameEvent | null): Ref | null => (e !== null && 'card' in e ? e.card : null);

export const otherOfEvent = (e: GameEvent | null): Ref | null => {
  if (e === null) return null;
  if ('other' in e) return e.other;
  return 'by' in e ? e.by : null;
};

export const playerOfEvent = (s: State, e: GameEvent): Seat | null => {
  if ('player' in e) return e.player;
  if (e.type === 'placeAember' && e.exalt !== undefined) return e.exalt;
  const card = cardOfEvent(e);
  return card === null ? null : controllerOf(s, card);
};
