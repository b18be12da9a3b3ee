// Cards that an effect draws, discards, readies or exhausts one after the other, each with what it sets off, where something in the
// game can tell that from all at once: else they go together, which comes to the same.

import { editionOf } from '../editions/editions.ts';
import type { CompiledVerb } from '../language/compiled.ts';
import type { AbilityOn } from '../language/definitions.ts';
import { nodeAt } from '../language/definitions.ts';
import type { GameEvent } from '../language/events.ts';
import type { Waiting } from '../read/active.ts';
import { modifiers, replacementsFor, triggersFor } from '../read/active.ts';
import { face } from '../read/face.ts';
import { currentAbility } from '../stack/frames.ts';
import type { EventsFrame } from '../state/frames.ts';
import { decidingSeat } from '../state/players.ts';
import type { State } from '../state/state.ts';
import type { Ref, Seat } from '../terms.ts';
import { sameRef } from '../terms.ts';
import { eventsOf } from '../verbs/verbs.ts';
import { fits } from './triggers.ts';

type OneByOne = Extract<GameEvent, { readonly type: 'discard' | 'ready' | 'exhaust' }>;

const isOneByOne = (e: GameEvent): e is OneByOne => e.type === 'discard' || e.type === 'ready' || e.type === 'exhaust';

const isGranted = (s: State, type: GameEvent['type']): boolean =>
  modifiers(s).ability.some(({ modifier: { ability } }) => 'when' in ability && ability.when.event === type);

/** Whether something waits for one of these events, or takes its place. */
function isAwaited(s: State, events: readonly (OneByOne | Draw)[]): boolean {
  const [first] = events;
  if (first === undefined) return false;
  const isMeant = ({ ability, scope }: Waiting<AbilityOn<'trigger' | 'replace'>>): boolean =>
    events.some((e) => fits(s, ability.when, e, scope));
  return (
    triggersFor(s, first.type).some(isMeant) ||
    replacementsFor(s, first.type).some(isMeant) ||
    isGranted(s, first.type) ||
    events.some((e) => e.type === 'discard' && e.from === 'hand' && face(s, e.card.id).timed.scrap !== undefined)
  );
}

type Draw = Extract<GameEvent, { readonly type: 'draw' }>;

const isDraw = (e: GameEvent): e is Draw => e.type === 'draw';

/**
 * Draws of several cards as draws of one, where something in the game can tell; null where nothing can, or there are none.
 * R: 18.4, "Draw": one by one, and how many is known before the first.
 */
function singleDraws(s: State, events: readonly GameEvent[]): readonly GameEvent[] | null {
  const draws = events.filter(isDraw);
  if (draws.every(({ amount }) => amount < 2) || !isAwaited(s, draws)) return null;
  return events.flatMap((e): readonly GameEvent[] =>
    isDraw(e) ? Array.from({ length: e.amount }, () => ({ ...e, amount: 1 })) : [e],
  );
}

/**
 * What a verb does to several cards, where it is done to one after the other; null where it is done at once.
 * R: 18.4, "Discarding" and "Ready Cards": several cards are discarded, readied or exhausted one at a time. Before that: at once.
 */
export function oneByOne(
  s: State,
  { kind, node }: CompiledVerb,
  events: readonly GameEvent[],
): readonly GameEvent[] | null {
  if (events.length === 0) return null;
  if (kind === 'draw' || kind === 'refill' || (kind === 'rule' && node.kind === 'rule' && node.step === 'refill'))
    return singleDraws(s, events);
  if (events.length < 2 || (kind !== 'discard' && kind !== 'ready' && kind !== 'exhaust')) return null;
  const { discards, readying } = editionOf(s.edition);
  if ((kind === 'discard' ? discards : readying) !== 'one-at-a-time') return null;
  const those = events.filter(isOneByOne);
  return those.length === events.length && isAwaited(s, those) ? events : null;
}

/** The seat whose card is discarded; readied and exhausted cards are all the active player's to order. */
const seatOf = (e: OneByOne): Seat | null => (e.type === 'discard' ? e.player : null);

/** Whether the cards of a verb come in no order of their own: they were not chosen one by one, and lie in no pile. */
function areUnordered({ verb }: EventsFrame): boolean {
  const node = verb === undefined ? null : nodeAt(verb);
  return node !== null && 'what' in node && typeof node.what === 'object' && 'all' in node.what;
}

/**
 * The cards of which one may come next. Of the discards of two players either begins, and then the rest of that player's follow;
 * cards that were chosen go in that order.
 */
function mayComeNext(f: EventsFrame): readonly OneByOne[] {
  const left = f.events.filter(isOneByOne);
  const [first] = left;
  if (first === undefined || first.type !== 'discard') return left;
  const goingOn = left.filter((e) => seatOf(e) === f.last);
  const open = goingOn.length > 0 ? goingOn : left;
  return areUnordered(f) ? open : open.filter((e, i) => open.findIndex((other) => seatOf(other) === seatOf(e)) === i);
}

/**
 * "Your hand" includes what is drawn meanwhile. There is an end to it: no more cards than the game has.
 * R: 18.4, "Discarding".
 */
function drawnMeanwhile(s: State, f: EventsFrame): readonly GameEvent[] {
  const node = f.verb === undefined ? null : nodeAt(f.verb);
  if (node?.kind !== 'discard' || !('all' in node.what) || node.what.all.zone !== 'hand') return [];
  const drawn = eventsOf(s, node, currentAbility(s));
  f.planned += drawn.length;
  return f.planned > s.cards.length ? [] : drawn;
}

/**
 * The next of the events that happen one by one, which waits no longer.
 * @returns 'asked' where the active player is asked which, null when none is left
 */
export function nextOneByOne(s: State, f: EventsFrame): GameEvent | 'asked' | null {
  if (f.events.length === 0) f.events = drawnMeanwhile(s, f);
  const [head] = f.events;
  if (head !== undefined && !isOneByOne(head)) return head;
  const next = mayComeNext(f);
  const [first] = next;
  if (first === undefined) return null;
  if (next.length === 1) return first;
  s.ask = {
    player: decidingSeat(s),
    controller: decidingSeat(s),
    kind: 'cards',
    why: f.verb ?? currentAbility(s).ability,
    source: currentAbility(s).source,
    options: next.map(({ card }) => ({ pick: 'card', card })),
    picked: [],
    min: 1,
    max: 1,
  };
  return 'asked';
}

/** Takes an event out of those that are still to happen. */
export function takeOut(f: EventsFrame, next: GameEvent): void {
  f.events = f.events.filter((e) => e !== next);
  if (next.type === 'discard') f.last = next.player;
}

/** The event of the card that the active player chose. */
export const eventOfCard = (f: EventsFrame, card: Ref): GameEvent | undefined =>
  f.events.filter(isOneByOne).find((e) => sameRef(e.card, card));
