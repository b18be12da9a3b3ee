// The state of being haunted: a full discard pile, or an effect that says so.
import { HAUNTED } from '../../programs/numbers.ts';
import { player } from '../../state/players.ts';
import type { State } from '../../state/state.ts';
import type { Seat } from '../../terms.ts';
import { modifiers } from '../active.ts';
import { inForce } from '../applies.ts';
import { isPlayer } from '../players.ts';
import { reader } from '../reader.ts';

/** The condition of an effect that makes a player haunted is being looked at: there the cards alone count. */
let isInside = false;

/** R: "Haunted", Master Rulebook 17: so many cards in the discard pile; or an effect says so. */
export function isHaunted(s: State, seat: Seat): boolean {
  if (player(s, seat).discard.length >= HAUNTED) return true;
  const { haunted } = modifiers(s);
  if (haunted.length === 0 || isInside) return false;
  isInside = true;
  try {
    return haunted.some((line) => isPlayer(s, line.modifier.who, seat, line.scope) && inForce(s, line));
  } finally {
    isInside = false;
  }
}

reader.isHaunted = isHaunted;
