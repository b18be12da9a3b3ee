import { describe, expect, it } from 'vitest';
import type { Choice } from './choice.ts';
import { choiceFrom, ignoredIn, presetChoice, queryOf } from './choice.ts';

describe('the address of a game', () => {
  it('starts the preset when it says nothing', () => {
    expect(choiceFrom('')).toEqual(presetChoice);
  });

  it('reads what it says', () => {
    expect(choiceFrom('?you=a-deck&foe=b-deck&first=foe&bot=random&edition=manual&seed=7')).toEqual({
      you: 'a-deck',
      foe: 'b-deck',
      first: 'foe',
      bot: 'random',
      edition: 'manual',
      seed: 7,
    });
  });

  it.each([
    '?seed=-1',
    '?seed=1.5',
    '?seed=x',
    '?seed=9999999999',
    '?first=nobody',
    '?bot=genius',
    '?edition=cota',
    '?edition=',
    '?you=<script>',
  ])('takes the preset for what makes no sense: %s', (query) => {
    expect(choiceFrom(query)).toEqual(presetChoice);
  });

  it('says what it asks for in vain, and what is played in its place', () => {
    expect(ignoredIn('?edition=master-17&first=me&seed=x')).toEqual([
      'The address says edition=master-17; expected cota-1.0, cota-1.3, master-16, manual. ' +
        'You play by Master Rulebook 16 (2022).',
      'The address says seed=x; expected a number of up to 9 digits. The seed is by chance.',
    ]);
    expect(ignoredIn(queryOf(presetChoice, '?speed=instant'))).toEqual([]);
    expect(ignoredIn('?you=nobody&seed=')).toEqual([]);
  });

  it('is written as it is read, and keeps what else stands in the address', () => {
    const choice: Choice = { you: 'a', foe: 'b', first: 'me', bot: 'random', edition: 'cota-1.0', seed: 12 };
    const query = queryOf(choice, '?speed=instant&seed=3');
    expect(choiceFrom(query)).toEqual(choice);
    expect(query).toContain('speed=instant');
    expect(queryOf({ ...choice, seed: null }, query)).not.toContain('seed');
  });
});
