// Cards turn, and carry markers and counters.

import { editionOf } from '../../editions/editions.ts';
import { besidesOf, setBesides } from '../../state/body.ts';
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
  counter: (s, e, out) =>
    onBody(s, e.card, out, e, (b) => {
      if (e.counter === 'power') {
        const before = b.power;
        b.power = Math.max(0, before + e.amount);
        return b.power !== before;
      }
      const { counters } = besidesOf(b);
      const before = counters[e.counter] ?? 0;
      const after = Math.max(0, before + e.amount);
      setBesides(b, { counters: { ...counters, [e.counter]: after } });
      return after !== before;
    }),
} satisfies Partial<Rules>;
