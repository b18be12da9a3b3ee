// The cards that a phrase of the language means: those that are determined already, and all that fit a description.
import { cardsBeneath } from '../beside/zone.ts';
import type { Cards, Filter } from '../language/language.ts';
import type { Scope } from '../language/reading.ts';
import { cardsIn } from '../language/reading.ts';
import { cardApart } from '../seats/seats.ts';
import { player } from '../state/players.ts';
import { isStream } from '../state/random.ts';
import type { Body, State } from '../state/state.ts';
import { bodyAt, cardAt, isCurrent, liveBody, pile } from '../state/zones.ts';
import type { CardId, Ref, Zone } from '../terms.ts';
import { sameRef } from '../terms.ts';
import { cardOfEvent, otherOfEvent } from './event.ts';
import { lastKnown } from './lastKnown.ts';
import { players } from './players.ts';
import type { Test } from './reader.ts';
import { reader } from './reader.ts';
import { hostOf, neighborsOf } from './values/place.ts';
import { tokenCardFor } from './values/token.ts';

const noRefs: readonly Ref[] = [];

const list = (ref: Ref | null | undefined): readonly Ref[] => (ref === null || ref === undefined ? noRefs : [ref]);

/** R: Keyraken, "The Keyraken": it is no creature, so that what happens to "it" or to "the creature it fights" misses it. */
const notAdversary = (s: State, ref: Ref | null | undefined): readonly Ref[] =>
  ref !== null && ref !== undefined && ref.id === cardApart(s) ? noRefs : list(ref);

function apartRef(s: State): readonly Ref[] {
  const apart = cardApart(s);
  return apart === undefined ? noRefs : [cardAt(s, apart).ref];
}

/** The cards that are meant, in a fixed order: the active player's first, each line from left to right. */
export function cards(s: State, what: Cards, scope: Scope): readonly Ref[] {
  if ('var' in what) return cardsIn(scope.vars[what.var]);
  if ('ref' in what) {
    switch (what.ref) {
      case 'self':
        return list(scope.source);
      case 'granter':
        return list(scope.granter);
      case 'it':
        return notAdversary(s, scope.it ?? cardOfEvent(scope.event));
      case 'other':
        return notAdversary(s, otherOfEvent(scope.event));
      case 'target':
        return list(scope.target);
      case 'attacker':
        return notAdversary(s, s.fight?.attacker);
      case 'defender':
        return notAdversary(s, s.fight?.defender);
      case 'adversary':
        return apartRef(s);
    }
  }
  if ('all' in what) return candidates(s, what.all, scope);
  if ('top' in what) {
    const count = reader.number(s, what.top, scope);
    return players(s, what.of, scope).flatMap((seat) => {
      const pile = player(s, seat)[what.pile ?? 'deck'];
      if (what.like !== undefined) return firstAlike(s, pile, what.like, count, scope);
      return Array.from({ length: Math.min(pile.length, count) }, (_, i) => {
        const at = what.end === 'bottom' ? i : pile.length - 1 - i;
        return cardAt(s, pile[at]!).ref;
      });
    });
  }
  if ('thisWay' in what) {
    const found = scope.thisWay.filter((ref) => reader.matches(s, what.thisWay, ref, scope));
    return what.thisWay.type === undefined ? asCards(s, found) : found;
  }
  if ('neighborsOf' in what) return cards(s, what.neighborsOf, scope).flatMap((ref) => neighborsOf(s, ref));
  if ('hostOf' in what) return cards(s, what.hostOf, scope).flatMap((ref) => list(hostOf(s, ref)));
  if ('upgradesOn' in what)
    return cards(s, what.upgradesOn, scope).flatMap((ref) =>
      (liveBody(s, ref)?.upgrades ?? []).map((id) => cardAt(s, id).ref),
    );
  if ('under' in what)
    return cards(s, what.under, scope).flatMap((ref) => under(s, ref).map((id) => cardAt(s, id).ref));
  if ('tokenCardFor' in what)
    return cards(s, what.tokenCardFor, scope).flatMap((ref) => list(tokenCardFor(s, ref.id, what.named)));
  if ('both' in what) return what.both.flatMap((group) => cards(s, group, scope));
  const by = cards(s, what.purgedBy, scope);
  return s.players
    .flatMap((p) => p.purged)
    .map((id) => cardAt(s, id))
    .filter(({ now }) => by.some((ref) => now?.by !== undefined && sameRef(ref, now.by)))
    .map((c) => c.ref);
}

/** The first cards of a pile from its top that fit a description. */
function firstAlike(s: State, pile: readonly CardId[], like: Filter, count: number, scope: Scope): readonly Ref[] {
  const found: Ref[] = [];
  for (let i = pile.length - 1; i >= 0 && found.length < count; i--) {
    const { ref } = cardAt(s, pile[i]!);
    if (reader.matches(s, like, ref, scope)) found.push(ref);
  }
  return found;
}

/**
 * R: notes on later sets, "Gigantic creatures": one that was archived, shuffled or purged is one creature and two cards; one
 * that was destroyed is one.
 */
function asCards(s: State, found: readonly Ref[]): readonly Ref[] {
  if (s.gone.every(({ half }) => half === undefined)) return found;
  return found.flatMap((ref) => {
    const was = lastKnown(s, ref);
    return was === null || was.half === undefined || was.destroyed ? [ref] : [ref, was.half];
  });
}

/** The cards facedown beneath a card in play, or beside the table. */
function under(s: State, ref: Ref): readonly CardId[] {
  if (!isCurrent(s, ref)) return [];
  return cardAt(s, ref.id).zone === 'beside' ? cardsBeneath(s, ref.id) : (s.bodies[ref.id]?.besides?.under ?? []);
}

/** Calls back for each card in play but the adversary, which only those find who look for it; upgrades after their card. */
export function eachInPlay(s: State, visit: (ref: Ref, body: Body) => void): void {
  for (let i = 0; i < s.players.length; i++) {
    const p = s.players[(s.active + i) % s.players.length]!;
    for (const id of p.line) visitWithUpgrades(s, id, visit);
    for (const id of p.artifacts) visitWithUpgrades(s, id, visit);
  }
  const apart = cardApart(s);
  if (apart === undefined) return;
  for (const upgrade of bodyAt(s, apart).upgrades) visit(cardAt(s, upgrade).ref, bodyAt(s, upgrade));
}

function visitWithUpgrades(s: State, id: CardId, visit: (ref: Ref, body: Body) => void): void {
  const body = bodyAt(s, id);
  visit(cardAt(s, id).ref, body);
  for (const upgrade of body.upgrades) visit(cardAt(s, upgrade).ref, bodyAt(s, upgrade));
}

/** All cards that fit a filter, in the zones it names. */
export function candidates(s: State, f: Filter, scope: Scope): readonly Ref[] {
  const found: Ref[] = [];
  const tests = reader.tests(f);
  const { zone = 'play' } = f;
  if (typeof zone === 'string') addFrom(s, zone, f, tests, scope, found);
  else for (const one of zone) addFrom(s, one, f, tests, scope, found);
  return found;
}

/**
 * The order in which cards of a pile are found is that of the options and events that come of it. Of a pile that lies facedown it
 * would tell which card was drawn when, or lies where: in games between people it is that of the ids, which tells nothing. All
 * other games find them as they always did, or the answers of their records would mean other cards.
 */
function inOrder(s: State, zone: Zone, ids: readonly CardId[]): readonly CardId[] {
  const isFacedown = zone === 'hand' || zone === 'deck' || zone === 'archives';
  return isFacedown && isStream(s.rng) ? ids.toSorted((a, b) => a - b) : ids;
}

/** Adds a card to what was found, if it fits. */
function addIf(tests: readonly Test[], s: State, ref: Ref, scope: Scope, found: Ref[]): void {
  for (let i = 0; i < tests.length; i++) if (!(tests[i] as Test)(s, ref, scope)) return;
  found.push(ref);
}

function addFrom(s: State, zone: Zone, f: Filter, tests: readonly Test[], scope: Scope, found: Ref[]): void {
  if (zone === 'play') {
    addFromPlay(s, f, tests, scope, found);
    return;
  }
  // What lies beneath a card is no pile of a player: it is found beneath the cards that the filter names.
  if (zone === 'under') {
    const named = f.is === undefined ? noRefs : cards(s, f.is, scope);
    for (const ref of named) if (cardAt(s, ref.id).zone === 'under') addIf(tests, s, ref, scope, found);
    return;
  }
  for (const seat of players(s, f.of ?? 'each', scope)) {
    const ids = inOrder(s, zone, pile(s, zone, seat) ?? []);
    for (let i = ids.length - 1; i >= 0; i--) addIf(tests, s, cardAt(s, ids[i]!).ref, scope, found);
  }
}

function addFromPlay(s: State, f: Filter, tests: readonly Test[], scope: Scope, found: Ref[]): void {
  if (f.is !== undefined) {
    for (const ref of cards(s, f.is, scope)) if (liveBody(s, ref) !== null) addIf(tests, s, ref, scope, found);
    return;
  }
  if (f.type === 'creature' || isFighter(f.type)) {
    for (let i = 0; i < s.players.length; i++) {
      for (const id of s.players[(s.active + i) % s.players.length]!.line)
        addIf(tests, s, cardAt(s, id).ref, scope, found);
    }
  } else eachInPlay(s, (ref) => addIf(tests, s, ref, scope, found));
  const apart = cardApart(s);
  if (apart !== undefined && looksForAdversary(f.type)) addIf(tests, s, cardAt(s, apart).ref, scope, found);
}

const looksForAdversary = (type: Filter['type']): boolean =>
  typeof type === 'string' ? type === 'adversary' : type?.includes('adversary') === true;

/** Creatures and the adversary, which are all that fights: only battlelines are looked at. */
const isFighter = (type: Filter['type']): boolean =>
  typeof type === 'object' && type.length === 2 && type.includes('creature') && type.includes('adversary');

reader.cards = cards;
