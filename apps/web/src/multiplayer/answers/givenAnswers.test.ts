import { expect, it } from 'vitest';
import { GivenAnswers } from './givenAnswers.ts';

const given = (...areOwn: readonly boolean[]): GivenAnswers => {
  const answers = new GivenAnswers();
  for (const isOwn of areOwn) answers.add(isOwn);
  return answers;
};

it('takes back the last decision with what was answered in the place of the player since', () => {
  expect(given(false).sinceDecision).toBe(1);
  expect(given(false, false).sinceDecision).toBe(1);
  expect(given(false, false, true, true).sinceDecision).toBe(3);
});

it('is left with the answers before those that were taken back', () => {
  const answers = given(false, true, false);
  answers.takesBack();
  answers.toldAnew();
  expect(answers.sinceDecision).toBe(2);
});

it('takes back one answer where it does not know what was given', () => {
  const answers = given(false, true, true);
  answers.toldAnew();
  expect(answers.sinceDecision).toBe(1);
});
