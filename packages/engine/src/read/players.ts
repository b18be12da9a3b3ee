// The players that a word of the language means.
import type { Who } from '../language/language.ts';
import type { Scope } from '../language/reading.ts';
import { opponentOf, opponentsOf, seatsInOrder } from '../state/players.ts';
import type { State } from '../state/state.ts';
import { cardAt } from '../state/zones.ts';
import type { Seat } from '../terms.ts';
import { playerOfEvent } from './event.ts';
import { controllerOf } from './lastKnown.ts';
import { reader } from './reader.ts';

const noSeats: readonly Seat[] = [];

function ofEvent(s: State, { event }: Scope): readonly Seat[] {
  const seat = event === null ? null : playerOfEvent(s, event);
  return seat === null ? noSeats : [seat];
}

const unique = <T>(items: readonly T[]): readonly T[] => (items.length < 2 ? items : [...new Set(items)]);

/** The seats that a word means, the active player first where there are several. */
export function players(s: State, who: Who, scope: Scope): readonly Seat[] {
  if (who === 'you') return [scope.controller];
  if (who === 'opponent') return opponentsOf(s, scope.controller);
  if (who === 'each') return seatsInOrder(s);
  if (who === 'active') return [s.active];
  if (who === 'haunted') return seatsInOrder(s).filter((seat) => reader.isHaunted(s, seat));
  if (who === 'that-player') return ofEvent(s, scope);
  if ('opponentOf' in who)
    return unique(reader.cards(s, who.opponentOf, scope).flatMap((ref) => opponentsOf(s, controllerOf(s, ref))));
  if ('controllerOf' in who) return unique(reader.cards(s, who.controllerOf, scope).map((ref) => controllerOf(s, ref)));
  return unique(reader.cards(s, who.ownerOf, scope).map((ref) => cardAt(s, ref.id).owner));
}

export function isPlayer(s: State, who: Who, seat: Seat, scope: Scope): boolean {
  if (who === 'you') return seat === scope.controller;
  if (who === 'opponent') return opponentsOf(s, scope.controller).includes(seat);
  if (who === 'each') return true;
  return players(s, who, scope).includes(seat);
}

/** The one player that a word means; where it means several, the first. */
export function onePlayer(s: State, who: Who, scope: Scope): Seat {
  if (who === 'you') return scope.controller;
  if (who === 'opponent') return opponentOf(s, scope.controller);
  return players(s, who, scope)[0] ?? scope.controller;
}
