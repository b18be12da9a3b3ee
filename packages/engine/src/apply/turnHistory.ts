// Memory of a turn: for the rule of six, elusive, the first-turn rule, alpha, and cards that look back.

import type { GameEvent } from '../language/events.ts';
import { countedAs, isFrom } from '../language/events.ts';
import type { Pattern } from '../language/language.ts';
import { cardOfEvent, playerOfEvent } from '../read/event.ts';
import { faceOf, titleOf } from '../read/face.ts';
import { housesOf } from '../read/values/house.ts';
import { traitsOf } from '../read/values/trait.ts';
import { typeOf } from '../read/values/type.ts';
import type { State, TurnEvent } from '../state/state.ts';
import type { Ref, Seat, Zone } from '../terms.ts';
import { sameRef } from '../terms.ts';

interface How extends Partial<Pick<TurnEvent, 'from' | 'permit' | 'color' | 'houses'>> {
  readonly inFight?: boolean;
  readonly byEffect?: boolean;
}

const nothingElse: How = {};

/** Title of a card that counts as another card, so that its name does not give it. */
function titleApart(s: State, card: Ref): string | undefined {
  const title = faceOf(s, card).name;
  return title === titleOf(card.name) ? undefined : title;
}

export function recordTurnEvent(
  s: State,
  did: TurnEvent['did'],
  by: Seat,
  card: Ref | undefined,
  how: How = nothingElse,
): void {
  const fresh: TurnEvent = {
    did,
    by,
    card,
    title: card === undefined ? undefined : titleApart(s, card),
    type: card === undefined ? undefined : typeOf(s, card),
    houses: card === undefined ? how.houses : housesOf(s, card),
    step: s.step === 'main' ? undefined : s.step,
    from: how.from,
    inFight: how.inFight ? true : undefined,
    byEffect: how.byEffect ? true : undefined,
    permit: how.permit,
    color: how.color,
  };
  s.deeds = [...s.deeds, fresh];
}

/** R: timing notes: what was replaced did not happen, so that no card finds it among the destroyed ones. */
export function forgetDestroyed(s: State, card: Ref): void {
  forgetLast(s, 'destroyed', card);
}

export function forgetLast(s: State, did: TurnEvent['did'], card: Ref): void {
  const last = s.deeds.findLastIndex((d) => d.did === did && d.card !== undefined && sameRef(d.card, card));
  if (last >= 0) s.deeds = s.deeds.filter((_, i) => i !== last);
}

/** The fields of a turn event in one order, so that one that was read back from JSON is written again as it was. */
const inOrder = (d: TurnEvent): TurnEvent => ({
  did: d.did,
  by: d.by,
  card: d.card,
  title: d.title,
  type: d.type,
  houses: d.houses,
  step: d.step,
  from: d.from,
  inFight: d.inFight,
  byEffect: d.byEffect,
  permit: d.permit,
  color: d.color,
});

/** Whether a card was played or discarded from there, or that pile was shuffled into the deck. */
export const cameFrom = (s: State, e: GameEvent, from: Zone): boolean =>
  e.type === 'played'
    ? s.deeds.findLast((d) => d.did === 'play' && d.card?.id === e.card.id)?.from === from
    : isFrom(e, from);

/** The play of a card that is going on is remembered otherwise than it began. */
export function changeLastPlay(s: State, card: Ref, change: Partial<Pick<TurnEvent, 'did' | 'title'>>): void {
  const last = s.deeds.findLastIndex((d) => d.did === 'play' && d.card !== undefined && sameRef(d.card, card));
  s.deeds = s.deeds.map((d, i) => (i === last ? inOrder({ ...d, ...change }) : d));
}

/**
 * The so manieth time of its kind in this turn an event is. It counts from when it began: a card that is played by the Play:
 * ability of the sixth is the seventh, although both wait for their moment together.
 */
export function timeInTurn(s: State, { event, who, card }: Pattern, e: GameEvent): number {
  const did = countedAs[event];
  const seat = who === undefined ? null : playerOfEvent(s, e);
  const hasTrait = ({ card: doer }: TurnEvent): boolean =>
    typeof card?.trait !== 'string' || (doer !== undefined && traitsOf(s, doer).includes(card.trait));
  const hasHouse = ({ houses }: TurnEvent): boolean =>
    typeof card?.house !== 'string' || (houses?.some((house) => house === card.house) ?? false);
  const like = s.deeds.filter(
    (d) =>
      d.did === did &&
      (seat === null || d.by === seat) &&
      (card?.type === undefined || d.type === card.type) &&
      hasTrait(d) &&
      hasHouse(d),
  );
  return like.findLastIndex((d) => d.card?.id === cardOfEvent(e)?.id) + 1;
}
