// One batch of simultaneous events on its way: replace -> prevent and ward -> armor -> redirect -> before -> apply all
// at once -> lethal check -> after. The order is that of the timing notes ("Damage", "Destroyed"). A batch begins abilities,
// and abilities make batches: that is why both stand here.

import { apply } from '../apply/apply.ts';
import { countUse } from '../apply/lasting.ts';
import { isMadeToken, loseTrack, SHOWN } from '../hidden/secrecy.ts';
import { mixHidden } from '../hidden/shuffling.ts';
import { isAwaited, rootOf } from '../language/definitions.ts';
import type { GameEvent } from '../language/events.ts';
import type { RuleStep } from '../language/language.ts';
import type { VerbPiece } from '../language/pieces.ts';
import { programs } from '../programs/programs.ts';
import { anyReplacement } from '../read/active.ts';
import { currentAbility, pushAbility, pushNode, setVar } from '../stack/frames.ts';
import type { DyingFrame, EventsFrame, State, Trigger } from '../state/state.ts';
import { eventsOf, eventsOfPiece } from '../verbs/verbs.ts';
import { destructions, handToDying, openDying } from './destruction.ts';
import { askForHalf } from './halves.ts';
import { askForHeir } from './heirs.ts';
import { note } from './journal.ts';
import { nextWaiting, sameTrigger } from './order.ts';
import { beginEffect, report, takeBack } from './outcome.ts';
import { absorb, prevent } from './prevention.ts';
import { nextReplacement, replace } from './replacement.ts';
import { consequences } from './standing.ts';
import { collect, collectHeld } from './triggers.ts';
import { addGained, heldKey, waitForPlay } from './waiting.ts';

const nothing: readonly never[] = [];

/** How deep the stack may be where a batch is run through inside of the call that made it. */
const mostCalls = 200;

/** Sends a batch on its way. */
export function happen(s: State, events: readonly GameEvent[], from: EventsFrame['from'] = 'verb'): void {
  if (from === 'verb') {
    beginEffect(s);
    currentAbility(s).amount = 0;
  }
  if (events.length === 0) return;
  const batch: EventsFrame = {
    kind: 'events',
    stage: firstStage(s, events),
    events,
    pending: null,
    seen: nothing,
    replaced: nothing,
    planned: events.length,
    from,
  };
  s.stack.push(batch);
  // Most batches run through at once, and the node that made them can go on without coming back to the loop. Where
  // abilities set each other off without end, the loop counts their steps instead of these calls filling the stack.
  if (s.stack.length < mostCalls) stepEvents(s, batch);
}

/** Most events cannot be prevented, replaced or waited for: they begin where they are applied. */
function firstStage(s: State, events: readonly GameEvent[]): EventsFrame['stage'] {
  if (anyReplacement(s)) return 'replace';
  for (const { type } of events) {
    if (type === 'damage' || type === 'destroy' || type === 'leave' || isAwaited(type)) return 'ward';
  }
  return 'apply';
}

export function runVerb(s: State, piece: VerbPiece): void {
  const frame = currentAbility(s);
  const verb = piece.node;
  const events = eventsOfPiece(s, piece, frame);
  if (verb.kind === 'reveal' && verb.to === 'all')
    setVar(
      s,
      SHOWN,
      events.flatMap((e) => (e.type === 'reveal' ? [e.card] : [])),
    );
  // A verb that is not about cards leaves "this way" to the one before it.
  if (piece.isAimed) frame.thisWay = nothing;
  happen(s, events);
}

/** Does a step of the rules by itself. */
export const runStep = (s: State, step: RuleStep): void =>
  happen(s, eventsOf(s, { kind: 'rule', step }, currentAbility(s)));

/** Starts what an ability or a program does. */
export function begin(s: State, ability: string, start: Parameters<typeof pushAbility>[2]): void {
  pushAbility(s, ability, start);
  const root = rootOf(ability);
  if (root.isControl) pushNode(s, root);
  else runVerb(s, root);
}

/** Starts what a trigger does, or an ability that takes the place of an event. */
const beginFor = (s: State, { ability, source, controller, granter, event, vars }: Trigger): void =>
  begin(s, ability, { source, controller, granter, event, vars });

function startTrigger(s: State, t: Trigger): void {
  if (t.lasting !== null) countUse(s, t.lasting, t.source);
  beginFor(s, t);
}

/** Lets the next waiting trigger resolve, or asks which. @returns false when none is left. */
export function resolveNext(s: State, f: EventsFrame | DyingFrame): boolean {
  const next = nextWaiting(s, f);
  if (next !== null && next !== 'asked') startTrigger(s, next);
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
  f.pending = (f.pending ?? nothing).filter((t) => !sameTrigger(t, chosen));
  startTrigger(s, chosen);
}

function applyAll(s: State, f: EventsFrame): void {
  const out: GameEvent[] = [];
  let whole = f.events.length === f.planned;
  const [first] = f.events;
  const untracked = loseTrack(s, f.events);
  // From now on everybody sees the id of such a card, so that it must be one that nobody has seen before.
  if (untracked.length > 0 && f.events.some(isMadeToken)) for (const owner of untracked) mixHidden(s, owner);
  for (const e of f.events) {
    whole = apply(s, e, out) && whole;
    if (s.winner !== null) break;
  }
  for (const e of out) note(e);
  f.events = out;
  if (s.winner !== null || first === undefined) return;
  if (f.from === 'verb') report(s, out, first.type, whole);
  for (const owner of untracked) mixHidden(s, owner);
  if (f.from === 'dying') return;
  const tagged = destructions(out);
  if (tagged.length > 0) openDying(s, tagged);
}

/** An icon does what it says as it is resolved, before what waits for that: a batch of icons has only one. */
function beginIcon(s: State, [e]: readonly GameEvent[]): void {
  if (e?.type === 'bonus') begin(s, programs[`bonus-${e.icon}`], { source: e.card, controller: e.player });
}

/** Takes a batch as far as it goes without an answer or another ability. */
export function stepEvents(s: State, f: EventsFrame): void {
  for (;;) {
    if (f.events.length === 0) f.stage = 'done';
    switch (f.stage) {
      case 'replace':
        if (anyReplacement(s) && replaceAll(s, f, false)) return;
        if (f.events.length === 0) break;
        f.stage = 'ward';
        break;
      case 'ward':
        prevent(s, f);
        f.stage = 'armor';
        break;
      case 'armor':
        absorb(s, f);
        f.stage = 'redirect';
        break;
      case 'redirect':
        if (anyReplacement(s) && replaceAll(s, f, true)) return;
        f.stage = 'before';
        break;
      case 'before':
        if (f.pending === null) f.pending = collect(s, f.events, 'before');
        if (f.pending.length > 0 && resolveNext(s, f)) return;
        f.stage = 'apply';
        break;
      case 'apply': {
        if (askForHeir(s, f) || askForHalf(s, f)) return;
        applyAll(s, f);
        f.stage = 'after';
        f.pending = null;
        if (s.winner !== null) return;
        if (f.from === 'dying') {
          handToDying(s, f.events);
          f.stage = 'done';
          break;
        }
        const following = consequences(s, f.events);
        if (following.length > 0) happen(s, following, 'rules');
        beginIcon(s, f.events);
        if (s.stack[s.stack.length - 1] !== f) return;
        break;
      }
      case 'after':
        if (f.pending === null && f.from === 'verb') takeBack(s, f.events);
        if (f.pending === null) {
          f.pending = collect(s, waitForPlay(s, f.events), 'after');
          const held = collectHeld(s, f.events);
          if (held.length > 0) f.seen = held.map(heldKey);
        } else addGained(s, f);
        if (f.pending.length > 0 && resolveNext(s, f)) return;
        f.stage = 'done';
        break;
      case 'done': {
        s.stack.pop();
        return;
      }
    }
  }
}
