import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('grammaticus-thrax', () => {
  it('has nothing but its power', () => {
    const t = table({ me: { house: 'saurian', line: ['grammaticus-thrax'] }, foe: { aember: 2, line: ['troll'] } });
    t.me.fight('grammaticus-thrax', 'troll');
    t.expect({ me: { line: [] }, foe: { aember: 2, line: [{ id: 'troll', damage: 5 }] } });
  });
});
