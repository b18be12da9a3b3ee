import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('collective-calm', () => {
  it('lets every creature gain 1 more by reaping', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['collective-calm'], line: ['valdr'] },
      foe: { houses: ['brobnar', 'dis', 'mars'], line: ['valdr'] },
    });
    t.me.reap('valdr').end();
    t.foe.house('brobnar').reap('valdr');
    t.expect({
      me: { aember: 2, line: ['valdr'], artifacts: ['collective-calm'] },
      foe: { aember: 2, line: [{ id: 'valdr', exhausted: true }] },
    });
  });

  it('is destroyed after a friendly creature fought, not after an enemy one did', () => {
    const t = table({
      active: 1,
      me: { houses: ['brobnar', 'dis', 'mars'], artifacts: ['collective-calm'], line: ['troll'] },
      foe: { house: 'brobnar', line: ['bumpsy', 'dust-pixie'] },
    });
    t.foe.fight('bumpsy', 'troll').end();
    t.expect({
      me: { line: [{ id: 'troll', damage: 5 }], artifacts: ['collective-calm'] },
      foe: { line: ['dust-pixie'] },
    });
    t.me.house('brobnar').fight('troll', 'dust-pixie');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true, damage: 6 }], artifacts: [], discard: ['collective-calm'] },
      foe: { line: [] },
    });
  });

  it('after one that does not survive the fight too', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['collective-calm'], line: ['bumpsy'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('bumpsy', 'troll');
    t.expect({ me: { line: [], artifacts: [] }, foe: { line: [{ id: 'troll', damage: 5 }] } });
  });
});
