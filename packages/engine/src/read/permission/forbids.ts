// Search for an effect that forbids a player to do something.

import type { Modifier } from '../../language/language.ts';
import { writtenOn } from '../../language/scope.ts';
import { player } from '../../state/players.ts';
import type { State } from '../../state/state.ts';
import type { Ref, Seat } from '../../terms.ts';
import { modifiers } from '../active.ts';
import { inForce } from '../applies.ts';
import { matches } from '../filter.ts';
import { isPlayer } from '../players.ts';

/** The effect that forbids a player to do something (with a card), if there is one. "Cannot" beats "must" and "may". */
export function forbids(
  s: State,
  seat: Seat,
  act: Extract<Modifier, { mod: 'player-cannot' }>['do'],
  card: Ref | null,
): Ref | null {
  for (const line of modifiers(s)['player-cannot']) {
    const m = line.modifier;
    if (m.do !== act || !isPlayer(s, m.who, seat, line.scope)) continue;
    if (m.card !== undefined && (card === null || !matches(s, m.card, card, line.scope))) continue;
    if (!inForce(s, line)) continue;
    return writtenOn(line.scope);
  }
  return null;
}

/** Whether a player can draw a card: there is one, and nothing forbids it. */
export function canDraw(s: State, seat: Seat): boolean {
  const { deck, discard } = player(s, seat);
  return deck.length + discard.length > 0 && forbids(s, seat, 'draw', null) === null;
}
