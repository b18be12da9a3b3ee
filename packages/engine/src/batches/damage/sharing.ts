// Damage of a fight that another card is dealt too, in the same instant.
import type { EventOf, GameEvent } from '../../language/events.ts';
import { modifiers } from '../../read/active.ts';
import { applies } from '../../read/applies.ts';
import { cards } from '../../read/cards.ts';
import { cannotBe } from '../../read/values/attack.ts';
import type { EventsFrame } from '../../state/frames.ts';
import type { State } from '../../state/state.ts';
import { liveBody } from '../../state/zones.ts';

const kindsOfFight: ReadonlySet<EventOf<'damage'>['kind']> = new Set([
  'power',
  'assault',
  'hazardous',
  'splash-attack',
]);

/**
 * What is really dealt, past ward and armor, is dealt to the other card as well. R: online play today, Drecker: neither its ward
 * nor its armor has anything to do with that. What was shared is not shared again, so that two side by side come to an end.
 */
export function shareFightDamage(s: State, f: EventsFrame): void {
  const lines = modifiers(s)['shares-fight-damage'];
  if (lines.length === 0) return;
  const shared = f.events.flatMap((e): readonly GameEvent[] =>
    e.type !== 'damage' || !kindsOfFight.has(e.kind)
      ? []
      : lines
          .filter((line) => applies(s, line, e.card))
          .flatMap(({ modifier, scope }) => cards(s, modifier.with, scope))
          .filter((card) => liveBody(s, card) !== null && !cannotBe(s, card, 'dealt-damage', e.by))
          .map((card) => ({ ...e, card })),
  );
  f.events = [...f.events, ...shared];
  f.planned += shared.length;
}
