// The turn of an automaton, cut into moments that can be shown one after the other: the engine takes it in one go, since
// nobody is asked anything. Each moment is the table as it stood when the next thing began.
import type { GameEvent, Ref, State } from '@vaultsong/engine';
import { clone, definition, isAutomaton } from '@vaultsong/engine';
import type { LastMove, Phase } from '../../wire/snapshot.ts';
import { phases } from '../../wire/snapshot.ts';
import { uses } from './lastMove.ts';

/** One moment: what was done, and how the table stood after it. */
export interface Beat {
  readonly state: State;
  /** How many of the events of this answer had happened. */
  readonly happened: number;
  readonly lastMove: Omit<LastMove, 'who'> | null;
  readonly phase: Phase;
}

interface BeatStart {
  readonly lastMove: Beat['lastMove'];
  readonly phase: Phase;
}

const phaseOfUse = (card: Ref): Phase => (definition(card.name).type === 'artifact' ? 'artifacts' : 'creatures');

/** What a moment begins with; null for all that belongs to the moment before. */
function beatStartOf(event: GameEvent, state: State): BeatStart | null {
  switch (event.type) {
    case 'turnBegan':
      return { lastMove: null, phase: 'advance' };
    case 'advance': {
      const { name } = state.cards[state.adventure?.adversary ?? -1]?.ref ?? { name: '' };
      return { lastMove: { card: name, text: 'advances' }, phase: 'advance' };
    }
    case 'playBegan':
      return { lastMove: { card: event.card.name, text: 'plays' }, phase: 'cards' };
    case 'use':
      return { lastMove: { card: event.card.name, text: uses[event.how] }, phase: phaseOfUse(event.card) };
    case 'stepBegan':
      return { lastMove: null, phase: 'ready' };
    default:
      return null;
  }
}

const laterOf = (one: Phase, other: Phase): Phase =>
  phases[Math.max(phases.indexOf(one), phases.indexOf(other))] ?? one;

/** Follows a game answer by answer, and keeps the moments of the last answer. */
export class Beats {
  #now: BeatStart | null = null;
  #kept: Beat[] = [];
  /** The state before the step that is looked at. */
  #before: State | null = null;
  #seen = 0;

  /** What the automaton does at this moment, when its turn was halted by a question. */
  get open(): BeatStart | null {
    return this.#now;
  }

  /** Begins with a new answer. */
  start(): void {
    this.#kept = [];
    this.#before = null;
    this.#seen = 0;
    // What asked was shown already.
    if (this.#now !== null) this.#now = { ...this.#now, lastMove: null };
  }

  /** Hears of a step, as the engine's `Watch` does. */
  step(state: State, happened: readonly GameEvent[]): void {
    const fresh = happened.slice(this.#seen);
    for (const event of fresh) if ('player' in event && isAutomaton(state, event.player)) this.#open(event, state);
    if (!isAutomaton(state, state.active) || state.winner !== null) this.#now = null;
    this.#seen = happened.length;
    this.#before = this.#now === null ? null : clone(state);
  }

  /** The moments of the answer, in order; what the last one led to is the state itself. */
  take(): readonly Beat[] {
    return this.#kept;
  }

  #open(event: GameEvent, state: State): void {
    const opening = beatStartOf(event, state);
    if (opening === null) return;
    const last = this.#now;
    if (last !== null && this.#before !== null)
      this.#kept.push({ state: this.#before, happened: this.#seen, lastMove: last.lastMove, phase: last.phase });
    const isNewTurn = event.type === 'turnBegan';
    this.#now = last === null || isNewTurn ? opening : { ...opening, phase: laterOf(last.phase, opening.phase) };
  }
}
