// Another card's ability, as if it were yours.

import { begin } from '../../batches/batches.ts';
import type { NodeId } from '../../language/definitions.ts';
import { isProgram } from '../../language/definitions.ts';
import type { Held } from '../../read/abilities.ts';
import { abilitiesOf } from '../../read/abilities.ts';
import { cards } from '../../read/cards.ts';
import { speakerOf } from '../../read/values/side.ts';
import { currentAbility } from '../../stack/frames.ts';
import type { State } from '../../state/state.ts';
import type { Ref, Seat } from '../../terms.ts';
import { sameRef } from '../../terms.ts';
import { ask, decider } from '../asking.ts';
import type { Controls } from '../control.ts';
import { pop } from '../control.ts';

/**
 * Whether an ability is already being resolved and has done nothing since but copy others: two Replicators that have
 * nobody but each other would never end. Where something came between (a creature was used, a card was played), it can
 * resolve once more inside of itself.
 */
function isCircle(s: State, id: NodeId, card: Ref): boolean {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i];
    if (f === undefined || f.kind === 'events' || f.kind === 'dying') return false;
    if (f.kind === 'node') continue;
    if (f.source !== null && f.ability === id && sameRef(f.source, card)) return true;
    if (isProgram(f.ability)) return false;
  }
  return false;
}

/** Another card's ability resolves as if the player controlled that card. */
function triggerAsYours(s: State, controller: Seat, card: Ref, { id, scope }: Held): void {
  if (isCircle(s, id, card)) {
    currentAbility(s).did = false;
    return;
  }
  const { granter } = scope;
  begin(s, id, { source: card, controller: granter === null ? speakerOf(s, card, controller) : controller, granter });
}

export const copying = {
  trigger: {
    step(s, f, n) {
      const frame = currentAbility(s);
      const [card] = cards(s, n.of, frame);
      const held = card === undefined ? [] : abilitiesOf(s, card, n.timing);
      if (held.length > 1) {
        ask(
          s,
          f,
          'option',
          decider(s, undefined),
          held.map(({ id }) => ({ pick: 'option', label: id })),
        );
        return;
      }
      pop(s);
      if (card !== undefined && held[0] !== undefined) triggerAsYours(s, frame.controller, card, held[0]);
    },
    take(s, _f, n, _answer, index) {
      pop(s);
      const frame = currentAbility(s);
      const [card] = cards(s, n.of, frame);
      const chosen = card === undefined ? undefined : abilitiesOf(s, card, n.timing)[index];
      if (card !== undefined && chosen !== undefined) triggerAsYours(s, frame.controller, card, chosen);
    },
  },
} satisfies Partial<Controls>;
