// Damage, armor and healing.

import type { EventOf } from '../../language/events.ts';
import { seeing } from '../../language/scope.ts';
import { modifiers } from '../../read/active.ts';
import { applies } from '../../read/applies.ts';
import { number } from '../../read/number.ts';
import { armor } from '../../read/values/armor.ts';
import { besidesOf, setBesides } from '../../state/body.ts';
import type { State } from '../../state/state.ts';
import { liveBody } from '../../state/zones.ts';
import type { Rules } from '../rule.ts';
import { onBody } from '../rule.ts';

/** R: v1.6 FAQ, Lethal Distraction: what is added joins damage that is really dealt, and nothing is added to that. */
export function extraDamage(s: State, e: EventOf<'damage'>): number {
  let more = 0;
  for (const line of modifiers(s)['extra-damage'])
    if (applies(s, line, e.card)) more += number(s, line.modifier.by, seeing(line.scope, e));
  return more;
}

export const damageRules = {
  damage(s, e, out) {
    const body = liveBody(s, e.card);
    if (body === null || e.amount <= 0) return false;
    const more = extraDamage(s, e);
    body.damage += e.amount + more;
    out.push(more === 0 ? e : { ...e, amount: e.amount + more });
    return true;
  },
  shiftDamage: (s, e, out) =>
    onBody(s, e.card, out, e, (b) => {
      b.damage += e.amount;
      return e.amount !== 0;
    }),
  armor: (s, e, out) =>
    onBody(s, e.card, out, e, (b) => {
      setBesides(b, { armorUsed: besidesOf(b).armorUsed + e.amount, armorThen: armor(s, e.card) });
      return e.amount > 0;
    }),
  loseArmor: (s, e, out) =>
    onBody(s, e.card, out, e, (b) => {
      setBesides(b, { armorLost: besidesOf(b).armorLost + e.amount });
      return e.amount > 0;
    }),
  heal(s, e, out) {
    const body = liveBody(s, e.card);
    if (body === null || body.damage === 0) return false;
    const amount = Math.min(body.damage, e.amount);
    if (amount === 0) return false;
    body.damage -= amount;
    out.push({ ...e, amount });
    return true;
  },
} satisfies Partial<Rules>;
