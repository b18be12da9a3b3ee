// Effects that send a played card somewhere else than to its owner's discard pile.
import type { State } from '../../../state/state.ts';
import type { Ref, Seat } from '../../../terms.ts';
import { sameRef } from '../../../terms.ts';
import type { Line, ModifierOf } from '../../active.ts';
import { modifiers } from '../../active.ts';
import { inForce } from '../../applies.ts';
import { matches } from '../../filter.ts';
import { isPlayer } from '../../players.ts';

type Return = Line<ModifierOf<'after-play'>>;

/** A counted effect ("your next action") is used up as a card is played, and holds for that card when its play is over. */
function isMeant({ lasting }: Return, card: Ref, isOver: boolean): boolean {
  if (lasting === null || lasting.uses === null) return true;
  return isOver ? lasting.usedBy.some((ref) => sameRef(ref, card)) : lasting.uses > 0;
}

/**
 * The effects that send a card played by that player somewhere else.
 * @param isOver whether its play is over; else it has just been played
 */
export const returnsOf = (s: State, seat: Seat, card: Ref, isOver: boolean): readonly Return[] =>
  modifiers(s)['after-play'].filter(
    (line) =>
      isMeant(line, card, isOver) &&
      isPlayer(s, line.modifier.who, seat, line.scope) &&
      matches(s, line.modifier.card, card, line.scope) &&
      inForce(s, line),
  );
