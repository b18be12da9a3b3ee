// The steps of playing a card, putting one into play, and discarding one.

import { editionOf } from '../../editions/editions.ts';
import type { Entrance, EventOf, GameEvent } from '../../language/events.ts';
import type { Scope } from '../../language/reading.ts';
import { cardsIn } from '../../language/reading.ts';
import { asUpgrade, formOf } from '../../read/face.ts';
import { barredFlanks } from '../../read/permission/forbids.ts';
import { permitSpent } from '../../read/permission/permits.ts';
import { asOffered, isOfferTaken } from '../../read/permission/play/entering.ts';
import { isUnplayableCopy } from '../../read/permission/play/playing.ts';
import { returnsOf } from '../../read/permission/play/returns.ts';
import { costOf, tollsFor } from '../../read/permission/play/toll.ts';
import { goWithEachOther, halfOf } from '../../read/values/halves.ts';
import { onlyHostOf, sideOfEntry } from '../../read/values/side.ts';
import { typeOf } from '../../read/values/type.ts';
import { player } from '../../state/players.ts';
import type { State } from '../../state/state.ts';
import { cardAt, isCurrent, liveBody } from '../../state/zones.ts';
import type { CardName, Ref, Seat } from '../../terms.ts';
import { sameRef } from '../../terms.ts';
import type { Steps } from './step.ts';
import { subject } from './step.ts';

/** R: "Control", v1.0 p.9: a card enters play under its owner's control; v1.3 glossary: under that of the active player. */
const controllerOfPlayed = (s: State, seat: Seat, card: Ref): Seat =>
  editionOf(s.edition).controlOfPlayedCard === 'owner' ? cardAt(s, card.id).owner : seat;

/** The art half that was chosen for a base half. */
function artHalf(s: State, { vars: { half } }: Scope, base: Ref): Ref | undefined {
  const [art] = cardsIn(half);
  return art !== undefined && goWithEachOther(s, base, art) ? art : undefined;
}

const withHalf = (half: Ref | undefined): { readonly half?: Ref } => (half === undefined ? {} : { half });

/** The payment for a play, and its beginning. */
function playBegins(
  s: State,
  scope: Scope,
  card: Ref,
  more: { readonly half?: Ref; readonly as?: CardName },
): GameEvent[] {
  const byEffect = scope.vars.byEffect === 1;
  const permit = permitSpent(s, scope, card, 'play');
  const { zone } = cardAt(s, card.id);
  return [
    ...tollsFor(s, scope.controller, 'play', card),
    ...costOf(s, scope.controller, card),
    { type: 'playBegan', card, player: scope.controller, from: zone, byEffect, permit, ...more },
  ];
}

/** R: Keyraken, "Keyraken turns" 2: where nobody is asked, the right flank, unless an effect bars it. */
const unaskedPlace = (s: State, seat: Seat, card: Ref, isPlayed: boolean): number =>
  isPlayed && barredFlanks(s, seat, card).includes('right') ? 0 : player(s, seat).line.length;

export const playSteps = {
  'start-play': (s, scope) => {
    const card = subject(scope);
    if (scope.vars.asUpgrade === 1) {
      const { as } = formOf(s, cardAt(s, card.id));
      return asUpgrade(s, card.id, () => playBegins(s, scope, card, { as }));
    }
    const half = artHalf(s, scope, card);
    if (half === undefined && halfOf(s, card) !== undefined) return [];
    return playBegins(s, scope, card, withHalf(half));
  },
  reconsider: (s, scope) => {
    const card = subject(scope);
    if (!isUnplayableCopy(s, scope.controller, card)) return [];
    const from =
      s.deeds.findLast((d) => d.did === 'play' && d.card !== undefined && sameRef(d.card, card))?.from ?? 'hand';
    return [{ type: 'withdraw', card, player: scope.controller, to: from }];
  },
  entering: (_s, scope) => [{ type: 'entering', card: subject(scope), player: scope.controller }],
  enter: (s, scope) => {
    const card = subject(scope);
    const type = typeOf(s, card);
    if (type === 'action' || !isCurrent(s, card)) return [];
    const { place: index, host } = scope.vars;
    const played = scope.vars.put !== 1;
    const usual = played ? controllerOfPlayed(s, scope.controller, card) : scope.controller;
    const player_ = sideOfEntry(s, card, usual, !played);
    let place: Entrance;
    if (type === 'artifact') place = { to: 'artifacts' };
    else if (type === 'creature')
      place = { to: 'line', index: typeof index === 'number' ? index : unaskedPlace(s, player_, card, played) };
    else {
      const only = onlyHostOf(s, player_, card);
      const on = only !== undefined ? cardAt(s, only).ref : cardsIn(host)[0];
      if (on === undefined || liveBody(s, on) === null) return [];
      place = { to: 'host', host: on.id };
    }
    const half = played ? undefined : artHalf(s, scope, card);
    if (!played && half === undefined && halfOf(s, card) !== undefined) return [];
    const entry: EventOf<'enter'> = { type: 'enter', card, player: player_, place, played };
    if (usual === player_ && half === undefined && !isOfferTaken(scope.vars)) return [entry];
    const sentBy = usual === player_ ? {} : { sentBy: usual };
    return [{ ...entry, ...sentBy, ...asOffered(scope.vars), ...withHalf(half) }];
  },
  // Also of a card that has left play meanwhile: it was played all the same.
  played: (_s, scope) => [{ type: 'played', card: subject(scope), player: scope.controller }],
  'finish-play': (s, scope) => {
    const card = subject(scope);
    const { zone, owner } = cardAt(s, card.id);
    if (!isCurrent(s, card) || zone !== 'played') return [];
    const to = returnsOf(s, scope.controller, card, true)[0]?.modifier.to ?? 'discard';
    const where = to === 'deck-bottom' ? ({ to: 'deck', place: 'bottom' } as const) : ({ to, place: 'top' } as const);
    return [{ type: 'move', card, ...where, seat: owner, by: null, known: 0 }];
  },
  'discard-from-hand': (s, scope) => [
    {
      type: 'discard',
      card: subject(scope),
      player: scope.controller,
      from: cardAt(s, subject(scope).id).zone,
      asMove: true,
    },
  ],
} satisfies Partial<Steps>;
