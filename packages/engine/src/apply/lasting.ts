// Lasting effects: how they begin, are used up, and end.
import { abilityAt } from '../language/definitions.ts';
import type { Permit } from '../language/events.ts';
import type { CannotBe } from '../language/language.ts';
import type { Vars } from '../language/reading.ts';
import { modifiers } from '../read/active.ts';
import { applies } from '../read/applies.ts';
import { skipsStep } from '../read/permission/steps.ts';
import { opponentsOf } from '../state/players.ts';
import type { Lasting, State } from '../state/state.ts';
import type { Ref, Seat } from '../terms.ts';
import { sameRef } from '../terms.ts';

/** A lasting effect begins. @returns its number. */
export function beginLasting(s: State, lasting: Omit<Lasting, 'id' | 'since' | 'usedBy'>): number {
  abilityAt(lasting.ability);
  const id = s.nextLasting++;
  s.lasting = [
    ...s.lasting,
    {
      ability: lasting.ability,
      source: lasting.source,
      controller: lasting.controller,
      vars: lasting.vars,
      event: lasting.event,
      until: lasting.until,
      uses: lasting.uses,
      id,
      since: s.turn,
      usedBy: [],
    },
  ];
  s.shape++;
  return id;
}

/**
 * A lasting effect on one card begins on a copy of that card as well: what it said of the one it says of the other, for the seat
 * that controls the copy if it was an effect of the card itself.
 * @param until what ends it sooner
 */
export function beginAlike(
  s: State,
  id: number,
  of: Ref,
  copy: Ref,
  seat: Seat,
  until: Lasting['until'] | undefined,
): void {
  const found = s.lasting.find((l) => l.id === id);
  if (found === undefined) return;
  const meant = (value: Vars[string]): Vars[string] =>
    Array.isArray(value) ? value.map((ref) => (sameRef(ref, of) ? copy : ref)) : value;
  const isOwn = sameRef(found.source, of);
  beginLasting(s, {
    ...found,
    source: isOwn ? copy : found.source,
    controller: isOwn ? seat : found.controller,
    vars: Object.fromEntries(Object.entries(found.vars).map(([name, value]) => [name, meant(value)])),
    until: until ?? found.until,
  });
}

/** A permission that is counted loses one use. */
export function usePermit(s: State, permit: Permit | null, card: Ref): void {
  if (permit !== null && permit.lasting !== null) countUse(s, permit.lasting, card);
}

/** A lasting effect that applies a number of times ("the next creature you play") has applied once more. */
export function countUse(s: State, lasting: number, card: Ref): void {
  if (!s.lasting.some((l) => l.id === lasting && l.uses !== null)) return;
  s.lasting = s.lasting.map((l) =>
    l.id === lasting && l.uses !== null ? { ...l, uses: l.uses - 1, usedBy: [...l.usedBy, card] } : l,
  );
  s.shape++;
}

const isOfUse: readonly CannotBe[] = ['used', 'used-to-reap', 'used-to-fight', 'used-except-to-fight'];

/** "The next time a creature is used, it cannot reap": whatever it is used for. */
export function countUseOfBans(s: State, card: Ref): void {
  for (const line of modifiers(s).cannot) {
    const { lasting, modifier } = line;
    if (lasting?.uses && isOfUse.includes(modifier.be) && applies(s, line, card)) countUse(s, lasting.id, card);
  }
}

/** What a card has used up before is told of it no more; it stays used up. */
export function forgetUse(s: State, lasting: number, card: Ref): void {
  const isTold = (l: Lasting): boolean => l.id === lasting && l.usedBy.some((ref) => sameRef(ref, card));
  if (!s.lasting.some(isTold)) return;
  s.lasting = s.lasting.map((l) => (isTold(l) ? { ...l, usedBy: l.usedBy.filter((ref) => !sameRef(ref, card)) } : l));
  s.shape++;
}

/** Leaves only the effects that go on. */
function keep(s: State, goesOn: (l: Lasting) => boolean): void {
  if (s.lasting.every(goesOn)) return;
  s.lasting = s.lasting.filter(goesOn);
  s.shape++;
}

/** Effects that last until this card leaves play end with it. */
export const endWithSource = (s: State, source: Ref): void =>
  keep(s, (l) => !(l.until === 'source-leaves' && sameRef(l.source, source)));

/** A lasting effect has done all that it was for. */
export const dropLasting = (s: State, id: number): void => keep(s, (l) => l.id !== id);

const endsWithTurn = (s: State, l: Lasting): boolean =>
  l.until === 'turn' ||
  (l.until === 'their-ready-step' && opponentsOf(s, l.controller).includes(s.active) && !skipsStep(s, 'ready')) ||
  (s.turn > l.since &&
    ((l.until === 'your-next-turn' && l.controller === s.active) ||
      (l.until === 'their-next-turn' && opponentsOf(s, l.controller).includes(s.active))));

/** The turn is over: what lasted for it ends. */
export const endWithTurn = (s: State): void => keep(s, (l) => !endsWithTurn(s, l));

/** A turn of this player begins: what lasted until then ends. */
export const endAtTurnOf = (s: State, seat: Seat): void =>
  keep(s, (l) => !(l.until === 'until-your-turn' && l.controller === seat && s.turn > l.since));

export const endWithFight = (s: State): void => keep(s, (l) => l.until !== 'fight');
