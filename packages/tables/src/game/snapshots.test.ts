import { findBundled, toDeckList } from '@vaultsong/decks';
import { answerThrough, startRecorded } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import type { Snapshot } from './snapshots.ts';
import { replayed, withSnapshot } from './snapshots.ts';

const decks = ['guide-achea', 'clearly-ugly-xhe'].map((slug) => toDeckList(findBundled(slug).deck));
const start = () => startRecorded({ decks, seed: 7, first: 0 }).state;

/** Each the first option but in a move, which ends the turn. */
function answersOf(count: number): readonly number[] {
  const state = start();
  const answers: number[] = [];
  while (answers.length < count && state.ask !== null) {
    const option = state.ask.kind === 'move' ? state.ask.options.length - 1 : 0;
    answerThrough(state, option);
    answers.push(option);
  }
  return answers;
}

function plainly(answers: readonly number[]) {
  const state = start();
  for (const option of answers) answerThrough(state, option);
  return state;
}

describe('snapshots of a game', () => {
  const answers = answersOf(300);

  it('lie at distances, the last ones alone', () => {
    const { state, snapshots } = replayed(start(), answers, []);
    expect(state).toEqual(plainly(answers));
    expect(snapshots.map((one) => one.answers)).toEqual([192, 224, 256, 288]);
    for (const one of snapshots) expect(one.state).toEqual(plainly(answers.slice(0, one.answers)));
  });

  it('lead back to where the game stood, from the nearest one or from the start, and stay as they are', () => {
    const { snapshots } = replayed(start(), answers, []);
    for (const to of [299, 288, 287, 200, 192, 100, 0]) {
      const back = replayed(start(), answers.slice(0, to), snapshots);
      expect(back.state).toEqual(plainly(answers.slice(0, to)));
    }
    for (const one of snapshots) expect(one.state).toEqual(plainly(answers.slice(0, one.answers)));
  });

  it('spare what lies before them: what they say is believed', () => {
    const other = plainly(answers.slice(0, 10));
    const snapshots: readonly Snapshot[] = [{ answers: 200, state: other }];
    expect(replayed(start(), answers.slice(0, 200), snapshots).state).toEqual(other);
  });

  it('are taken when a game has gone on far enough', () => {
    const state = start();
    expect(withSnapshot([], 30, { answers: 31, state })).toEqual([]);
    expect(withSnapshot([], 31, { answers: 34, state })).toEqual([{ answers: 34, state }]);
  });
});
