// What may be done with a card, and if not, why not. "Cannot" beats "must" and "may"; an effect that plays or uses a
// card lifts the house and the first-turn rule and nothing else (v1.3 p.7, "Using cards via other card abilities").

import { editionOf } from '../editions/editions.ts';
import type { GameEvent, Permit } from '../language/events.ts';
import type { Filter } from '../language/language.ts';
import { TIDE_PRICE } from '../programs/numbers.ts';
import { isAutomaton, opponentsOf, player, teamOf } from '../state/players.ts';
import type { Move } from '../state/question.ts';
import type { State } from '../state/state.ts';
import { cardAt, isCurrent, liveBody } from '../state/zones.ts';
import type { CardVerb, House, Ref, Seat, UseVerb } from '../terms.ts';
import { housesOfDecks, sameRef } from '../terms.ts';
import { abilitiesOf } from './abilities.ts';
import type { Line, ModifierOf } from './active.ts';
import { modifiers, scopeOfCard } from './active.ts';
import {
  canAttack,
  candidates,
  controllerOf,
  defOf,
  forbids,
  holds,
  houseOf,
  inForce,
  isOfEveryHouse,
  isOfHouse,
  isPlayer,
  matches,
  number,
  resolveHouse,
  typeOf,
} from './evaluate.ts';
import type { Reason } from './whynot.ts';

/** `free`: the rules allow it by themselves; `none`: neither they nor any effect does. */
export type Allowance = 'free' | 'none' | Permit;

// ── House and first-turn rule ────────────────────────────────────────────────────────────────────

/** R: manual 4.3: one card played or discarded in the first turn, and no effect goes beyond it. */
const isFirstTurnStrict = (s: State): boolean => editionOf(s.edition).firstTurnRule === 'one-card-whatever-effects-say';

/**
 * What the first-turn rule leaves the active player to play or discard; null where it does not hold.
 * R: first-turn rule, v1.3 p.5: the first player plays or discards one card from hand, unless an effect allows more.
 */
export function firstTurnLeaves(s: State): 'one-card' | 'no-card' | null {
  // R: Keyraken, "Player turns": there is no first-turn rule.
  if (s.turn !== 1 || s.active !== s.first || s.adventure !== undefined) return null;
  const spent = isFirstTurnStrict(s)
    ? s.deeds.some((d) => d.by === s.first && (d.did === 'play' || (d.did === 'discard' && !d.byEffect)))
    : s.deeds.some(
        (d) => (d.did === 'play' || d.did === 'discard') && d.from === 'hand' && !d.byEffect && d.permit === null,
      );
  return spent ? 'no-card' : 'one-card';
}

const isFirstTurnSpent = (s: State): boolean => firstTurnLeaves(s) === 'no-card';

/** Whether the first-turn rule bars a play that an effect causes or permits too. */
const isBarredInFirstTurn = (s: State, seat: Seat): boolean =>
  seat === s.first && isFirstTurnStrict(s) && isFirstTurnSpent(s);

const permitOf = (line: Line<ModifierOf<'may-play' | 'may-use' | 'may-play-limited'>>, card: Ref): Permit | null => {
  const { source } = line.scope;
  if (source === null) return null;
  const { lasting } = line;
  if (lasting === null || lasting.uses === null) return { source, lasting: null };
  // A counted permission to use holds for the card it was spent on (v1.3 FAQ, Combat Pheromones).
  if (line.modifier.mod === 'may-use' && lasting.usedBy.some((ref) => sameRef(ref, card)))
    return { source, lasting: null };
  return lasting.uses > 0 ? { source, lasting: lasting.id } : null;
};

export function permitToPlay(s: State, seat: Seat, card: Ref): Allowance {
  const firstTurn = cardAt(s, card.id).zone === 'hand' && isFirstTurnSpent(s);
  if (!firstTurn && s.house !== null && houseOf(s, card) === s.house) return 'free';
  for (const line of modifiers(s, 'may-play')) {
    if (
      !isPlayer(s, line.modifier.who, seat, line.scope) ||
      !matches(s, line.modifier.card, card, line.scope) ||
      !inForce(s, line)
    )
      continue;
    const permit = permitOf(line, card);
    if (permit !== null) return permit;
  }
  for (const line of modifiers(s, 'may-play-limited')) {
    const { who, card: filter, perTurn } = line.modifier;
    if (!isPlayer(s, who, seat, line.scope) || !matches(s, filter, card, line.scope) || !inForce(s, line)) continue;
    const permit = permitOf(line, card);
    if (permit === null) continue;
    const used = s.deeds.filter(
      (d) => d.did === 'play' && d.permit !== null && sameRef(d.permit, permit.source),
    ).length;
    if (used < perTurn) return permit;
  }
  return 'none';
}

export function permitToUse(s: State, seat: Seat, card: Ref, how: UseVerb): Allowance {
  if (how === 'omni' || isOfHouse(s, card, s.house)) return 'free';
  // R: "Stun": a stunned creature that could be used in any way may be used to remove the stun.
  if (how === 'unstun' && abilitiesOf(s, card, 'omni').length > 0) return 'free';
  for (const line of modifiers(s, 'may-use')) {
    const { who, card: filter, only } = line.modifier;
    if (only !== undefined && only !== how && how !== 'unstun') continue;
    if (!isPlayer(s, who, seat, line.scope) || !matches(s, filter, card, line.scope) || !inForce(s, line)) continue;
    const permit = permitOf(line, card);
    if (permit !== null) return permit;
  }
  return 'none';
}

/** What must be paid to others before a card is played or used. */
export function tollsFor(s: State, seat: Seat, deed: 'play' | 'use', card: Ref): GameEvent[] {
  return tollLines(s, seat, deed, card).map(({ modifier, scope }) => ({
    type: 'pay',
    player: seat,
    to: scope.controller,
    amount: number(s, modifier.amount, scope),
  }));
}

const tollLines = (s: State, seat: Seat, deed: 'play' | 'use', card: Ref): readonly Line<ModifierOf<'toll'>>[] =>
  modifiers(s, 'toll').filter((line) => {
    const { modifier: m, scope } = line;
    return m.do === deed && isPlayer(s, m.who, seat, scope) && matches(s, m.card, card, scope) && inForce(s, line);
  });

const noCosts: readonly GameEvent[] = [];
const noTolls: readonly Line<ModifierOf<'toll'>>[] = [];

/** What the card itself says that must be lost to play it. */
export function costOf(s: State, seat: Seat, card: Ref): readonly GameEvent[] {
  const { constants } = defOf(s, card.id);
  if (constants.length === 0) return noCosts;
  const scope = scopeOfCard(card, seat);
  return constants.flatMap(({ ability }) =>
    ability.give.flatMap((m): GameEvent[] =>
      m.mod === 'play-costs' ? [{ type: 'lose', player: seat, amount: number(s, m.amount, scope) }] : [],
    ),
  );
}

function unpaidToll(s: State, seat: Seat, deed: 'play' | 'use', card: Ref): Reason | null {
  const costs = deed === 'play' ? costOf(s, seat, card) : noCosts;
  const lines = modifiers(s, 'toll').length === 0 ? noTolls : tollLines(s, seat, deed, card);
  if (costs.length === 0 && lines.length === 0) return null;
  const due =
    lines.reduce((sum, { modifier, scope }) => sum + number(s, modifier.amount, scope), 0) +
    costs.reduce((sum, cost) => sum + (cost.type === 'lose' ? cost.amount : 0), 0);
  const source = lines[0]?.scope.source ?? (costs.length > 0 ? card : null);
  return due > player(s, seat).aember && source ? { rule: 'toll', by: source } : null;
}

/** R: rule of six, v1.3 p.7: cards of one title are played or used at most six times a turn. */
const RULE_OF_SIX = 6;
function timesThisTurn(s: State, seat: Seat, card: Ref): number {
  const name = cardAt(s, card.id).as ?? card.name;
  let n = 0;
  for (const d of s.deeds) {
    if ((d.did === 'play' || d.did === 'use' || d.did === 'tried') && d.name === name && d.by === seat) n++;
  }
  return n;
}

const isSixReached = (s: State, seat: Seat, card: Ref): boolean => timesThisTurn(s, seat, card) >= RULE_OF_SIX;

// ── Playing and discarding ───────────────────────────────────────────────────────────────────────

function limitReached(s: State, seat: Seat, card: Ref): Reason | null {
  for (const line of modifiers(s, 'play-limit')) {
    const { who, card: filter, most } = line.modifier;
    const { source } = line.scope;
    if (source === null || !isPlayer(s, who, seat, line.scope) || !inForce(s, line)) continue;
    if (!matches(s, filter, card, line.scope)) continue;
    const played = s.deeds.filter(
      (d) => d.did === 'play' && d.by === seat && (filter.type === undefined || d.type === filter.type),
    ).length;
    if (played >= number(s, most, line.scope)) return { rule: 'limit', by: source };
  }
  return null;
}

function needsUnmet(s: State, seat: Seat, card: Ref): boolean {
  const scope = scopeOfCard(card, seat);
  return defOf(s, card.id).constants.some(({ ability }) =>
    ability.give.some((m) => m.mod === 'play-needs' && !holds(s, m.cond, scope)),
  );
}

/**
 * R: alpha, timing notes "A turn" 3: the first thing done in this step; v1.3 glossary: no other card was played, used or
 * discarded, so that a card which came back to hand does not bar itself.
 */
function isFirstThing(s: State, seat: Seat, card: Ref, deeds: State['deeds'] = s.deeds): boolean {
  const othersOnly = editionOf(s.edition).alpha === 'no-other-card-before';
  return !deeds.some(
    (d) =>
      d.by === seat &&
      d.step === s.step &&
      (d.did === 'play' || d.did === 'use' || (d.did === 'discard' && !d.byEffect)) &&
      !(othersOnly && d.card?.id === card.id && d.card.name === card.name),
  );
}

/** What was done before the play of that card which is going on. */
function deedsBeforePlay(s: State, card: Ref): State['deeds'] {
  const play = s.deeds.findLastIndex((d) => d.did === 'play' && d.card !== null && sameRef(d.card, card));
  return play < 0 ? s.deeds : s.deeds.slice(0, play);
}

/** R: v1.5 FAQ, Mimicry: whether a card that is being played has become one that could not have been played. */
export function isUnplayableCopy(s: State, seat: Seat, card: Ref): boolean {
  if (cardAt(s, card.id).as === null) return false;
  const def = defOf(s, card.id);
  return (
    (def.keywords.alpha !== undefined && !isFirstThing(s, seat, card, deedsBeforePlay(s, card))) ||
    needsUnmet(s, seat, card) ||
    timesThisTurn(s, seat, card) > RULE_OF_SIX
  );
}

/** Why a card cannot be played by that seat; null when it can. `byEffect`: an ability says to play it. */
export function whyNotPlay(s: State, seat: Seat, card: Ref, byEffect: boolean): Reason | null {
  const def = defOf(s, card.id);
  const by = forbids(s, seat, 'play', card);
  if (by !== null) return { rule: 'forbidden', by };
  const limit = limitReached(s, seat, card);
  if (limit !== null) return limit;
  if (isBarredInFirstTurn(s, seat)) return { rule: 'first-turn' };
  if (!byEffect && permitToPlay(s, seat, card) === 'none')
    return { rule: houseOf(s, card) === s.house ? 'first-turn' : 'wrong-house' };
  if (def.constants.length > 0 && needsUnmet(s, seat, card)) return { rule: 'needs-unmet' };
  if (def.type === 'upgrade' && !isAutomaton(s, seat) && s.players.every((p) => p.line.length === 0))
    return { rule: 'no-host' };
  if (isSixReached(s, seat, card)) return { rule: 'rule-of-six' };
  if (def.keywords.alpha !== undefined && !isFirstThing(s, seat, card)) return { rule: 'alpha' };
  return unpaidToll(s, seat, 'play', card);
}

export function whyNotDiscard(s: State, seat: Seat, card: Ref): Reason | null {
  const by = forbids(s, seat, 'discard', card);
  if (by !== null) return { rule: 'forbidden', by };
  if (s.house === null || houseOf(s, card) !== s.house) return { rule: 'wrong-house' };
  return isFirstTurnSpent(s) ? { rule: 'first-turn' } : null;
}

// ── Using ────────────────────────────────────────────────────────────────────────────────────────

export const hasTarget = (s: State, attacker: Ref): boolean => {
  for (const seat of opponentsOf(s, controllerOf(s, attacker))) {
    for (const id of player(s, seat).line) if (canAttack(s, attacker, cardAt(s, id).ref)) return true;
  }
  return s.adventure !== undefined && canAttack(s, attacker, cardAt(s, s.adventure.adversary).ref);
};

/**
 * Why a card in play cannot be used that way by that seat; null when it can. `asYours`: although another controls it;
 * `rageAside`: although it is enraged.
 */
export function whyNotUse(
  s: State,
  seat: Seat,
  card: Ref,
  how: UseVerb,
  byEffect: boolean,
  asYours = false,
  rageAside = false,
): Reason | null {
  const body = liveBody(s, card);
  if (body === null || (body.controller !== seat && !asYours)) return { rule: 'not-here' };
  const type = typeOf(s, card);
  const isFighter = type === 'creature' || type === 'adversary';
  if (!isFighter && (type !== 'artifact' || how === 'reap' || how === 'fight' || how === 'unstun'))
    return { rule: 'no-such-ability' };
  if ((how === 'action' || how === 'omni') && abilitiesOf(s, card, how).length === 0)
    return { rule: 'no-such-ability' };
  if (body.exhausted) return { rule: 'exhausted' };
  if (body.stunned !== (how === 'unstun')) return { rule: body.stunned ? 'stunned' : 'not-stunned' };
  const by = forbids(s, seat, 'use', card);
  if (by !== null) return { rule: 'forbidden', by };
  const barred = whyBarred(s, card, how);
  if (barred !== null) return barred;
  if (!byEffect && permitToUse(s, seat, card, how) === 'none') return { rule: 'wrong-house' };
  if (isSixReached(s, seat, card)) return { rule: 'rule-of-six' };
  if (how === 'fight' && !hasTarget(s, card)) return { rule: 'no-target' };
  // R: enrage, timing notes: it must fight, if it can be used to fight at all.
  // In the turn of another it cannot be used to fight.
  if (
    body.rage > 0 &&
    !rageAside &&
    (byEffect || seat === s.active) &&
    !isAutomaton(s, seat) && // R: Keyraken, "Enrage tokens": there it is prey that says whom it fights, or that it reaps
    how !== 'fight' &&
    how !== 'unstun' &&
    whyNotUse(s, seat, card, 'fight', byEffect, asYours) === null
  )
    return { rule: 'enraged' };
  return unpaidToll(s, seat, 'use', card);
}

/**
 * Why the Omni: ability of a card in hand cannot be used by its player; null when it can.
 * R: reference manual 7: a card in hand or in play, and only one in play must exhaust. It is a use, not a play.
 */
function whyNotOmniInHand(s: State, seat: Seat, card: Ref): Reason | null {
  if (editionOf(s.edition).omniFrom === 'play') return { rule: 'not-here' };
  if (defOf(s, card.id).timed.omni === undefined) return { rule: 'no-such-ability' };
  const by = forbids(s, seat, 'use', card);
  if (by !== null) return { rule: 'forbidden', by };
  const barred = whyBarred(s, card, 'omni');
  if (barred !== null) return barred;
  if (isSixReached(s, seat, card)) return { rule: 'rule-of-six' };
  return unpaidToll(s, seat, 'use', card);
}

function whyBarred(s: State, card: Ref, how: UseVerb): Reason | null {
  for (const line of modifiers(s, 'cannot')) {
    const { be, of } = line.modifier;
    const bars =
      be === 'used' ||
      (be === 'used-to-reap' && how === 'reap') ||
      (be === 'used-to-fight' && how === 'fight') ||
      (be === 'used-except-to-fight' && how !== 'fight' && how !== 'unstun');
    const { source } = line.scope;
    if (bars && source !== null && matches(s, of, card, line.scope) && inForce(s, line))
      return { rule: 'forbidden', by: source };
  }
  return null;
}

export const useVerbs: readonly UseVerb[] = ['reap', 'fight', 'action', 'omni', 'unstun'];

const noWays: readonly UseVerb[] = [];
const onlyUnstun: readonly UseVerb[] = ['unstun'];

/** The ways in which a card can be used now. Most cards cannot be used at all, which is seen without asking for each way. */
export function waysToUse(s: State, seat: Seat, card: Ref, byEffect: boolean, asYours = false): readonly UseVerb[] {
  const body = liveBody(s, card);
  if (body === null || body.exhausted) return noWays;
  const offHouse = !byEffect && !isOfHouse(s, card, s.house) && modifiers(s, 'may-use').length === 0;
  if (offHouse && abilitiesOf(s, card, 'omni').length === 0) return noWays;
  return (body.stunned ? onlyUnstun : useVerbs).filter(
    (how) => whyNotUse(s, seat, card, how, byEffect, asYours) === null,
  );
}

// ── The third step ───────────────────────────────────────────────────────────────────────────────

/** Everything that the active player may do in the third step; ending it comes last, where it may be ended. */
export function movesOf(s: State, seat: Seat): readonly Move[] {
  const moves: Move[] = [];
  const p = player(s, seat);
  const permits = modifiers(s, 'may-play').length > 0 || modifiers(s, 'may-play-limited').length > 0;
  const isOmniFromHand = editionOf(s.edition).omniFrom === 'play-or-hand';
  for (const id of p.hand) {
    const { ref } = cardAt(s, id);
    // Most cards of a hand are of another house, which is seen without asking for every reason.
    if (isOmniFromHand && whyNotOmniInHand(s, seat, ref) === null)
      moves.push({ do: 'omni', card: ref, fromHand: true });
    if (!permits && houseOf(s, ref) !== s.house) continue;
    if (whyNotPlay(s, seat, ref, false) === null) moves.push({ do: 'play', card: ref });
    if (whyNotDiscard(s, seat, ref) === null) moves.push({ do: 'discard', card: ref });
  }
  for (const id of p.line) {
    const { ref } = cardAt(s, id);
    for (const how of waysToUse(s, seat, ref, false)) moves.push({ do: how, card: ref });
  }
  for (const id of p.artifacts) {
    const { ref } = cardAt(s, id);
    for (const how of waysToUse(s, seat, ref, false)) moves.push({ do: how, card: ref });
  }
  if (canRaiseTide(s, seat)) moves.push({ do: 'raise-tide' });
  if (stillToFight(s, moves) === null) moves.push({ do: 'end' });
  return moves;
}

/** R: Keyraken, "The tide": during any player's turn the team may pay to raise the tide, as long as it is low. */
const canRaiseTide = (s: State, seat: Seat): boolean =>
  s.adventure !== undefined &&
  s.tide === 'low' &&
  teamOf(s, seat).reduce((sum, mate) => sum + player(s, mate).aember, 0) >= TIDE_PRICE * teamOf(s, seat).length;

/** The Omni: abilities that a player may use in the turn of another. */
export function omniMovesOf(s: State, seat: Seat): readonly Move[] {
  const { hand, line, artifacts } = player(s, seat);
  const inPlay = [...line, ...artifacts]
    .map((id) => cardAt(s, id).ref)
    .filter((card) => whyNotUse(s, seat, card, 'omni', false) === null)
    .map((card): Move => ({ do: 'omni', card }));
  const inHand = hand
    .map((id) => cardAt(s, id).ref)
    .filter((card) => whyNotOmniInHand(s, seat, card) === null)
    .map((card): Move => ({ do: 'omni', card, fromHand: true }));
  return [...inPlay, ...inHand];
}

/**
 * R: enrage, reference manual 5: during the third step the creature must attack if able, so the step goes on while it
 * can. Timing notes, "Terms": only when it is used must it fight, so that it may be left alone.
 */
function stillToFight(s: State, moves: readonly Move[]): Ref | null {
  if (editionOf(s.edition).enrage !== 'must-attack-in-the-step') return null;
  const fights = moves.flatMap((move) => (move.do === 'fight' ? [move.card] : []));
  return fights.find((card) => (liveBody(s, card)?.rage ?? 0) > 0) ?? null;
}

/** Why the player who is asked for a move cannot end the turn; null when they can, or when no move is asked for. */
export function whyNotEnd(s: State): Reason | null {
  if (s.ask?.kind !== 'move') return null;
  const by = stillToFight(
    s,
    s.ask.options.flatMap((option) => (option.pick === 'move' ? [option.move] : [])),
  );
  return by === null ? null : { rule: 'must-fight', by };
}

/** Why a seat can do nothing of that kind at this moment, whatever the card. */
function whyNotNow(s: State, seat: Seat, verb: CardVerb): Reason | null {
  if (verb === 'omni' && s.ask?.kind === 'omni' && s.ask.player === seat) return null;
  if (seat !== s.active) return { rule: 'not-your-turn' };
  return s.ask?.kind === 'move' ? null : { rule: 'not-in-this-step' };
}

/**
 * Why a card cannot be played, discarded or used now by the seat that holds or controls it.
 * @returns null when it can: then the move is among the options of the pending question.
 */
export function whyNot(s: State, card: Ref, verb: CardVerb): Reason | null {
  if (!isCurrent(s, card)) return { rule: 'not-here' };
  const { zone, seat } = cardAt(s, card.id);
  if (zone === 'hand' && verb === 'omni') {
    const reason = whyNotOmniInHand(s, seat, card);
    return reason?.rule === 'not-here' ? reason : (whyNotNow(s, seat, verb) ?? reason);
  }
  if (zone !== (verb === 'play' || verb === 'discard' ? 'hand' : 'play')) return { rule: 'not-here' };
  const now = whyNotNow(s, seat, verb);
  if (now !== null) return now;
  if (verb === 'play') return whyNotPlay(s, seat, card, false);
  if (verb === 'discard') return whyNotDiscard(s, seat, card);
  return whyNotUse(s, seat, card, verb, false);
}

/**
 * The houses that may be chosen in step 2; none where there is no legal choice.
 * R: v1.3 p.4 "Step 2": a mandate for a house that is not there is ignored; v1.0 p.3 "The Golden Rule": it binds.
 * R: v1.3 p.9 "Cannot vs must/may": the ban wins and the other houses stay open; v1.0 p.10 "House choice": no legal choice.
 */
export function housesToChoose(s: State, seat: Seat): readonly House[] {
  const { unreachableMandate, mandateAgainstBan } = editionOf(s.edition);
  const open = housesWithinReach(s, seat);
  const bans = housesNamedBy(s, 'cannot-choose-house', seat);
  const mandates = housesNamedBy(s, 'must-choose-house', seat).filter(
    (house) => unreachableMandate === 'binds' || open.has(house),
  );
  const met = mandates.filter((house) => !bans.includes(house));
  if (met.length > 0) return [...new Set([...open, ...met])].filter((house) => met.includes(house));
  if (mandates.length > 0 && mandateAgainstBan === 'no-active-house') return [];
  return [...open].filter((house) => !bans.includes(house));
}

/** R: v1.3 p.4 "Step 2": own houses and those of controlled cards; manual 4.2: one of the three of the deck. */
function housesWithinReach(s: State, seat: Seat): ReadonlySet<House> {
  const found = new Set(player(s, seat).houses);
  if (editionOf(s.edition).activeHouse === 'identity-or-controlled')
    for (const ref of candidates(s, friendlyCards, scopeOfSeat(seat))) {
      found.add(houseOf(s, ref));
      if (isOfEveryHouse(s, ref)) for (const house of housesOfDecks) found.add(house);
    }
  return found;
}

const housesNamedBy = (s: State, mod: 'must-choose-house' | 'cannot-choose-house', seat: Seat): readonly House[] =>
  modifiers(s, mod).flatMap((line) => resolve(s, line, seat) ?? []);

const friendlyCards: Filter = { side: 'friendly' };
const scopeOfSeat = (seat: Seat) => ({
  source: null,
  controller: seat,
  granter: null,
  event: null,
  vars: {},
  thisWay: [],
  amount: 0,
});

function resolve(
  s: State,
  line: Line<ModifierOf<'must-choose-house' | 'cannot-choose-house'>>,
  seat: Seat,
): State['house'] {
  if (!isPlayer(s, line.modifier.who, seat, line.scope) || !inForce(s, line)) return null;
  return resolveHouse(s, line.modifier.house, line.scope);
}
