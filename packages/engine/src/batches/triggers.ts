// Search for the abilities that a batch of events triggers, anew for each batch: nothing subscribes.

import { cameFrom, timeInTurn } from '../apply/turnHistory.ts';
import { editionOf } from '../editions/editions.ts';
import { savesFromDestruction } from '../language/analysis.ts';
import { momentOf } from '../language/definitions/awaited.ts';
import type { TimedOn } from '../language/definitions.ts';
import { addressOf, homesOfAbility } from '../language/definitions.ts';
import type { EventOf, GameEvent } from '../language/events.ts';
import { isOfKind } from '../language/events.ts';
import type { HouseRef, Pattern } from '../language/language.ts';
import type { Scope } from '../language/reading.ts';
import { scopeOf, seeing } from '../language/scope.ts';
import { programs } from '../programs/programs.ts';
import { abilitiesOf } from '../read/abilities.ts';
import type { Line, ModifierOf } from '../read/active.ts';
import { modifiers, triggersFor } from '../read/active.ts';
import { candidates } from '../read/cards.ts';
import { cardOfEvent, otherOfEvent, playerOfEvent } from '../read/event.ts';
import { matches } from '../read/filter.ts';
import { controllerOf } from '../read/lastKnown.ts';
import { canDraw } from '../read/permission/forbids.ts';
import { isInItsStep } from '../read/permission/steps.ts';
import { isPlayer } from '../read/players.ts';
import { isMute } from '../read/text.ts';
import { ignores } from '../read/values/attack.ts';
import { housesMeant } from '../read/values/house.ts';
import { keyword } from '../read/values/keyword.ts';
import { speakerOf } from '../read/values/side.ts';
import { standsAnywhere, typeOf } from '../read/values/type.ts';
import type { DyingFrame, Trigger } from '../state/frames.ts';
import { decidingSeat, player } from '../state/players.ts';
import type { State } from '../state/state.ts';
import { cardAt, isCurrent, liveBody } from '../state/zones.ts';
import type { House, Ref, Seat, Zone } from '../terms.ts';
import { sameRef } from '../terms.ts';
import { AWAITED, LEAVES, TIMED } from './kinds.ts';

const noTriggers: readonly Trigger[] = [];

/** Whether the attacker of the fight that goes on destroyed it, in the exchange or before. */
// Decided: "attacks and destroys" is wider than "fighting", which 18.4 "Fight" limits to the exchange.
const isOfAttack = ({ fight }: State, { inFight, other, byAssault, byAttacker }: EventOf<'destroy'>): boolean =>
  byAssault === true ||
  byAttacker === true ||
  (inFight && other !== null && fight !== null && sameRef(other, fight.attacker));

/** Whether an event is one that a pattern waits for. `at` is compared by the caller. */
export function fits(s: State, pattern: Pattern, e: GameEvent, scope: Scope): boolean {
  if (!isOfKind(pattern, e) || (e.type === 'fought' && e.stopped) || (e.type === 'gain' && e.redirected)) return false;
  const seen = seeing(scope, e);
  if (pattern.who !== undefined) {
    const seat = playerOfEvent(s, e);
    if (seat === null || !isPlayer(s, pattern.who, seat, seen)) return false;
  }
  if (
    pattern.cause !== undefined &&
    !('cause' in e && e.cause === pattern.cause) &&
    !(pattern.cause === 'fight' && e.type === 'destroy' && e.inFight) &&
    !(pattern.cause === 'bonus' && e.type === 'damage' && e.kind === 'icon') &&
    !(pattern.cause === 'assault' && e.type === 'destroy' && e.byAssault) &&
    !(pattern.cause === 'attack' && e.type === 'destroy' && isOfAttack(s, e)) &&
    !(pattern.cause === 'splash-attack' && e.type === 'destroy' && e.bySplash) &&
    !(pattern.cause === 'exalt' && e.type === 'placeAember' && e.exalt !== undefined)
  )
    return false;
  if (pattern.supply !== undefined && !(e.type === 'gain' && e.from === undefined)) return false;
  if (pattern.played !== undefined && !(e.type === 'enter' && e.played)) return false;
  if (pattern.to !== undefined && !(e.type === 'leave' && e.to === pattern.to)) return false;
  if (pattern.step !== undefined && !(e.type === 'stepBegan' && e.step === pattern.step)) return false;
  if (e.type === 'draw' && e.cards.length === 0 && !canDraw(s, e.player)) return false;
  if (pattern.from !== undefined && !cameFrom(s, e, pattern.from)) return false;
  if (pattern.house !== undefined && !(e.type === 'houseChosen' && wasMeant(s, e.house, pattern.house, seen)))
    return false;
  if (pattern.icon !== undefined && !(e.type === 'bonus' && e.icon === pattern.icon)) return false;
  if (pattern.tide !== undefined && !(e.type === 'tide' && e.tide === pattern.tide)) return false;
  if (pattern.nth !== undefined && timeInTurn(s, pattern, e) !== pattern.nth) return false;
  if (pattern.during !== undefined && !isPlayer(s, pattern.during, s.active, seen)) return false;
  if (!isInItsStep(s, pattern)) return false;
  const card = cardOfEvent(e);
  if (pattern.card !== undefined && (card === null || !matches(s, pattern.card, card, seen))) return false;
  const other = otherOf(s, pattern, e);
  return pattern.other === undefined || (other !== null && matches(s, pattern.other, other, seen));
}

/** An upgrade that enters play does so on a creature. */
const otherOf = (s: State, pattern: Pattern, e: GameEvent): Ref | null =>
  pattern.event === 'attached' && e.type === 'enter' && e.place.to === 'host'
    ? cardAt(s, e.place.host).ref
    : otherOfEvent(e);

const wasMeant = (s: State, chosen: House | null, meant: HouseRef, scope: Scope): boolean =>
  chosen !== null && housesMeant(s, meant, scope).includes(chosen);

/** The abilities with a bold word that an event sets off on its own card, for the player who acts. */
function own(
  s: State,
  timing: TimedOn,
  card: Ref,
  controller: Seat,
  event: GameEvent,
  index: number,
  rank: number,
): Trigger[] {
  const held = abilitiesOf(s, card, timing);
  if (held.length === 0) return [];
  const speaker = speakerOf(s, card, controller);
  return held.map(({ id, scope }) => ({
    ability: id,
    source: card,
    controller: scope.granter === null ? speaker : controller,
    granter: scope.granter,
    event,
    index,
    lasting: null,
    vars: scope.vars,
    rank,
  }));
}

/** Programs of the rules that wait in the before-fight window: assault, splash-attack and hazardous. */
function beforeFight(s: State, e: Extract<GameEvent, { type: 'attack' }>, index: number): Trigger[] {
  const found = own(s, 'before-fight', e.card, e.player, e, index, 0);
  if (keyword(s, e.card, 'assault') > 0) found.push(byRule(programs.assault, e.card, e.player, e, index));
  if (editionOf(s.edition).splashAttack === 'before-its-attack' && keyword(s, e.card, 'splash-attack') > 0)
    found.push(byRule(programs['splash-attack'], e.card, e.player, e, index));
  const isThorny = keyword(s, e.other, 'hazardous') > 0 && !ignores(s, e.card, 'hazardous');
  return isThorny ? [...found, byRule(programs.hazardous, e.other, e.player, e, index)] : found;
}

/** A program of the rules that waits in the same window as abilities. */
const byRule = (ability: string, source: Ref, controller: Seat, event: GameEvent, index: number): Trigger => ({
  ability,
  source,
  controller,
  granter: null,
  event,
  index,
  lasting: null,
  vars: { card: [source] },
  rank: 0,
});

const lineOf = (s: State, card: Ref): readonly number[] => player(s, controllerOf(s, card)).line;

/** Lower ranks resolve first; what other cards have to say about the play has 0. */
const playRanks = { 'own-first': -2, 'others-first': 1, 'active-player-orders': 0 } as const;

/**
 * The rank of what waits for the entry of a card that was played, in the window of its Play: abilities (`waitForPlay`).
 * R: v1.3 p.5: the Play: ability resolves after the card has entered play, and so do these: the active player orders them
 * (glossary, "Active Player"); v1.0 p.5: the Play: ability comes immediately after it, before all else.
 */
function entryRank(s: State, e: GameEvent): number | null {
  if (e.type !== 'enter' || !e.played) return 0;
  const { playWindow, entryWindow } = editionOf(s.edition);
  return entryWindow === 'with-play-abilities' ? null : playRanks[playWindow] + 2;
}

/**
 * The abilities that wait for the play of a card: its Play: abilities.
 * R: "Play", v1.0 p.11, v1.3 glossary: when that of an action has resolved, the action goes to the discard pile; timing
 * notes, "Playing a card": after the whole window (`finish-play` in programs.ts).
 */
function afterPlay(s: State, e: Extract<GameEvent, { type: 'played' }>, index: number): readonly Trigger[] {
  const { playWindow, playedAction } = editionOf(s.edition);
  const rank = playRanks[playWindow];
  const found = own(s, 'play', e.card, e.player, e, index, rank);
  if (playedAction === 'after-its-own-ability' && isCurrent(s, e.card) && cardAt(s, e.card.id).zone === 'played')
    found.push({ ...byRule(programs['finish-play'], e.card, e.player, e, index), rank: rank + 1 });
  return found;
}

function timedAfter(s: State, e: GameEvent, index: number): readonly Trigger[] {
  switch (e.type) {
    case 'playBegan':
      return [
        ...own(s, 'when-played', e.card, e.player, e, index, 0),
        ...own(s, 'as-it-enters', e.card, e.player, e, index, 0),
      ];
    case 'entering':
      return own(s, 'as-it-enters', e.card, e.player, e, index, 0);
    case 'played':
      return afterPlay(s, e, index);
    case 'reaped':
      return own(s, 'reap', e.card, e.player, e, index, 0);
    case 'attack':
      return beforeFight(s, e, index);
    case 'fought':
      return e.cut || e.stopped ? noTriggers : own(s, 'fight', e.card, e.player, e, index, 0);
    case 'control':
      return e.placed || lineOf(s, e.card).length < 2
        ? noTriggers
        : [byRule(programs['choose-flank'], e.card, decidingSeat(s), e, index)];
    case 'changeType':
      return e.to === 'artifact' || e.on !== undefined || lineOf(s, e.card).length < 2
        ? noTriggers
        : [
            byRule(
              programs[standsAnywhere(s, e.card) ? 'choose-place' : 'choose-flank'],
              e.card,
              decidingSeat(s),
              e,
              index,
            ),
          ];
    case 'acted':
      // R: 18.4, "Action, Omni": one of them resolves, then what waits for a use.
      return own(s, e.how, e.card, e.player, e, index, -1);
    case 'discard':
      return scraps(s, e, index);
    default:
      return noTriggers;
  }
}

/**
 * R: later sets 9: after the active player discarded the card from their own hand, by whatever means; all the cards of a
 * batch lie in the discard pile before the first of their Scrap: abilities resolves.
 */
const scraps = (s: State, e: Extract<GameEvent, { type: 'discard' }>, index: number): readonly Trigger[] =>
  e.from === 'hand' && e.player === s.active ? own(s, 'scrap', e.card, e.player, e, index, 0) : noTriggers;

/** A card that is leaving already leaves once, also when its Leaves Play: ability sends it somewhere itself. */
const isLeaving = (s: State, card: Ref, events: readonly GameEvent[]): boolean =>
  s.stack.some(
    (f) =>
      f.kind === 'events' && f.events !== events && f.events.some((e) => e.type === 'leave' && sameRef(e.card, card)),
  );

const timedBefore = (s: State, e: GameEvent, index: number, events: readonly GameEvent[]): readonly Trigger[] =>
  e.type === 'leave' && editionOf(s.edition).leavesPlay !== 'after-it-left' && !isLeaving(s, e.card, events)
    ? leavesPlay(s, e, index)
    : noTriggers;

/**
 * The Leaves Play: abilities of the cards that leave now, as far as they wait until the cards have left: they are those that
 * the cards hold at this moment.
 * R: Magda the Rat: 2020, errata: her theft follows from her leaving; 18.4, FAQ: the æmber of creatures that leave with her
 * comes first.
 */
export function collectLeaving(s: State, events: readonly GameEvent[], kinds: number): readonly Trigger[] | undefined {
  if ((kinds & LEAVES) === 0 || editionOf(s.edition).leavesPlay !== 'after-it-left') return undefined;
  const held = events.flatMap((e, index) => {
    const body = e.type === 'leave' ? liveBody(s, e.card) : null;
    return e.type !== 'leave' || body === null ? [] : own(s, 'leaves-play', e.card, body.controller, e, index, 0);
  });
  return held.length === 0 ? undefined : held;
}

/** The Leaves Play: abilities of a card that leaves; some have resolved already, among the Destroyed: abilities. */
function leavesPlay(s: State, e: Extract<GameEvent, { type: 'leave' }>, index: number): readonly Trigger[] {
  const held = own(s, 'leaves-play', e.card, controllerOf(s, e.card), e, index, 0);
  if (held.length === 0 || editionOf(s.edition).leavesPlay === 'after-destroyed-abilities') return held;
  if (!liveBody(s, e.card)?.tagged) return held;
  const dying = s.stack.findLast(
    (f): f is DyingFrame =>
      f.kind === 'dying' && f.events.some((other) => other.type === 'destroy' && sameRef(other.card, e.card)),
  );
  if (dying === undefined) return held;
  const stillWaits = ({ ability }: Trigger): boolean =>
    (dying.pending ?? noTriggers).some((t) => t.ability === ability && sameRef(t.source, e.card));
  return held.filter(stillWaits);
}

const noLines: readonly Line<ModifierOf<'ability'>>[] = [];

/** The triggers that cards have because another card grants them. */
function grantedTriggers(s: State): readonly Line<ModifierOf<'ability'>>[] {
  const grants = modifiers(s).ability;
  return grants.length === 0 ? noLines : grants.filter((line) => line.modifier.ability.on === 'trigger');
}

/**
 * The abilities that wait for the moment before one of these events.
 * @param kinds what they are about: see kinds.ts
 */
export function collectBefore(s: State, events: readonly GameEvent[], kinds: number): readonly Trigger[] {
  return (kinds & (LEAVES | AWAITED)) === 0 ? noTriggers : collect(s, events, 'before', kinds);
}

/**
 * Everything that waits for one of these events, before or after it.
 * @param kinds what they are about: see kinds.ts
 */
export function collect(
  s: State,
  events: readonly GameEvent[],
  at: 'before' | 'after',
  kinds: number,
): readonly Trigger[] {
  const isTimed = (kinds & (at === 'after' ? TIMED : LEAVES)) !== 0;
  const granted = grantedTriggers(s);
  let found: Trigger[] | null = null;
  for (let index = 0; index < events.length; index++) {
    const e = events[index] as GameEvent;
    if (isTimed) {
      const timed = at === 'after' ? timedAfter(s, e, index) : timedBefore(s, e, index, events);
      if (timed.length > 0) found = found === null ? [...timed] : [...found, ...timed];
    }
    const waiting = triggersFor(s, e.type);
    if (waiting.length === 0 && granted.length === 0) continue;
    found ??= [];
    const rank = entryRank(s, e);
    for (const { id, ability, scope, lasting } of waiting) {
      if (momentOf(ability.when) !== at || scope.source === null || !fits(s, ability.when, e, scope)) continue;
      found.push({
        ability: id,
        source: scope.source,
        controller: scope.controller,
        granter: null,
        event: e,
        index,
        lasting: lasting?.id ?? null,
        vars: scope.vars,
        rank,
      });
    }
    for (const line of granted) {
      const { ability } = line.modifier;
      if (ability.on !== 'trigger' || !isOfKind(ability.when, e) || momentOf(ability.when) !== at) continue;
      for (const ref of candidates(s, line.modifier.of, line.scope)) {
        const scope = scopeOf(ref, controllerOf(s, ref));
        if (!fits(s, ability.when, e, scope) || isMute(s, ref)) continue;
        found.push({
          ability: addressOf(ability),
          source: ref,
          controller: scope.controller,
          granter: line.scope.source,
          event: e,
          index,
          lasting: null,
          vars: line.scope.vars,
          rank,
        });
      }
    }
  }
  return found ?? noTriggers;
}

/** The Reap: and Fight: abilities that the creatures of these events hold now. */
export function collectHeld(s: State, events: readonly GameEvent[]): readonly Trigger[] {
  let found = noTriggers;
  for (let index = 0; index < events.length; index++) {
    const e = events[index];
    if (e?.type === 'reaped' || e?.type === 'fought') found = [...found, ...timedAfter(s, e, index)];
  }
  return found;
}

/**
 * The Destroyed: abilities that cards hold at the moment they are tagged.
 * R: "Destroyed", "Leaves Play", v1.0 p.10: both come immediately before the card leaves, so they wait together; timing
 * notes, "Destroyed" 2-3: the cards leave when all Destroyed: abilities have resolved.
 */
export function collectDestroyed(s: State, events: readonly GameEvent[]): Trigger[] {
  const { leavesPlay, savingInstead } = editionOf(s.edition);
  const areTogether = leavesPlay === 'among-destroyed-abilities';
  return events.flatMap((e, index) => {
    if (e.type !== 'destroy') return [];
    const controller = controllerOf(s, e.card);
    const found = own(s, 'destroyed', e.card, controller, e, index, 0);
    const all = areTogether ? [...found, ...own(s, 'leaves-play', e.card, controller, e, index, 0)] : found;
    return savingInstead === 'last' ? all.map(savingLast) : all;
  });
}

/**
 * R: "Replacement effects", 2020 and 18.4: what keeps a tagged card from being destroyed acts when it would go to the discard
 * pile, so after all other Destroyed: abilities.
 */
const savingLast = (t: Trigger): Trigger => (savesFromDestruction(t.ability) ? { ...t, rank: 1 } : t);

/** An ability that waits until its card has left, and needs it no more. */
const isOfLeaving = (s: State, { event, source }: Trigger): boolean =>
  event.type === 'leave' && sameRef(event.card, source) && editionOf(s.edition).leavesPlay === 'after-it-left';

const isAmong = (zones: readonly Zone[], zone: Zone): boolean => zones.includes(zone);

/**
 * Whether a trigger can still resolve. An ability of a card in play needs its card in play (v1.3 FAQ, Stealer of Souls);
 * a lasting effect does not, an action that is being played does not, and a Destroyed: ability needs its card still tagged.
 * One that works out of play needs its card where it does.
 */
export function canStillResolve(s: State, t: Trigger): boolean {
  if (t.lasting !== null) return true;
  const home = homesOfAbility(t.ability);
  if (home !== null) return isCurrent(s, t.source) && isAmong(home, cardAt(s, t.source.id).zone);
  const body = liveBody(s, t.source);
  if (t.event.type === 'destroy' && t.event.card.id === t.source.id && t.event.card.life === t.source.life)
    return body?.tagged ?? false;
  if (body !== null) return true;
  if (isOfLeaving(s, t)) return true;
  if (!isCurrent(s, t.source)) return false;
  const { zone } = cardAt(s, t.source.id);
  // Decided: a Scrap: ability resolves also when another one took its card out of the discard pile, but not from a deck.
  const isScrap = t.event.type === 'discard' && sameRef(t.event.card, t.source);
  return isScrap || zone === 'played' || zone === 'beside' || typeOf(s, t.source) === 'action';
}
