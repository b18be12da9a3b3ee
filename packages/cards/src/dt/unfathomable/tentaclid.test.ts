import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('tentaclid', () => {
  it('cannot reap', () => {
    const t = table({ me: { house: 'unfathomable', line: ['tentaclid'] }, foe: { line: ['troll'] } });
    t.me.cannot('reap', 'tentaclid', 'forbidden');
  });

  it('may fight, with skirmish', () => {
    const t = table({ me: { house: 'unfathomable', line: ['tentaclid'] }, foe: { line: ['troll'] } });
    t.me.fight('tentaclid', 'troll');
    t.expect({ me: { line: [{ id: 'tentaclid', exhausted: true }] }, foe: { line: [{ id: 'troll', damage: 3 }] } });
  });

  it('shields its neighbors from attacks, and keeps nobody else from reaping', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll', 'bumpsy'] }, foe: { line: ['mother', 'tentaclid'] } });
    t.me.reap('bumpsy').fight('troll', 'tentaclid');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'troll', exhausted: true, damage: 3 },
          { id: 'bumpsy', exhausted: true },
        ],
      },
      foe: { line: ['mother'] },
    });
  });
});
