// Verbs that change who controls a card, or where in the battleline it is.

import { upgradeFormOf } from '../language/definitions.ts';
import type { Entrance, GameEvent } from '../language/events.ts';
import type { Scope } from '../language/reading.ts';
import { scopeOf } from '../language/scope.ts';
import { cards } from '../read/cards.ts';
import { faceOf, printed } from '../read/face.ts';
import { mayCarry } from '../read/filter.ts';
import { controllerOf } from '../read/lastKnown.ts';
import { onePlayer } from '../read/players.ts';
import { hostOf } from '../read/values/place.ts';
import { typeOf } from '../read/values/type.ts';
import { nameOf } from '../state/card.ts';
import { player } from '../state/players.ts';
import type { State } from '../state/state.ts';
import { cardAt, isCurrent, liveBody } from '../state/zones.ts';
import type { CardId, CardType, Flank, Ref, Seat } from '../terms.ts';
import { sameRef } from '../terms.ts';
import type { VerbTable } from './verb.ts';
import { creatures, inPlay } from './verb.ts';
import { swapOfZones } from './zones.ts';

const typeCanStandInLine = (s: State, card: Ref): boolean => typeOf(s, card) === 'creature';

/** Control of an upgrade changes where it is. */
function placeOfUpgrade(s: State, card: Ref): Entrance | null {
  const on = hostOf(s, card);
  return on === null ? null : { to: 'host', host: on.id };
}

/**
 * Where a creature comes to stand.
 * @param gap of its battleline as it is now, counted from the left flank; null for the right flank
 * @returns so many creatures to its left then, which may be as many as now: it was moved all the same
 */
function goal(s: State, card: Ref, gap: number | null): Flank | number {
  const { line } = player(s, controllerOf(s, card));
  if (gap === 0) return 'left';
  if (gap === null || gap >= line.length) return 'right';
  const from = line.indexOf(card.id);
  return gap > from ? gap - 1 : gap;
}

/**
 * Chosen creatures of a battleline take the places that they have among them, in their order from left to right; all others
 * stay where they are, and so does a single one. The events happen one after the other, so that one may have to move back.
 */
function rearranged(s: State, line: readonly CardId[], chosen: readonly Ref[]): readonly GameEvent[] {
  const order = chosen.filter(({ id }) => line.includes(id));
  if (order.length < 2) return [];
  const moved = new Set(order.map(({ id }) => id));
  const now = [...line];
  return line.flatMap((id, to): readonly GameEvent[] => {
    const card = moved.has(id) ? order.shift() : cardAt(s, id).ref;
    if (card === undefined || (!moved.has(id) && now[to] === id)) return [];
    now.splice(now.indexOf(card.id), 1);
    now.splice(to, 0, card.id);
    return [{ type: 'reposition', card, to }];
  });
}

/** R: "Swap control", 18.4: each takes the place of the other; where one player controls both there is nothing to swap. */
function swapOfControl(s: State, a: Ref, b: Ref): GameEvent[] {
  const [of, to] = [controllerOf(s, a), controllerOf(s, b)];
  if (of === to) return [];
  const takes = (card: Ref, seat: Seat, other: Ref): GameEvent => {
    const index = player(s, seat).line.indexOf(other.id);
    const place = typeCanStandInLine(s, card) && index >= 0 ? ({ to: 'line', index } as const) : null;
    return {
      type: 'control',
      placed: place !== null,
      card,
      player: seat,
      source: null,
      place: place ?? besideLine(s, card, seat),
    };
  };
  return [takes(a, to, b), takes(b, of, a)];
}

/** Where a card goes whose place nothing says. */
const besideLine = (s: State, card: Ref, seat: Seat): Entrance =>
  typeCanStandInLine(s, card) ? { to: 'line', index: player(s, seat).line.length } : { to: 'artifacts' };
/**
 * A card that is being played enters play as the upgrade that it has a text for. R: it is put there, and not played as one.
 * @param hosts also a card that left play and was played again by the same effect
 */
function attached(s: State, card: Ref, hosts: readonly Ref[], { controller }: Scope): GameEvent[] {
  const as = isCurrent(s, card) ? upgradeFormOf(nameOf(cardAt(s, card.id))) : null;
  const [host] = hosts
    .map((meant) => ({ meant, now: cardAt(s, meant.id).ref }))
    .filter(
      ({ meant, now }) => liveBody(s, now) !== null && now.life <= meant.life + 1 && canCarry.has(typeOf(s, now)),
    );
  if (as === null || host === undefined) return [];
  return [{ type: 'enter', card, player: controller, place: { to: 'host', host: host.now.id }, played: false, as }];
}

const canCarry: ReadonlySet<CardType> = new Set(['creature', 'artifact']);

/** Whether an upgrade in play may be moved onto a creature: one that says so goes only to such as it says. */
const canTakeOver = (s: State, creature: Ref, upgrade: Ref): boolean =>
  typeOf(s, creature) === 'creature' &&
  (typeof faceOf(s, upgrade).goesOn !== 'object' ||
    mayCarry(s, creature, upgrade, scopeOf(upgrade, controllerOf(s, upgrade))));

export const lineVerbs = {
  control: (s, v, scope) => {
    const source = v.until === 'source-leaves' ? scope.source : null;
    // An effect that lasts until its source leaves play does not begin when the source is gone already.
    if (source !== null && liveBody(s, source) === null) return [];
    const seat = onePlayer(s, v.who, scope);
    const place = scope.vars[v.place];
    return inPlay(s, v.what, scope).map((card) => ({
      type: 'control',
      placed: true,
      card,
      player: seat,
      source,
      place:
        placeOfUpgrade(s, card) ??
        (typeCanStandInLine(s, card)
          ? { to: 'line', index: typeof place === 'number' ? place : player(s, seat).line.length }
          : { to: 'artifacts' }),
    }));
  },
  arrange: (s, v, scope) => {
    const chosen = creatures(s, v.what, scope);
    return s.players.flatMap(({ line }) => rearranged(s, line, chosen));
  },
  attach: (s, v, scope) => {
    const hosts = cards(s, v.to, scope);
    return cards(s, v.what, scope).flatMap((card): GameEvent[] => {
      if (liveBody(s, card) === null) return attached(s, card, hosts, scope);
      const [host] = hosts.filter((ref) => liveBody(s, ref) !== null && canTakeOver(s, ref, card));
      const on = hostOf(s, card);
      return host === undefined || on === null || sameRef(on, host) ? [] : [{ type: 'attach', card, other: host }];
    });
  },
  stand: (s, v, scope) =>
    inPlay(s, v.what, scope)
      .filter((card) => hostOf(s, card) !== null && printed(card.name).type === 'creature')
      .map((card) => ({ type: 'changeType', card, to: 'creature', on: { player: scope.controller, flank: v.flank } })),
  swap: (s, v, scope) => {
    if (v.swapped === 'zones') return swapOfZones(s, cards(s, v.a, scope)[0], cards(s, v.b, scope)[0], scope.source);
    const among = v.swapped === 'control' ? inPlay : creatures;
    const [a] = among(s, v.a, scope);
    const [b] = among(s, v.b, scope);
    if (a === undefined || b === undefined || sameRef(a, b)) return [];
    if (v.swapped === 'control') return swapOfControl(s, a, b);
    return [{ type: v.swapped === 'carried' ? 'swapCarried' : 'swap', card: a, other: b }];
  },
  toPlace: (s, v, scope) => {
    const place = scope.vars[v.place];
    return creatures(s, v.what, scope).map((card) => ({
      type: 'reposition',
      card,
      to: goal(s, card, typeof place === 'number' ? place : null),
    }));
  },
} satisfies Partial<VerbTable>;
