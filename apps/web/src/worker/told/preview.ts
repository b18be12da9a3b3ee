// What an answer would bring about, tried out on a state that the human cannot tell from the true one. What hangs on
// hidden cards or on chance is not told: the preview stops there and says so.
import type { Ask, GameEvent, Seat, State } from '@vaultsong/engine';
import { answer, EndlessError, imagine, mustEnd, witness } from '@vaultsong/engine';
import { sayEvent } from '@vaultsong/say';
import type { Preview } from '../../wire/question.ts';

/**
 * From here on the imagined game tells nothing about the true one.
 * @param rolled chance was used somewhere: a card that an effect discards may have been taken at random
 */
const isChance = (event: GameEvent, rolled: boolean): boolean => {
  switch (event.type) {
    case 'shuffle':
    case 'reveal':
    case 'mulligan':
    case 'turnEnded':
      return true;
    case 'discard':
      return event.from === 'deck' || (rolled && !event.asMove);
    case 'playBegan':
      return event.from === 'deck';
    default:
      return false;
  }
};

/** What the button itself says already. */
const isSaid = (event: GameEvent): boolean =>
  event.type === 'use' ||
  event.type === 'playBegan' ||
  event.type === 'houseChosen' ||
  (event.type === 'discard' && event.asMove);

/** All that happens until something is to be decided; null where that never comes. */
function outcome(guess: State, option: number, isForced: (ask: Ask) => boolean): readonly GameEvent[] | null {
  try {
    const happened = answer(guess, option);
    for (let forced = 0; guess.ask !== null && isForced(guess.ask); mustEnd(guess, ++forced))
      happened.push(...answer(guess, 0));
    return happened;
  } catch (error) {
    if (error instanceof EndlessError) return null;
    throw error;
  }
}

/**
 * Tries an answer without giving it.
 * @param me who is asked
 * @param option index of an option of the pending question
 * @param isForced whether the table answers a question by itself
 * @returns null where there is nothing to tell
 */
export function previewOf(
  state: State,
  me: Seat,
  option: number,
  nameOf: (seat: Seat) => string,
  isForced: (ask: Ask) => boolean,
): Preview | null {
  const guess = imagine(state, me, 1);
  const before = guess.rng;
  const happened = outcome(guess, option, isForced);
  if (happened === null) return { lines: ['This would go on for ever.'], open: false };
  const rolled = guess.rng.some((word, i) => word !== before[i]);
  const end = happened.findIndex((event) => isChance(event, rolled));
  const known = end < 0 ? happened : happened.slice(0, end);
  // Seen from nobody's seat, so that cards which would be drawn have no name.
  const lines = known.flatMap((event) => {
    const said = isSaid(event) ? null : sayEvent(witness(event, 'table', state.players.length), nameOf);
    return said === null ? [] : [said];
  });
  return lines.length === 0 ? null : { lines, open: end >= 0 };
}
