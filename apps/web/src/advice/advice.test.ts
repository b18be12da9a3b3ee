import type { Option } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import type { Question } from '../wire/question.ts';
import { adviceOf } from './advice.ts';

const card = { id: 3, life: 1, name: 'dust-imp' };
const asking = (option: Option, label: string): Question => ({
  kind: 'move',
  prompt: 'What now?',
  source: null,
  entry: { id: 'turn', title: 'Turn' },
  answers: [{ index: 4, option, label }],
  picked: [],
  min: 0,
  max: 0,
});

describe('the advice', () => {
  it.each<readonly [string, Option, object]>([
    ['a card', { pick: 'card', card }, { at: 'card', key: '3.1' }],
    ['a move', { pick: 'move', move: { do: 'play', card } }, { at: 'card', key: '3.1' }],
    ['a house', { pick: 'house', house: 'dis' }, { at: 'house', house: 'dis' }],
    ['no house at all', { pick: 'house', house: null }, { at: 'part', part: 'prompt' }],
    ['yes', { pick: 'yes' }, { at: 'button', pick: 'yes' }],
    ['a flank', { pick: 'flank', side: 'left' }, { at: 'part', part: 'prompt' }],
  ])('names the answer and points at %s', (_, option, target) => {
    expect(adviceOf(asking(option, 'This one'), 4)).toEqual({
      text: 'In your place, the bot would choose “This one”.',
      at: [target],
    });
  });

  it('says it in words when the turn should end', () => {
    expect(adviceOf(asking({ pick: 'move', move: { do: 'end' } }, 'End'), 4)).toEqual({
      text: 'In your place, the bot would end the turn.',
      at: [{ at: 'part', part: 'end-turn' }],
    });
  });

  it('is none for an answer that is not there', () => {
    expect(adviceOf(asking({ pick: 'yes' }, 'Yes'), 0)).toBeNull();
  });
});
