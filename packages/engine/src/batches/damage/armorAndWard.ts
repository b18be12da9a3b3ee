// Prevention of events: "cannot be dealt damage", ward and armor.

import { apply } from '../../apply/apply.ts';
import type { GameEvent } from '../../language/events.ts';
import { modifiers, triggersFor } from '../../read/active.ts';
import { armorLeft } from '../../read/values/armor.ts';
import { cannotBe, ignores } from '../../read/values/attack.ts';
import { typeOf } from '../../read/values/type.ts';
import type { EventsFrame } from '../../state/frames.ts';
import type { State } from '../../state/state.ts';
import { cardAt, liveBody } from '../../state/zones.ts';
import type { Ref } from '../../terms.ts';
import { sameRef } from '../../terms.ts';
import { note } from '../journal.ts';
import { KILLS } from '../kinds.ts';
import { lethal } from '../lethal.ts';

/**
 * R: "Ward", 2020 and 18.4: of creatures only, others have no use of theirs. The adversary fights like a creature, and its ward
 * holds like that of one.
 */
function isWarded(s: State, card: Ref): boolean {
  if (!liveBody(s, card)?.warded) return false;
  const type = typeOf(s, card);
  return type === 'creature' || type === 'adversary';
}

function removeWard(s: State, card: Ref): void {
  const out: GameEvent[] = [];
  apply(s, { type: 'unward', card }, out);
  for (const e of out) note(e);
}

/** R: "cannot be dealt damage", ward (timing notes): what is prevented is dropped; one ward stops all of one batch. */
export function prevent(s: State, f: EventsFrame): void {
  const guarded = f.events.some((e) => e.type === 'damage' || e.type === 'destroy' || e.type === 'leave');
  if (!guarded) return;
  const warded = new Set<number>();
  const planned = f.events;
  f.events = planned.filter((e) => {
    if (e.type !== 'damage' && e.type !== 'destroy' && e.type !== 'leave') return true;
    if (e.type === 'damage' && cannotBe(s, e.card, 'dealt-damage', e.by)) return false;
    if (e.type === 'destroy' && (cannotBe(s, e.card, 'destroyed') || liveBody(s, e.card)?.tagged !== false))
      return false;
    if (e.type === 'leave' && (f.from === 'dying' || e.ignoringWard)) return true;
    // R: "Ward", "Sacrifice", 2020 and 18.4: a sacrificed card is destroyed like any other, so a ward keeps it in play.
    if (!isWarded(s, e.card)) return true;
    warded.add(e.card.id);
    return false;
  });
  if (warded.size === 0) return;
  for (const id of warded) removeWard(s, cardAt(s, id).ref);
  if (f.from === 'rules') f.events = withThoseStillDoomed(s, planned, f.events, warded);
}

/**
 * What destroys a card because something is so (as much damage as power, no power) is looked at again when the ward is gone.
 * R: later sets 2, "Ward": of a creature without power, which loses its ward and is destroyed all the same.
 */
function withThoseStillDoomed(
  s: State,
  planned: readonly GameEvent[],
  left: readonly GameEvent[],
  warded: ReadonlySet<number>,
): readonly GameEvent[] {
  const doomed = lethal(s, [], KILLS);
  const isStillDoomed = (e: GameEvent): boolean =>
    e.type === 'destroy' &&
    warded.has(e.card.id) &&
    doomed.some((d) => d.type === 'destroy' && sameRef(d.card, e.card));
  return planned.filter((e) => left.includes(e) || isStillDoomed(e));
}

/** Whether anything in play waits for armor to take damage away. */
const isAwaitedNow = (s: State): boolean =>
  triggersFor(s, 'armor').length > 0 ||
  modifiers(s).ability.some(({ modifier: { ability } }) => ability.on === 'trigger' && ability.when.event === 'armor');

/** Whether the creature that deals it ignores armor: only as long as its attack goes on. */
const isDealtPastArmor = (s: State, by: Ref | null): boolean =>
  by !== null && s.fight !== null && sameRef(s.fight.attacker, by) && ignores(s, by, 'armor');

/** R: "Armor", v1.3 glossary: it prevents that much damage each turn. */
export function absorb(s: State, f: EventsFrame): void {
  if (!f.events.some((e) => e.type === 'damage')) return;
  f.events = f.events.flatMap((e): readonly GameEvent[] => {
    if (e.type !== 'damage') return [e];
    const stopped = e.ignoringArmor || isDealtPastArmor(s, e.by) ? 0 : Math.min(e.amount, armorLeft(s, e.card));
    if (stopped === 0) return [e];
    const out: GameEvent[] = [];
    apply(s, { type: 'armor', card: e.card, amount: stopped }, out);
    for (const done of out) note(done);
    if (isAwaitedNow(s)) f.absorbed = [...(f.absorbed ?? []), ...out];
    return stopped === e.amount ? [] : [{ ...e, amount: e.amount - stopped }];
  });
}
