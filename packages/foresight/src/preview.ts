// Preview of an answer, tried out on a state that the player cannot tell from the true one. It tells nothing that
// depends on hidden cards or on chance: it stops there and says so.
import type { Ask, GameEvent, Seat, State, View, Watch } from '@vaultsong/engine';
import { answer, EndlessError, imagine, isSameChance, mustEnd, see, witness } from '@vaultsong/engine';
import type { Aim } from './aim.ts';
import { aimedAt } from './aim.ts';
import type { Changes } from './changes.ts';
import { changesBetween } from './changes.ts';

/** The results of an answer, as far as they can be told. */
export interface Preview extends Changes {
  /** As who looks on would witness them: cards that would be drawn have no name. Without what the answer itself says. */
  readonly events: readonly GameEvent[];
  /** More would follow, but it hangs on hidden cards or on chance. */
  readonly open: boolean;
  /** It would go on for ever, so that nothing can be told. */
  readonly endless: boolean;
}

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

/** Whether the answer itself says that event already. */
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

/** The choice to try out: an option of the pending question, and the target of it. */
export interface Tried {
  readonly option: number;
  readonly aim: Aim | null;
}

/**
 * Tries an answer without giving it. The end of a turn is not tried: what follows is up to the others.
 * @param me who is asked
 * @param isForced whether the table answers a question by itself
 * @returns null where there is nothing to try
 */
export function previewOf(state: State, me: Seat, tried: Tried, isForced: (ask: Ask) => boolean): Preview | null {
  const asked = state.ask?.player === me ? state.ask.options[tried.option] : undefined;
  if (asked === undefined || (asked.pick === 'move' && asked.move.do === 'end')) return null;
  const before = see(state, 'table');
  const guess = imagine(state, me, 1);
  const { rng } = guess;
  const happened = outcome(guess, tried, isForced);
  if (happened === null) return { events: [], ...changesBetween(before, before, []), open: false, endless: true };
  const rolled = !isSameChance(guess.rng, rng);
  const end = happened.findIndex((event) => isChance(event, rolled));
  const known = end < 0 ? happened : happened.slice(0, end);
  const after = end < 0 ? see(guess, 'table') : seenAfter(imagine(state, me, 1), tried, isForced, end);
  return {
    events: known.filter((event) => !isSaid(event)).map((event) => witness(event, 'table', state.players.length)),
    ...changesBetween(before, after, known),
    open: end >= 0,
    endless: false,
  };
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
