// The bonus icons of a card.

import { begin, happen } from '../../batches/batches.ts';
import { note } from '../../batches/journal.ts';
import { programs } from '../../programs/programs.ts';
import { cards } from '../../read/cards.ts';
import { faceOf } from '../../read/face.ts';
import { currentAbility } from '../../stack/frames.ts';
import type { Controls } from '../control.ts';
import { pop } from '../control.ts';

export const bonus = {
  bonus: {
    step(s, f, n) {
      const { controller } = currentAbility(s);
      const [card] = cards(s, n.card, currentAbility(s));
      const icons = card === undefined ? [] : faceOf(s, card).bonus;
      const icon = icons[f.i++];
      if (card === undefined || icon === undefined) {
        pop(s);
        return;
      }
      if (icon === 'aember') happen(s, [{ type: 'gain', player: controller, amount: 1, cause: 'bonus', card }]);
      else {
        note({ type: 'bonus', card, icon });
        begin(s, programs[`bonus-${icon}`], { source: card, controller });
      }
    },
  },
} satisfies Partial<Controls>;
