// Everything that is in force at this moment: modifiers, triggers and replacements of the cards in play and of lasting
// effects, as lists that are asked whenever something is read. The lists depend only on the shape of the state (what is
// in play, who controls it, what lasts), so they are kept until that changes; values are never kept.

import { isActiveProphecy } from '../beside/zone.ts';
import type { AbilityOn, NodeId } from '../language/definitions.ts';
import { abilityAt, addressOf } from '../language/definitions.ts';
import type { EventType } from '../language/events.ts';
import { eventsOf } from '../language/events.ts';
import type { Ability, Cond, Modifier } from '../language/language.ts';
import type { Scope } from '../language/reading.ts';
import { grantedBy, scopeOf, scopeSince } from '../language/scope.ts';
import { cardApart } from '../seats/seats.ts';
import { hasOutOfPlay } from '../state/game.ts';
import { isInForceNow, player, seatsInOrder } from '../state/players.ts';
import type { Lasting, State } from '../state/state.ts';
import { actsOutOfPlay, bodyAt, cardAt, liveBody } from '../state/zones.ts';
import type { CardId, CardType, Home, Seat } from '../terms.ts';
import { homes } from '../terms.ts';
import { inCircles, mayBeInCircle } from './dependencyCycles.ts';
import { face } from './face.ts';
import { reader } from './reader.ts';
import { hostMeant } from './values/copied/meantHost.ts';
import { gainers, givenText } from './values/copied/text.ts';

export type ModifierOf<M extends Modifier['mod']> = Extract<Modifier, { readonly mod: M }>;

/** One modifier in force, with the ground on which its filters and numbers are evaluated. */
export interface Line<M extends Modifier = Modifier> {
  /** Of the ability that it stands in. */
  readonly id: NodeId;
  readonly modifier: M;
  readonly scope: Scope;
  readonly while: Cond | null;
  readonly lasting: Lasting | null;
  /** Of a text that its source has gained for as long as the effect lasts. */
  readonly isGained: boolean;
  /** The line that gives its source the ability it stands in; null where that is the text of a card itself. */
  readonly giver: Giving | null;
  /** It hangs on what it changes: see dependencyCycles.ts. */
  isInCircle: boolean;
}

/** "Gains, …" such an ability. */
type Giving = Line<ModifierOf<'ability'>>;

/** One trigger or replacement in force. */
export interface Waiting<A extends Ability> {
  readonly id: NodeId;
  readonly ability: A;
  readonly scope: Scope;
  readonly lasting: Lasting | null;
  readonly isGained: boolean;
}

/** The modifiers in force, a list for each kind. All of these have one shape: that a list is empty is seen without a search. */
export type Modifiers = { readonly [M in Modifier['mod']]: readonly Line<ModifierOf<M>>[] };

/** What waits for events, by their type. */
type Waitings<A extends Ability> = Map<EventType, Waiting<A>[]>;

interface Active {
  readonly modifiers: Record<Modifier['mod'], Line[]>;
  /** The same in one list. */
  readonly lines: Line[];
  /** The modifiers that may be in a circle: see dependencyCycles.ts. */
  readonly changing: Line[];
  /** Null where nothing waits. */
  triggers: Waitings<AbilityOn<'trigger'>> | null;
  replacements: Waitings<AbilityOn<'replace'>> | null;
  /** Anything at all is replaced: by a card in play, a lasting effect, or an ability that is granted. */
  isReplacing: boolean;
  /** A card may stand where its type cannot: see batches/stateBasedActions.ts. */
  mayStandWrong: boolean;
}

let cachedFor: State | null = null;
let cachedShape = -1;
const none: never[] = [];

/** No list is ever added to that is empty: see `addLine`. */
const noModifiers: Record<Modifier['mod'], Line[]> = {
  power: none,
  armor: none,
  'set-power': none,
  'set-armor': none,
  keyword: none,
  'loses-keyword': none,
  blank: none,
  type: none,
  trait: none,
  'no-traits': none,
  house: none,
  'every-house': none,
  flank: none,
  ability: none,
  'also-on': none,
  'text-of': none,
  control: none,
  'values-of': none,
  silenced: none,
  'switch-values': none,
  'held-in-archives': none,
  'archived-faceup': none,
  enters: none,
  perishes: none,
  'fight-damage': none,
  'fight-damage-to': none,
  'no-fight-damage': none,
  'not-attacked-by': none,
  'taunt-reach': none,
  'shares-fight-damage': none,
  'extra-damage': none,
  ignores: none,
  'attacks-only': none,
  prey: none,
  'deals-when-fighting': none,
  cannot: none,
  'must-fight': none,
  'player-cannot': none,
  'play-limit': none,
  'play-needs': none,
  'play-costs': none,
  'hand-cannot': none,
  'may-play': none,
  'may-play-limited': none,
  'may-use': none,
  toll: none,
  'key-cost': none,
  'hand-size': none,
  'keys-to-win': none,
  'skip-step': none,
  'must-choose-house': none,
  'cannot-choose-house': none,
  'cannot-repeat-house': none,
  spendable: none,
  'spendable-pool': none,
  'gets-spent': none,
  'pool-goes-to': none,
  'from-supply': none,
  haunted: none,
  'next-turn': none,
  'kept-out': none,
  'deck-open': none,
  'icons-again': none,
  'play-again': none,
  'after-play': none,
};

const nothingActive = (): Active => ({
  modifiers: { ...noModifiers },
  lines: [],
  changing: [],
  triggers: null,
  replacements: null,
  isReplacing: false,
  mayStandWrong: false,
});

let cached = nothingActive();

// The parts of `build` stand at the top level: they run at every change of shape, and a closure made each time is dear.

function addLine(lists: Record<Modifier['mod'], Line[]>, line: Line): void {
  const { mod } = line.modifier;
  if (lists[mod].length === 0) lists[mod] = [line];
  else lists[mod].push(line);
}

function added<A extends Ability>(waitings: Waitings<A> | null, type: EventType, item: Waiting<A>): Waitings<A> {
  const all: Waitings<A> = waitings ?? new Map();
  const list = all.get(type);
  if (list === undefined) all.set(type, [item]);
  else list.push(item);
  return all;
}

/** What a card does all the time by a text that it has gained. */
function addText(
  to: Active,
  s: State,
  modifier: Extract<Modifier, { readonly mod: 'text-of' }>,
  scope: Scope,
  lasting: Lasting | null,
): void {
  const text = givenText(s, modifier, scope);
  for (const ref of gainers(modifier, scope)) {
    const body = liveBody(s, ref);
    if (body === null) continue;
    for (const { id, ability } of text?.passive ?? [])
      addAbility(to, s, id, ability, scopeOf(ref, body.controller), lasting, true);
  }
}

/**
 * What cards in play do all the time by an ability that they gain. Whether they gain it hangs on values, so it is asked when
 * the line is read (`inForce`): here each card has it that might.
 */
function addGiven(to: Active, s: State, giver: Giving): void {
  const { scope, lasting, isGained } = giver;
  const { of, ability } = giver.modifier;
  const host = hostMeant(s, of, scope);
  const all = s.players.flatMap(({ line, artifacts }) => [...line, ...artifacts]);
  for (const id of host === undefined ? all : host === null ? none : [host]) {
    const gainer = scopeOf(cardAt(s, id).ref, bodyAt(s, id).controller);
    addAbility(
      to,
      s,
      addressOf(ability),
      ability,
      grantedBy(gainer, scope.source, scope.vars),
      lasting,
      isGained,
      giver,
    );
  }
}

function addAbility(
  to: Active,
  s: State,
  id: NodeId,
  ability: Ability,
  scope: Scope,
  lasting: Lasting | null,
  isGained = false,
  giver: Giving | null = null,
): void {
  switch (ability.on) {
    case 'constant':
      for (const modifier of ability.give) {
        const { while: cond = null } = ability;
        const line: Line = { id, modifier, scope, while: cond, lasting, isGained, giver, isInCircle: false };
        addLine(to.modifiers, line);
        to.lines.push(line);
        if (mayBeInCircle(line)) to.changing.push(line);
        if (modifier.mod === 'text-of') addText(to, s, modifier, scope, lasting);
        if (modifier.mod === 'type') to.mayStandWrong = true;
        if (modifier.mod === 'ability' && modifier.ability.on === 'replace') to.isReplacing = true;
        if (isGivingForGood(line)) addGiven(to, s, line);
      }
      break;
    case 'trigger':
      for (const type of eventsOf(ability.when))
        to.triggers = added(to.triggers, type, { id, ability, scope, lasting, isGained });
      break;
    case 'replace':
      to.isReplacing = true;
      for (const type of eventsOf(ability.when))
        to.replacements = added(to.replacements, type, { id, ability, scope, lasting, isGained });
      break;
    default:
      // Abilities with a bold word wait for their own event: see abilities.ts.
      break;
  }
}

/**
 * Adds what a card says, and what the upgrades on it say.
 * R: Master Rulebook 18.4, FAQ on Animator: upgrades that stay on a card that is no creature any more do nothing, but for those
 * that were attached to it as what it is.
 * @returns the type that its face shows.
 */
function addCard(to: Active, s: State, id: CardId, place: 'line' | 'artifacts' = 'line'): CardType {
  const body = bodyAt(s, id);
  const { ref } = cardAt(s, id);
  const { passive, type } = face(s, id);
  if (passive.length > 0) {
    const scope = scopeOf(ref, body.controller);
    for (const { id: at, ability } of passive) addAbility(to, s, at, ability, scope, null);
  }
  for (const upgrade of body.upgrades)
    if (place === 'line' || typeof face(s, upgrade).goesOn === 'string') addCard(to, s, upgrade);
  return type;
}

/** An archon power is in force from the start of the game on, a prophecy as long as it is active. */
function addBeside(to: Active, s: State, id: CardId, owner: Seat): void {
  const { ref } = cardAt(s, id);
  const { type, passive } = face(s, id);
  if (type !== 'archon-power' && !(type === 'prophecy' && isActiveProphecy(s, id))) return;
  const scope = scopeOf(ref, owner);
  for (const { id: at, ability } of passive) addAbility(to, s, at, ability, scope, null);
}

/**
 * What works in a zone out of play, for the owner of the card.
 * Decided: in a hand or archives only as long as all know the card, so that nothing hidden shows by what it does.
 */
function addOutOfPlay(to: Active, s: State, owner: Seat, home: Home): void {
  for (const id of player(s, owner)[home]) {
    const card = cardAt(s, id);
    if (card.owner !== owner || !actsOutOfPlay(s, card)) continue;
    const scope = scopeOf(card.ref, owner);
    for (const { id: at, ability } of face(s, id).outOfPlay)
      if (ability.outOfPlay.includes(home)) addAbility(to, s, at, ability, scope, null);
  }
}

const scopeOfLasting = ({ source, controller, event, vars }: Lasting): Scope =>
  scopeSince(source, controller, null, event, vars);

function build(s: State): Active {
  const made = nothingActive();
  const outOfPlay = hasOutOfPlay(s);
  for (const seat of s.players.length === 2 ? (s.active === 0 ? zeroFirst : oneFirst) : seatsInOrder(s)) {
    const p = player(s, seat);
    for (const id of p.line) if (addCard(made, s, id) !== 'creature') made.mayStandWrong = true;
    for (const id of p.artifacts) if (addCard(made, s, id, 'artifacts') !== 'artifact') made.mayStandWrong = true;
    for (const id of p.beside) addBeside(made, s, id, seat);
    if (outOfPlay) for (const home of homes) addOutOfPlay(made, s, seat, home);
  }
  const apart = cardApart(s);
  if (apart !== undefined) addCard(made, s, apart);
  for (const lasting of s.lasting) {
    if (isInForceNow(s, lasting))
      addAbility(made, s, lasting.ability, abilityAt(lasting.ability), scopeOfLasting(lasting), lasting);
  }
  for (const line of inCircles(made.modifiers.type.length > 0 ? made.lines : made.changing)) line.isInCircle = true;
  return made;
}

const zeroFirst = [0, 1] as const;
const oneFirst = [1, 0] as const;

function active(s: State): Active {
  if (cachedFor !== s || cachedShape !== s.shape) {
    cached = build(s);
    cachedFor = s;
    cachedShape = s.shape;
  }
  return cached;
}

const isGivingForGood = (line: Line): line is Giving =>
  line.modifier.mod === 'ability' && line.modifier.ability.on === 'constant';

/**
 * Whether a modifier, trigger or replacement is not that of a card whose text is blank, nor given by one.
 * R: 18.4 "Upgrades": what a card gains is its text, and blank with it (`gainedText`).
 */
function isReadable(s: State, item: Line | Waiting<Ability>): boolean {
  const { lasting, scope, isGained } = item;
  if (scope.source === null) return true;
  if ('giver' in item && item.giver !== null) return isReadable(s, item.giver) && !reader.isMute(s, scope.source);
  return lasting === null ? !reader.isBlank(s, scope.source) : !isGained || !reader.isMute(s, scope.source);
}

/** Of a card whose text is blank, nothing is in force. */
const readable = <L extends Line | Waiting<Ability>>(s: State, items: readonly L[]): readonly L[] =>
  written(s).blank.length === 0 ? items : items.filter((item) => isReadable(s, item));

/** What cards and lasting effects say, also cards whose text is blank: what decides which are. */
export const written = (s: State): Modifiers => active(s).modifiers as Modifiers;

/** The modifiers that are in force. */
export function modifiers(s: State): Modifiers {
  const all = written(s);
  return all.blank.length === 0 ? all : readableModifiers(s, all);
}

/** Each list is gone through when it is asked for: most are empty, and few are asked for at a time. */
const readableModifiers = (s: State, all: Modifiers): Modifiers =>
  new Proxy(all, {
    get(lists, mod) {
      const lines: readonly Line[] = Reflect.get(lists, mod);
      return lines.length === 0 ? lines : readable(s, lines);
    },
  });

/** The same in one list. */
export const allModifiers = (s: State): readonly Line[] => readable(s, active(s).lines);

export const triggersFor = (s: State, type: EventType): readonly Waiting<AbilityOn<'trigger'>>[] =>
  readable(s, active(s).triggers?.get(type) ?? none);
export const replacementsFor = (s: State, type: EventType): readonly Waiting<AbilityOn<'replace'>>[] =>
  readable(s, active(s).replacements?.get(type) ?? none);

/** Whether a card may stand where its type cannot, so that it is worth a look. */
export const mayStandWrong = (s: State): boolean => active(s).mayStandWrong;

/**
 * Whether something can lower power that is no modifier of power: it is set, what raised it is a text that may be blank, or
 * one that works out of play and ends when its card goes elsewhere, which is no event that changes power else.
 */
export function powerMayDrop(s: State): boolean {
  const now = active(s);
  const { blank, 'set-power': set, 'switch-values': switched, 'values-of': taken } = now.modifiers;
  return (
    blank.length > 0 ||
    set.length > 0 ||
    switched.length > 0 ||
    taken.length > 0 ||
    now.mayStandWrong ||
    hasOutOfPlay(s)
  );
}

/** Whether anything at all is replaced at this moment. */
export const anyReplacement = (s: State): boolean => active(s).isReplacing;
