// Analysis of a game: each side's chance to win at the start of each turn, and how much of each change came from decisions and how
// much from luck, which is all the rest: cards drawn, and what the other side held.
import type { GameRecord, Seat } from '@vaultsong/engine';
import type { EffortName } from './effort.ts';
import { efforts } from './effort.ts';
import type { Judged, JudgedAnswer, JudgedTurn } from './judge.ts';
import { judge, momentsOf } from './judge.ts';

export interface Analysis {
  /** Of the decks, by seat. */
  readonly names: readonly string[];
  /** Null where the record ends before the game. */
  readonly winner: Seat | null;
  /** In which the record ends, as the table counts: a key that wins is forged when a turn begins, before anything is asked in it. */
  readonly lastTurn: number;
  readonly swings: readonly Swing[];
  readonly answers: readonly Valued[];
  /** By seat. */
  readonly sums: readonly Sum[];
  /** The turns in which the game turned, in order. */
  readonly turningPoints: readonly number[];
  /** False: it was ended before all was judged. */
  readonly isWhole: boolean;
}

/** A turn, and what it did to the chance of seat 0. */
export interface Swing {
  readonly turn: number;
  /** The player whose turn it is. */
  readonly seat: Seat;
  /** Of seat 0 to win, at the start: the mean of what both seats could expect by what each of them knew. */
  readonly chance: number;
  /** How far single imagined states lie from it: two thirds of them are within these. */
  readonly low: number;
  readonly high: number;
  /** The same by what each seat knew, by seat: where they lie apart, a hand is better than the other side thinks, or worse. */
  readonly knowing: readonly number[];
  /** By seat, at the start. */
  readonly keys: readonly number[];
  readonly aember: readonly number[];
  /** To the start of the next turn, or to the end of the game. */
  readonly change: number;
  readonly byDecisions: number;
  readonly byLuck: number;
}

/** An answer, and what it cost. */
export interface Valued extends JudgedAnswer {
  /** Of the seat that gave it, by what it knew. */
  readonly chance: number;
  readonly low: number;
  readonly high: number;
  /** By how much a better one was better; 0 where the difference is no larger than chance makes it. */
  readonly loss: number;
}

export interface Sum {
  readonly seat: Seat;
  /** What better answers would have added to its chance to win. */
  readonly cost: number;
  /** What luck added. */
  readonly luck: number;
  /** How many of its answers were judged, and how many of them cost something. */
  readonly answers: number;
  readonly mistakes: number;
}

/** A lead counts from so many standard errors on, and from so much. */
const sure = 2;
const leastLoss = 0.005;

/** A turn that changes the chance by less is none in which the game turned. */
const leastTurning = 0.08;
const mostTurningPoints = 5;

export interface AnalyseOptions {
  readonly effort?: EffortName;
  readonly seed?: number;
  /** Told after each place that is judged. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Asked many times a second: ends it with what was found by then. */
  readonly mustStop?: () => boolean;
}

/**
 * Analyses a game of two players.
 * @param record as `record` made it; play it again first where it comes from elsewhere
 * @throws RangeError for an adventure
 */
export function analyse(record: GameRecord, options: AnalyseOptions = {}): Analysis {
  const { effort = 'usual', seed = 1, onProgress = () => {}, mustStop = () => false } = options;
  mustBeOfTwo(record);
  const places = momentsOf(record);
  const judged: Judged[] = [];
  for (let from = 0; from < places && !mustStop(); from++) {
    judged.push(...judge(record, { effort: efforts[effort], seed, from, to: from + 1, mustStop }));
    onProgress(from + 1, places);
  }
  return analysisOf(record, judged, judged.length === places);
}

/** @throws RangeError for an adventure */
export function mustBeOfTwo({ setup }: GameRecord): void {
  if (setup.adventure !== undefined || setup.decks.length !== 2)
    throw new RangeError('Only games of two players can be analysed, and this is an adventure');
}

/**
 * Sums up what was judged.
 * @param judged in order
 */
export function analysisOf(
  { setup, winner, checkpoints }: Pick<GameRecord, 'setup' | 'winner' | 'checkpoints'>,
  judged: readonly Judged[],
  isWhole: boolean,
): Analysis {
  const turns = judged.filter((one): one is JudgedTurn => one.what === 'turn');
  const answers = judged
    .filter((one): one is JudgedAnswer => one.what === 'answer')
    .map(valued)
    .map(lastingLoss);
  const swings = turns.map((turn, i): Swing => swingOf(turn, answers, endOf(turns[i + 1], winner, isWhole)));
  return {
    ...{ names: setup.decks.map(({ name }) => name), winner, swings, answers, isWhole },
    lastTurn: checkpoints.at(-1)?.turn ?? swings.at(-1)?.turn ?? 0,
    sums: setup.decks.map((_, seat) => sumOf(seat, swings, answers)),
    turningPoints: swings
      .filter(({ change }) => Math.abs(change) >= leastTurning)
      .toSorted((x, y) => Math.abs(y.change) - Math.abs(x.change))
      .slice(0, mostTurningPoints)
      .map(({ turn }) => turn)
      .toSorted((x, y) => x - y),
  };
}

function valued(answer: JudgedAnswer): Valued {
  const { wasBest, reasons } = answer;
  const { mean, deviation } = wasBest ? reasons.bestChance : reasons.otherChance;
  const { mean: lead, error } = reasons.lead;
  const counts = !wasBest && lead >= leastLoss && lead > sure * error;
  return {
    ...answer,
    chance: mean,
    low: Math.max(0, mean - deviation),
    high: Math.min(1, mean + deviation),
    loss: counts ? lead : 0,
  };
}

/**
 * The chance after an answer supposes that the rules bot goes on, which may let slip what a player would not. So what can still be
 * had in the same turn was not lost: at the next question, or where the better answer is there again, and best, or given.
 */
function lastingLoss(answer: Valued, i: number, answers: readonly Valued[]): Valued {
  if (answer.loss === 0) return answer;
  let still = 0;
  for (const [later, next] of answers.slice(i + 1).entries()) {
    if (next.turn !== answer.turn) break;
    if (next.seat !== answer.seat) continue;
    if (later === 0 || next.best === answer.best || next.given === answer.best)
      still = Math.max(still, next.reasons.bestChance.mean);
  }
  const loss = Math.min(answer.loss, answer.reasons.bestChance.mean - still);
  return { ...answer, loss: loss < leastLoss ? 0 : loss };
}

/** The chance of seat 0 when a turn begins. */
function chanceAt({ chances: [mine, theirs] }: JudgedTurn): { readonly mean: number; readonly deviation: number } {
  if (mine === undefined || theirs === undefined) throw new RangeError('Two seats have a chance to win');
  return { mean: (mine.mean + 1 - theirs.mean) / 2, deviation: (mine.deviation + theirs.deviation) / 2 };
}

/** Where the chance of seat 0 goes in a turn; null where nobody knows. */
function endOf(next: JudgedTurn | undefined, winner: Seat | null, isWhole: boolean): number | null {
  if (next !== undefined) return chanceAt(next).mean;
  return winner === null || !isWhole ? null : winner === 0 ? 1 : 0;
}

function swingOf(turn: JudgedTurn, answers: readonly Valued[], end: number | null): Swing {
  const { mean, deviation } = chanceAt(turn);
  const byDecisions =
    end === null
      ? 0
      : answers.reduce(
          (sum, answer) => sum + (answer.turn !== turn.turn ? 0 : answer.seat === 0 ? -answer.loss : answer.loss),
          0,
        );
  const change = end === null ? 0 : end - mean;
  return {
    ...{ turn: turn.turn, seat: turn.active, keys: turn.keys, aember: turn.aember },
    knowing: turn.chances.map((chance, seat) => (seat === 0 ? chance.mean : 1 - chance.mean)),
    ...{ chance: mean, low: Math.max(0, mean - deviation), high: Math.min(1, mean + deviation) },
    ...{ change, byDecisions, byLuck: change - byDecisions },
  };
}

function sumOf(seat: Seat, swings: readonly Swing[], answers: readonly Valued[]): Sum {
  const own = answers.filter((answer) => answer.seat === seat);
  const luck = swings.reduce((sum, { byLuck }) => sum + byLuck, 0);
  return {
    seat,
    cost: own.reduce((sum, { loss }) => sum + loss, 0),
    luck: seat === 0 ? luck : -luck,
    answers: own.length,
    mistakes: own.filter(({ loss }) => loss > 0).length,
  };
}
