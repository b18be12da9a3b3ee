import { expect, test } from 'vitest';
import type { Thinking } from './bot.ts';
import { TurnBudget } from './budget.ts';

const undisturbed: Thinking = { mustStop: () => false, onProgress: () => {} };

/** A clock that is set by hand, and a decision that takes as long as it may. */
function timed(budget: (now: () => number) => TurnBudget) {
  let time = 0;
  const turns = budget(() => time);
  return (turn: number): number =>
    turns.within(turn, undisturbed, ({ mustStop }) => {
      const start = time;
      while (!mustStop()) time++;
      return time - start;
    });
}

test('each decision may take half of what is left of the turn', () => {
  const decide = timed((now) => new TurnBudget(1000, now));
  expect([decide(1), decide(1), decide(1)]).toEqual([500, 250, 125]);
});

test('a new turn has its whole time again', () => {
  const decide = timed((now) => new TurnBudget(1000, now));
  decide(1);
  expect([decide(2), decide(2)]).toEqual([500, 250]);
});

test('what was not used is there for later decisions', () => {
  let time = 0;
  const budget = new TurnBudget(1000, () => time);
  budget.within(1, undisturbed, () => {
    time += 10;
  });
  const start = time;
  budget.within(1, undisturbed, ({ mustStop }) => {
    while (!mustStop()) time++;
  });
  expect(time - start).toBe(495);
});

test('who else may end a search still can, and is told how far it is', () => {
  const heard: number[] = [];
  const budget = new TurnBudget(1000, () => 0);
  const around: Thinking = { mustStop: () => heard.length > 0, onProgress: (done) => heard.push(done) };
  budget.within(1, around, ({ mustStop, onProgress }) => {
    expect(mustStop()).toBe(false);
    onProgress(0.5);
    expect(mustStop()).toBe(true);
  });
  expect(heard).toEqual([0.5]);
});
