// Preview of an answer, tried out on several states that the player cannot tell from the true one. It tells what is the
// same in all of them, up to where hidden cards or chance decide, and names what may change beyond that.
import type { Ask, GameEvent, Seat, State, View } from '@vaultsong/engine';
import { imagine, see } from '@vaultsong/engine';
import type { Changes } from './changes.ts';
import { changesBetween } from './changes.ts';
import type { Course, Trial, Tried } from './course.ts';
import { courseOf, seenAfter } from './course.ts';
import type { CardKey } from './key.ts';

/** Cards and players to whom more may happen than is told, because it hangs on hidden cards or on chance. */
export interface Unsure {
  readonly cards: readonly CardKey[];
  readonly seats: readonly Seat[];
}

/** The results of an answer, as far as they can be told. */
export interface Preview extends Changes {
  /** As who looks on would witness them: cards that would be drawn have no name. Without what the answer itself says. */
  readonly events: readonly GameEvent[];
  /** More would follow, but it hangs on hidden cards or on chance. */
  readonly open: boolean;
  readonly unsure: Unsure;
  /** More cards may be chosen after this one; it tells what happens if none is. */
  readonly asDone: boolean;
  /** It would go on for ever, so that nothing can be told. */
  readonly endless: boolean;
}

/** States that are imagined; the second number where they differ, to find all that may change. */
const imaginations = { few: 4, many: 12 } as const;

/** No further state is imagined after so many events: the bound of the work, the same on each machine. */
const mostEvents = 400;

/** Whether the answer itself says that event already. */
const isSaid = (event: GameEvent): boolean =>
  event.type === 'use' ||
  event.type === 'playBegan' ||
  event.type === 'houseChosen' ||
  (event.type === 'discard' && event.asMove);

/** The courses of several imagined states; null where one of them never ends. */
function coursesOf(state: State, trial: Trial): readonly Course[] | null {
  const courses: Course[] = [];
  let events = 0;
  let most: number = imaginations.few;
  for (let seed = 1; seed <= most && (seed <= 2 || events < mostEvents); seed++) {
    const course = courseOf(imagine(state, trial.me, seed), trial);
    if (course === null) return null;
    courses.push(course);
    events += course.events.length;
    if (!course.isWhole) most = imaginations.many;
  }
  return courses;
}

/** Number of events at the start that all courses have in common and that hang on nothing hidden. */
function certain(courses: readonly Course[]): number {
  const [first] = courses;
  if (first === undefined) return 0;
  const least = Math.min(...courses.map(({ free }) => free));
  const texts = first.events.slice(0, least).map((event) => JSON.stringify(event));
  const differs = (text: string, at: number): boolean =>
    courses.some(({ events }) => JSON.stringify(events[at]) !== text);
  const other = texts.findIndex(differs);
  return other < 0 ? least : other;
}

/** What changes in some course otherwise than it is told. */
function unsureOf(told: Changes, before: View, courses: readonly Course[]): Unsure {
  const cards = new Set<CardKey>();
  const seats = new Set<Seat>();
  for (const { end, events } of courses) {
    const there = changesBetween(before, end, events);
    for (const key of new Set([...Object.keys(there.cards), ...Object.keys(told.cards)]))
      if (JSON.stringify(there.cards[key]) !== JSON.stringify(told.cards[key])) cards.add(key);
    for (const [seat, { aember, keys }] of there.seats.entries())
      if (aember !== told.seats[seat]?.aember || keys !== told.seats[seat]?.keys) seats.add(seat);
  }
  return { cards: [...cards].sort(), seats: [...seats].sort() };
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
  const trial: Trial = { ...tried, me, isForced };
  const courses = coursesOf(state, trial);
  const [first] = courses ?? [];
  const nothing = { events: [], unsure: { cards: [], seats: [] }, asDone: false } as const;
  if (courses === null || first === undefined)
    return { ...nothing, ...changesBetween(before, before, []), open: false, endless: true };
  const count = certain(courses);
  const isOpen = courses.some(({ events, isWhole }) => !isWhole || events.length > count);
  const known = first.events.slice(0, count);
  const after = isOpen ? seenAfter(imagine(state, me, 1), trial, count) : first.end;
  const told = changesBetween(before, after, known);
  return {
    ...told,
    events: known.filter((event) => !isSaid(event)),
    open: isOpen,
    unsure: isOpen ? unsureOf(told, before, courses) : nothing.unsure,
    asDone: first.asDone && courses.every(({ asDone }) => asDone),
    endless: false,
  };
}
