// Plays a record again and judges it on the way: what each seat could expect at the start of a turn, and each answer against the best
// one that was there. Every judgement is made from what its seat knew, and by a seed of its own, so that many can share the work.
import type { Ask, AskKind, GameRecord, Seat, State } from '@vaultsong/engine';
import { answersItself, answerThrough, clone, deal, EndlessError, imagine, see } from '@vaultsong/engine';
import { sayOption } from '@vaultsong/say';
import { decide } from '../bot.ts';
import { randomFrom, seedFor } from '../random.ts';
import { rulesBot } from '../rulesBot.ts';
import type { Effort } from './effort.ts';
import { playOut } from './playOut.ts';
import type { Reasons } from './reasons.ts';
import { reasonsOf } from './reasons.ts';
import type { Spread } from './spread.ts';
import { spreadOf } from './spread.ts';
import { weigh } from './weigh.ts';
import { sayAnswer, sayWhy } from './words.ts';

/** What comes at one place of a record. */
export type Judged = JudgedTurn | JudgedAnswer;

/** At the first question of a turn. */
export interface JudgedTurn {
  readonly what: 'turn';
  /** The answer that comes next, counted from 0. */
  readonly at: number;
  readonly turn: number;
  readonly active: Seat;
  readonly keys: readonly number[];
  readonly aember: readonly number[];
  /** By seat: its chance to win, by what it knows. */
  readonly chances: readonly Spread[];
}

export interface JudgedAnswer {
  readonly what: 'answer';
  readonly at: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly kind: AskKind;
  /** In words. */
  readonly given: string;
  readonly best: string;
  /** Of the best against the other, in words. */
  readonly why: string;
  /** The best answer against the one that was given; where that is the best, against the next best. */
  readonly reasons: Reasons;
  readonly wasBest: boolean;
  /** What the rest of the turn might look like after the best answer, in words. */
  readonly plan: readonly string[];
}

/** Where a game parts little by the answer, or where what comes of it shows only much later. */
const notJudged: ReadonlySet<AskKind> = new Set<AskKind>(['mulligan', 'flank', 'pile', 'turn-order', 'name', 'trait']);

const isJudged = (ask: Ask): boolean => !answersItself(ask) && !notJudged.has(ask.kind);

/** A turn or an answer of a game, and the state at which it is judged, which nobody may change. */
interface Moment {
  readonly what: 'turn' | 'answer';
  readonly at: number;
  readonly state: State;
}

/** The places of a game that are judged, in order. The state goes on when the next one is asked for. */
function* momentsIn({ setup, answers }: GameRecord): Generator<Moment, void> {
  const state = deal(setup);
  let turn = -1;
  for (const [at, option] of answers.entries()) {
    const { ask } = state;
    if (ask === null) return;
    if (state.turn !== turn) yield { what: 'turn', at, state };
    turn = state.turn;
    if (isJudged(ask)) yield { what: 'answer', at, state };
    answerThrough(state, option);
  }
}

/** A place of a record that is judged. */
export type Place = Pick<Judged, 'what' | 'at' | 'turn'>;

/** The places of a record that are judged, in order. */
export const placesOf = (record: GameRecord): readonly Place[] =>
  Array.from(momentsIn(record), ({ what, at, state }) => ({ what, at, turn: state.turn }));

/** How many places of a record there are to be judged. */
export const momentsOf = (record: GameRecord): number => placesOf(record).length;

export interface JudgeOptions {
  readonly effort: Effort;
  /** Every judgement depends on it and on its place, and on nothing else. */
  readonly seed: number;
  /** From which place on, and before which one, of those that `momentsOf` counts. */
  readonly from: number;
  readonly to: number;
  readonly mustStop: () => boolean;
}

/**
 * Judges places of a record one at a time. To go on to a later one is cheap; for an earlier one the record is played again from its
 * start.
 */
export class Judge {
  readonly #record: GameRecord;
  readonly #options: Pick<JudgeOptions, 'effort' | 'seed' | 'mustStop'>;
  #moments: Generator<Moment, void>;
  /** The number of the place that comes next. */
  #next = 0;

  /** @param record one that can be played again and that names its edition */
  constructor(record: GameRecord, options: Pick<JudgeOptions, 'effort' | 'seed' | 'mustStop'>) {
    this.#record = record;
    this.#options = options;
    this.#moments = momentsIn(record);
  }

  /**
   * @param number of the place, of those that `placesOf` lists
   * @returns null when it was ended before, and where there is no such place
   */
  judge(number: number): Judged | null {
    if (number < this.#next) {
      this.#moments = momentsIn(this.#record);
      this.#next = 0;
    }
    for (; this.#next < number; this.#next++) this.#moments.next();
    const { value: place } = this.#moments.next();
    this.#next += 1;
    const { effort, seed, mustStop } = this.#options;
    if (place === undefined || mustStop()) return null;
    const lot = seedFor(seed, number);
    return place.what === 'turn'
      ? judgeTurn(place, effort, lot)
      : judgeAnswer(place, this.#record.answers[place.at] ?? 0, effort, lot, mustStop);
  }
}

/**
 * Judges some places of a record, which must be one that can be played again and that names its edition.
 * @returns fewer when it was ended
 */
export function judge(record: GameRecord, { from, to, ...options }: JudgeOptions): readonly Judged[] {
  const one = new Judge(record, options);
  const found: Judged[] = [];
  for (let number = from; number < to && !options.mustStop(); number++) {
    const judged = one.judge(number);
    if (judged !== null) found.push(judged);
  }
  return found;
}

function judgeTurn({ at, state }: Moment, { atTurn }: Effort, lot: number): JudgedTurn {
  const { players, turn, active } = see(state, 'table');
  const chances = players.map(({ seat }) =>
    spreadOf(
      Array.from({ length: atTurn.states }, (_, i) => {
        // Both seats look at the same numbers of chance.
        const seed = seedFor(lot, i);
        return playOut(imagine(state, seat, seed), null, seat, atTurn.turns, seed).chance;
      }),
    ),
  );
  return {
    ...{ what: 'turn', at, turn, active, chances },
    keys: players.map(({ keys }) => keys),
    aember: players.map(({ aember }) => aember),
  };
}

function judgeAnswer(
  { at, state }: Moment,
  given: number,
  effort: Effort,
  lot: number,
  mustStop: () => boolean,
): JudgedAnswer | null {
  const { ask, turn } = state;
  if (ask === null) return null;
  const seat = ask.player;
  const imagined = (seed: number): State => imagine(state, seat, seed);
  const thinking = { mustStop, onProgress: () => {} };
  const weighing = weigh(see(state, seat), imagined, randomFrom(lot), effort, given, thinking);
  if (weighing === null) return null;
  const reasons = reasonsOf(weighing);
  const wordsOf = (option: number): string => {
    const found = ask.options[option];
    return found === undefined ? '' : sayAnswer(found, ask);
  };
  return {
    ...{ what: 'answer', at, turn, seat, kind: ask.kind, reasons },
    given: wordsOf(given),
    best: wordsOf(reasons.best),
    why: sayWhy(reasons, seat, (one) => (one === seat ? 'you' : 'the opponent')),
    wasBest: reasons.best === given,
    plan: reasons.best === given ? [] : planAfter(imagined(lot), reasons.best, seat, lot),
  };
}

const longestPlan = 6;

/** What the rules bot would do with the rest of the turn: houses and moves, in words. */
function planAfter(from: State, option: number, me: Seat, seed: number): readonly string[] {
  const { turn } = from;
  const state = clone(from);
  const random = randomFrom(seed);
  const plan: string[] = [];
  try {
    answerThrough(state, option);
    for (let ask = state.ask; ask !== null && state.turn === turn && plan.length < longestPlan; ask = state.ask) {
      const next = decide(rulesBot, state, random);
      const chosen = ask.options[next];
      if (ask.player === me && chosen?.pick === 'move' && chosen.move.do !== 'end') plan.push(sayOption(chosen, ask));
      answerThrough(state, next);
    }
  } catch (error) {
    if (!(error instanceof EndlessError)) throw error;
  }
  return plan;
}
