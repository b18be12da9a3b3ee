// Verbs that take cards from one zone to another, or show them.

import type { GameEvent } from '../language/events.ts';
import type { Cards, Modifier } from '../language/language.ts';
import type { Scope } from '../language/reading.ts';
import { cards } from '../read/cards.ts';
import { faceOf } from '../read/face.ts';
import { number } from '../read/number.ts';
import { players } from '../read/players.ts';
import { isBlank } from '../read/text.ts';
import { snapshot } from '../read/values/snapshot.ts';
import { handOf } from '../seats/seats.ts';
import { seatOf } from '../state/card.ts';
import { player } from '../state/players.ts';
import type { State } from '../state/state.ts';
import { cardAt, isCurrent, liveBody, tracedOpenly } from '../state/zones.ts';
import type { Ref, Seat, Zone } from '../terms.ts';
import { sameRef } from '../terms.ts';
import { refill } from './refill.ts';
import type { VerbTable } from './verb.ts';
import { forPlayers, inPlay } from './verb.ts';

const nothing = {};

/** Whether a card says of itself that it lies faceup where its owner archives it. */
const saysFaceup = (s: State, ref: Ref): boolean =>
  !(liveBody(s, ref) !== null && isBlank(s, ref)) &&
  faceOf(s, ref).abilities.some((ability) => ability.on === 'constant' && ability.give.some(isFaceup));

const isFaceup = ({ mod }: Modifier): boolean => mod === 'archived-faceup';

/** What is taken leaves these archives for its owner's hand. */
const abducted = (s: State, ref: Ref, unlessYours: true | undefined, scope: Scope): { readonly abducted?: true } =>
  unlessYours && cardAt(s, ref.id).owner === scope.controller ? {} : { abducted: true };

/** How a card comes to lie in the archives of its owner. */
const turned = (s: State, ref: Ref, facedown: true | undefined, { controller }: Scope): { readonly faceup?: true } =>
  facedown === undefined && controller === cardAt(s, ref.id).owner && saysFaceup(s, ref) ? { faceup: true } : nothing;

/** A card goes somewhere out of play, from play or from another such place. */
function send(
  s: State,
  ref: Ref,
  goal: Exclude<Zone, 'play'>,
  seat: Seat,
  by: Ref | null,
  place: 'top' | 'bottom' = 'top',
  marks: { readonly abducted?: true; readonly faceup?: true } = nothing,
): GameEvent[] {
  const to = goal === 'hand' ? handOf(s, seat) : goal;
  if (liveBody(s, ref) !== null)
    return [{ type: 'leave', card: ref, to, place, seat, by, was: snapshot(s, ref), ...marks }];
  const card = tracedOpenly(s, ref);
  const isThere = card !== null && goal === 'purged' && cardAt(s, card.id).zone === goal && !isCurrent(s, ref);
  return card === null || isThere ? [] : [{ type: 'move', card, to, place, seat, by, known: 0, ...marks }];
}

const sendAll = (
  s: State,
  what: Cards,
  scope: Scope,
  to: Exclude<Zone, 'play'>,
  place: 'top' | 'bottom' = 'top',
): GameEvent[] =>
  upgradesFirst(s, cards(s, what, scope)).flatMap((ref) =>
    send(s, ref, to, cardAt(s, ref.id).owner, scope.source, place),
  );

/** What leaves at the same moment as the card that it is on goes where it is sent, and not to the discard pile with that card. */
function upgradesFirst(s: State, refs: readonly Ref[]): readonly Ref[] {
  const goesAlong = (ref: Ref): boolean => {
    const host = liveBody(s, ref)?.besides?.host;
    return host !== undefined && refs.some(({ id }) => id === host);
  };
  if (refs.length < 2 || !refs.some(goesAlong)) return refs;
  return [...refs.filter(goesAlong), ...refs.filter((ref) => !goesAlong(ref))];
}

/** Whether no card is left in the discard pile of a player. */
const empties = (s: State, seat: Seat, taken: readonly Ref[]): boolean => {
  const { discard } = player(s, seat);
  return discard.length > 0 && discard.every((id) => taken.some((ref) => ref.id === id));
};
/** R: "Swap", v1.3 glossary: each goes to the zone of the other; 18.4, "Put": neither is discarded or drawn. */
export function swapOfZones(s: State, a: Ref | undefined, b: Ref | undefined, by: Ref | null): GameEvent[] {
  if (a === undefined || b === undefined || !isCurrent(s, a) || !isCurrent(s, b)) return [];
  const [one, two] = [cardAt(s, a.id), cardAt(s, b.id)];
  if (one.zone === 'play' || two.zone === 'play' || one.zone === two.zone) return [];
  return [...send(s, a, two.zone, one.owner, by), ...send(s, b, one.zone, two.owner, by)];
}

export const zoneVerbs = {
  draw: (s, v, scope) => {
    const amount = number(s, v.amount, scope);
    return amount <= 0
      ? []
      : forPlayers(s, v.who, scope, (seat) => ({ type: 'draw', player: seat, amount, cards: [] }));
  },
  refill: (s, v, scope) => players(s, v.who, scope).flatMap((seat) => refill(s, seat)),
  discard: (s, v, scope) =>
    cards(s, v.what, scope).flatMap((card): GameEvent[] => {
      if (!isCurrent(s, card)) return [];
      const { owner, zone } = cardAt(s, card.id);
      if (zone === 'play') return send(s, card, 'discard', owner, scope.source);
      return [{ type: 'discard', card, player: seatOf(cardAt(s, card.id)), from: zone, asMove: false }];
    }),
  purge: (s, v, scope) => sendAll(s, v.what, scope, 'purged'),
  archive: (s, v, scope) =>
    cards(s, v.what, scope).flatMap((ref) =>
      v.whose === 'yours'
        ? send(s, ref, 'archives', scope.controller, scope.source, 'top', abducted(s, ref, v.unlessYours, scope))
        : send(s, ref, 'archives', cardAt(s, ref.id).owner, scope.source, 'top', turned(s, ref, v.facedown, scope)),
    ),
  toHand: (s, v, scope) => sendAll(s, v.what, scope, 'hand'),
  toDeck: (s, v, scope) => sendAll(s, v.what, scope, 'deck', v.place),
  shuffleIntoDeck: (s, v, scope) => {
    const moves = sendAll(s, v.what, scope, 'deck');
    const found = cards(s, v.what, scope);
    const owners = new Set(found.map((ref) => cardAt(s, ref.id).owner));
    // R: 18.4 "Shuffle": also with no card.
    if (v.deck !== undefined) for (const seat of players(s, v.deck, scope)) owners.add(seat);
    return [
      ...moves,
      ...[...owners].map((seat): GameEvent => {
        const isEmptied = empties(s, seat, found);
        return { type: 'shuffle', player: seat, withDiscard: false, ...(isEmptied ? { emptied: true } : {}) };
      }),
    ];
  },
  putUnder: (s, v, scope) => {
    const [host] = inPlay(s, v.card, scope);
    return host === undefined
      ? []
      : cards(s, v.what, scope).flatMap((card) =>
          sameRef(card, host)
            ? []
            : liveBody(s, card) === null
              ? [{ type: 'putUnder', card, host, known: 0 }]
              : send(s, card, 'under', seatOf(cardAt(s, host.id)), host),
        );
  },
  swapDeckAndDiscard: (_s, _v, scope) => [{ type: 'swapDeckAndDiscard', player: scope.controller }],
  shuffle: (s, v, scope) =>
    forPlayers(s, v.who, scope, (seat) => ({
      type: 'shuffle',
      player: seat,
      withDiscard: v.zone === 'discard-into-deck',
      ...(v.but === undefined ? {} : { but: cards(s, v.but, scope) }),
    })),
  reveal: (s, v, scope) =>
    cards(s, v.what, scope).map((card) => ({
      type: 'reveal',
      card,
      player: scope.controller,
      to: v.to === 'all' ? 'all' : scope.controller,
    })),
} satisfies Partial<VerbTable>;
