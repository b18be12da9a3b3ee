import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('corsair', () => {
  const corsair = { id: 'mother', token: 'corsair' };

  it('with your red key forged it has 3 power and skirmish', () => {
    const t = table({ me: { house: 'skyborn', keys: ['red'], line: [corsair] }, foe: { line: ['troll'] } });
    t.me.fight('corsair', 'troll');
    t.expect({ me: { line: [{ ...corsair, exhausted: true }] }, foe: { line: [{ id: 'troll', damage: 3 }] } });
  });

  it.each([{ keys: ['blue', 'yellow'] }, { keys: [] }] as const)(
    'with the keys $keys it has 2 power and no skirmish',
    ({ keys }) => {
      const t = table({ me: { house: 'skyborn', keys, line: [corsair] }, foe: { keys: ['red'], line: ['troll'] } });
      t.me.fight('corsair', 'troll');
      t.expect({ me: { line: [], discard: ['mother'] }, foe: { line: [{ id: 'troll', damage: 2 }] } });
    },
  );
});
