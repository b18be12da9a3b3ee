import { describe, expect, it } from 'vitest';
import type { Choice } from './choice.ts';
import { choiceFrom, presetChoice, queryOf } from './choice.ts';

describe('the address of a game', () => {
  it('starts the preset when it says nothing', () => {
    expect(choiceFrom('')).toEqual(presetChoice);
  });

  it('reads what it says', () => {
    expect(choiceFrom('?you=a-deck&foe=b-deck&first=foe&bot=random&seed=7')).toEqual({
      you: 'a-deck',
      foe: 'b-deck',
      first: 'foe',
      bot: 'random',
      seed: 7,
    });
  });

  it.each(['?seed=-1', '?seed=1.5', '?seed=x', '?seed=9999999999', '?first=nobody', '?bot=genius', '?you=<script>'])(
    'takes the preset for what makes no sense: %s',
    (query) => {
      expect(choiceFrom(query)).toEqual(presetChoice);
    },
  );

  it('is written as it is read, and keeps what else stands in the address', () => {
    const choice: Choice = { you: 'a', foe: 'b', first: 'me', bot: 'random', seed: 12 };
    const query = queryOf(choice, '?speed=instant&seed=3');
    expect(choiceFrom(query)).toEqual(choice);
    expect(query).toContain('speed=instant');
    expect(queryOf({ ...choice, seed: null }, query)).not.toContain('seed');
  });
});
