// Course of a tried answer in one imagined state: what happens up to the next question that somebody must decide, and
// from where on it tells nothing about the true game.
import type { Ask, GameEvent, Seat, State, View } from '@vaultsong/engine';
import { answer, EndlessError, isSameChance, mustEnd, see, witness } from '@vaultsong/engine';
import type { Aim } from './aim.ts';
import { aimedAt } from './aim.ts';

/** The choice to try out: an option of the pending question, and the target of it. */
export interface Tried {
  readonly option: number;
  readonly aim: Aim | null;
}

/** What is tried, by whom, and which questions the table answers by itself. */
export interface Trial extends Tried {
  readonly me: Seat;
  readonly isForced: (ask: Ask) => boolean;
}

export interface Course {
  /** All that happened, up to the end of the turn, as who looks on would witness it. */
  readonly events: readonly GameEvent[];
  /** So many of them come before the first that hangs on chance or on a hidden card. */
  readonly free: number;
  /** Nothing at all hangs on that. */
  readonly isWhole: boolean;
  /** More cards might have been chosen, and the choice was taken as done. */
  readonly asDone: boolean;
  /** The table after all of `events`. */
  readonly end: View;
}

/** From here on the imagined game tells nothing about the true one. */
function isHidden(event: GameEvent): boolean {
  switch (event.type) {
    case 'shuffle':
    case 'reveal':
    case 'mulligan':
    case 'turnEnded':
      return true;
    case 'discard':
    case 'playBegan':
      return event.from === 'deck';
    default:
      return false;
  }
}

/** What happens after that is up to the others. */
const isOver = ({ type }: GameEvent): boolean => type === 'turnEnded' || type === 'mulligan';

/** Where a choice of several cards, of which one was tried, could be called done; null: no such choice is asked. */
function doneOf(ask: Ask | null, me: Seat): number | null {
  if (ask === null || ask.player !== me || ask.kind !== 'cards' || ask.picked.length === 0) return null;
  const done = ask.options.findIndex(({ pick }) => pick === 'done');
  return done < 0 ? null : done;
}

/** Hears of each step. @param happened since one of the answers @param before so many events came before that answer */
type Heard = (happened: readonly GameEvent[], before: number) => void;

interface Played {
  readonly happened: readonly GameEvent[];
  readonly asDone: boolean;
}

/** Answers, and goes on until something is to be decided. @throws EndlessError where that never comes */
function play(guess: State, { option, aim, me, isForced }: Trial, heard: Heard): Played {
  const isCard = guess.ask?.options[option]?.pick === 'card';
  const happened: GameEvent[] = [];
  let forced = 0;
  const give = (chosen: number): void => {
    const before = happened.length;
    happened.push(...answer(guess, chosen, (fresh) => heard(fresh, before)));
  };
  const settle = (): void => {
    while (guess.ask !== null && isForced(guess.ask)) {
      mustEnd(guess, ++forced);
      give(0);
    }
  };
  give(option);
  const aimed = aim === null ? null : aimedAt(guess.ask, aim);
  if (aimed !== null) give(aimed);
  settle();
  const done = isCard ? doneOf(guess.ask, me) : null;
  if (done === null) return { happened, asDone: false };
  give(done);
  settle();
  return { happened, asDone: true };
}

/**
 * Tries an answer on an imagined state, which is used up by it.
 * @returns null where it would go on for ever
 */
export function courseOf(guess: State, trial: Trial): Course | null {
  const { rng } = guess;
  let seen = 0;
  let rolled: number | null = null;
  let end: View | null = null;
  const heard: Heard = (happened, before) => {
    const count = before + happened.length;
    if (rolled === null && !isSameChance(guess.rng, rng)) rolled = seen;
    if (end === null && happened.slice(Math.max(0, seen - before)).some(isOver)) end = see(guess, 'table');
    seen = count;
  };
  try {
    const { happened, asDone } = play(guess, trial, heard);
    const over = happened.findIndex(isOver);
    const hidden = happened.findIndex(isHidden);
    const events = over < 0 ? happened : happened.slice(0, over);
    return {
      events: events.map((event) => witness(event, 'table', guess.players.length)),
      free: Math.min(events.length, hidden < 0 ? events.length : hidden, rolled ?? events.length),
      isWhole: over < 0 && hidden < 0 && rolled === null,
      asDone,
      end: end ?? see(guess, 'table'),
    };
  } catch (error) {
    if (error instanceof EndlessError) return null;
    throw error;
  }
}

/** The table after so many events, or at the step before it where one step brings more. @param guess is used up by it */
export function seenAfter(guess: State, trial: Trial, events: number): View {
  let seen = 0;
  let after = see(guess, 'table');
  play(guess, trial, ({ length }, before) => {
    const count = before + length;
    if (count > events || count === seen) return;
    seen = count;
    after = see(guess, 'table');
  });
  return after;
}
