import { describe, expect, it } from 'vitest';
import type { ReplayStep } from '../wire/replay.ts';
import { eyesIn, linesOf, sayTurn, stepIn, stepOf, stepOfLine } from './walk.ts';

const step = (player: number | null, changes: Partial<ReplayStep> = {}): ReplayStep => ({
  ...{ player, isPassed: false, isForge: false, answers: 0 },
  ...changes,
});

/** Two steps before the first turn, three turns of two, two and one steps. */
const replay = {
  info: { seats: [{ name: 'You' }, { name: 'Bot' }], decks: [{}, {}] },
  turns: [
    { turn: 1, answers: 2 },
    { turn: 2, answers: 4 },
    { turn: 3, answers: 6 },
  ],
  steps: [step(null), step(null), step(0), step(0, { isPassed: true }), step(1, { isForge: true }), step(1), step(0)],
};

const to = (way: Parameters<typeof stepOf>[0], at: number) => stepOf(way, replay, at);

describe('a way through a game', () => {
  it('leads step by step, past what nobody had to decide', () => {
    expect([0, 2, 6].map((at) => to('step-on', at))).toEqual([1, 4, null]);
    expect([0, 4, 6].map((at) => to('step-back', at))).toEqual([null, 2, 5]);
  });

  it('leads to the beginning of a turn, and from there to the one before', () => {
    expect([1, 2, 3, 5, 6].map((at) => to('turn-back', at))).toEqual([0, 0, 2, 4, 4]);
    expect([0, 2, 5, 6].map((at) => to('turn-on', at))).toEqual([2, 4, 6, null]);
  });

  it('leads to the next key, to the beginning and to the end', () => {
    expect([0, 4].map((at) => to('key-on', at))).toEqual([4, null]);
    expect([to('first', 5), to('last', 5), to('first', 0), to('last', 6)]).toEqual([0, 6, null, null]);
  });
});

describe('an address of a replay', () => {
  it('names a step, and without one the end', () => {
    expect(['?t=2.1', '?t=0.1', '?t=99', '', '?t=x'].map((search) => stepIn(search, replay))).toEqual([5, 1, 6, 6, 6]);
  });

  it('says whose cards are seen', () => {
    expect(['?as=1', '?as=open', '?as=2', '?as=x', ''].map((search) => eyesIn(search, replay))).toEqual([
      ...[1, 'open', null, null, null],
    ]);
  });
});

describe('a step', () => {
  it('says whose turn it is', () => {
    expect([0, 2, 4].map((at) => sayTurn(replay, at))).toEqual([
      'Before the first turn',
      'Turn 1 · You',
      'Turn 2 · Bot',
    ]);
  });

  it('has its lines of the log, which lead back to it', () => {
    const log = { lines: [], lengths: [1, 1, 4, 4, 6] };
    expect([0, 1, 2, 4].map((at) => linesOf(log, at))).toEqual([
      { from: 0, to: 1 },
      { from: 1, to: 1 },
      { from: 1, to: 4 },
      { from: 4, to: 6 },
    ]);
    expect([0, 1, 3, 4, 99].map((line) => stepOfLine(log, line))).toEqual([0, 2, 2, 4, 0]);
  });
});
