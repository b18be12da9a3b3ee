import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('gysgt-margot', () => {
  it('deals 2 damage to an enemy creature and wards a friendly one after a reap', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['gysgt-margot', 'troll'] },
      foe: { line: ['mother', 'valdr'] },
    });
    t.me.reap('gysgt-margot').choose('mother').choose('troll');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'gysgt-margot', exhausted: true },
          { id: 'troll', warded: true },
        ],
      },
      foe: { line: [{ id: 'mother', damage: 2 }, 'valdr'] },
    });
  });

  it('after a fight too; it wards though there is no enemy', () => {
    const t = table({ me: { house: 'star-alliance', line: ['gysgt-margot'] }, foe: { line: ['batdrone'] } });
    t.me.fight('gysgt-margot', 'batdrone');
    t.expect({
      me: { line: [{ id: 'gysgt-margot', exhausted: true, damage: 2, warded: true }] },
      foe: { line: [], discard: ['batdrone'] },
    });
  });
});
