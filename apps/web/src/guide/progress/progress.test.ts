import { describe, expect, it } from 'vitest';
import { duel } from '../../worker/duel.ts';
import { GameSession } from '../../worker/session/gameSession.ts';
import { guidedChoiceFrom } from '../guidedChoice.ts';
import type { HintContext } from '../hintContext.ts';
import { hintContextOf } from '../hintContext.ts';
import { hints } from '../hints.ts';
import { moveOn, read, waiting } from './progress.ts';

const session = new GameSession(duel(guidedChoiceFrom(''), 1, 0));
const see = (): HintContext => hintContextOf(session.info, session.snapshot(0, 0));
const start = see();
session.answer(0);
const afterHouse = see();

const ids = (seen: readonly string[], context: HintContext): readonly string[] =>
  waiting(seen, context).map(({ id }) => id);
const hint = (id: string) => {
  const found = hints.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no hint ${id}`);
  return found;
};

describe('the progress of the guide', () => {
  it('waits with what helps now and was not read', () => {
    expect(ids([], start)).toEqual(['welcome', 'choose-house', 'hand', 'turn']);
    expect(ids(['choose-house'], start)).toEqual(['welcome', 'hand', 'turn']);
  });

  it('remembers what was read, once and in order', () => {
    expect(read(read(['welcome'], 'hand'), 'hand')).toEqual(['welcome', 'hand']);
  });

  it('takes a hint as seen whose moment is over, without any button', () => {
    expect(moveOn([], { hint: hint('welcome'), asked: true }, afterHouse)).toEqual(['welcome']);
  });

  it('keeps a hint as long as it helps', () => {
    expect(moveOn([], { hint: hint('welcome'), asked: true }, start)).toEqual([]);
    expect(moveOn(['hand'], null, afterHouse)).toEqual(['hand']);
  });

  it('does not count what only flew by while the bot decided', () => {
    expect(moveOn([], { hint: hint('bot-plays'), asked: false }, start)).toEqual([]);
  });

  it('goes along with whatever the player does: nothing of the start is said after it', () => {
    for (const id of ['welcome', 'choose-house', 'hand', 'turn']) expect(ids([], afterHouse)).not.toContain(id);
    expect(ids([], afterHouse)).toContain('first-turn-rule');
  });
});
