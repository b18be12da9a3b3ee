// Cards turn, and carry markers and counters.

import { editionOf } from '../../editions/editions.ts';
import { besidesOf, setBesides } from '../../state/body.ts';
import { liveBody } from '../../state/zones.ts';
import type { Rules } from '../rule.ts';
import { mark, onBody } from '../rule.ts';

export const statusRules = {
  ready: mark('exhausted', false),
  exhaust: mark('exhausted', true),
  stun: mark('stunned', true),
  unstun: mark('stunned', false),
  ward: mark('warded', true),
  unward: mark('warded', false),
  // R: enrage, timing notes, "Terms": one counter; reference manual 5: each attack removes one of them.
  enrage: (s, e, out) =>
    onBody(s, e.card, out, e, (b) => {
      if (b.rage > 0 && editionOf(s.edition).enrageCounters === 'one') return false;
      b.rage++;
      return true;
    }),
  calm: (s, e, out) =>
    onBody(s, e.card, out, e, (b) => {
      if (b.rage === 0) return false;
      b.rage--;
      return true;
    }),
  // What was really put or taken is told: of more than there are, so many as there are.
  counter(s, e, out) {
    const body = liveBody(s, e.card);
    if (body === null) return false;
    const { counters } = besidesOf(body);
    const before = e.counter === 'power' ? body.power : (counters[e.counter] ?? 0);
    const amount = Math.max(-before, e.amount);
    if (amount === 0) return false;
    if (e.counter === 'power') body.power += amount;
    else setBesides(body, { counters: { ...counters, [e.counter]: before + amount } });
    out.push(amount === e.amount ? e : { ...e, amount });
    return amount === e.amount;
  },
} satisfies Partial<Rules>;
