import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const baron = { id: 'the-red-baron', house: 'shadows' } as const;

describe('the-red-baron', () => {
  it.each([
    { keys: [] as const, stolen: 0 },
    { keys: ['blue'] as const, stolen: 0 },
    { keys: ['red'] as const, stolen: 1 },
  ])('ruling the-red-baron/red: with $keys forged it steals $stolen after it reaps', ({ keys, stolen }) => {
    const t = table({ me: { house: 'shadows', line: [baron], keys }, foe: { aember: 2 } });
    t.me.reap('the-red-baron');
    t.expect({ me: { aember: 1 + stolen, line: [{ ...baron, exhausted: true }] }, foe: { aember: 2 - stolen } });
  });

  it('is elusive while the red key of the opponent is forged', () => {
    const fought = (keys: readonly ('red' | 'blue')[]) => {
      const t = table({ me: { house: 'brobnar', line: ['krump'], keys }, foe: { line: [baron] } });
      t.me.fight('krump', 'the-red-baron');
      return t;
    };
    fought(['red']).expect({ me: { line: [{ id: 'krump', exhausted: true }] }, foe: { line: [baron] } });
    fought(['blue']).expect({ me: { line: [{ id: 'krump', damage: 4, exhausted: true }] }, foe: { line: [] } });
  });
});
