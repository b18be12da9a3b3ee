// Verbs that hurt, heal, destroy and save.

import { editionOf } from '../editions/editions.ts';
import type { GameEvent } from '../language/events.ts';
import type { Scope } from '../language/reading.ts';
import { aimedAt } from '../language/scope.ts';
import { cards } from '../read/cards.ts';
import { controllerOf } from '../read/lastKnown.ts';
import { number } from '../read/number.ts';
import { armor } from '../read/values/armor.ts';
import { keyword } from '../read/values/keyword.ts';
import { neighborsOf } from '../read/values/place.ts';
import { typeOf } from '../read/values/type.ts';
import type { State } from '../state/state.ts';
import { cardAt, liveBody } from '../state/zones.ts';
import type { Ref } from '../terms.ts';
import { sameRef } from '../terms.ts';
import type { VerbTable } from './verb.ts';
import { creatures, fighters, inPlay } from './verb.ts';

/**
 * R: "Poison", v1.0 p.11, v1.3 glossary: only damage by the power of the creature destroys. Reference manual 5: any
 * damage that it deals, so by its keywords and abilities too.
 */
export const poisonsBeyondPower = (s: State, by: Ref | null): boolean =>
  by !== null &&
  editionOf(s.edition).poison === 'all-it-deals' &&
  typeOf(s, by) === 'creature' &&
  keyword(s, by, 'poison') > 0;

/**
 * What the damage of a creature adds to that of a neighbor of its target, where all that it deals goes on to them.
 * R: "Splash X", reference manual 5: damage that it deals; what the keyword does elsewhere is `splash-attack` below.
 */
export const splashOf = (s: State, by: Ref | null): number =>
  by !== null && editionOf(s.edition).splashAttack === 'with-all-it-deals' && typeOf(s, by) === 'creature'
    ? keyword(s, by, 'splash-attack')
    : 0;

export const splashed = (s: State, by: Ref, target: Ref, amount: number): GameEvent[] =>
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

/** What one card is dealt by one effect, and by whom. */
interface Dealt {
  readonly amount: number;
  readonly by: Ref | null;
}

/** Adds up what one card is dealt by one effect, so that armor and ward see it once. */
function damageTo(
  s: State,
  targets: ReadonlyMap<Ref, Dealt>,
  kind: 'effect' | 'icon',
  ignoringArmor: boolean,
): GameEvent[] {
  return [...targets].map(([card, { amount, by }]) => ({
    type: 'damage',
    card,
    amount,
    by,
    kind,
    poison: poisonsBeyondPower(s, by),
    ...(ignoringArmor ? { ignoringArmor } : {}),
  }));
}

/**
 * R: "Sacrifice", v1.3 glossary: a player cannot sacrifice a card they do not control; v1.0 p.11 sets no condition. "As if it
 * were yours", 2020 and 18.4: a card that is used so, and says to sacrifice itself, is sacrificed as if they controlled it.
 */
function canSacrifice(s: State, card: Ref, { source, controller }: Scope): boolean {
  const { foreignSacrifice } = editionOf(s.edition);
  if (foreignSacrifice === 'done' || controllerOf(s, card) === controller) return true;
  return foreignSacrifice === 'of-a-card-used-as-yours' && source !== null && sameRef(card, source);
}

export const damageVerbs = {
  damage: (s, v, scope) => {
    // R: notes on later sets, "Bonus icons": no card deals the damage of an icon, so that nothing of its card counts.
    const dealer = (seen: Scope): Ref | null =>
      v.cause === 'bonus' ? null : v.by === undefined ? seen.source : (cards(s, v.by, seen)[0] ?? null);
    const by = dealer(scope);
    const splash = (v.splash === undefined ? 0 : number(s, v.splash, scope)) + splashOf(s, by);
    const targets = new Map<Ref, Dealt>();
    const add = (ref: Ref, n: number, from: Ref | null): void => {
      if (n > 0) targets.set(ref, { amount: (targets.get(ref)?.amount ?? 0) + n, by: from });
    };
    for (const { to, amount } of v.and === undefined ? [v] : [v, ...v.and]) {
      for (const ref of fighters(s, to, scope)) {
        const { ref: own } = cardAt(s, ref.id);
        const seen = aimedAt(scope, own);
        add(own, typeof amount === 'number' ? amount : number(s, amount, seen), v.by === undefined ? by : dealer(seen));
        if (splash > 0) for (const near of neighborsOf(s, own)) add(near, splash, by);
      }
    }
    return damageTo(s, targets, v.cause === 'bonus' ? 'icon' : 'effect', v.ignoringArmor === true);
  },
  heal: (s, v, scope) => {
    const amount = v.amount === 'all' ? Number.POSITIVE_INFINITY : number(s, v.amount, scope);
    return fighters(s, v.what, scope).map((card) => ({
      type: 'heal',
      card,
      amount: Math.min(amount, liveBody(s, card)?.damage ?? 0),
    }));
  },
  // R: online play today, Entropic Manipulator: moved, so that neither armor nor ward has anything to do with it.
  redistribute: (s, v, scope) => {
    const type = v.carried === 'damage' ? 'shiftDamage' : 'shiftAember';
    const to = inPlay(s, v.to, scope);
    return inPlay(s, v.of, scope).flatMap((card): GameEvent[] => {
      const before = liveBody(s, card)?.[v.carried] ?? 0;
      const amount = to.filter((one) => sameRef(one, card)).length - before;
      return amount === 0 ? [] : [{ type, card, amount }];
    });
  },
  shiftDamage: (s, v, scope) => {
    const [from] = creatures(s, v.from, scope);
    const [to] = creatures(s, v.to, scope);
    if (from === undefined || to === undefined || sameRef(from, to)) return [];
    const there = liveBody(s, from)?.damage ?? 0;
    const amount = Math.min(there, v.amount === 'all' ? there : number(s, v.amount, scope));
    if (amount <= 0) return [];
    return [
      { type: 'shiftDamage', card: from, amount: -amount },
      { type: 'shiftDamage', card: to, amount },
    ];
  },
  loseArmor: (s, v, scope) =>
    creatures(s, v.what, scope).flatMap((card): GameEvent[] => {
      const amount = armor(s, card);
      return amount === 0 ? [] : [{ type: 'loseArmor', card, amount }];
    }),
  destroy: (s, v, scope) =>
    inPlay(s, v.what, scope).map((card) => ({ type: 'destroy', card, other: null, inFight: false, sacrifice: false })),
  sacrifice: (s, v, scope) =>
    inPlay(s, v.what, scope)
      .filter((card) => canSacrifice(s, card, scope))
      .map((card) => ({ type: 'destroy', card, other: null, inFight: false, sacrifice: true })),
  save: (s, v, scope) => inPlay(s, v.what, scope).map((card) => ({ type: 'save', card })),
} satisfies Partial<VerbTable>;
