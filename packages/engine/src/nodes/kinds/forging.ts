// Forging a key, and which æmber on cards is spent for it; unforging one. Which key it is, is asked first.

import { happen } from '../../batches/batches.ts';
import { beginEffect } from '../../batches/results.ts';
import type { GameEvent } from '../../language/events.ts';
import { sourcesFor, spentFrom, worthOf } from '../../read/costs.ts';
import type { NodeFrame } from '../../state/frames.ts';
import { tellsColors } from '../../state/game.ts';
import { decidingSeat } from '../../state/players.ts';
import type { Option } from '../../state/question.ts';
import type { State } from '../../state/state.ts';
import { ask } from '../asking.ts';
import type { Controls, NodeOf } from '../control.ts';
import { none, pop } from '../control.ts';
import { areAlike, losersOf, optionsOf, seenIn, unforgeable } from '../keys.ts';
import { countOf, isFreeToDecline, pricesOf } from '../price.ts';

/** R: 18.4, “Active player”, and FAQ, Keyfrog: also where another player forges, the active one decides. */
function stepForge(s: State, f: NodeFrame, n: NodeOf<'forge'>): void {
  const prices = pricesOf(s, n);
  const [color] = f.keys ?? [];
  const price = color === undefined ? prices[0] : prices.find((one) => one.color === color);
  if (price === undefined) {
    pop(s);
    beginEffect(s);
    return;
  }
  if (color === undefined && prices.length > 1) {
    ask(s, f, 'key', decidingSeat(s), optionsOf(prices), { alike: !tellsColors(s) });
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
  const sources = sourcesFor(s, price.seat);
  const left = sources.filter((source) => worthOf(source) > countOf(spent, source.card));
  const remaining = left.flatMap((source) =>
    Array.from({ length: worthOf(source) - countOf(spent, source.card) }, () => source.card),
  );
  if (!mayDecline && remaining.length > 0 && remaining.length <= price.least - spent.length) {
    f.items = [...spent, ...remaining];
    return;
  }
  if (spent.length < price.most && f.i === 0 && left.length > 0) {
    const options: Option[] = left.map(({ card }) => ({ pick: 'card', card }));
    if (mayDecline || spent.length >= price.least) options.push({ pick: 'done' });
    ask(s, f, 'cards', decidingSeat(s), options, { picked: spent, min: price.least, max: price.most });
    return;
  }
  pop(s);
  happen(s, [
    {
      type: 'forge',
      player: price.seat,
      color: price.color,
      cost: price.cost,
      spent: sources.flatMap((source) => spentFrom(source, countOf(spent, source.card))),
      ...seenIn(s),
    },
  ]);
}

/** R: "Active player", v1.3 glossary: who is to lose a key does not choose which. All of them are turned back at once. */
function stepUnforge(s: State, f: NodeFrame, n: NodeOf<'unforge'>): void {
  const losers = losersOf(s, n);
  const chosen = f.keys ?? [];
  const seat = losers[chosen.length];
  if (seat !== undefined) {
    const colors = unforgeable(s, n, seat);
    if (colors.length === 1) f.keys = [...chosen, ...colors];
    else {
      const options = colors.map((color): Option => ({ pick: 'key', seat, color }));
      ask(s, f, 'key', decidingSeat(s), options, { alike: areAlike(s, seat, colors) });
    }
    return;
  }
  pop(s);
  happen(
    s,
    losers.flatMap((loser, i): GameEvent[] => {
      const color = chosen[i];
      return color === undefined ? [] : [{ type: 'unforge', player: loser, color, ...seenIn(s) }];
    }),
  );
}

export const forging = {
  forge: {
    step: stepForge,
    take(_s, f, _n, answer) {
      if (answer.pick === 'key') f.keys = [answer.color];
      else if (answer.pick === 'card') f.items = [...(f.items ?? none), answer.card];
      else f.i = 1;
    },
  },
  unforge: {
    step: stepUnforge,
    take(_s, f, _n, answer) {
      if (answer.pick === 'key') f.keys = [...(f.keys ?? []), answer.color];
    },
  },
} satisfies Partial<Controls>;
