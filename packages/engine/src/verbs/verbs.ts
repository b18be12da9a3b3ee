// What the verbs of the language mean: each is a pure function from the state to one batch of simultaneous events. A
// verb never asks, and never changes anything itself.

import { editionOf } from '../editions/editions.ts';
import type { GameEvent, Permit, Place } from '../language/events.ts';
import type { Cards, Filter, RuleStep, Verb, Who } from '../language/language.ts';
import type { Scope, StateReading } from '../language/reading.ts';
import { modifiers } from '../read/active.ts';
import {
  advanceCost,
  applies,
  armor,
  candidates,
  cannotBe,
  cardOfEvent,
  cards,
  controllerOf,
  forbids,
  handSize,
  ignores,
  inForce,
  isPlayer,
  keyCost,
  keyword,
  matches,
  neighborsOf,
  number,
  onePlayer,
  players,
  power,
  reading,
  resolveHouse,
  snapshot,
  spendableOn,
  typeOf,
} from '../read/evaluate.ts';
import { costOf, isUnplayableCopy, permitToPlay, permitToUse, tollsFor } from '../read/permission.ts';
import { sizeWithChains } from '../state/chains.ts';
import { areEnemies, isAutomaton, opponentOf, player } from '../state/players.ts';
import type { State } from '../state/state.ts';
import { cardAt, isCurrent, liveBody, traced } from '../state/zones.ts';
import type { Ref, Seat, UseVerb, Zone } from '../terms.ts';
import { sameRef } from '../terms.ts';

type VerbOf<K extends Verb['kind']> = Extract<Verb, { readonly kind: K }>;

const inPlay = (s: State, what: Cards, scope: Scope): readonly Ref[] =>
  cards(s, what, scope).filter((ref) => liveBody(s, ref) !== null);
const creatures = (s: State, what: Cards, scope: Scope): readonly Ref[] =>
  inPlay(s, what, scope).filter((ref) => typeOf(s, ref) === 'creature');

/** R: Keyraken, "The Keyraken": damage and healing that name the adversary find it although it is no creature. */
const fighters = (s: State, what: Cards, scope: Scope): readonly Ref[] =>
  inPlay(s, what, scope).filter((ref) => {
    const type = typeOf(s, ref);
    return type === 'creature' || type === 'adversary';
  });

/** A card goes somewhere out of play, from play or from another such place. */
function send(
  s: State,
  ref: Ref,
  goal: Exclude<Zone, 'play'>,
  seat: Seat,
  by: Ref | null,
  place: 'top' | 'bottom' = 'top',
  abducted?: true,
): GameEvent[] {
  // R: Keyraken, "Archives and hand of cards": a card that would return to its hand is archived.
  const to = goal === 'hand' && isAutomaton(s, seat) ? 'archives' : goal;
  const marks = abducted ? { abducted } : {};
  if (liveBody(s, ref) !== null)
    return [{ type: 'leave', card: ref, to, place, seat, by, was: snapshot(s, ref), ...marks }];
  const card = traced(s, ref);
  return card === null ? [] : [{ type: 'move', card, to, place, seat, by, known: 0, ...marks }];
}

const sendAll = (
  s: State,
  what: Cards,
  scope: Scope,
  to: Exclude<Zone, 'play'>,
  place: 'top' | 'bottom' = 'top',
): GameEvent[] =>
  cards(s, what, scope).flatMap((ref) => send(s, ref, to, cardAt(s, ref.id).owner, scope.source, place));

const forPlayers = (s: State, who: Who, scope: Scope, make: (seat: Seat) => GameEvent | null): GameEvent[] =>
  players(s, who, scope).flatMap((seat) => make(seat) ?? []);

/** Adds up what one card is dealt by one effect, so that armor and ward see it once. */
function damageTo(s: State, targets: ReadonlyMap<Ref, number>, by: Ref | null, ignoringArmor: boolean): GameEvent[] {
  const poison = poisonsBeyondPower(s, by);
  return [...targets].map(([card, amount]) => ({
    type: 'damage',
    card,
    amount,
    by,
    kind: 'effect',
    poison,
    ...(ignoringArmor ? { ignoringArmor } : {}),
  }));
}

/**
 * R: "Poison", v1.0 p.11, v1.3 glossary: only damage by the power of the creature destroys. Reference manual 5: any
 * damage that it deals, so by its keywords and abilities too.
 */
const poisonsBeyondPower = (s: State, by: Ref | null): boolean =>
  by !== null &&
  editionOf(s.edition).poison === 'all-it-deals' &&
  typeOf(s, by) === 'creature' &&
  keyword(s, by, 'poison') > 0;

/**
 * What the damage of a creature adds to that of a neighbor of its target, where all that it deals goes on to them.
 * R: "Splash X", reference manual 5: damage that it deals; what the keyword does elsewhere is `splash-attack` below.
 */
const splashOf = (s: State, by: Ref | null): number =>
  by !== null && editionOf(s.edition).splashAttack === 'with-all-it-deals' && typeOf(s, by) === 'creature'
    ? keyword(s, by, 'splash-attack')
    : 0;

const splashed = (s: State, by: Ref, target: Ref, amount: number): GameEvent[] =>
  amount === 0
    ? []
    : neighborsOf(s, target).map((card) => ({
        type: 'damage',
        card,
        amount,
        by,
        kind: 'splash-attack',
        poison: poisonsBeyondPower(s, by),
      }));

const verbs: { readonly [K in Verb['kind']]: (s: State, v: VerbOf<K>, scope: Scope) => GameEvent[] } = {
  gain: (s, v, scope) => {
    const amount = number(s, v.amount, scope);
    const [card] = v.card === undefined ? [] : cards(s, v.card, scope);
    return amount <= 0
      ? []
      : forPlayers(s, v.who, scope, (seat) => ({
          type: 'gain',
          player: seat,
          amount,
          cause: v.cause ?? null,
          card: card ?? null,
        }));
  },
  lose: (s, v, scope) => {
    const amount = number(s, v.amount, scope);
    return amount <= 0 ? [] : forPlayers(s, v.who, scope, (seat) => ({ type: 'lose', player: seat, amount }));
  },
  steal: (s, v, scope) => {
    const amount = number(s, v.amount, scope);
    if (amount <= 0) return [];
    return forPlayers(s, v.who ?? 'you', scope, (seat) => {
      // "Your opponent steals" is from you, also where you are not the player that an automaton faces.
      const from = areEnemies(s, seat, scope.controller) ? scope.controller : opponentOf(s, seat);
      return forbids(s, from, 'be-stolen-from', null) !== null ? null : { type: 'steal', player: seat, from, amount };
    });
  },
  pay: (s, v, scope) => {
    const amount = number(s, v.amount, scope);
    const to = onePlayer(s, v.to, scope);
    return amount <= 0
      ? []
      : forPlayers(s, v.from, scope, (seat) => (seat === to ? null : { type: 'pay', player: seat, to, amount }));
  },
  capture: (s, v, scope) => {
    const amount = number(s, v.amount, scope);
    if (amount <= 0) return [];
    return creatures(s, v.card, scope).map((card) => {
      const side = controllerOf(s, card);
      // R: v1.5 FAQ, Replicator: "this creature captures" is from the opponent of whoever resolves it.
      const captor = scope.source !== null && sameRef(card, scope.source) ? scope.controller : side;
      return { type: 'capture', card, from: v.from === 'own-side' ? side : opponentOf(s, captor), amount };
    });
  },
  placeAember: (s, v, scope) => {
    const amount = number(s, v.amount, scope);
    const from = v.from === 'supply' ? null : onePlayer(s, v.from, scope);
    return amount <= 0 ? [] : inPlay(s, v.card, scope).map((card) => ({ type: 'placeAember', card, from, amount }));
  },
  takeAember: (s, v, scope) => {
    const to = v.to === 'supply' ? null : onePlayer(s, v.to, scope);
    return inPlay(s, v.card, scope).flatMap((card): GameEvent[] => {
      const amount =
        v.amount === 'all' ? (liveBody(s, card)?.aember ?? 0) : number(s, v.amount, { ...scope, target: card });
      return amount <= 0 ? [] : [{ type: 'takeAember', card, to, amount }];
    });
  },
  chains: (s, v, scope) => {
    const amount = number(s, v.amount, scope);
    return amount === 0 ? [] : forPlayers(s, v.who, scope, (seat) => ({ type: 'chains', player: seat, amount }));
  },

  advance: (s, v, scope) => {
    const { controller } = scope;
    if (s.adventure === undefined || !isAutomaton(s, controller)) return [];
    const cost = advanceCost(s, controller, number(s, v.cost, scope));
    return player(s, controller).aember < cost
      ? []
      : [{ type: 'advance', player: controller, cost, advances: s.adventure.advances + 1 }];
  },
  tide: (s, v, scope) => [{ type: 'tide', player: onePlayer(s, v.who, scope), tide: v.to }],

  damage: (s, v, scope) => {
    const splash = (v.splash === undefined ? 0 : number(s, v.splash, scope)) + splashOf(s, scope.source);
    const targets = new Map<Ref, number>();
    const add = (ref: Ref, n: number): void => {
      if (n > 0) targets.set(ref, (targets.get(ref) ?? 0) + n);
    };
    for (const ref of fighters(s, v.to, scope)) {
      const { ref: own } = cardAt(s, ref.id);
      add(own, typeof v.amount === 'number' ? v.amount : number(s, v.amount, { ...scope, target: own }));
      if (splash > 0) for (const near of neighborsOf(s, own)) add(near, splash);
    }
    return damageTo(s, targets, scope.source, v.ignoringArmor === true);
  },
  heal: (s, v, scope) => {
    const amount = v.amount === 'all' ? Number.POSITIVE_INFINITY : number(s, v.amount, scope);
    return fighters(s, v.what, scope).map((card) => ({
      type: 'heal',
      card,
      amount: Math.min(amount, liveBody(s, card)?.damage ?? 0),
    }));
  },
  loseArmor: (s, v, scope) =>
    creatures(s, v.what, scope).flatMap((card): GameEvent[] => {
      const amount = armor(s, card);
      return amount === 0 ? [] : [{ type: 'loseArmor', card, amount }];
    }),
  destroy: (s, v, scope) =>
    inPlay(s, v.what, scope).map((card) => ({ type: 'destroy', card, other: null, inFight: false, sacrifice: false })),
  // R: "Sacrifice", v1.3 glossary: a player cannot sacrifice a card they do not control; v1.0 p.11 sets no condition.
  sacrifice: (s, v, scope) =>
    inPlay(s, v.what, scope)
      .filter((card) => editionOf(s.edition).foreignSacrifice === 'done' || controllerOf(s, card) === scope.controller)
      .map((card) => ({ type: 'destroy', card, other: null, inFight: false, sacrifice: true })),
  save: (s, v, scope) => inPlay(s, v.what, scope).map((card) => ({ type: 'save', card })),
  ready: (s, v, scope) =>
    inPlay(s, v.what, scope)
      .filter((card) => !cannotBe(s, card, 'readied'))
      .map((card) => ({ type: 'ready', card })),
  exhaust: (s, v, scope) => inPlay(s, v.what, scope).map((card) => ({ type: 'exhaust', card })),
  stun: (s, v, scope) => creatures(s, v.what, scope).map((card) => ({ type: 'stun', card })),
  unstun: (s, v, scope) => creatures(s, v.what, scope).map((card) => ({ type: 'unstun', card })),
  ward: (s, v, scope) => inPlay(s, v.what, scope).map((card) => ({ type: 'ward', card })),
  enrage: (s, v, scope) => creatures(s, v.what, scope).map((card) => ({ type: 'enrage', card })),
  counter: (s, v, scope) => {
    const amount = number(s, v.amount, scope);
    return amount === 0
      ? []
      : inPlay(s, v.what, scope).map((card) => ({ type: 'counter', card, counter: v.counter, amount }));
  },
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
      place: typeCanStandInLine(s, card)
        ? { to: 'line', index: typeof place === 'number' ? place : player(s, seat).line.length }
        : { to: 'artifacts' },
    }));
  },
  swap: (s, v, scope) => {
    const [a] = creatures(s, v.a, scope);
    const [b] = creatures(s, v.b, scope);
    return a === undefined || b === undefined || sameRef(a, b) ? [] : [{ type: 'swap', card: a, other: b }];
  },
  toFlank: (s, v, scope) => {
    const place = scope.vars[v.place];
    return creatures(s, v.what, scope).map((card) => ({
      type: 'reposition',
      card,
      flank: place === 0 ? 'left' : 'right',
    }));
  },

  draw: (s, v, scope) => {
    const amount = number(s, v.amount, scope);
    return amount <= 0
      ? []
      : forPlayers(s, v.who, scope, (seat) => ({ type: 'draw', player: seat, amount, cards: [] }));
  },
  discard: (s, v, scope) =>
    cards(s, v.what, scope).flatMap((card): GameEvent[] => {
      if (!isCurrent(s, card)) return [];
      const { owner, zone, seat } = cardAt(s, card.id);
      if (zone === 'play') return send(s, card, 'discard', owner, scope.source);
      return [{ type: 'discard', card, player: seat, from: zone, asMove: false }];
    }),
  purge: (s, v, scope) => sendAll(s, v.what, scope, 'purged'),
  archive: (s, v, scope) =>
    cards(s, v.what, scope).flatMap((ref) =>
      v.whose === 'yours'
        ? send(s, ref, 'archives', scope.controller, scope.source, 'top', true)
        : send(s, ref, 'archives', cardAt(s, ref.id).owner, scope.source),
    ),
  toHand: (s, v, scope) => sendAll(s, v.what, scope, 'hand'),
  toDeck: (s, v, scope) => sendAll(s, v.what, scope, 'deck', v.place),
  shuffleIntoDeck: (s, v, scope) => {
    const moves = sendAll(s, v.what, scope, 'deck');
    const owners = new Set(cards(s, v.what, scope).map((ref) => cardAt(s, ref.id).owner));
    return [...moves, ...[...owners].map((seat): GameEvent => ({ type: 'shuffle', player: seat, withDiscard: false }))];
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
              : send(s, card, 'under', cardAt(s, host.id).seat, host),
        );
  },
  swapDeckAndDiscard: (_s, _v, scope) => [{ type: 'swapDeckAndDiscard', player: scope.controller }],
  prevent: (_s, _v, { event }) => {
    const card = cardOfEvent(event);
    return event === null || card === null ? [] : [{ type: 'prevent', card, event: event.type }];
  },
  shuffle: (s, v, scope) =>
    forPlayers(s, v.who, scope, (seat) => ({
      type: 'shuffle',
      player: seat,
      withDiscard: v.zone === 'discard-into-deck',
    })),
  reveal: (s, v, scope) =>
    cards(s, v.what, scope).map((card) => ({
      type: 'reveal',
      card,
      player: scope.controller,
      to: v.to === 'all' ? 'all' : scope.controller,
    })),
  becomeCopy: (s, v, scope) => {
    const [of] = cards(s, v.of, scope);
    return of === undefined ? [] : cards(s, v.what, scope).map((card) => ({ type: 'becomeCopy', card, name: of.name }));
  },
  special: (s, v, scope) => [...v.events(stateReading(s, scope), scope)],
  rule: (s, v, scope) => steps[v.step](s, scope),
};

const typeCanStandInLine = (s: State, card: Ref): boolean => typeOf(s, card) === 'creature';

const everything: Filter = {};

const stateReading = (s: State, scope: Scope): StateReading => ({
  inPlay: candidates(s, everything, scope).map((ref) => reading(s, ref)),
  active: s.active,
  house: s.house,
  aember: (seat) => player(s, seat).aember,
  card: (ref) => reading(s, ref),
});

// ── The rules' own steps ─────────────────────────────────────────────────────────────────────────

/** The card that a program of the rules is about. */
function subject(scope: Scope): Ref {
  const found = scope.vars.card;
  const ref = typeof found === 'object' ? found[0] : undefined;
  if (ref === undefined) throw new Error('A program of the rules was run without its card');
  return ref;
}

/** R: Keyraken, "Keyraken turns" 5: it readies with its cards. */
function readyAdversary(s: State): GameEvent[] {
  if (s.adventure === undefined || s.active !== s.adventure.automaton) return [];
  const { ref } = cardAt(s, s.adventure.adversary);
  return liveBody(s, ref)?.exhausted ? [{ type: 'ready', card: ref }] : [];
}

const exhaustedFriendly: Filter = { ready: false, side: 'friendly' };
const activeScope = (s: State): Scope => ({
  source: null,
  controller: s.active,
  granter: null,
  event: null,
  vars: {},
  thisWay: [],
  amount: 0,
});

/** What the active player readies in step 4. */
export const toReady = (s: State): readonly Ref[] =>
  candidates(s, exhaustedFriendly, activeScope(s)).filter((card) => !cannotBe(s, card, 'readied'));

const use =
  (how: UseVerb) =>
  (s: State, scope: Scope): GameEvent[] => {
    const card = subject(scope);
    const permit = scope.vars.byEffect === 1 ? null : permitToUse(s, scope.controller, card, how);
    const event: GameEvent = {
      type: 'use',
      card,
      player: scope.controller,
      how,
      permit: permit === 'free' || permit === 'none' ? null : permit,
      ...(cardAt(s, card.id).zone === 'hand' ? { fromHand: true } : {}),
    };
    const tolls = tollsFor(s, scope.controller, 'use', card);
    return how === 'unstun' ? [...tolls, event, { type: 'unstun', card }] : [...tolls, event];
  };

/** Whether a player who wants so many cards for the hand, and is to draw so many, sheds a chain. */
function shedsChain(s: State, seat: Seat, wanted: number, amount: number): boolean {
  const { chains, deck, discard } = player(s, seat);
  if (chains === 0) return false;
  const there = deck.length + discard.length;
  switch (editionOf(s.edition).chainShed) {
    // R: v1.0 p.8: each time one or more cards would be drawn to refill the hand.
    case 'always-when-drawing':
      return wanted > 0;
    // R: v1.3 FAQ; timing notes, "A turn" 5: only when it really kept a card away.
    case 'only-when-it-kept-a-card':
      return Math.min(wanted, there) > Math.min(amount, there);
    // R: reference manual 4.5: after drawing, whatever was drawn.
    case 'after-every-draw-step':
      return true;
  }
}

export function refill(s: State, seat: Seat, size: number): GameEvent[] {
  const p = player(s, seat);
  const wanted = forbids(s, seat, 'draw', null) === null ? Math.max(0, size - p.hand.length) : 0;
  const amount = Math.min(wanted, Math.max(0, sizeWithChains(size, p.chains) - p.hand.length));
  const events: GameEvent[] = amount === 0 ? [] : [{ type: 'draw', player: seat, amount, cards: [] }];
  return shedsChain(s, seat, wanted, amount) ? [...events, { type: 'chains', player: seat, amount: -1 }] : events;
}

const skips = (s: State, step: 'forge' | 'draw'): boolean =>
  modifiers(s, 'skip-step').some(
    (line) => line.modifier.step === step && isPlayer(s, line.modifier.who, s.active, line.scope) && inForce(s, line),
  );

/** How much a creature deals in the exchange: its power, and what it deals more while attacking. */
function strike(s: State, attacker: Ref, target: Ref, attacks: boolean): number {
  const fixed = modifiers(s, 'deals-when-fighting').find((line) => applies(s, line, attacker));
  if (fixed !== undefined) return number(s, fixed.modifier.amount, fixed.scope);
  let amount = power(s, attacker);
  if (attacks) {
    for (const line of modifiers(s, 'fight-damage')) {
      const { by, against } = line.modifier;
      if (!applies(s, line, attacker)) continue;
      if (against !== undefined && !matches(s, against, target, line.scope)) continue;
      amount += number(s, by, line.scope);
    }
  }
  return amount;
}

const dealsNone = (s: State, ref: Ref): boolean =>
  modifiers(s, 'no-fight-damage').some((line) => applies(s, line, ref));

/** Elusive and the like: "while attacking, ignore…" of the attacker counts. */
const isElusive = (s: State, attacker: Ref, defender: Ref): boolean =>
  keyword(s, defender, 'elusive') > 0 &&
  !ignores(s, attacker, 'elusive') &&
  s.deeds.filter((d) => d.did === 'attacked' && d.card !== null && sameRef(d.card, defender)).length === 1;

/**
 * R: "Assault", "Hazardous", v1.0 p.9 f. and v1.3 glossary: the rest of the fight does not occur; timing notes, "Using a
 * creature": for its Fight: abilities only the attacker must have survived.
 */
const withoutExchange = (s: State, attacker: Ref): GameEvent[] =>
  editionOf(s.edition).fightWithoutExchange === 'no-fight-abilities' ? [{ type: 'fightCut', card: attacker }] : [];

/** R: fight, v1.3 p.7: both deal damage equal to their power at the same time. */
function exchange(s: State, scope: Scope): GameEvent[] {
  const { fight } = s;
  if (fight === null || fight.stopped || !sameRef(fight.attacker, subject(scope))) return [];
  const { attacker, defender } = fight;
  const a = liveBody(s, attacker);
  const d = liveBody(s, defender);
  if (a === null || d === null || a.tagged || d.tagged || !areEnemies(s, a.controller, d.controller))
    return withoutExchange(s, attacker);
  const blow = (from: Ref, to: Ref, attacks: boolean): GameEvent[] => {
    const amount = dealsNone(s, from) ? 0 : strike(s, from, to, attacks);
    return amount <= 0
      ? []
      : [
          { type: 'damage', card: to, amount, by: from, kind: 'power', poison: keyword(s, from, 'poison') > 0 },
          ...splashed(s, from, to, splashOf(s, from)),
        ];
  };
  const elusive = isElusive(s, attacker, defender);
  // R: "Elusive", v1.0 p.10, v1.3 glossary: no damage either way. Reference manual 5: it takes none, and no more.
  const isHeldBack = elusive && editionOf(s.edition).elusive === 'no-damage-either-way';
  const elsewhere = modifiers(s, 'fight-damage-to').find((line) => applies(s, line, attacker));
  const [other] = elsewhere === undefined ? [] : cards(s, elsewhere.modifier.card, elsewhere.scope);
  const target = other === undefined ? defender : liveBody(s, other) === null ? null : other;
  return [
    ...(target === null || (elusive && sameRef(target, defender)) ? [] : blow(attacker, target, true)),
    ...(isHeldBack || keyword(s, attacker, 'skirmish') > 0 ? [] : blow(defender, attacker, false)),
    // R: "Splash-attack", 16: in the same instant, to the neighbors of the creature fought, and elusive does not stop it.
    ...(editionOf(s.edition).splashAttack === 'with-the-exchange'
      ? splashed(s, attacker, defender, keyword(s, attacker, 'splash-attack'))
      : []),
  ];
}

/** R: both keywords speak of a creature, which the adversary is not (Keyraken, "The Keyraken"). */
const beforeFightDamage = (s: State, from: Ref, to: Ref, kind: 'assault' | 'hazardous'): GameEvent[] => {
  const amount = keyword(s, from, kind);
  return amount === 0 || liveBody(s, to) === null || typeOf(s, to) !== 'creature'
    ? []
    : [
        { type: 'damage', card: to, amount, by: from, kind, poison: poisonsBeyondPower(s, from) },
        ...splashed(s, from, to, splashOf(s, from)),
      ];
};

/** R: "Control", v1.0 p.9: a card enters play under its owner's control; v1.3 glossary: under that of the active player. */
const controllerOfPlayed = (s: State, seat: Seat, card: Ref): Seat =>
  editionOf(s.edition).controlOfPlayedCard === 'owner' ? cardAt(s, card.id).owner : seat;

const steps: { readonly [S in RuleStep]: (s: State, scope: Scope) => GameEvent[] } = {
  'begin-turn': (s) => [{ type: 'turnBegan', player: s.active, turn: s.turn + 1 }],
  'begin-forge': (s) => (skips(s, 'forge') ? [] : [{ type: 'stepBegan', player: s.active, step: 'forge' }]),
  'begin-house': (s) => [{ type: 'stepBegan', player: s.active, step: 'house' }],
  'set-active-house': (s, scope) => [
    { type: 'houseChosen', player: s.active, house: resolveHouse(s, { var: 'house' }, scope) },
  ],
  'take-archives': (s) => [{ type: 'takeArchives', player: s.active, cards: 0 }],
  'begin-main': (s) => [{ type: 'stepBegan', player: s.active, step: 'main' }],
  'begin-ready': (s) => [{ type: 'stepBegan', player: s.active, step: 'ready' }],
  'ready-all': (s) => [
    { type: 'stepBegan', player: s.active, step: 'ready' },
    ...toReady(s).map((card): GameEvent => ({ type: 'ready', card })),
    ...readyAdversary(s),
  ],
  refill: (s) =>
    skips(s, 'draw')
      ? []
      : [{ type: 'stepBegan', player: s.active, step: 'draw' }, ...refill(s, s.active, handSize(s, s.active))],
  'end-turn': (s) => {
    if (isAutomaton(s, s.active)) return [{ type: 'turnEnded', player: s.active, check: false }];
    const { aember } = player(s, s.active);
    // R: "Check!", v1.0 p.5: enough in the pool; æmber elsewhere counts only where it must be counted in step 1.
    const counted = editionOf(s.edition).aemberOnCards === 'must-be-counted' ? spendableOn(s, s.active) : [];
    const onCards = counted.reduce((sum, ref) => sum + (liveBody(s, ref)?.aember ?? 0), 0);
    return [{ type: 'turnEnded', player: s.active, check: aember + onCards >= keyCost(s, s.active) }];
  },
  'next-turn': (s) => [{ type: 'turnPassed', player: s.active }],

  'start-play': (s, scope) => {
    const card = subject(scope);
    const { zone } = cardAt(s, card.id);
    const byEffect = scope.vars.byEffect === 1;
    const permit = byEffect ? 'free' : permitToPlay(s, scope.controller, card);
    const used: Permit | null = permit === 'free' || permit === 'none' ? null : permit;
    return [
      ...tollsFor(s, scope.controller, 'play', card),
      ...costOf(s, scope.controller, card),
      { type: 'playBegan', card, player: scope.controller, from: zone, byEffect, permit: used },
    ];
  },
  reconsider: (s, scope) => {
    const card = subject(scope);
    if (!isUnplayableCopy(s, scope.controller, card)) return [];
    const from = s.deeds.findLast((d) => d.did === 'play' && d.card !== null && sameRef(d.card, card))?.from ?? 'hand';
    return [{ type: 'withdraw', card, player: scope.controller, to: from }];
  },
  enter: (s, scope) => {
    const card = subject(scope);
    const type = typeOf(s, card);
    if (type === 'action' || !isCurrent(s, card)) return [];
    const { place: index, host } = scope.vars;
    const played = scope.vars.put !== 1;
    const player_ = played ? controllerOfPlayed(s, scope.controller, card) : scope.controller;
    let place: Place;
    if (type === 'artifact') place = { to: 'artifacts' };
    else if (type === 'creature')
      place = { to: 'line', index: typeof index === 'number' ? index : player(s, player_).line.length };
    else {
      // R: Keyraken, "Keyraken turns" 2: upgrades of the automaton go on the adversary.
      const own =
        s.adventure !== undefined && isAutomaton(s, player_) ? cardAt(s, s.adventure.adversary).ref : undefined;
      const on = own ?? (typeof host === 'object' ? host[0] : undefined);
      if (on === undefined || liveBody(s, on) === null) return [];
      place = { to: 'host', host: on.id };
    }
    return [{ type: 'enter', card, player: player_, place, played }];
  },
  // Also of a card that has left play meanwhile: it was played all the same.
  played: (_s, scope) => [{ type: 'played', card: subject(scope), player: scope.controller }],
  'finish-play': (s, scope) => {
    const card = subject(scope);
    const { zone, owner } = cardAt(s, card.id);
    return isCurrent(s, card) && zone === 'played'
      ? [{ type: 'move', card, to: 'discard', place: 'top', seat: owner, by: null, known: 0 }]
      : [];
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

  'use-to-reap': use('reap'),
  'use-to-fight': use('fight'),
  'use-action': use('action'),
  'use-omni': use('omni'),
  'use-to-unstun': use('unstun'),
  attack: (_s, scope) => {
    const { target } = scope.vars;
    const other = typeof target === 'object' ? target[0] : undefined;
    return other === undefined ? [] : [{ type: 'attack', card: subject(scope), other, player: scope.controller }];
  },
  exchange,
  fought: (s, scope) => {
    const { fight } = s;
    if (fight === null || !sameRef(fight.attacker, subject(scope))) return [];
    const fought: GameEvent = {
      type: 'fought',
      card: fight.attacker,
      other: fight.defender,
      player: scope.controller,
      ...(fight.cut ? { cut: true } : {}),
      ...(fight.stopped ? { stopped: true } : {}),
    };
    if (fight.stopped) return [fought];
    const rage = liveBody(s, fight.attacker)?.rage ?? 0;
    return rage > 0 ? [fought, { type: 'calm', card: fight.attacker, left: rage - 1 }] : [fought];
  },
  reaped: (_s, scope) => [{ type: 'reaped', card: subject(scope), player: scope.controller }],
  'action-taken': (_s, scope) => [{ type: 'acted', card: subject(scope), player: scope.controller, how: 'action' }],
  'omni-taken': (_s, scope) => [{ type: 'acted', card: subject(scope), player: scope.controller, how: 'omni' }],
  assault: (s) => (s.fight === null ? [] : beforeFightDamage(s, s.fight.attacker, s.fight.defender, 'assault')),
  'splash-attack': (s) =>
    s.fight === null || liveBody(s, s.fight.defender) === null
      ? []
      : splashed(s, s.fight.attacker, s.fight.defender, keyword(s, s.fight.attacker, 'splash-attack')),
  hazardous: (s) => (s.fight === null ? [] : beforeFightDamage(s, s.fight.defender, s.fight.attacker, 'hazardous')),
};

/** The batch of events that a verb makes out of the state. */
export function eventsOf(s: State, verb: Verb, scope: Scope): GameEvent[] {
  const make = verbs[verb.kind] as (s: State, v: Verb, scope: Scope) => GameEvent[];
  return make(s, verb, scope);
}
