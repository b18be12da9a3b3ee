// What an answer would bring about, tried out on a state that the human cannot tell from the true one. What hangs on
// hidden cards or on chance is not told: the preview stops there and says so.
import type { Ask, GameEvent, Seat, State, View, Watch } from '@vaultsong/engine';
import { answer, EndlessError, imagine, mustEnd, see, witness } from '@vaultsong/engine';
import { sayEvent } from '@vaultsong/say';
import type { Aim, Preview } from '../../wire/question.ts';
import { aimedAt } from './aim.ts';
import { changesBetween } from './changes.ts';

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

/** Answers, and goes on until something is to be decided; null where that never comes. */
function outcome(
  guess: State,
  { option, aim }: Tried,
  isForced: (ask: Ask) => boolean,
  watch?: Watch,
): readonly GameEvent[] | null {
  try {
    const happened = answer(guess, option, watch);
    const aimed = aim === null ? null : aimedAt(guess.ask, aim);
    const heard = (n: number): Watch | undefined => watch && ((fresh) => watch([...happened.slice(0, n), ...fresh]));
    const give = (chosen: number): unknown => happened.push(...answer(guess, chosen, heard(happened.length)));
    if (aimed !== null) give(aimed);
    for (let forced = 0; guess.ask !== null && isForced(guess.ask); mustEnd(guess, ++forced)) give(0);
    return happened;
  } catch (error) {
    if (error instanceof EndlessError) return null;
    throw error;
  }
}

/** What is tried out: an option of the pending question, and what is aimed at with it. */
export interface Tried {
  readonly option: number;
  readonly aim: Aim | null;
}

/**
 * Tries an answer without giving it.
 * @param me who is asked
 * @param isForced whether the table answers a question by itself
 * @returns null where there is nothing to tell
 */
export function previewOf(
  state: State,
  me: Seat,
  tried: Tried,
  nameOf: (seat: Seat) => string,
  isForced: (ask: Ask) => boolean,
): Preview | null {
  const before = see(state, 'table');
  const guess = imagine(state, me, 1);
  const { rng } = guess;
  const happened = outcome(guess, tried, isForced);
  if (happened === null)
    return { lines: ['This would go on for ever.'], ...changesBetween(before, before, []), open: false };
  const rolled = guess.rng.some((word, i) => word !== rng[i]);
  const end = happened.findIndex((event) => isChance(event, rolled));
  const known = end < 0 ? happened : happened.slice(0, end);
  // Seen from nobody's seat, so that cards which would be drawn have no name.
  const lines = known.flatMap((event) => {
    const said = isSaid(event) ? null : sayEvent(witness(event, 'table', state.players.length), nameOf);
    return said === null ? [] : [said];
  });
  const after = end < 0 ? see(guess, 'table') : seenAfter(imagine(state, me, 1), tried, isForced, end);
  return lines.length === 0 ? null : { lines, ...changesBetween(before, after, known), open: end >= 0 };
}

/** The table when so many events have happened, or the step before it where one step brings more. */
function seenAfter(guess: State, tried: Tried, isForced: (ask: Ask) => boolean, events: number): View {
  let seen = 0;
  let after = see(guess, 'table');
  outcome(guess, tried, isForced, ({ length }) => {
    if (length > events || length === seen) return;
    seen = length;
    after = see(guess, 'table');
  });
  return after;
}
