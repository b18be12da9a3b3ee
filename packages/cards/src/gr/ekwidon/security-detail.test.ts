import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('security-detail', () => {
  it('has a friendly creature and each of its neighbors capture 1', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['security-detail'], line: ['troll', 'bumpsy', 'mother', 'tocsin'] },
      foe: { aember: 5 },
    });
    t.me.play('security-detail').choose('bumpsy');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'troll', aember: 1 }, { id: 'bumpsy', aember: 1 }, { id: 'mother', aember: 1 }, 'tocsin'],
      },
      foe: { aember: 2 },
    });
  });

  it('captures nothing without a friendly creature', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['security-detail'] }, foe: { aember: 5, line: ['troll'] } });
    t.me.play('security-detail');
    t.expect({ me: { aember: 1 }, foe: { aember: 5, line: ['troll'] } });
  });
});
