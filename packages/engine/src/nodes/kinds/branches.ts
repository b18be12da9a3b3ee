// One step after the other, and what depends on a condition or on whether something happened.

import { rootOf } from '../../language/definitions.ts';
import { cards } from '../../read/cards.ts';
import { currentAbility, setVar } from '../../stack/frames.ts';
import { didSomething } from '../../stack/loopGuard.ts';
import type { Controls } from '../control.ts';
import { pop } from '../control.ts';
import { branchOf, follow, perform } from '../perform.ts';
import { canRepeat } from '../repeating.ts';

export const branches = {
  seq: {
    step: (s, f, _n, compiled) => follow(s, f, compiled),
  },
  if: {
    step(s, _f, _n, compiled) {
      pop(s);
      perform(s, branchOf(s, compiled));
    },
  },
  ifYouDo: {
    step(s, _f, _n, compiled) {
      pop(s);
      perform(s, branchOf(s, compiled));
    },
  },
  again: {
    step(s) {
      pop(s);
      const frame = currentAbility(s);
      if (canRepeat(s, frame) && didSomething(s, frame)) perform(s, rootOf(frame.ability));
      else frame.did = false;
    },
  },
  remember: {
    step(s, _f, n) {
      pop(s);
      setVar(s, n.as, cards(s, n.cards, currentAbility(s)));
    },
  },
} satisfies Partial<Controls>;
