// One batch of simultaneous events on its way: replace -> prevent and ward -> armor -> redirect -> before -> apply all
// at once -> lethal check -> after; and destruction, in which tagged cards leave together when all their Destroyed:
// abilities have resolved. The order is that of the timing notes ("Damage", "Destroyed").

import { apply } from '../apply/apply.ts';
import { countUse } from '../apply/lasting.ts';
import { heirsOf, poolFilledBy } from '../apply/pool.ts';
import { editionOf } from '../editions/editions.ts';
import { loseTrack, SHOWN } from '../hidden/secrecy.ts';
import { mixHidden } from '../hidden/shuffling.ts';
import type { AbilityOn } from '../language/definitions.ts';
import {
  abilityAt,
  addressOf,
  dependsOnEvent,
  dependsOnSource,
  effectOf,
  isAwaited,
  isProgram,
  readsDiscardOrder,
} from '../language/definitions.ts';
import type { EventOf, GameEvent } from '../language/events.ts';
import type { Ability, Verb } from '../language/language.ts';
import type { Scope } from '../language/reading.ts';
import { programs } from '../programs/programs.ts';
import type { Waiting } from '../read/active.ts';
import { anyReplacement, modifiers, replacementsFor, scopeOfCard } from '../read/active.ts';
import { candidates, cards } from '../read/cards.ts';
import { cardOfEvent } from '../read/event.ts';
import { armorLeft } from '../read/values/armor.ts';
import { cannotBe } from '../read/values/attack.ts';
import { power } from '../read/values/power.ts';
import { snapshot } from '../read/values/snapshot.ts';
import { controllerOf, lastKnown, typeOf } from '../read/was.ts';
import { currentAbility, isControl, pushAbility, pushNode, rootOf, setVar } from '../stack/frames.ts';
import { decidingSeat } from '../state/players.ts';
import type { Option } from '../state/question.ts';
import type { AbilityFrame, DyingFrame, EventsFrame, State, Trigger } from '../state/state.ts';
import { cardAt, liveBody } from '../state/zones.ts';
import type { Ref } from '../terms.ts';
import { sameRef } from '../terms.ts';
import { eventsOf } from '../verbs/verbs.ts';
import { note } from './journal.ts';
import { lethal } from './lethal.ts';
import { canStillResolve, collect, collectDestroyed, collectHeld, fits } from './triggers.ts';

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

/** The next effect of an ability begins, or is left out: so far it did not happen ("if you do"). */
export function beginEffect(s: State): void {
  const frame = currentAbility(s);
  if (editionOf(s.edition).ifYouDo === 'all-before-it') rememberBefore(frame);
  frame.did = false;
}

/**
 * R: notes on how "if you do" is read in 2026: everything before it must be done in full. The programs of the rules are no
 * text of cards: each of their steps stands for itself.
 */
function rememberBefore(frame: AbilityFrame): void {
  if (isProgram(frame.ability)) return;
  const isFirst = frame.before === undefined;
  frame.before = isFirst || (frame.did && frame.before === 'whole') ? 'whole' : 'lacking';
}

/** Most events cannot be prevented, replaced or waited for: they begin where they are applied. */
function firstStage(s: State, events: readonly GameEvent[]): EventsFrame['stage'] {
  if (anyReplacement(s)) return 'replace';
  for (const { type } of events) {
    if (type === 'damage' || type === 'destroy' || type === 'leave' || isAwaited(type)) return 'ward';
  }
  return 'apply';
}

export function runVerb(s: State, verb: Verb): void {
  const frame = currentAbility(s);
  const events = eventsOf(s, verb, frame);
  if (verb.kind === 'reveal' && verb.to === 'all')
    setVar(
      s,
      SHOWN,
      events.flatMap((e) => (e.type === 'reveal' ? [e.card] : [])),
    );
  // A verb that is not about cards leaves "this way" to the one before it.
  if ('what' in verb || 'to' in verb) frame.thisWay = nothing;
  happen(s, events);
}

/** Starts what an ability or a program does. */
export function begin(s: State, ability: string, start: Parameters<typeof pushAbility>[2]): void {
  pushAbility(s, ability, start);
  const root = rootOf(ability);
  if (isControl(root)) pushNode(s, root);
  else runVerb(s, root);
}

// ── Windows: several triggers wait, the active player orders them ────────────────────────────────

/** Æmber that players gain adds up to the same in any order. */
function onlyGains({ ability }: Trigger): boolean {
  const effect = effectOf(ability);
  return effect?.kind === 'gain' && typeof effect.amount === 'number';
}

/** Triggers of one ability whose effect nothing can tell apart need no order. */
function alike(triggers: readonly Trigger[]): boolean {
  const [first] = triggers;
  if (first === undefined) return true;
  if (onlyGains(first) && triggers.every((t) => t.ability === first.ability && sameRef(t.source, first.source)))
    return true;
  const vars = JSON.stringify(first.vars);
  return triggers.every(
    (t) =>
      t.ability === first.ability &&
      t.controller === first.controller &&
      (!dependsOnSource(t.ability) || sameRef(t.source, first.source)) &&
      (!dependsOnEvent(t.ability) || t.index === first.index) &&
      JSON.stringify(t.vars) === vars,
  );
}

function startTrigger(s: State, t: Trigger): void {
  if (t.lasting !== null) countUse(s, t.lasting, t.source);
  begin(s, t.ability, { source: t.source, controller: t.controller, granter: t.granter, event: t.event, vars: t.vars });
}

const isUsedUp = (s: State, t: Trigger): boolean =>
  t.lasting !== null && !s.lasting.some((l) => l.id === t.lasting && l.uses !== 0);

/** Lets the next waiting trigger resolve, or asks which. @returns false when none is left. */
function window(s: State, f: EventsFrame | DyingFrame): boolean {
  const waiting = (f.pending ?? nothing).filter((t) => canStillResolve(s, t) && !isUsedUp(s, t));
  if (waiting.length === 0) {
    f.pending = nothing;
    return false;
  }
  const rank = Math.min(...waiting.map((t) => t.rank ?? Number.POSITIVE_INFINITY));
  const now = waiting.filter((t) => t.rank === null || t.rank === rank);
  const [first] = now;
  if (first === undefined) return false;
  if (now.length === 1 || alike(now)) {
    f.pending = waiting.filter((t) => t !== first);
    startTrigger(s, first);
    return true;
  }
  f.pending = waiting;
  s.ask = {
    player: decidingSeat(s),
    controller: decidingSeat(s),
    kind: 'order',
    why: first.ability,
    source: null,
    options: now.map((trigger) => ({ pick: 'order', trigger })),
    picked: nothing,
    min: 1,
    max: 1,
  };
  return true;
}

const sameTrigger = (a: Trigger, b: Trigger): boolean =>
  a.ability === b.ability && a.index === b.index && a.lasting === b.lasting && sameRef(a.source, b.source);

/** The active player said which of several triggers, or replacements, comes next. */
export function resolveChosen(s: State, f: EventsFrame | DyingFrame, chosen: Trigger): void {
  if (f.kind === 'events' && (f.stage === 'replace' || f.stage === 'redirect')) {
    replace(s, f, chosen);
    return;
  }
  if (f.kind === 'events' && f.stage === 'apply') {
    f.heirs = [...(f.heirs ?? nothing), { seat: chosen.index, card: chosen.source }];
    return;
  }
  f.pending = (f.pending ?? nothing).filter((t) => !sameTrigger(t, chosen));
  startTrigger(s, chosen);
}

// ── Replacement, prevention, ward, armor ─────────────────────────────────────────────────────────

const eventKey = (e: GameEvent): string => `${e.type}:${cardOfEvent(e)?.id ?? ('player' in e ? `p${e.player}` : '')}`;
const replacementKey = (e: GameEvent, t: { readonly ability: string; readonly source: Ref }): string =>
  `${eventKey(e)}:${t.ability}:${t.source.id}`;

/** Replacements that cards have because another card grants them. */
const granted = (s: State): readonly Waiting<AbilityOn<'replace'>>[] =>
  modifiers(s, 'ability').flatMap((line) => {
    const { ability, of } = line.modifier;
    if (ability.on !== 'replace') return [];
    return candidates(s, of, line.scope).map((ref) => ({
      id: addressOf(ability),
      ability,
      scope: { ...scopeOfCard(ref, controllerOf(s, ref)), granter: line.scope.source },
      lasting: null,
    }));
  });

function asTrigger({ id, scope, lasting }: Waiting<Ability>, event: GameEvent, index: number): Trigger | null {
  const { source, controller, granter, vars } = scope;
  if (source === null) return null;
  return { ability: id, source, controller, granter, event, index, lasting: lasting?.id ?? null, vars, rank: 0 };
}

/** The replacements that want one of the events and have not been applied to it yet. */
/** A replacement does not apply to what it puts in the place of an event itself. */
const isReplacing = (s: State, t: Trigger): boolean =>
  s.stack.some(
    (f) => f.kind === 'ability' && f.ability === t.ability && f.source !== null && sameRef(f.source, t.source),
  );

function replacements(s: State, f: EventsFrame, redirect: boolean): readonly Trigger[] {
  const byGrant = granted(s);
  return f.events.flatMap((e, index) =>
    [...replacementsFor(s, e.type), ...byGrant].flatMap((w) => {
      const t = asTrigger(w, e, index);
      if (t === null || 'redirectTo' in w.ability.instead !== redirect || isUsedUp(s, t)) return [];
      if (f.replaced.includes(replacementKey(e, t)) || isReplacing(s, t)) return [];
      return fits(s, w.ability.when, e, w.scope) ? [t] : [];
    }),
  );
}

function replace(s: State, f: EventsFrame, t: Trigger): void {
  const ability = abilityAt(t.ability);
  const e = f.events[t.index];
  if (ability.on !== 'replace' || e === undefined) return;
  f.replaced = [...f.replaced, replacementKey(e, t)];
  if (t.lasting !== null) countUse(s, t.lasting, t.source);
  const { instead } = ability;
  const scope: Scope = {
    source: t.source,
    controller: t.controller,
    granter: t.granter,
    event: e,
    vars: t.vars,
    thisWay: nothing,
    amount: 0,
  };
  if ('do' in instead) {
    f.events = f.events.filter((_, i) => i !== t.index);
    begin(s, t.ability, { source: t.source, controller: t.controller, granter: t.granter, event: e, vars: t.vars });
  } else if ('redirectTo' in instead) {
    const [target] = cards(s, instead.redirectTo, scope);
    if (e.type !== 'damage' || target === undefined) return;
    const redirected = { ...e, card: target };
    // R: rulings on Shadow Self; later-sets 2 "Ward": it has passed ward and armor of its first target, and is stopped by
    // neither of those of the card that it comes to.
    const stopped = liveBody(s, target) === null || cannotBe(s, target, 'dealt-damage');
    f.events = f.events.flatMap((other, i) => (i !== t.index ? [other] : stopped ? [] : [redirected]));
  } else {
    const { zone } = instead;
    f.events = f.events.map((other, i) => (i === t.index && other.type === 'leave' ? { ...other, to: zone } : other));
  }
}

/** Lets the next replacement apply, or asks which of several that want the same event. @returns false when none is left. */
function replaceNext(s: State, f: EventsFrame, redirect: boolean): boolean {
  for (;;) {
    const found = replacements(s, f, redirect);
    const [first] = found;
    if (first === undefined) return false;
    const rivals = found.filter((t) => t.index === first.index);
    if (!alike(rivals)) {
      s.ask = {
        player: decidingSeat(s),
        controller: decidingSeat(s),
        kind: 'replace',
        why: first.ability,
        source: null,
        options: rivals.map((trigger) => ({ pick: 'order', trigger })),
        picked: nothing,
        min: 1,
        max: 1,
      };
      return true;
    }
    const depth = s.stack.length;
    replace(s, f, first);
    if (s.stack.length !== depth) return true;
  }
}

/**
 * R: timing notes, "Terms: Ward": of any card; notes on 17.4 to 18: of creatures only, others have no use of theirs. The
 * adversary of an adventure fights like a creature, and its ward holds like that of one.
 */
function isWarded(s: State, card: Ref): boolean {
  if (!liveBody(s, card)?.warded) return false;
  const type = typeOf(s, card);
  return editionOf(s.edition).ward === 'any-card' || type === 'creature' || type === 'adversary';
}

function removeWard(s: State, card: Ref): void {
  const out: GameEvent[] = [];
  apply(s, { type: 'unward', card }, out);
  for (const e of out) note(e);
}

/** R: "cannot be dealt damage", ward (timing notes): what is prevented is dropped; one ward stops all of one batch. */
function prevent(s: State, f: EventsFrame): void {
  const guarded = f.events.some((e) => e.type === 'damage' || e.type === 'destroy' || e.type === 'leave');
  if (!guarded) return;
  const warded = new Set<number>();
  f.events = f.events.filter((e) => {
    if (e.type !== 'damage' && e.type !== 'destroy' && e.type !== 'leave') return true;
    if (e.type === 'damage' && cannotBe(s, e.card, 'dealt-damage')) return false;
    if (e.type === 'destroy' && (cannotBe(s, e.card, 'destroyed') || liveBody(s, e.card)?.tagged !== false))
      return false;
    if (e.type === 'leave' && f.from === 'dying') return true;
    // R: a sacrifice is not replaced by a ward (card vocabulary, later wordings).
    if ((e.type === 'destroy' && e.sacrifice) || !isWarded(s, e.card)) return true;
    warded.add(e.card.id);
    return false;
  });
  for (const id of warded) removeWard(s, cardAt(s, id).ref);
}

/** R: "Armor", v1.3 glossary: it prevents that much damage each turn. */
function absorb(s: State, f: EventsFrame): void {
  if (!f.events.some((e) => e.type === 'damage')) return;
  f.events = f.events.flatMap((e): readonly GameEvent[] => {
    if (e.type !== 'damage') return [e];
    const stopped = e.ignoringArmor ? 0 : Math.min(e.amount, armorLeft(s, e.card));
    if (stopped === 0) return [e];
    const out: GameEvent[] = [];
    apply(s, { type: 'armor', card: e.card, amount: stopped }, out);
    for (const done of out) note(done);
    return stopped === e.amount ? [] : [{ ...e, amount: e.amount - stopped }];
  });
}

// ── Applying, and what is destroyed by it ────────────────────────────────────────────────────────

/**
 * Where several effects want the æmber that this batch adds to a pool, the active player says which of them has it.
 * R: timing notes, "General": a replacement applies once to an event; v1.3 "Active player": conflicts are that player's.
 * Decided: one answer for all of a batch.
 * @returns whether somebody is asked
 */
function askForHeir(s: State, f: EventsFrame): boolean {
  if (modifiers(s, 'pool-goes-to').length < 2) return false;
  for (const e of f.events) {
    const seat = poolFilledBy(s, e);
    if (seat === null || f.heirs?.some((heir) => heir.seat === seat)) continue;
    const heirs = heirsOf(s, seat).filter(
      ({ card }) => !f.events.some((other) => other.type === 'leave' && sameRef(other.card, card)),
    );
    const [first] = heirs;
    if (first === undefined || heirs.length < 2) continue;
    s.ask = {
      player: decidingSeat(s),
      controller: decidingSeat(s),
      kind: 'replace',
      why: first.line.id,
      source: null,
      options: heirs.map(({ card, line }) => ({
        pick: 'order',
        trigger: {
          ability: line.id,
          source: card,
          controller: line.scope.controller,
          granter: line.scope.granter,
          event: e,
          index: seat,
          lasting: null,
          vars: line.scope.vars,
          rank: 0,
        },
      })),
      picked: nothing,
      min: 1,
      max: 1,
    };
    return true;
  }
  return false;
}

/** The cards that are tagged as destroyed. Most batches have none, and need no list. */
function destructions(events: readonly GameEvent[]): readonly EventOf<'destroy'>[] {
  for (const { type } of events) if (type === 'destroy') return events.filter((e) => e.type === 'destroy');
  return nothing;
}

function applyAll(s: State, f: EventsFrame): void {
  const out: GameEvent[] = [];
  let whole = f.events.length === f.planned;
  const [first] = f.events;
  const untracked = loseTrack(s, f.events);
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

/** Tells the ability what its verb really did: "if you do", "this way". */
function report(s: State, out: readonly GameEvent[], type: GameEvent['type'], whole: boolean): void {
  const frame = currentAbility(s);
  frame.did = whole && out.length > 0;
  const touched: Ref[] = [];
  let amount = 0;
  for (const e of out) {
    if (e.type !== type || (e.type === 'move' && e.instead)) continue;
    if ('amount' in e) amount += e.amount;
    if ('card' in e && e.card !== null) touched.push(e.card);
  }
  frame.amount = amount;
  if (touched.length > 0) frame.thisWay = touched;
}

/** Whether a card that was tagged was not destroyed after all: it was saved, or it is gone and was not destroyed then. */
function isSaved(s: State, card: Ref): boolean {
  const body = liveBody(s, card);
  return body === null ? lastKnown(s, card)?.destroyed === false : !body.tagged;
}

/** R: timing notes: a card that was saved was not destroyed, so what it was destroyed for did not happen ("if you do"). */
function takeBack(s: State, happened: readonly GameEvent[]): void {
  const saved = destructions(happened).filter((e) => isSaved(s, e.card));
  if (saved.length === 0) return;
  const frame = currentAbility(s);
  frame.did = false;
  frame.thisWay = frame.thisWay.filter((ref) => !saved.some((e) => sameRef(e.card, ref)));
}

/** A new destruction opens, or joins the one whose Destroyed: abilities are still resolving. */
function openDying(s: State, tagged: readonly GameEvent[]): void {
  const open = s.stack.find((f): f is DyingFrame => f.kind === 'dying' && f.stage === 'destroyed');
  if (open === undefined) {
    s.stack.push({
      kind: 'dying',
      stage: 'destroyed',
      events: tagged,
      left: nothing,
      pending: collectDestroyed(s, tagged),
    });
    return;
  }
  const before = open.events.length;
  open.events = [...open.events, ...tagged];
  open.pending = [
    ...(open.pending ?? nothing),
    ...collectDestroyed(s, tagged).map((t) => ({ ...t, index: t.index + before })),
  ];
}

/** Takes a batch as far as it goes without an answer or another ability. */
export function stepEvents(s: State, f: EventsFrame): void {
  for (;;) {
    if (f.events.length === 0) f.stage = 'done';
    switch (f.stage) {
      case 'replace':
        if (anyReplacement(s) && replaceNext(s, f, false)) return;
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
        if (anyReplacement(s) && replaceNext(s, f, true)) return;
        f.stage = 'before';
        break;
      case 'before':
        if (f.pending === null) f.pending = collect(s, f.events, 'before');
        if (f.pending.length > 0 && window(s, f)) return;
        f.stage = 'apply';
        break;
      case 'apply': {
        if (askForHeir(s, f)) return;
        applyAll(s, f);
        f.stage = 'after';
        f.pending = null;
        if (s.winner !== null) return;
        if (f.from === 'dying') {
          handToDying(s, f.events);
          f.stage = 'done';
          break;
        }
        const doomed = lethal(s, f.events);
        if (doomed.length > 0) happen(s, doomed, 'rules');
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
        if (f.pending.length > 0 && window(s, f)) return;
        f.stage = 'done';
        break;
      case 'done': {
        s.stack.pop();
        return;
      }
    }
  }
}

/**
 * What the window after a batch is about. "After … is destroyed" waits until the tagged cards have left: see stepDying.
 * What waits for the entry of a card that is played has its window with the Play: abilities, after the bonus: see
 * `entryRank` for who comes first there.
 */
function waitForPlay(s: State, events: readonly GameEvent[]): readonly GameEvent[] {
  const rest = destructions(events).length === 0 ? events : events.filter((e) => e.type !== 'destroy');
  const [first] = rest;
  if (first?.type === 'enter' && first.played) {
    currentAbility(s).event = first;
    return rest.slice(1);
  }
  if (first?.type !== 'played') return rest;
  const { event } = currentAbility(s);
  return event === null ? rest : [...rest, event];
}

const heldKey = (t: Trigger): string => `${t.index}:${t.ability}:${t.granter?.id ?? ''}`;

/** R: v1.5 FAQ, Spectral Tunneler: a Reap: ability that a creature gains while it reaps still resolves in that reap. */
function addGained(s: State, f: EventsFrame): void {
  const unseen = [...f.seen];
  const gained = collectHeld(s, f.events).filter((t) => {
    const i = unseen.indexOf(heldKey(t));
    if (i >= 0) unseen.splice(i, 1);
    return i < 0;
  });
  if (gained.length === 0) return;
  f.pending = [...(f.pending ?? nothing), ...gained];
  f.seen = [...f.seen, ...gained.map(heldKey)];
}

/** What really left is told to the destruction below, whose "after" window comes when all is over. */
function handToDying(s: State, left: readonly GameEvent[]): void {
  const dying = s.stack[s.stack.length - 2];
  if (dying?.kind === 'dying') dying.left = left;
}

/**
 * R: "Destroyed", v1.3 p.10: its abilities resolve immediately before a card would be destroyed, so that a creature they
 * heal has no lethal damage any more. Timing notes, "Destroyed", and v1.0 p.10: it is destroyed already.
 */
function saveHealed(s: State, f: DyingFrame): void {
  if (editionOf(s.edition).healedWhileDying === 'dies') return;
  const out: GameEvent[] = [];
  for (const e of f.events) {
    if (e.type !== 'destroy' || !e.byDamage) continue;
    const body = liveBody(s, e.card);
    if (body?.tagged && body.damage < power(s, e.card)) apply(s, { type: 'save', card: e.card }, out);
  }
  for (const e of out) note(e);
}

// R: "Destroyed", v1.3 p.10; timing notes, "Destroyed" 3: cards that are destroyed together go to the discard piles in an
// order that the active player chooses. It is asked for only where a card of this game can tell that order.

const inOrder = (f: DyingFrame, cards: readonly Ref[]): readonly Ref[] => {
  const first = (f.order ?? nothing).filter((ref) => cards.some((other) => sameRef(other, ref)));
  return [...first, ...cards.filter((ref) => !first.some((other) => sameRef(other, ref)))];
};

/** Asks which of the cards that go to one pile goes there next. @returns false when there is nothing to ask */
function askForOrder(s: State, f: DyingFrame, doomed: readonly Ref[]): boolean {
  if (f.isOrdered || doomed.length < 2 || !s.cards.some((card) => readsDiscardOrder(card.name))) return false;
  const rest = doomed.filter((ref) => !f.order?.some((other) => sameRef(other, ref)));
  const ownerOf = (ref: Ref): number => cardAt(s, ref.id).owner;
  const options = rest.filter((ref) => rest.some((other) => other !== ref && ownerOf(other) === ownerOf(ref)));
  if (options.length === 0) return false;
  s.ask = {
    player: decidingSeat(s),
    controller: decidingSeat(s),
    kind: 'pile',
    why: programs['finish-play'],
    source: null,
    options: [...options.map((card): Option => ({ pick: 'card', card })), { pick: 'done' }],
    picked: f.order ?? nothing,
    min: 0,
    max: 0,
  };
  return true;
}

/** The active player said which card goes to its discard pile next, or that the order of the rest does not matter. */
export function takeOrder(f: DyingFrame, answer: Option): void {
  if (answer.pick === 'card') f.order = [...(f.order ?? nothing), answer.card];
  else f.isOrdered = true;
}

export function stepDying(s: State, f: DyingFrame): void {
  for (;;) {
    switch (f.stage) {
      case 'destroyed':
        if (window(s, f)) return;
        f.stage = 'leave';
        break;
      case 'leave': {
        saveHealed(s, f);
        const doomed = f.events.flatMap((e) => (e.type === 'destroy' && liveBody(s, e.card)?.tagged ? [e.card] : []));
        if (askForOrder(s, f, doomed)) return;
        f.stage = 'after';
        f.pending = null;
        const leaving = inOrder(f, doomed).map(
          (card): GameEvent => ({
            type: 'leave',
            card,
            to: 'discard',
            place: 'top',
            seat: cardAt(s, card.id).owner,
            by: null,
            was: snapshot(s, card),
          }),
        );
        if (leaving.length > 0) {
          happen(s, leaving, 'dying');
          return;
        }
        break;
      }
      case 'after': {
        if (f.pending === null) {
          // Cards that stood in for others (saved by a replacement) were not destroyed after all.
          const destroyed = f.events.filter(
            (e) => e.type === 'destroy' && liveBody(s, e.card) === null && !isSaved(s, e.card),
          );
          f.pending = collect(s, [...f.left, ...destroyed], 'after');
          const doomed = f.left.length === 0 ? nothing : lethal(s, f.left);
          if (doomed.length > 0) {
            happen(s, doomed, 'rules');
            return;
          }
        }
        if (window(s, f)) return;
        s.stack.pop();
        return;
      }
    }
  }
}
