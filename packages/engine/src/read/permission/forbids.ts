// Search for an effect that forbids a player to do something.

import type { Modifier } from '../../language/language.ts';
import { writtenOn } from '../../language/scope.ts';
import { player } from '../../state/players.ts';
import type { State } from '../../state/state.ts';
import type { Flank, Ref, Seat } from '../../terms.ts';
import { modifiers } from '../active.ts';
import { inForce } from '../applies.ts';
import { matches } from '../filter.ts';
import { isPlayer } from '../players.ts';
import { sideOfEntry } from '../values/side.ts';

/** Whether a creature that a player plays would stand alone on their own side. */
const entersEmptyLine = (s: State, seat: Seat, card: Ref): boolean =>
  player(s, seat).line.length === 0 && sideOfEntry(s, card, seat, false) === seat;

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
    if (m.flank !== undefined && (card === null || !entersEmptyLine(s, seat, card))) continue;
    if (m.card !== undefined && (card === null || !matches(s, m.card, card, line.scope))) continue;
    if (!inForce(s, line)) continue;
    return writtenOn(line.scope);
  }
  return null;
}

/**
 * The flanks of their own battleline on which a player cannot play a creature. Where no creature stands, one that is played is
 * on both flanks.
 */
export const barredFlanks = (s: State, seat: Seat, card: Ref): readonly Flank[] =>
  modifiers(s)['player-cannot'].flatMap((line) => {
    const { flank, who, card: meant = {} } = line.modifier;
    return flank !== undefined &&
      isPlayer(s, who, seat, line.scope) &&
      matches(s, meant, card, line.scope) &&
      inForce(s, line)
      ? [flank]
      : [];
  });

/** Whether a player can draw a card: there is one, and nothing forbids it. */
export function canDraw(s: State, seat: Seat): boolean {
  const { deck, discard } = player(s, seat);
  return deck.length + discard.length > 0 && forbids(s, seat, 'draw', null) === null;
}
