// Permission to play or use a card: by its house, or by an effect that says so.
import { editionOf } from '../../editions/editions.ts';
import { abilityAt } from '../../language/definitions.ts';
import type { Permit } from '../../language/events.ts';
import type { Scope } from '../../language/reading.ts';
import { cardsIn } from '../../language/reading.ts';
import type { State } from '../../state/state.ts';
import { cardAt } from '../../state/zones.ts';
import type { PlayedFrom, Ref, Seat, UseVerb, Zone } from '../../terms.ts';
import { sameRef } from '../../terms.ts';
import { hasAbility } from '../abilities.ts';
import type { Line, ModifierOf } from '../active.ts';
import { modifiers } from '../active.ts';
import { inForce } from '../applies.ts';
import { matches } from '../filter.ts';
import { isPlayer } from '../players.ts';
import { housesOf, isAmong, isOfHouse } from '../values/house.ts';
import { keyword } from '../values/keyword.ts';
import { isFirstTurnSpent } from './firstTurn.ts';

/** `free`: the rules allow it by themselves; `none`: neither they nor any effect does. */
export type Allowance = 'free' | 'none' | Permit;

const permitOf = (line: PermitLine, card: Ref): Permit | null => {
  const { source } = line.scope;
  if (source === null) return null;
  const { lasting } = line;
  if (lasting === null || lasting.uses === null) return { source, lasting: null };
  // A counted permission to use holds for the card it was spent on (v1.3 FAQ, Combat Pheromones).
  if (line.modifier.mod === 'may-use' && lasting.usedBy.some((ref) => sameRef(ref, card)))
    return { source, lasting: null };
  return lasting.uses > 0 ? { source, lasting: lasting.id } : null;
};

/** Whether a card can be played or discarded for its house's sake: out of play nothing belongs to all houses. */
export const isOfActiveHouse = (s: State, card: Ref): boolean =>
  s.house !== null && isAmong(housesOf(s, card), s.house);

/** The other zones from which an effect lets a player play cards; whether it means a certain one is another question. */
export function zonesToPlayFrom(s: State, seat: Seat): readonly PlayedFrom[] {
  const found: PlayedFrom[] = [];
  for (const mod of ['may-play', 'may-play-limited'] as const)
    for (const { modifier, scope } of modifiers(s)[mod]) {
      const { from, who } = modifier;
      if (from !== undefined && !found.includes(from) && isPlayer(s, who, seat, scope)) found.push(from);
    }
  return found;
}

/** Whether a permission is for cards that lie where that one does: a hand, or what it names. */
const isForZone = (from: PlayedFrom | undefined, zone: Zone): boolean =>
  from === undefined ? !isPile(zone) : from === zone;

const isPile = (zone: Zone): boolean => zone === 'discard' || zone === 'archives' || zone === 'purged';

export function permitToPlay(s: State, seat: Seat, card: Ref): Allowance {
  const { zone } = cardAt(s, card.id);
  const firstTurn = zone === 'hand' && isFirstTurnSpent(s);
  if (!isPile(zone) && !firstTurn && isOfActiveHouse(s, card)) return 'free';
  for (const line of modifiers(s)['may-play']) {
    if (
      !isForZone(line.modifier.from, zone) ||
      !isPlayer(s, line.modifier.who, seat, line.scope) ||
      !matches(s, line.modifier.card, card, line.scope) ||
      !inForce(s, line)
    )
      continue;
    const permit = permitOf(line, card);
    if (permit !== null) return permit;
  }
  for (const line of modifiers(s)['may-play-limited']) {
    const { who, card: filter, perTurn, from } = line.modifier;
    if (!isForZone(from, zone)) continue;
    if (!isPlayer(s, who, seat, line.scope) || !matches(s, filter, card, line.scope) || !inForce(s, line)) continue;
    const permit = permitOf(line, card);
    if (permit === null) continue;
    if (timesPermitted(s, permit.source) < perTurn) return permit;
  }
  return 'none';
}

/**
 * Whether a card can be used for its house's sake.
 * R: later sets 1.8: with versatile it is used as if it belonged to the active house, and for nothing else.
 */
export const isUsedAsOfHouse = (s: State, card: Ref): boolean =>
  isOfHouse(s, card, s.house) || keyword(s, card, 'versatile') > 0;

export function permitToUse(s: State, seat: Seat, card: Ref, how: UseVerb): Allowance {
  if (how === 'omni' || isUsedAsOfHouse(s, card)) return 'free';
  // R: "Stun": a stunned creature that could be used in any way may be used to remove the stun.
  if (how === 'unstun' && hasAbility(s, card, 'omni')) return 'free';
  for (const line of modifiers(s)['may-use']) {
    const { who, card: filter, only } = line.modifier;
    if (only !== undefined && only !== how && how !== 'unstun') continue;
    if (!isPlayer(s, who, seat, line.scope) || !matches(s, filter, card, line.scope) || !inForce(s, line)) continue;
    const permit = permitOf(line, card);
    if (permit !== null) return permit;
  }
  return 'none';
}

type PermitLine = Line<ModifierOf<'may-play' | 'may-use' | 'may-play-limited'>>;

const timesPermitted = (s: State, source: Ref): number =>
  s.deeds.filter((d) => d.did === 'play' && d.permit !== undefined && sameRef(d.permit, source)).length;

/** Whether a permission is for a number of cards, and has not been used up. */
function isOpen(s: State, { lasting, modifier, scope }: PermitLine, card: Ref): boolean {
  if (scope.source === null) return false;
  if (modifier.mod === 'may-play-limited') return timesPermitted(s, scope.source) < modifier.perTurn;
  if (lasting === null || lasting.uses === null || lasting.uses <= 0) return false;
  return modifier.mod === 'may-play' || !lasting.usedBy.some((ref) => sameRef(ref, card));
}

/** The counted permissions that fit a card which is played or used in that way. */
function openPermits(s: State, seat: Seat, card: Ref, how: 'play' | UseVerb, byEffect: boolean): readonly PermitLine[] {
  const { zone } = cardAt(s, card.id);
  const { 'may-play': plays, 'may-play-limited': limited, 'may-use': uses } = modifiers(s);
  if (plays.length + limited.length + uses.length === 0) return [];
  const lines: readonly PermitLine[] = how === 'play' ? [...plays, ...limited] : uses;
  return lines.filter((line) => {
    const { modifier } = line;
    const isMeant =
      modifier.mod === 'may-use'
        ? modifier.only === undefined || modifier.only === how || how === 'unstun'
        : (byEffect && modifier.from === undefined) || isForZone(modifier.from, zone);
    return (
      isMeant &&
      isOpen(s, line, card) &&
      isPlayer(s, modifier.who, seat, line.scope) &&
      matches(s, modifier.card, card, line.scope) &&
      inForce(s, line)
    );
  });
}

/** The words of a permission: those of one text differ in nothing, whichever card they are of. */
const wordsOf = ({ lasting, modifier, scope }: PermitLine): string =>
  JSON.stringify(lasting === null ? [modifier, scope.vars] : [abilityAt(lasting.ability), lasting.vars, lasting.until]);

/**
 * The permissions of which a card uses up one as it is played or used: where there are several the player says which.
 * R: 18.4 FAQ, Helper Bot, Phase Shift with Wild Wormhole: the first card that a permission fits uses it up, also one that
 * needs none. FAQ, Captain Val Jericho with Com. Officer Kirby: one card uses up one of two. Before that: where it is needed.
 */
export function permitsToSpend(
  s: State,
  seat: Seat,
  card: Ref,
  how: 'play' | UseVerb,
  byEffect: boolean,
): readonly Permit[] {
  if (editionOf(s.edition).permissions === 'first-card-they-fit') {
    const lines = openPermits(s, seat, card, how, byEffect);
    const words = lines.map(wordsOf);
    const differing = lines.filter((_, i) => words.indexOf(words[i] ?? '') === i);
    if (differing.length > 0)
      return differing.flatMap(({ scope, lasting }): readonly Permit[] =>
        scope.source === null ? [] : [{ source: scope.source, lasting: lasting?.id ?? null }],
      );
  }
  if (byEffect) return [];
  const needed = how === 'play' ? permitToPlay(s, seat, card) : permitToUse(s, seat, card, how);
  return needed === 'free' || needed === 'none' ? [] : [needed];
}

/** The permission that a card uses up: the one that its player chose, where several fit. */
export function permitSpent(s: State, { controller, vars }: Scope, card: Ref, how: 'play' | UseVerb): Permit | null {
  const permits = permitsToSpend(s, controller, card, how, vars.byEffect === 1);
  const [chosen] = cardsIn(vars.permit);
  return permits.find(({ source }) => chosen !== undefined && sameRef(source, chosen)) ?? permits[0] ?? null;
}
