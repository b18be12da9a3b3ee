// An effect that goes on.

import { beginLasting } from '../../apply/lasting.ts';
import { happen } from '../../batches/batches.ts';
import { beginEffect } from '../../batches/results.ts';
import { addressOf } from '../../language/definitions.ts';
import type { Ability } from '../../language/language.ts';
import type { Vars } from '../../language/reading.ts';
import { cards } from '../../read/cards.ts';
import { number } from '../../read/number.ts';
import { notedArmor, notedPower } from '../../read/values/copied/likeness.ts';
import { madeValues } from '../../read/values/copied/made.ts';
import { currentAbility } from '../../stack/frames.ts';
import type { AbilityFrame } from '../../state/frames.ts';
import type { State } from '../../state/state.ts';
import { cardAt, isCurrent, liveBody } from '../../state/zones.ts';
import type { Ref } from '../../terms.ts';
import type { Controls } from '../control.ts';
import { pop } from '../control.ts';

/** Whether a card is still in play, or beside the table as what it was. */
const isThere = (s: State, card: Ref): boolean =>
  liveBody(s, card) !== null || (isCurrent(s, card) && cardAt(s, card.id).zone === 'beside');

/** With the values of a card after which one takes, where that card is a creature by an effect alone, which no face shows. */
function noted(s: State, ability: Ability, frame: AbilityFrame): Vars {
  if (ability.on !== 'constant') return frame.vars;
  const taken = ability.give.find((m) => m.mod === 'values-of');
  if (taken === undefined) return frame.vars;
  const [model] = cards(s, taken.card, frame);
  const base = model === undefined ? null : madeValues(s, model);
  return base === null ? frame.vars : { ...frame.vars, [notedPower]: base.power, [notedArmor]: base.armor };
}

export const lasting = {
  lasting: {
    step(s, _f, n) {
      pop(s);
      beginEffect(s);
      const frame = currentAbility(s);
      const { source } = frame;
      if (source === null || (n.until === 'source-leaves' && !isThere(s, source))) return;
      const uses = n.uses === undefined ? null : number(s, n.uses, frame);
      const lasting = beginLasting(s, {
        ability: addressOf(n.ability),
        source,
        controller: frame.controller,
        vars: noted(s, n.ability, frame),
        event: frame.event,
        until: n.until,
        uses,
      });
      frame.did = true;
      // A batch of its own: a creature that has no power left because of it is destroyed at once.
      happen(s, [{ type: 'lastingBegan', card: source, lasting }], 'rules');
    },
  },
} satisfies Partial<Controls>;
