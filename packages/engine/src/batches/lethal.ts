// Lethal check, made after every batch: finds the creatures with as much damage as power, or with poison.

import { defeat } from '../automaton/making.ts';
import { editionOf } from '../editions/editions.ts';
import { abilityAt } from '../language/definitions.ts';
import type { EventOf, GameEvent } from '../language/events.ts';
import type { Filter, Modifier } from '../language/language.ts';
import type { Line, ModifierOf, Modifiers } from '../read/active.ts';
import { modifiers, powerMayDrop, written } from '../read/active.ts';
import { inForce } from '../read/applies.ts';
import { candidates } from '../read/cards.ts';
import { face } from '../read/face.ts';
import { keepUnusedArmor } from '../read/values/armor.ts';
import { power, powerWhileWhole } from '../read/values/power.ts';
import { snapshot } from '../read/values/snapshot.ts';
import { currentAbility } from '../stack/frames.ts';
import type { DyingFrame } from '../state/frames.ts';
import type { Body, State } from '../state/state.ts';
import { bodyAt, cardAt } from '../state/zones.ts';
import type { Ref } from '../terms.ts';
import { sameRef } from '../terms.ts';
import { ARMORS, HURTS, KILLS } from './kinds.ts';

const nothing: readonly never[] = [];

// What a modifier of power or armor may depend on without that other events could change it: what a card is and where it lies, and
// "this creature" or "the creature this is on", not cards that are themselves described by something that changes.
const steadyParts: ReadonlySet<string> = new Set<keyof Filter>([
  'type',
  'side',
  'is',
  'isNot',
  'trait',
  'notTrait',
  'name',
  'flank',
  'neighborOf',
]);
const steadiness = new WeakMap<Modifier, boolean>();

const isPlain = (cards: Filter['is']): boolean =>
  cards === undefined || 'ref' in cards || ('hostOf' in cards && 'ref' in cards.hostOf);

const describesSteadily = (of: Filter): boolean =>
  Object.keys(of).every((key) => steadyParts.has(key)) && isPlain(of.is) && isPlain(of.isNot) && isPlain(of.neighborOf);

/** Whether only the coming, going or moving of cards decides who gains an ability. */
const isGivenSteadily = (giver: Line['giver']): boolean =>
  giver === null || (giver.while === null && describesSteadily(giver.modifier.of) && isGivenSteadily(giver.giver));

/** Whether a modifier of power or armor changes only when cards come, go or move. */
function isSteady({ modifier, while: cond, giver }: Line<ModifierOf<'power' | 'armor'>>): boolean {
  const isFree = cond === null && isGivenSteadily(giver);
  const known = steadiness.get(modifier);
  if (known !== undefined) return known && isFree;
  const steady = typeof modifier.by === 'number' && describesSteadily(modifier.of);
  steadiness.set(modifier, steady);
  return steady && isFree;
}

/** Found out of what is in force, which is the same object as long as nothing comes, goes or moves. */
let foundFor: Modifiers | null = null;
let isPowerSteady = false;
let isAllSteady = false;

function findSteady(s: State): void {
  const all = written(s);
  if (foundFor === all) return;
  foundFor = all;
  isPowerSteady = !powerMayDrop(s) && all.power.every(isSteady);
  isAllSteady =
    isPowerSteady && all.armor.every(isSteady) && all['set-armor'].length === 0 && all.perishes.length === 0;
}

/** Whether nothing that is in force can bring a card to its end, or take its armor, after a batch that is about such things. */
export function isHarmless(s: State, kinds: number): boolean {
  if ((kinds & (KILLS | ARMORS)) !== 0 || s.adventure !== undefined) return false;
  findSteady(s);
  return isAllSteady;
}

/**
 * Whether the Destroyed: abilities of a card are resolving. One that was saved by them is looked at again when that is
 * over, or when it is hit anew: else what saves it could save it from the same thing for ever.
 */
const isBeingDestroyed = (s: State, card: Ref): boolean =>
  s.stack
    .find((f): f is DyingFrame => f.kind === 'dying' && f.stage === 'destroyed')
    ?.events.some((e) => e.type === 'destroy' && sameRef(e.card, card)) ?? false;

const destroyed = (card: Ref): GameEvent => ({ type: 'destroy', card, other: null, inFight: false, sacrifice: false });

const sentAway = (s: State, card: Ref, to: 'purged' | 'archives'): GameEvent => ({
  type: 'leave',
  card,
  to,
  place: 'top',
  seat: cardAt(s, card.id).owner,
  by: card,
  was: snapshot(s, card),
});

/** Cards that are destroyed, purged or archived as long as something is so ("if your opponent has no creatures in play, destroy …"). */
const perishing = (s: State, lines: readonly Line<ModifierOf<'perishes'>>[]): GameEvent[] =>
  lines.flatMap((line) =>
    inForce(s, line)
      ? candidates(s, line.modifier.of, line.scope)
          .filter((card) => !bodyAt(s, card.id).tagged && !isBeingDestroyed(s, card))
          .map((card): GameEvent => {
            const { by } = line.modifier;
            return by === undefined ? destroyed(card) : sentAway(s, card, by === 'purge' ? 'purged' : 'archives');
          })
      : [],
  );

/** R: v1.3 "Damage": a creature with as much damage as power is destroyed; poison, glossary. */
export function lethal(s: State, happened: readonly GameEvent[], kinds: number): readonly GameEvent[] {
  keepUnusedArmor(s);
  const defeated = defeat(s);
  if (defeated.length > 0) return defeated;
  const perishes = modifiers(s).perishes;
  const doomed: GameEvent[] = perishes.length === 0 ? [] : perishing(s, perishes);
  const lines = modifiers(s).power;
  findSteady(s);
  if ((kinds & KILLS) === 0 && isPowerSteady) return doomed;
  const isOdd = powerMayDrop(s);
  const weakens = isOdd || lines.some(({ modifier: { by } }) => typeof by !== 'number' || by < 0);
  for (const p of s.players) {
    for (const id of p.line) {
      const body = bodyAt(s, id);
      // R: v1.3 FAQ, King of the Crag: 0 damage is as much as 0 power, be that printed, copied or what is left.
      if (body.tagged || (body.damage === 0 && !weakens && face(s, id).power > 0)) continue;
      const end = endOf(s, cardAt(s, id).ref, body, (kinds & HURTS) === 0 ? nothing : happened, doomed);
      if (end !== null) doomed.push(end);
    }
  }
  return doomed;
}

const none: readonly EventOf<'damage'>[] = [];

/** Whether all damage on a creature was dealt just now. */
const isFirst = (damage: number, hits: readonly EventOf<'damage'>[]): boolean =>
  hits.length > 0 && hits.reduce((sum, { amount }) => sum + amount, 0) === damage;

/** The destruction of a creature whose damage has reached its power or came from poison; null for all others. */
function endOf(
  s: State,
  card: Ref,
  { damage }: Body,
  happened: readonly GameEvent[],
  doomed: readonly GameEvent[],
): GameEvent | null {
  if (doomed.some((e) => e.type === 'destroy' && sameRef(e.card, card))) return null;
  const hits =
    damage === 0 ? none : happened.filter((e): e is EventOf<'damage'> => e.type === 'damage' && sameRef(e.card, card));
  const poisoned = hits.some((e) => e.poison);
  const strength = isFirst(damage, hits) ? powerWhileWhole(s, card) : power(s, card);
  if (!poisoned && damage < strength) return null;
  if (hits.length === 0 && isBeingDestroyed(s, card)) return null;
  const byDamage = damage > 0 && !poisoned ? ({ byDamage: true } as const) : {};
  const byAssault = hits.some((e) => e.kind === 'assault') ? ({ byAssault: true } as const) : {};
  const bySplash = hits.some((e) => e.kind === 'splash-attack') ? ({ bySplash: true } as const) : {};
  return { type: 'destroy', card, sacrifice: false, ...inFight(s, hits), ...byDamage, ...byAssault, ...bySplash };
}

/** What the attacker deals before the exchange besides assault: by a Before Fight: ability, or by an early splash-attack. */
function isOfItsAttack(s: State, { kind, by }: EventOf<'damage'>, attacker: Ref): boolean {
  if (by === null || !sameRef(by, attacker)) return false;
  if (kind !== 'effect') return kind === 'splash-attack';
  const { ability, source } = currentAbility(s);
  return source !== null && sameRef(source, attacker) && abilityAt(ability).on === 'before-fight';
}

/**
 * R: 2020 and 18.4 "Fight": "destroyed fighting" and "in a fight" are by the exchange of damage alone, not by what one of the two
 * deals before it. What its damage destroys was in the fight, whoever took it in the place of one of the two (18.4 FAQ, Shadow
 * Self), and with splash-attack in the exchange the neighbors, too (18.4 "Splash-attack"): with the fighter that dealt it.
 */
function inFight(
  s: State,
  hits: readonly EventOf<'damage'>[],
): { readonly other: Ref | null; readonly inFight: boolean; readonly byAttacker?: true } {
  const { fight } = s;
  if (fight === null) return { other: null, inFight: false };
  const { attacker, defender } = fight;
  const isSplashed = editionOf(s.edition).splashAttack === 'with-the-exchange';
  const blow = hits.find(
    ({ kind, by }) =>
      (kind === 'power' || (isSplashed && kind === 'splash-attack')) &&
      by !== null &&
      (sameRef(by, attacker) || sameRef(by, defender)),
  );
  if (blow !== undefined) return { other: blow.by, inFight: true };
  if (hits.some((hit) => isOfItsAttack(s, hit, attacker))) return { other: attacker, inFight: false, byAttacker: true };
  return { other: hits.find(({ kind }) => kind === 'assault')?.by ?? null, inFight: false };
}
