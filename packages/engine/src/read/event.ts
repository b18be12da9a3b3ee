// The cards and the player that an event is about.
import type { EventType, GameEvent } from '../language/events.ts';
import type { State } from '../state/state.ts';
import type { Ref, Seat } from '../terms.ts';
import { controllerOf } from './lastKnown.ts';

/** What events of many types have. Read as such, because asking an event whether it has something is dear. */
interface EventParts {
  readonly type: EventType;
  readonly card?: Ref | null;
  readonly other?: Ref | null;
  readonly by?: Ref | null;
  readonly player?: Seat;
  readonly amount?: number;
}

/** The two cards that an event is about. */
export const cardOfEvent = (e: EventParts | null): Ref | null => e?.card ?? null;

export const otherOfEvent = (e: EventParts | null): Ref | null => {
  if (e === null) return null;
  return (e.other === undefined ? e.by : e.other) ?? null;
};

/** How much it is about: 0 where it is about no amount. */
export const amountOfEvent = (e: EventParts): number => e.amount ?? 0;

export const playerOfEvent = (s: State, e: GameEvent): Seat | null => {
  const { player }: EventParts = e;
  if (player !== undefined) return player;
  if (e.type === 'placeAember' && e.exalt !== undefined) return e.exalt;
  const card = cardOfEvent(e);
  return card === null ? null : controllerOf(s, card);
};
