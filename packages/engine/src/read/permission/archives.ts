// Cards that an effect keeps in archives.
import { seatOf } from '../../state/card.ts';
import type { State } from '../../state/state.ts';
import { cardAt, isCurrent } from '../../state/zones.ts';
import type { Ref } from '../../terms.ts';
import { modifiers } from '../active.ts';
import { applies } from '../applies.ts';

/** Whether a card lies in archives that it cannot leave. "Cannot" beats what says where it goes instead. */
export function isHeldInArchives(s: State, ref: Ref): boolean {
  const lines = modifiers(s)['held-in-archives'];
  if (lines.length === 0 || !isCurrent(s, ref)) return false;
  const card = cardAt(s, ref.id);
  if (card.zone !== 'archives') return false;
  return lines.some((line) => line.scope.controller === seatOf(card) && applies(s, line, ref));
}
