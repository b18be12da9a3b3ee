import '@vaultsong/cards';
import { findBundled, toDeckList } from '@vaultsong/decks';
import type { GameRecord, State } from '@vaultsong/engine';
import { answerThrough, deal, imagine, playOn, record, see, startRecorded, stateHash } from '@vaultsong/engine';
import { describe, expect, test } from 'vitest';
import type { JudgedAnswer } from '../index.ts';
import {
  analyse,
  analysisOf,
  courseOf,
  decide,
  efforts,
  Judge,
  judge,
  momentsOf,
  placesOf,
  randomBot,
  randomFrom,
  reasonsFor,
  rulesBot,
  sayReasons,
} from '../index.ts';

const decks = ['miss-onyx-censorius', 'radiant-argus-the-supreme'].map((name) => toDeckList(findBundled(name).deck));
const still = { mustStop: () => false, onProgress: () => {} };

/** A game of the rules bot against chance, whose blunders are many. */
function playedBy(seed: number): GameRecord {
  const game = startRecorded({ decks, seed, first: 0 });
  const random = randomFrom(seed);
  while (game.state.ask !== null)
    playOn(game, decide(game.state.ask.player === 0 ? rulesBot : randomBot, game.state, random));
  return record(game);
}

describe('an analysis', () => {
  const game = playedBy(2);
  const analysis = analyse(game, { effort: 'fast' });
  const { swings, answers, sums, winner } = analysis;

  test('tells of each turn, and its parts add up to who won', () => {
    expect(analysis.isWhole).toBe(true);
    expect(winner).toBe(0);
    expect(swings.map(({ turn }) => turn)).toEqual([...swings.keys()].map((i) => (swings[0]?.turn ?? 0) + i));
    for (const { chance, low, high, knowing, change, byDecisions, byLuck } of swings) {
      expect(((knowing[0] ?? 0) + (knowing[1] ?? 0)) / 2).toBeCloseTo(chance, 9);
      expect(low).toBeLessThanOrEqual(chance);
      expect(high).toBeGreaterThanOrEqual(chance);
      expect(byDecisions + byLuck).toBeCloseTo(change, 9);
    }
    const start = swings[0]?.chance ?? 0;
    expect(start + swings.reduce((sum, { change }) => sum + change, 0)).toBeCloseTo(1, 9);
    const [mine, theirs] = sums;
    expect(start - (mine?.cost ?? 0) + (theirs?.cost ?? 0) + (mine?.luck ?? 0)).toBeCloseTo(1, 9);
    expect((mine?.luck ?? 0) + (theirs?.luck ?? 0)).toBeCloseTo(0, 9);
  });

  test('finds that chance decides worse than the rules bot', () => {
    const [rules, chance] = sums;
    expect(chance?.cost ?? 0).toBeGreaterThan(2 * (rules?.cost ?? 0));
    expect(chance?.mistakes ?? 0).toBeGreaterThan(0);
  });

  test('says what was better, and why', () => {
    const worst = answers.toSorted((x, y) => y.loss - x.loss)[0];
    if (worst === undefined) throw new Error('no answers');
    expect(worst.loss).toBeGreaterThan(0.02);
    expect(worst.wasBest).toBe(false);
    expect(worst.best).not.toBe(worst.given);
    expect(worst.why).toMatch(/for you|for the opponent/);
    for (const { loss, wasBest } of answers) if (wasBest) expect(loss).toBe(0);
  });

  test('is the same in parts, and for the same seed', () => {
    const places = momentsOf(game);
    const options = { effort: efforts.fast, seed: 1, mustStop: () => false };
    const part = judge(game, { ...options, from: places - 3, to: places });
    expect(part).toHaveLength(3);
    const last = part.at(-1);
    expect(last?.what === 'answer' && last.reasons).toEqual(answers.at(-1)?.reasons);
  });

  test('ends when it is told to, with what there is', () => {
    let asked = 0;
    const some = analyse(game, { effort: 'fast', mustStop: () => asked++ > 30 });
    expect(some.isWhole).toBe(false);
    expect(some.answers.length).toBeLessThan(answers.length);
  });
});

test('what can still be had later in the turn was not lost', () => {
  const game = playedBy(2);
  const spread = (mean: number) => ({ mean, deviation: 0.1, error: 0.01 });
  const answerAt = (at: number, given: string, best: string, chances: readonly [number, number]): JudgedAnswer => ({
    ...{ what: 'answer', at, turn: 1, seat: 0, kind: 'move', given, best, why: '', plan: [], wasBest: given === best },
    reasons: {
      ...{ best: 0, other: 1, bestChance: spread(chances[0]), otherChance: spread(chances[1]), reasons: [] },
      lead: spread(chances[0] - chances[1]),
    },
  });
  const lossesOf = (...judged: readonly JudgedAnswer[]) =>
    analysisOf(game, judged, true).answers.map(({ loss }) => loss);
  const [postponed, other] = [answerAt(1, 'B', 'A', [0.5, 0.3]), answerAt(2, 'D', 'C', [0.3, 0.29])];
  expect(lossesOf(postponed, other)[0]).toBeCloseTo(0.2);
  expect(lossesOf(postponed, answerAt(2, 'A', 'A', [0.5, 0.3]))[0]).toBe(0);
  expect(lossesOf(postponed, other, answerAt(3, 'A', 'A', [0.45, 0.3]))[0]).toBeCloseTo(0.05);
  expect(lossesOf(postponed, { ...answerAt(2, 'A', 'A', [0.5, 0.3]), turn: 2 })[0]).toBeCloseTo(0.2);
});

test('a decision is judged from what its seat knew', () => {
  const state = halfway();
  const seat = state.ask?.player ?? 0;
  const reasonsIn = (from: State) =>
    reasonsFor(see(from, seat), (seed) => imagine(from, seat, seed), randomFrom(1), efforts.fast, null, still);
  const before = stateHash(state);
  expect(reasonsIn(imagine(state, seat, 77))).toEqual(reasonsIn(state));
  expect(stateHash(state)).toBe(before);
});

test('reasons name both answers, their chances and what differs', () => {
  const state = halfway();
  const { ask } = state;
  if (ask === null) throw new Error('nothing is asked');
  const reasons = reasonsFor(
    see(state, ask.player),
    (seed) => imagine(state, ask.player, seed),
    randomFrom(1),
    efforts.fast,
    null,
    still,
  );
  if (reasons === null) throw new Error('it was not ended');
  expect(reasons.best).not.toBe(reasons.other);
  const words = sayReasons(reasons, ask, ask.player, () => 'Argus');
  expect(words).toMatch(/\(\d+ % to win\), not .* \(\d+ %\)/);
});

test('a search that is ended gives no reasons', () => {
  const state = halfway();
  const seat = state.ask?.player ?? 0;
  const stopped = { mustStop: () => true, onProgress: () => {} };
  const imagined = (seed: number): State => imagine(state, seat, seed);
  expect(reasonsFor(see(state, seat), imagined, randomFrom(1), efforts.fast, null, stopped)).toBeNull();
});

/** A choice of a house in the middle of a game. */
function halfway(): State {
  const state = deal({ decks, seed: 4, first: 0 });
  const random = randomFrom(4);
  while (state.ask !== null && (state.turn < 7 || state.ask.kind !== 'house'))
    answerThrough(state, decide(rulesBot, state, random));
  return state;
}

test('judges places in any order as in theirs', () => {
  const game = playedBy(2);
  const options = { effort: efforts.fast, seed: 1, mustStop: () => false };
  const places = placesOf(game);
  const [late, early] = [places.length - 2, places.length - 4];
  const one = new Judge(game, options);
  const inOrder = judge(game, { ...options, from: early, to: places.length });
  expect([one.judge(late), one.judge(early)]).toEqual([inOrder[2], inOrder[0]]);
  expect(inOrder.map(({ what, at, turn }) => ({ what, at, turn }))).toEqual(places.slice(early));
  expect(one.judge(places.length)).toBeNull();
});

test('names the turn of the end as the table does', () => {
  const game = playedBy(2);
  const { turn } = see(stateAtEnd(game), 'table');
  expect(analysisOf(game, [], false).lastTurn).toBe(turn);
});

test('tells the course of a game by turn, to its end', () => {
  const game = playedBy(2);
  const end = stateAtEnd(game);
  const course = courseOf(game);
  expect(course.map(({ turn }) => turn)).toEqual([...course.keys()]);
  expect(course.at(-1)).toMatchObject({ turn: end.turn, keys: see(end, 'table').players.map(({ keys }) => keys) });
  // The first reap of a player counts for them, and each turn but the first and the last has its house.
  expect(course.reduce((sum, { reaps }) => sum + reaps, 0)).toBeGreaterThan(5);
  expect(course.slice(1, -1).filter(({ house }) => house === null)).toEqual([]);
  expect(course.map(({ at }) => at)).toEqual(course.map(({ at }) => at).toSorted((x, y) => x - y));
});

function stateAtEnd({ setup, answers }: GameRecord): State {
  const state = deal(setup);
  for (const option of answers) answerThrough(state, option);
  return state;
}
