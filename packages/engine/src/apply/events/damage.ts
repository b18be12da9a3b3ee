// Damage, armor and healing.

import { armor } from '../../read/values/armor.ts';
import { besidesOf, setBesides } from '../../state/body.ts';
import { liveBody } from '../../state/zones.ts';
import type { Rules } from '../rule.ts';
import { onBody } from '../rule.ts';

export const damageRules = {
  damage: (s, e, out) =>
    onBody(s, e.card, out, e, (b) => {
      b.damage += e.amount;
      return e.amount > 0;
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
