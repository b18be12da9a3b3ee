import { describe, expect, it } from 'vitest';
import { answersAt, asksToPlayOn, momentAfter, momentPath, momentQuery, playOnPath, readMoment } from './moment.ts';

const turns = [
  { turn: 1, answers: 2 },
  { turn: 2, answers: 9 },
  { turn: 4, answers: 10 },
];
const length = 14;

describe('a moment in an address', () => {
  it('is read as it was written, with what else stands there', () => {
    expect(momentPath('abcd', { turn: 7, step: 3 })).toBe('/g/abcd?t=7.3');
    expect(momentQuery({ turn: 7, step: 3 }, '?seen=1&t=1.0')).toBe('?seen=1&t=7.3');
    expect(readMoment('?seen=1&t=7.3')).toEqual({ turn: 7, step: 3 });
    expect(readMoment('?t=7')).toEqual({ turn: 7, step: 0 });
  });

  it.each(['', '?t=', '?t=-1', '?t=7.x', '?t=1e9', '?t=7.3.1', '?t=99999999'])('is none in "%s"', (search) => {
    expect(readMoment(search)).toBe(null);
  });

  it('can ask how to play on, until one goes to another', () => {
    const path = playOnPath('abcd', { turn: 7, step: 3 });
    expect(asksToPlayOn(path.slice(path.indexOf('?')))).toBe(true);
    expect(asksToPlayOn(momentQuery({ turn: 7, step: 4 }, path.slice(path.indexOf('?'))))).toBe(false);
  });
});

describe('a moment of a game', () => {
  it('is a number of answers, and the other way round', () => {
    for (let answers = 0; answers <= length; answers++)
      expect(answersAt(turns, length, momentAfter(turns, answers))).toBe(answers);
    expect(momentAfter(turns, 1)).toEqual({ turn: 0, step: 1 });
    expect(momentAfter(turns, 9)).toEqual({ turn: 2, step: 0 });
  });

  it('that a turn does not have is its end, and the last one beyond all turns', () => {
    expect(answersAt(turns, length, { turn: 1, step: 99 })).toBe(8);
    expect(answersAt(turns, length, { turn: 3, step: 0 })).toBe(9);
    expect(answersAt(turns, length, { turn: 60, step: 2 })).toBe(12);
    expect(answersAt(turns, length, { turn: 60, step: 99 })).toBe(length);
    expect(answersAt([], 0, { turn: 3, step: 4 })).toBe(0);
  });
});
