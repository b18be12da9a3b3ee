// Damage, armor and healing.

import { modifiers } from '../../read/active.ts';
import { applies } from '../../read/lines.ts';
import { number } from '../../read/number.ts';
import { armor } from '../../read/values/armor.ts';
import { besidesOf, setBesides } from '../../state/body.ts';
import type { State } from '../../state/state.ts';
import { liveBody } from '../../state/zones.ts';
import type { Ref } from '../../terms.ts';
import type { Rules } from '../rule.ts';
import { onBody } from '../rule.ts';

/** R: v1.6 FAQ, Lethal Distraction: what is added joins damage that is really dealt, and nothing is added to that. */
function extraDamage(s: State, card: Ref): number {
  let more = 0;
  for (const line of modifiers(s)['extra-damage'])
    if (applies(s, line, card)) more += number(s, line.modifier.by, line.scope);
  return more;
}

export const damageRules = {
  damage(s, e, out) {
    const body = liveBody(s, e.card);
    if (body === null || e.amount <= 0) return false;
    const more = extraDamage(s, e.card);
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
