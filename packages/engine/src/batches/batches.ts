// One batch of simultaneous events on its way: replace -> prevent and ward -> armor -> redirect -> before -> apply all
// at once -> lethal check -> after. The order is that of the timing notes ("Damage", "Destroyed"). A batch begins abilities,
// and abilities make batches: that is why both stand here.

import { apply } from '../apply/apply.ts';
import { countUse } from '../apply/lasting.ts';
import { isMadeToken, loseTrack, SHOWN } from '../hidden/knowledge.ts';
import { mixHidden } from '../hidden/shuffling.ts';
import type { CompiledVerb } from '../language/compiled.ts';
import { rootOf } from '../language/definitions.ts';
import type { GameEvent } from '../language/events.ts';
import type { RuleStep, Verb } from '../language/language.ts';
import { programs } from '../programs/programs.ts';
import { currentAbility, pushAbility, pushNode, setVar } from '../stack/frames.ts';
import type { AbilityFrame, DyingFrame, EventsFrame, Trigger } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import type { Ref } from '../terms.ts';
import { eventsOf, eventsOfCompiled } from '../verbs/verbs.ts';
import { absorb, prevent } from './damage/armorAndWard.ts';
import { shareFightDamage } from './damage/sharing.ts';
import { destructions, handToDying, openDying } from './destruction.ts';
import { askForHalf } from './halves.ts';
import { note } from './journal.ts';
import { AWAITED, DESTROYS, FORGES, HIDES, ICON, kindsIn, STOPPABLE } from './kinds.ts';
import { eventOfCard, nextOneByOne, oneByOne, takeOut } from './oneByOne.ts';
import { nextWaiting, sameTrigger, waitingAfter, waitingInsteadOf } from './order.ts';
import { askForRedirect, mayBeRedirected } from './poolRedirect.ts';
import { insteadOfPlay, mayBeReplaced, nextReplacement, replace } from './replacement.ts';
import { beginEffect, rememberDestroyed, report, reportOne, takeBack } from './results.ts';
import { openedTops, spentCards, stateBasedActions } from './stateBasedActions.ts';
import { collectBefore, collectLeaving } from './triggers.ts';
import { addGained, collectAfter, lookAfter } from './waiting.ts';

const nothing: readonly never[] = [];

/** How deep the stack may be where a batch is run through inside of the call that made it. */
const mostCalls = 200;

/** Sends a batch on its way. */
export function happen(s: State, events: readonly GameEvent[], from: EventsFrame['from'] = 'verb'): void {
  if (from === 'verb') happenFor(s, currentAbility(s), events);
  else send(s, events, from, null);
}

/** Sends the batch on its way that a verb of that ability has made. */
function happenFor(
  s: State,
  frame: AbilityFrame,
  events: readonly GameEvent[],
  verb: CompiledVerb | null = null,
): void {
  beginEffect(s, frame, verb);
  frame.amount = 0;
  send(s, events, 'verb', frame);
}

/** A frame is for what may be stopped, or has to wait. Most batches are done without. */
function send(s: State, events: readonly GameEvent[], from: EventsFrame['from'], ability: AbilityFrame | null): void {
  if (events.length === 0) return;
  const kinds = kindsIn(events);
  if (mayBeReplaced(s, events)) goOn(s, openBatch(s, 'replace', events, from));
  else if ((kinds & STOPPABLE) !== 0 || ((kinds & AWAITED) !== 0 && collectBefore(s, events, kinds).length > 0))
    goOn(s, openBatch(s, 'ward', events, from));
  else if ((kinds & (HIDES | ICON)) !== 0 || mayBeRedirected(s)) goOn(s, openBatch(s, 'apply', events, from));
  else applyAtOnce(s, events, kinds, from, ability);
}

function openBatch(
  s: State,
  stage: EventsFrame['stage'],
  events: readonly GameEvent[],
  from: EventsFrame['from'],
): EventsFrame {
  const batch: EventsFrame = {
    kind: 'events',
    stage,
    events,
    pending: null,
    seen: nothing,
    replaced: nothing,
    planned: events.length,
    from,
    heirs: undefined,
    absorbed: undefined,
    shared: undefined,
    leaving: undefined,
    verb: undefined,
    last: undefined,
  };
  s.stack.push(batch);
  return batch;
}

/**
 * Takes a batch as far as it goes, so that the node that made it can go on without coming back to the loop. Where abilities
 * set each other off without end, the loop counts their steps instead of these calls filling the stack.
 */
function goOn(s: State, f: EventsFrame): void {
  if (s.stack.length < mostCalls) stepEvents(s, f);
}

/** What the rules do after a batch, of which the ability that made it remembers what it destroyed. */
function following(
  s: State,
  out: readonly GameEvent[],
  kinds: number,
  ability: AbilityFrame | null,
): readonly GameEvent[] {
  const needed = stateBasedActions(s, out, kinds);
  const spent = (kinds & FORGES) === 0 ? nothing : spentCards(s, out);
  const opened = openedTops(s);
  const next = spent.length + opened.length === 0 ? needed : [...needed, ...spent, ...opened];
  if (ability !== null && ((kinds & DESTROYS) !== 0 || next.length > 0)) rememberDestroyed(ability, out, next);
  return next;
}

/** Makes happen what nothing can stop. It has a frame from then on only if something follows from it, or waits for it. */
function applyAtOnce(
  s: State,
  events: readonly GameEvent[],
  kinds: number,
  from: EventsFrame['from'],
  ability: AbilityFrame | null,
): void {
  const out: GameEvent[] = [];
  const whole = applyEvents(s, events, out);
  if (s.winner !== null) return;
  if (ability !== null) report(ability, events, out, whole);
  const done = out.length === 1 && out[0] === events[0] ? kinds : kindsIn(out);
  if ((done & DESTROYS) !== 0) {
    openBatch(s, 'after', out, from);
    openDying(s, destructions(out));
    happen(s, following(s, out, done, ability), 'rules');
    return;
  }
  const next = following(s, out, done, ability);
  if (next.length > 0) {
    const f = openBatch(s, 'after', out, from);
    happen(s, next, 'rules');
    if (s.stack[s.stack.length - 1] === f) goOn(s, f);
    return;
  }
  const pending = collectAfter(s, out, done);
  if (pending.length === 0) return;
  const f = openBatch(s, 'after', out, from);
  lookAfter(s, f, pending);
  goOn(s, f);
}

/** What an ability has shown to all, its own later steps find. */
function rememberShown(s: State, verb: Verb, events: readonly GameEvent[]): void {
  if (verb.kind !== 'reveal' || verb.to !== 'all') return;
  const shown = events.flatMap((e) => (e.type === 'reveal' ? [e.card] : []));
  setVar(s, SHOWN, shown);
}

export function runVerb(s: State, compiled: CompiledVerb): void {
  const frame = currentAbility(s);
  const events = eventsOfCompiled(s, compiled, frame);
  if (compiled.kind === 'reveal') rememberShown(s, compiled.node, events);
  // A verb that is not about cards leaves "this way" to the one before it.
  if (compiled.isAimed) frame.thisWay = nothing;
  const single = oneByOne(s, compiled, events);
  if (single === null) happenFor(s, frame, events, compiled);
  else happenOneByOne(s, frame, compiled, single);
}

/** Sends each of the events on its way by itself, one after the other: "this way" and "if you do" mean all of them. */
function happenOneByOne(s: State, frame: AbilityFrame, verb: CompiledVerb, events: readonly GameEvent[]): void {
  beginEffect(s, frame, verb);
  frame.did = true;
  frame.amount = 0;
  openBatch(s, 'replace', events, 'one-by-one').verb = verb.id;
}

function stepOneByOne(s: State, f: EventsFrame): void {
  const next = nextOneByOne(s, f);
  if (next === null) s.stack.pop();
  else if (next !== 'asked') sendOne(s, f, next);
}

function sendOne(s: State, f: EventsFrame, next: GameEvent): void {
  takeOut(f, next);
  openBatch(s, 'replace', [next], 'one-of-them');
}

/** The active player said which card comes next. */
export function takeNext(s: State, f: EventsFrame, card: Ref): void {
  const next = eventOfCard(f, card);
  if (next !== undefined) sendOne(s, f, next);
}

/** Does a step of the rules by itself. */
export const runStep = (s: State, step: RuleStep): void =>
  happen(s, eventsOf(s, { kind: 'rule', step }, currentAbility(s)));

/** Starts what an ability or a program does. */
export function begin(s: State, ability: string, start: Parameters<typeof pushAbility>[2]): void {
  const root = rootOf(ability);
  pushAbility(s, ability, start, root);
  if (root.isControl) pushNode(s, root);
  else runVerb(s, root);
}

/** Starts what a trigger does, or an ability that takes the place of an event. */
const beginFor = (s: State, { ability, source, controller, granter, event, vars }: Trigger): void =>
  begin(s, ability, { source, controller, granter, event, vars });

/** Starts one of the triggers of a window, or what takes its place; the others go on waiting. */
function startTrigger(s: State, f: EventsFrame | DyingFrame, waiting: readonly Trigger[], t: Trigger): void {
  const instead = insteadOfPlay(s, t);
  f.pending = instead === null ? waitingAfter(s, waiting, t) : waitingInsteadOf(waiting, t);
  const { lasting, source } = instead ?? t;
  if (lasting !== null) countUse(s, lasting, source);
  beginFor(s, instead ?? t);
}

/** Lets the next waiting trigger resolve, or asks which. @returns false when none is left. */
export function resolveNext(s: State, f: EventsFrame | DyingFrame): boolean {
  const next = nextWaiting(s, f);
  if (next !== null && next !== 'asked') startTrigger(s, f, f.pending ?? nothing, next);
  return next !== null;
}

function applyReplacement(s: State, f: EventsFrame, t: Trigger): void {
  if (replace(s, f, t)) beginFor(s, t);
}

/**
 * Lets one replacement after the other apply, until none is left.
 * @returns whether another ability, or an answer, comes first
 */
function replaceAll(s: State, f: EventsFrame, redirect: boolean): boolean {
  for (;;) {
    const next = nextReplacement(s, f, redirect);
    if (next === null || next === 'asked') return next === 'asked';
    const depth = s.stack.length;
    applyReplacement(s, f, next);
    if (s.stack.length !== depth) return true;
  }
}

/** The active player said which of several triggers, or replacements, comes next. */
export function resolveChosen(s: State, f: EventsFrame | DyingFrame, chosen: Trigger): void {
  if (f.kind === 'events' && (f.stage === 'replace' || f.stage === 'redirect')) {
    applyReplacement(s, f, chosen);
    return;
  }
  if (f.kind === 'events' && f.stage === 'apply') {
    f.heirs = [...(f.heirs ?? nothing), { seat: chosen.index, card: chosen.source }];
    return;
  }
  const left = (f.pending ?? nothing).filter((t) => !sameTrigger(t, chosen));
  startTrigger(s, f, left, chosen);
}

/** @returns whether all of it happened, as a whole */
function applyEvents(s: State, events: readonly GameEvent[], out: GameEvent[]): boolean {
  let whole = true;
  for (const e of events) {
    whole = apply(s, e, out) && whole;
    if (s.winner !== null) break;
  }
  for (const e of out) note(e);
  return whole;
}

function applyAll(s: State, f: EventsFrame, kinds: number): void {
  const meant = f.events;
  const untracked = (kinds & HIDES) === 0 ? nothing : loseTrack(s, f.events);
  // From now on everybody sees the id of such a card, so that it must be one that nobody has seen before.
  if (untracked.length > 0 && f.events.some(isMadeToken)) for (const owner of untracked) mixHidden(s, owner);
  const out: GameEvent[] = [];
  const isPlanned = f.events.length === f.planned;
  const whole = applyEvents(s, f.events, out) && isPlanned;
  f.events = out;
  if (s.winner !== null || meant.length === 0) return;
  if (f.from === 'verb') report(currentAbility(s), meant, out, whole);
  else if (f.from === 'one-of-them') reportOne(currentAbility(s), meant, out, whole);
  for (const owner of untracked) mixHidden(s, owner);
  if (f.from === 'dying') return;
  const tagged = destructions(out);
  if (tagged.length > 0) openDying(s, tagged);
}

/** An icon does what it says as it is resolved, before what waits for that: a batch of icons has only one. */
function beginIcon(s: State, [e]: readonly GameEvent[]): void {
  if (e?.type === 'bonus') begin(s, programs[`bonus-${e.icon}`], { source: e.card, controller: e.player });
}

/** Where armor took all of the damage away, what waits for that still comes. */
const whereNothingIsLeft = ({ absorbed, stage }: EventsFrame): EventsFrame['stage'] =>
  absorbed === undefined || stage === 'done' ? 'done' : 'after';

/** Takes a batch as far as it goes without an answer or another ability. */
export function stepEvents(s: State, f: EventsFrame): void {
  if (f.from === 'one-by-one') {
    stepOneByOne(s, f);
    return;
  }
  for (;;) {
    if (f.events.length === 0) f.stage = whereNothingIsLeft(f);
    switch (f.stage) {
      case 'replace':
        if (mayBeReplaced(s, f.events) && replaceAll(s, f, false)) return;
        if (f.events.length === 0) break;
        f.stage = 'ward';
        break;
      case 'ward':
        if ((kindsIn(f.events) & STOPPABLE) !== 0) {
          prevent(s, f);
          absorb(s, f);
        }
        f.stage = 'redirect';
        break;
      case 'redirect':
        if (mayBeReplaced(s, f.events) && replaceAll(s, f, true)) return;
        if (shareFightDamage(s, f)) break;
        f.stage = 'before';
        break;
      case 'before':
        if (f.pending === null) f.pending = collectBefore(s, f.events, kindsIn(f.events));
        if (f.pending.length > 0 && resolveNext(s, f)) return;
        f.stage = 'apply';
        break;
      case 'apply': {
        if (askForRedirect(s, f) || askForHalf(s, f)) return;
        f.leaving = collectLeaving(s, f.events, kindsIn(f.events));
        applyAll(s, f, kindsIn(f.events));
        f.stage = 'after';
        f.pending = null;
        if (s.winner !== null) return;
        if (f.from === 'dying') {
          handToDying(s, f);
          f.stage = 'done';
          break;
        }
        happen(s, following(s, f.events, kindsIn(f.events), f.from === 'verb' ? currentAbility(s) : null), 'rules');
        beginIcon(s, f.events);
        if (s.stack[s.stack.length - 1] !== f) return;
        break;
      }
      case 'after':
        if (f.pending === null) {
          if (f.from === 'verb') takeBack(s, f.events);
          const happened = f.absorbed === undefined ? f.events : [...f.absorbed, ...f.events];
          lookAfter(s, f, [...(f.leaving ?? nothing), ...collectAfter(s, happened, kindsIn(happened))]);
        } else addGained(s, f);
        if (f.pending !== null && f.pending.length > 0 && resolveNext(s, f)) return;
        f.stage = 'done';
        break;
      case 'done': {
        s.stack.pop();
        return;
      }
    }
  }
}
