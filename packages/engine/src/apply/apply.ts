// How each event changes the state: one closed table. An event that happens only in part, or has consequences (upgrades
// that fall off, æmber that goes back), reports what really happened. Returns whether it happened whole ("if you do").

import { editionOf } from '../editions/editions.ts';
import { shuffleDeck } from '../hidden/shuffling.ts';
import { definition } from '../language/definitions.ts';
import type { EventOf, EventType, GameEvent } from '../language/events.ts';
import { ADVANCES, KEYS } from '../programs/numbers.ts';
import { modifiers } from '../read/active.ts';
import {
  applies,
  armor,
  cardOfEvent,
  defOf,
  forbids,
  houseOf,
  inForce,
  isPlayer,
  snapshot,
  typeOf,
} from '../read/evaluate.ts';
import { chainPenalty, MOST_CHAINS, startingHand } from '../state/chains.ts';
import { isAutomaton, nextSeat, opponentOf, player } from '../state/players.ts';
import type { Body, Deed, EventsFrame, State, Tide } from '../state/state.ts';
import {
  allSeats,
  bodyAt,
  cardAt,
  isAbducted,
  isCurrent,
  liveBody,
  moveIn,
  moveInPlay,
  moveOut,
} from '../state/zones.ts';
import type { CardId, Ref, Seat } from '../terms.ts';
import { sameRef } from '../terms.ts';
import { claim, claimHost, endControlBy } from './control.ts';
import { discardIntoDeck, draw } from './drawing.ts';
import { countUse, endAtTurnOf, endWithFight, endWithSource, endWithTurn, usePermit } from './lasting.ts';
import { addToPool, takeFromPool } from './pool.ts';

type Rule<T extends EventType> = (s: State, e: EventOf<T>, out: GameEvent[]) => boolean;

function deed(
  s: State,
  did: Deed['did'],
  by: Seat,
  card: Ref | null,
  how: Partial<Pick<Deed, 'from' | 'inFight' | 'byEffect' | 'permit' | 'color'>> = {},
): void {
  const fresh: Deed = {
    did,
    by,
    card,
    step: s.step,
    from: null,
    inFight: false,
    byEffect: false,
    permit: null,
    ...how,
    name: card === null ? null : (cardAt(s, card.id).as ?? card.name),
    type: card === null ? null : typeOf(s, card),
    house: card === null ? null : houseOf(s, card),
  };
  s.deeds = [...s.deeds, fresh];
}

/** R: timing notes: what was replaced did not happen, so that no card finds it among the destroyed ones. */
function forgetDestroyed(s: State, card: Ref): void {
  forgetLast(s, 'destroyed', card);
}

function forgetLast(s: State, did: Deed['did'], card: Ref): void {
  const last = s.deeds.findLastIndex((d) => d.did === did && d.card !== null && sameRef(d.card, card));
  if (last >= 0) s.deeds = s.deeds.filter((_, i) => i !== last);
}

/**
 * An effect says that a creature that is about to fight does not.
 * Decided: the fight has no effect, so there are no blows, it was no fight for what waits for one, and nobody was attacked
 * for elusive. But assault, hazardous and what else waits before the fight was set off already (v1.3 glossary).
 */
function stopFight(s: State, { event, card }: EventOf<'prevent'>): boolean {
  const { fight } = s;
  if (event !== 'attack' || fight === null || fight.stopped || !sameRef(fight.attacker, card)) return false;
  s.fight = { ...fight, stopped: true };
  forgetLast(s, 'attacked', fight.defender);
  return true;
}

/** The play of a card that is going on is remembered otherwise than it began. */
function changeLastPlay(s: State, card: Ref, change: Partial<Pick<Deed, 'did' | 'name'>>): void {
  const last = s.deeds.findLastIndex((d) => d.did === 'play' && d.card !== null && sameRef(d.card, card));
  s.deeds = s.deeds.map((d, i) => (i === last ? { ...d, ...change } : d));
}

const onBody = (s: State, ref: Ref, out: GameEvent[], e: GameEvent, change: (b: Body) => boolean): boolean => {
  const body = liveBody(s, ref);
  if (body === null || !change(body)) return false;
  out.push(e);
  return true;
};

/** Turns a card or puts a marker on it, or takes it off; a card that is so already stays untouched. */
const mark =
  (flag: 'exhausted' | 'stunned' | 'warded' | 'tagged', value: boolean) =>
  (s: State, e: GameEvent & { readonly card: Ref }, out: GameEvent[]): boolean =>
    onBody(s, e.card, out, e, (b) => {
      if (b[flag] === value) return false;
      b[flag] = value;
      return true;
    });

/**
 * R: "Mulligan", v1.3 glossary: one card fewer than the hand had, and no chain is shed. v1.0 does not say so; its p.8
 * has chains count "each time", also in setup.
 */
function mulliganHand(s: State, seat: Seat, before: number): number {
  return editionOf(s.edition).mulliganChains === 'one-fewer-none-shed'
    ? before - 1
    : startingHand(s, seat) - 1 - chainPenalty(player(s, seat).chains);
}

/** Cards beneath a card, and upgrades on it, go to their owners' discard piles when it leaves. */
function shedAttached(s: State, id: CardId, out: GameEvent[]): void {
  const body = bodyAt(s, id);
  for (const upgrade of [...body.upgrades]) {
    const { ref, owner } = cardAt(s, upgrade);
    rules.leave(
      s,
      { type: 'leave', card: ref, to: 'discard', place: 'top', seat: owner, by: null, was: snapshot(s, ref) },
      out,
    );
  }
  for (const under of [...body.under]) {
    const { ref, owner } = cardAt(s, under);
    moveOut(s, under, { zone: 'discard', seat: owner });
    out.push({ type: 'move', card: ref, to: 'discard', place: 'top', seat: owner, by: null, known: allSeats(s) });
  }
}

/** R: Keyraken, "The tide": high or low for all, and low where it is reset; standard: high for one, low for the other. */
function tideAfter(s: State, { player: seat, tide }: EventOf<'tide'>): Tide | undefined {
  if (s.adventure !== undefined) return tide === 'high' ? 'high' : 'low';
  return tide === 'neutral' ? undefined : { highFor: tide === 'high' ? seat : opponentOf(s, seat) };
}

const rules: { readonly [T in EventType]: Rule<T> } = {
  mulligan(s, e, out) {
    const p = player(s, e.player);
    const n = mulliganHand(s, e.player, p.hand.length);
    for (const id of [...p.hand]) moveOut(s, id, { zone: 'deck', seat: e.player });
    shuffleDeck(s, e.player);
    const { length } = draw(s, e.player, n, out);
    out.push({ ...e, cards: length });
    if (editionOf(s.edition).mulliganChains === 'count-and-shed-again')
      rules.chains(s, { type: 'chains', player: e.player, amount: -1 }, out);
    return true;
  },
  turnBegan(s, e, out) {
    s.turn = e.turn;
    s.active = e.player;
    if (s.adventure !== undefined && !isAutomaton(s, e.player)) s.adventure = { ...s.adventure, facing: e.player };
    s.house = null;
    s.stepOver = false;
    endAtTurnOf(s, e.player);
    s.shape++;
    out.push(e);
    return true;
  },
  stepBegan(s, e, out) {
    s.step = e.step;
    // R: omega, v1.3 glossary: it ends the step in which it was played, no later one.
    s.stepOver = false;
    out.push(e);
    return true;
  },
  houseChosen(s, e, out) {
    s.house = e.house;
    out.push(e);
    return true;
  },
  turnEnded(_s, e, out) {
    out.push(e);
    return true;
  },
  turnPassed(s, e, out) {
    endWithTurn(s);
    s.shape++;
    for (const body of s.bodies) if (body !== null) body.armorUsed = body.armorLost = body.armorThen = 0;
    player(s, e.player).lastTurn = s.deeds;
    s.deeds = [];
    s.gone = [];
    s.active = nextSeat(s, e.player);
    out.push(e);
    return true;
  },
  gameOver(s, e, out) {
    s.winner = e.winner;
    s.step = 'over';
    s.acting = null;
    s.ask = null;
    s.stack.length = 0;
    out.push(e);
    return true;
  },

  gain(s, e, out) {
    if (e.amount <= 0 || forbids(s, e.player, 'gain', null) !== null) return false;
    addToPool(s, e.player, e.amount, out);
    out.push(e);
    return true;
  },
  lose(s, e, out) {
    const amount = takeFromPool(s, e.player, e.amount);
    if (amount === 0) return false;
    out.push({ ...e, amount });
    return amount === e.amount;
  },
  steal(s, e, out) {
    const amount = takeFromPool(s, e.from, e.amount);
    if (amount === 0) return false;
    addToPool(s, e.player, amount, out);
    deed(s, 'steal', e.player, null);
    out.push({ ...e, amount });
    return amount === e.amount;
  },
  pay(s, e, out) {
    const amount = takeFromPool(s, e.player, e.amount);
    if (amount === 0) return false;
    addToPool(s, e.to, amount, out);
    out.push({ ...e, amount });
    return amount === e.amount;
  },
  capture(s, e, out) {
    const body = liveBody(s, e.card);
    if (body === null) return false;
    const amount = takeFromPool(s, e.from, e.amount);
    if (amount === 0) return false;
    body.aember += amount;
    out.push({ ...e, amount });
    return amount === e.amount;
  },
  placeAember(s, e, out) {
    const body = liveBody(s, e.card);
    if (body === null) return false;
    const amount = e.from === null ? e.amount : takeFromPool(s, e.from, e.amount);
    if (amount === 0) return false;
    body.aember += amount;
    out.push({ ...e, amount });
    return amount === e.amount;
  },
  takeAember(s, e, out) {
    const body = liveBody(s, e.card);
    if (body === null) return false;
    const amount = Math.min(body.aember, e.amount);
    if (amount === 0) return false;
    body.aember -= amount;
    if (e.to !== null) addToPool(s, e.to, amount, out);
    out.push({ ...e, amount });
    return amount === e.amount;
  },
  forge(s, e, out) {
    const p = player(s, e.player);
    if (p.keys.includes(e.color)) return false;
    let rest = e.cost;
    for (const { card, amount } of e.spent) {
      bodyAt(s, card.id).aember -= amount;
      rest -= amount;
    }
    p.aember -= rest;
    p.keys = [...p.keys, e.color];
    deed(s, 'forge', e.player, null, { color: e.color });
    out.push(e);
    // What is spent can go to one player only, however many effects want it.
    const heir = modifiers(s, 'gets-spent').find(
      (line) => isPlayer(s, line.modifier.who, e.player, line.scope) && inForce(s, line),
    );
    if (heir !== undefined && e.cost > 0) {
      const gain = {
        type: 'gain',
        player: heir.scope.controller,
        amount: e.cost,
        cause: null,
        card: heir.scope.source,
      } as const;
      rules.gain(s, gain, out);
    }
    // R: v1.3 p.2: the game ends immediately when a player forges the third key. Keyraken: not in an adventure.
    if (p.keys.length >= KEYS && s.adventure === undefined)
      rules.gameOver(s, { type: 'gameOver', winner: e.player, reason: 'keys' }, out);
    return true;
  },
  unforge(s, e, out) {
    const p = player(s, e.player);
    if (!p.keys.includes(e.color)) return false;
    p.keys = p.keys.filter((color) => color !== e.color);
    deed(s, 'unforge', e.player, null, { color: e.color });
    out.push(e);
    return true;
  },
  turnOrder(s, e, out) {
    const [first] = e.order;
    if (s.adventure === undefined || first === undefined) return false;
    s.first = first;
    s.active = first;
    s.adventure = { ...s.adventure, facing: first, order: e.order };
    s.shape++;
    out.push(e);
    return true;
  },
  advance(s, e, out) {
    if (s.adventure === undefined) return false;
    player(s, e.player).aember -= e.cost;
    s.adventure = { ...s.adventure, advances: e.advances };
    out.push(e);
    // R: Keyraken, "Keyraken turns" 1: with the fourth the players lose.
    if (e.advances >= ADVANCES) rules.gameOver(s, { type: 'gameOver', winner: e.player, reason: 'advances' }, out);
    return true;
  },
  tide(s, e, out) {
    const before = s.tide;
    s.tide = tideAfter(s, e);
    if (JSON.stringify(s.tide) === JSON.stringify(before)) return false;
    out.push(e);
    return true;
  },
  chains(s, e, out) {
    const p = player(s, e.player);
    const before = p.chains;
    // R: rulings, "chains": never more than 24. v1.0 and v1.3 p.8 end the table there, but name no most.
    const most = editionOf(s.edition).chainCap === 'at-24' ? MOST_CHAINS : Number.POSITIVE_INFINITY;
    p.chains = Math.min(most, Math.max(0, before + e.amount));
    if (p.chains === before) return false;
    out.push({ ...e, amount: p.chains - before });
    return true;
  },

  playBegan(s, e, out) {
    usePermit(s, e.permit, e.card);
    deed(s, 'play', e.player, e.card, { from: e.from, byEffect: e.byEffect, permit: e.permit?.source ?? null });
    moveOut(s, e.card.id, { zone: 'played', seat: e.player });
    out.push(e);
    return true;
  },
  enter(s, e, out) {
    const { id } = e.card;
    const { place } = e;
    if (place.to === 'host' && s.bodies[place.host] === null) return false;
    const body = moveIn(s, id, e.player);
    const { ref } = cardAt(s, id);
    switch (place.to) {
      case 'line':
        player(s, e.player).line.splice(place.index, 0, id);
        break;
      case 'artifacts':
        player(s, e.player).artifacts.push(id);
        break;
      case 'host': {
        const host = bodyAt(s, place.host);
        host.upgrades = [...host.upgrades, id];
        body.host = place.host;
        body.exhausted = false;
        break;
      }
    }
    if (e.player !== cardAt(s, id).owner) body.claims = [{ seat: e.player, source: null }];
    for (const line of [...modifiers(s, 'enters')]) {
      if (!applies(s, line, ref) || (line.modifier.played && !e.played) || line.lasting?.uses === 0) continue;
      const { how } = line.modifier;
      if (line.lasting !== null) countUse(s, line.lasting.id, ref);
      if (how === 'ready') body.exhausted = false;
      else if (how === 'stunned') body.stunned = true;
      else if (how === 'enraged') body.rage++;
      else body.warded = true;
    }
    out.push(e);
    if (place.to === 'host') claimHost(s, ref, place.host, e.player, out);
    return true;
  },
  played(s, e, out) {
    // R: omega, v1.3 glossary: after this card has been played the step ends.
    const { keywords } = isCurrent(s, e.card) ? defOf(s, e.card.id) : definition(e.card.name);
    if (keywords.omega !== undefined) s.stepOver = true;
    out.push(e);
    return true;
  },
  use(s, e, out) {
    const body = liveBody(s, e.card);
    if (body !== null) body.exhausted = true;
    // R: reference manual 7: a card in hand need not exhaust. All see it while its ability resolves.
    else if (e.fromHand) moveOut(s, e.card.id, { zone: 'played', seat: e.player });
    else return false;
    usePermit(s, e.permit, e.card);
    deed(s, 'use', e.player, e.card, { permit: e.permit?.source ?? null });
    if (e.how === 'reap') deed(s, 'reap', e.player, e.card);
    if (e.how === 'fight') deed(s, 'fight', e.player, e.card);
    out.push(e);
    return true;
  },
  reaped(_s, e, out) {
    out.push(e);
    return true;
  },
  acted(_s, e, out) {
    out.push(e);
    return true;
  },
  attack(s, e, out) {
    s.fight = { attacker: e.card, defender: e.other, within: s.fight };
    deed(s, 'attacked', e.player, e.other);
    out.push(e);
    return true;
  },
  fightCut(s, e, out) {
    if (s.fight === null) return false;
    s.fight = { ...s.fight, cut: true };
    out.push(e);
    return true;
  },
  fought(s, e, out) {
    s.fight = s.fight?.within ?? null;
    if (s.fight === null) endWithFight(s);
    out.push(e);
    return true;
  },
  becomeCopy(s, e, out) {
    if (!isCurrent(s, e.card)) return false;
    // R: v1.3 FAQ, Mimicry: for the rule of six the copied card was played.
    changeLastPlay(s, e.card, { name: e.name });
    s.cards[e.card.id] = { ...cardAt(s, e.card.id), as: e.name };
    out.push(e);
    return true;
  },

  withdraw(s, e, out) {
    const card = cardAt(s, e.card.id);
    if (!isCurrent(s, e.card) || card.zone !== 'played') return false;
    // It was not played, but to try counts for the rule of six, or it could be tried for ever.
    changeLastPlay(s, e.card, { did: 'tried', name: e.card.name });
    // A card from beneath another goes where that one's discarded cards go; its place is empty by now.
    const to = e.to === 'hand' || e.to === 'deck' || e.to === 'archives' ? e.to : 'discard';
    moveOut(s, e.card.id, { zone: to, seat: card.owner });
    out.push(e);
    return true;
  },

  damage: (s, e, out) =>
    onBody(s, e.card, out, e, (b) => {
      b.damage += e.amount;
      return e.amount > 0;
    }),
  armor: (s, e, out) =>
    onBody(s, e.card, out, e, (b) => {
      b.armorUsed += e.amount;
      b.armorThen = armor(s, e.card);
      return e.amount > 0;
    }),
  loseArmor: (s, e, out) =>
    onBody(s, e.card, out, e, (b) => {
      b.armorLost += e.amount;
      return e.amount > 0;
    }),
  heal(s, e, out) {
    const body = liveBody(s, e.card);
    if (body === null || body.damage === 0) return false;
    const amount = Math.min(body.damage, e.amount);
    if (amount === 0) return false;
    body.damage -= amount;
    out.push({ ...e, amount });
    return true;
  },
  destroy(s, e, out) {
    const body = liveBody(s, e.card);
    if (body === null || body.tagged) return false;
    body.tagged = true;
    deed(s, 'destroyed', body.controller, e.card, { inFight: e.inFight });
    out.push(e);
    return true;
  },
  leave(s, e, out) {
    const { id } = e.card;
    const body = liveBody(s, e.card);
    if (body === null) return false;
    s.gone = [...s.gone, e.was];
    if (body.tagged && !e.was.destroyed) forgetDestroyed(s, e.card);
    out.push(e);
    // Who controlled it no longer matters: an upgrade that falls off must not give it back while it is leaving.
    body.claims = [];
    shedAttached(s, id, out);
    const above = e.to === 'under' && e.by !== null && !sameRef(e.by, e.card) ? liveBody(s, e.by) : null;
    const nowhere = e.to === 'play' || (e.to === 'under' && above === null);
    moveOut(s, id, {
      zone: nowhere ? 'discard' : e.to,
      seat: nowhere ? e.was.owner : e.seat,
      place: e.place,
      by: e.by,
      abducted: e.abducted,
    });
    if (above !== null) above.under = [...above.under, id];
    endWithSource(s, e.card);
    if (body.aember > 0) {
      // R: "Leaves play", v1.3 glossary: æmber on a creature goes to the opponent's pool, on any other card to the supply.
      const to = e.was.type === 'creature' ? opponentOf(s, e.was.controller) : null;
      if (to !== null) addToPool(s, to, body.aember, out);
      out.push({ type: 'takeAember', card: e.card, to, amount: body.aember });
    }
    endControlBy(s, e.card, out);
    return true;
  },
  ready: mark('exhausted', false),
  exhaust: mark('exhausted', true),
  stun: mark('stunned', true),
  unstun: mark('stunned', false),
  ward: mark('warded', true),
  unward: mark('warded', false),
  // R: enrage, timing notes, "Terms": one counter; reference manual 5: each attack removes one of them.
  enrage: (s, e, out) =>
    onBody(s, e.card, out, e, (b) => {
      if (b.rage > 0 && editionOf(s.edition).enrageCounters === 'one') return false;
      b.rage++;
      return true;
    }),
  calm: (s, e, out) =>
    onBody(s, e.card, out, e, (b) => {
      if (b.rage === 0) return false;
      b.rage--;
      return true;
    }),
  save(s, e, out) {
    if (liveBody(s, e.card)?.tagged) forgetDestroyed(s, e.card);
    return mark('tagged', false)(s, e, out);
  },
  counter: (s, e, out) =>
    onBody(s, e.card, out, e, (b) => {
      if (e.counter === 'power') {
        const before = b.power;
        b.power = Math.max(0, before + e.amount);
        return b.power !== before;
      }
      const before = b.counters[e.counter] ?? 0;
      const after = Math.max(0, before + e.amount);
      b.counters = { ...b.counters, [e.counter]: after };
      return after !== before;
    }),
  control(s, e, out) {
    const body = liveBody(s, e.card);
    if (body === null) return false;
    const before = body.controller;
    claim(s, e.card, e.player, e.source, e.place.to === 'line' ? e.place.index : null);
    if (before === e.player) return false;
    out.push(e);
    return true;
  },
  swap(s, e, out) {
    const a = liveBody(s, e.card);
    const b = liveBody(s, e.other);
    // R: "Swap", v1.3 glossary: both must be controlled by the same player.
    if (a === null || b === null || a.controller !== b.controller) return false;
    const { line } = player(s, a.controller);
    const i = line.indexOf(e.card.id);
    const j = line.indexOf(e.other.id);
    if (i < 0 || j < 0 || i === j) return false;
    line[i] = e.other.id;
    line[j] = e.card.id;
    out.push(e);
    return true;
  },
  reposition(s, e, out) {
    const body = liveBody(s, e.card);
    if (body === null) return false;
    const { line } = player(s, body.controller);
    moveInPlay(s, e.card.id, body.controller, e.flank === 'left' ? 0 : line.length - 1);
    out.push(e);
    return true;
  },

  draw(s, e, out) {
    if (forbids(s, e.player, 'draw', null) !== null) return false;
    const drawn = draw(s, e.player, e.amount, out);
    const isArchived = isAutomaton(s, e.player);
    if (drawn.length > 0)
      out.push({ ...e, amount: drawn.length, cards: drawn, ...(isArchived ? { archived: true } : {}) });
    if (drawn.length === e.amount || isArchived) return drawn.length === e.amount;
    // R: reference manual 4.5, 6: whoever must draw from an empty deck loses the game.
    if (editionOf(s.edition).emptyDeck === 'player-loses')
      rules.gameOver(s, { type: 'gameOver', winner: opponentOf(s, e.player), reason: 'empty-deck' }, out);
    return false;
  },
  discard(s, e, out) {
    const card = cardAt(s, e.card.id);
    if (!isCurrent(s, e.card) || card.zone !== e.from) return false;
    if (isAbducted(s, e.card)) return release(s, e.card, out);
    deed(s, 'discard', e.player, e.card, { from: e.from, byEffect: !e.asMove });
    moveOut(s, e.card.id, { zone: 'discard', seat: card.owner });
    out.push(e);
    return true;
  },
  move(s, e, out) {
    const card = cardAt(s, e.card.id);
    if (!isCurrent(s, e.card) || card.zone === 'play') return false;
    const isMeantFor = e.to === 'hand' && e.seat === card.owner;
    if (isAbducted(s, e.card) && !isMeantFor) return release(s, e.card, out);
    moveOut(s, e.card.id, {
      zone: e.to === 'play' ? 'discard' : e.to,
      seat: e.seat,
      place: e.place,
      by: e.by,
      abducted: e.abducted,
    });
    out.push({ ...e, known: cardAt(s, e.card.id).known });
    return true;
  },
  putUnder(s, e, out) {
    const host = liveBody(s, e.host);
    if (host === null || !isCurrent(s, e.card)) return false;
    if (isAbducted(s, e.card)) return release(s, e.card, out);
    moveOut(s, e.card.id, { zone: 'under', seat: host.controller, by: e.host });
    host.under = [...host.under, e.card.id];
    out.push({ ...e, known: cardAt(s, e.card.id).known });
    return true;
  },
  takeArchives(s, e, out) {
    const ids = [...player(s, e.player).archives];
    // R: cards of the opponent that leave your archives go to their owner's hand (Sample Collection and its like).
    for (const id of ids) moveOut(s, id, { zone: 'hand', seat: cardAt(s, id).owner });
    out.push({ ...e, cards: ids.length });
    return ids.length > 0;
  },
  shuffle(s, e, out) {
    if (e.withDiscard) discardIntoDeck(s, e.player);
    else shuffleDeck(s, e.player);
    out.push(e);
    return true;
  },
  // A pile is turned over as a whole, one facedown and the other faceup: its top card comes to lie at the bottom.
  swapDeckAndDiscard(s, e, out) {
    const { deck, discard } = player(s, e.player);
    const [former, thrown] = [[...deck].reverse(), [...discard].reverse()];
    for (const id of former) moveOut(s, id, { zone: 'discard', seat: e.player });
    for (const id of thrown) moveOut(s, id, { zone: 'deck', seat: e.player });
    out.push(e);
    return true;
  },
  prevent(s, e, out) {
    const batch = s.stack.findLast(
      (f): f is EventsFrame => f.kind === 'events' && f.stage === 'before' && f.events.some((o) => isMeant(o, e)),
    );
    if (batch !== undefined) batch.events = batch.events.filter((o) => !isMeant(o, e));
    else if (!stopFight(s, e)) return false;
    out.push(e);
    return true;
  },
  reveal(s, e, out) {
    if (!isCurrent(s, e.card)) return false;
    const card = cardAt(s, e.card.id);
    s.cards[e.card.id] = { ...card, known: e.to === 'all' ? allSeats(s) : card.known | (1 << e.to) };
    out.push(e);
    return true;
  },
  lastingBegan(_s, e, out) {
    out.push(e);
    return true;
  },
  bonus(_s, e, out) {
    out.push(e);
    return true;
  },
};

/** Whether that is the event which is to be prevented. */
const isMeant = (e: GameEvent, { event, card }: EventOf<'prevent'>): boolean => {
  const about = cardOfEvent(e);
  return e.type === event && about !== null && sameRef(about, card);
};

/**
 * R: v1.3 FAQ, Sample Collection with Dysania: what leaves these archives goes to its owner's hand instead; what was to
 * become of it did not happen.
 */
function release(s: State, ref: Ref, out: GameEvent[]): false {
  const { owner } = cardAt(s, ref.id);
  // R: Keyraken, "Archives and hand of cards": the hand of an automaton is its archives.
  const to = isAutomaton(s, owner) ? 'archives' : 'hand';
  moveOut(s, ref.id, { zone: to, seat: owner });
  const { known } = cardAt(s, ref.id);
  out.push({ type: 'move', card: ref, to, place: 'top', seat: owner, by: null, known, instead: true });
  return false;
}

/** Makes one event happen. `out` receives what really did; returns whether all of it did. */
export function apply(s: State, e: GameEvent, out: GameEvent[]): boolean {
  const rule = rules[e.type] as Rule<EventType>;
  return rule(s, e, out);
}
