// Control of a card in play: the claims on it, the most recent of which rules, and their ends.

import type { GameEvent } from '../language/events.ts';
import { eachInPlay } from '../read/cards.ts';
import { face } from '../read/face.ts';
import { isBlank } from '../read/text.ts';
import { typeOf } from '../read/values/type.ts';
import { besidesOf, setBesides } from '../state/body.ts';
import { withZone } from '../state/card.ts';
import { player } from '../state/players.ts';
import type { Body, State } from '../state/state.ts';
import { bodyAt, cardAt, moveInPlay } from '../state/zones.ts';
import type { CardId, Ref, Seat } from '../terms.ts';
import { sameRef } from '../terms.ts';

/** R: "Control", v1.3 glossary: the most recent effect takes precedence; without any, the owner. */
function rulingSeat(s: State, id: CardId): Seat {
  const { claims } = besidesOf(bodyAt(s, id));
  return claims[claims.length - 1]?.seat ?? cardAt(s, id).owner;
}

/** An upgrade stays where it is, whoever controls it. */
function handUpgrade(s: State, id: CardId, seat: Seat): void {
  bodyAt(s, id).controller = seat;
  s.cards[id] = withZone(cardAt(s, id), 'play', seat);
  s.shape++;
}

/** A player takes control of a card, until `source` leaves play if there is one. */
export function claim(s: State, ref: Ref, seat: Seat, source: Ref | null, index: number | null): void {
  const body = bodyAt(s, ref.id);
  setBesides(body, { claims: [...besidesOf(body).claims, { seat, source }] });
  if (body.controller === seat) return;
  if (besidesOf(body).host !== undefined) handUpgrade(s, ref.id, seat);
  else moveInPlay(s, ref.id, seat, typeOf(s, ref) === 'creature' ? (index ?? player(s, seat).line.length) : null);
}

/** Control that lasted until this card leaves play goes back; where in the line is chosen after that. */
export function endControlBy(s: State, source: Ref, out: GameEvent[]): void {
  const held: { readonly ref: Ref; readonly body: Body }[] = [];
  // From left to right: the ids of cards tell nothing, not even an order.
  eachInPlay(s, (ref, body) => {
    if (body.besides?.claims.some((c) => c.source !== null && sameRef(c.source, source))) held.push({ ref, body });
  });
  for (const { ref, body } of held) {
    const { id } = ref;
    const claims = besidesOf(body).claims.filter((c) => c.source === null || !sameRef(c.source, source));
    setBesides(body, { claims });
    const seat = rulingSeat(s, id);
    if (seat === body.controller) continue;
    const index = player(s, seat).line.length;
    const inLine = typeOf(s, ref) === 'creature';
    moveInPlay(s, id, seat, inLine ? index : null);
    out.push({
      type: 'control',
      placed: false,
      card: ref,
      player: seat,
      source: null,
      place: inLine ? { to: 'line', index } : { to: 'artifacts' },
    });
  }
}

/** R: "You control this creature" on an upgrade holds from when it is attached. */
export function claimHost(s: State, ref: Ref, host: CardId, seat: Seat, out: GameEvent[]): void {
  const controls =
    !isBlank(s, ref) && face(s, ref.id).constants.some(({ ability }) => ability.give.some((m) => m.mod === 'control'));
  if (!controls) return;
  const { ref: hostRef } = cardAt(s, host);
  const before = bodyAt(s, host).controller;
  claim(s, hostRef, seat, ref, null);
  if (before !== seat)
    out.push({
      type: 'control',
      placed: false,
      card: hostRef,
      player: seat,
      source: ref,
      place: { to: 'line', index: player(s, seat).line.indexOf(host) },
    });
}
