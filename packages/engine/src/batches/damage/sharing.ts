// Damage of a fight that another card is dealt too, in the same instant.
import { extraDamage } from '../../apply/events/damage.ts';
import type { EventOf, GameEvent } from '../../language/events.ts';
import { modifiers } from '../../read/active.ts';
import { applies } from '../../read/applies.ts';
import { cards } from '../../read/cards.ts';
import type { EventsFrame } from '../../state/frames.ts';
import type { State } from '../../state/state.ts';
import { liveBody } from '../../state/zones.ts';
import { absorb, prevent } from './armorAndWard.ts';

const kindsOfFight: ReadonlySet<EventOf<'damage'>['kind']> = new Set([
  'power',
  'assault',
  'hazardous',
  'splash-attack',
]);

const never: readonly GameEvent[] = [];

/**
 * What is really dealt, with what is added to it, is dealt to the other card as well, whose ward and armor are for that like
 * for other damage; what takes damage in its place comes next. What was shared is not shared again, so that two side by
 * side come to an end.
 * @returns whether damage was added to the batch
 */
export function shareFightDamage(s: State, f: EventsFrame): boolean {
  const lines = modifiers(s)['shares-fight-damage'];
  if (lines.length === 0 || f.shared) return false;
  f.shared = true;
  const shared = f.events.flatMap((e): readonly GameEvent[] =>
    e.type !== 'damage' || !kindsOfFight.has(e.kind)
      ? never
      : lines
          .filter((line) => applies(s, line, e.card))
          .flatMap(({ modifier, scope }) => cards(s, modifier.with, scope))
          .filter((card) => liveBody(s, card) !== null)
          .map((card) => ({ ...e, card, amount: e.amount + extraDamage(s, e) })),
  );
  if (shared.length === 0) return false;
  const dealt = f.events;
  f.events = shared;
  f.planned += shared.length;
  prevent(s, f);
  absorb(s, f);
  const isAdded = f.events.length > 0;
  f.events = [...dealt, ...f.events];
  return isAdded;
}
