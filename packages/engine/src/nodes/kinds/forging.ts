// Forging a key, and which æmber on cards is spent for it.

import { happen } from '../../batches/batches.ts';
import { beginEffect } from '../../batches/outcome.ts';
import { spendableOn } from '../../read/costs.ts';
import { decidingSeat } from '../../state/players.ts';
import type { Option } from '../../state/question.ts';
import type { NodeFrame, State } from '../../state/state.ts';
import { liveBody } from '../../state/zones.ts';
import { sameRef } from '../../terms.ts';
import { ask } from '../asking.ts';
import type { Controls, NodeOf } from '../control.ts';
import { none, pop } from '../control.ts';
import { countOf, isFreeToDecline, priceOf } from '../price.ts';

function stepForge(s: State, f: NodeFrame, n: NodeOf<'forge'>): void {
  const price = priceOf(s, n);
  if (price === null) {
    pop(s);
    beginEffect(s);
    return;
  }
  const spent = f.items ?? none;
  // "Done" before enough was spent: the player declined.
  if (f.i > 0 && spent.length < price.least) {
    pop(s);
    beginEffect(s);
    return;
  }
  const mayDecline = spent.length === 0 && isFreeToDecline(s, price);
  const left = spendableOn(s, price.seat).filter((ref) => (liveBody(s, ref)?.aember ?? 0) > countOf(spent, ref));
  const remaining = left.flatMap((ref) =>
    Array.from({ length: (liveBody(s, ref)?.aember ?? 0) - countOf(spent, ref) }, () => ref),
  );
  if (!mayDecline && remaining.length > 0 && remaining.length <= price.least - spent.length) {
    f.items = [...spent, ...remaining];
    return;
  }
  if (spent.length < price.most && f.i === 0 && left.length > 0) {
    const options: Option[] = left.map((card) => ({ pick: 'card', card }));
    if (mayDecline || spent.length >= price.least) options.push({ pick: 'done' });
    ask(s, f, 'cards', decidingSeat(s), options, { picked: spent, min: price.least, max: price.most });
    return;
  }
  pop(s);
  const sources = spent.filter((ref, i) => spent.findIndex((other) => sameRef(other, ref)) === i);
  happen(s, [
    {
      type: 'forge',
      player: price.seat,
      cost: price.cost,
      spent: sources.map((card) => ({ card, amount: countOf(spent, card) })),
    },
  ]);
}

export const forging = {
  forge: {
    step: stepForge,
    take(_s, f, _n, answer) {
      if (answer.pick === 'card') f.items = [...(f.items ?? none), answer.card];
      else f.i = 1;
    },
  },
} satisfies Partial<Controls>;
