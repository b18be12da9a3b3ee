import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('rowdy-skald', () => {
  it('has nothing but its power', () => {
    const t = table({ me: { house: 'brobnar', line: ['rowdy-skald'] }, foe: { line: ['troll'] } });
    t.me.fight('rowdy-skald', 'troll');
    t.expect({ me: { line: [], aember: 0 }, foe: { line: [{ id: 'troll', damage: 4 }] } });
  });
});
