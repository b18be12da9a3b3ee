import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('carpe-vinum', () => {
  it('exalts 2 enemy creatures', () => {
    const t = table({
      me: { house: 'saurian', hand: ['carpe-vinum'], line: ['bumpsy'] },
      foe: { aember: 1, line: ['troll', { id: 'mother', aember: 1 }, 'tocsin'] },
    });
    t.me.play('carpe-vinum').choose('mother', 'tocsin');
    t.expect({
      me: { aember: 0, line: ['bumpsy'] },
      foe: { aember: 1, line: ['troll', { id: 'mother', aember: 2 }, { id: 'tocsin', aember: 1 }] },
    });
  });

  it('exalts the one that there is, only once', () => {
    const t = table({
      me: { house: 'saurian', hand: ['carpe-vinum'], line: ['bumpsy'] },
      foe: { line: [{ id: 'troll', warded: true }] },
    });
    t.me.play('carpe-vinum');
    t.expect({ me: { line: ['bumpsy'] }, foe: { line: [{ id: 'troll', aember: 1, warded: true }] } });
  });

  it('exalts no friendly creature in their place', () => {
    const t = table({ me: { house: 'saurian', hand: ['carpe-vinum'], line: ['bumpsy', 'tocsin'] }, foe: {} });
    t.me.play('carpe-vinum');
    t.expect({ me: { line: ['bumpsy', 'tocsin'], discard: ['carpe-vinum'] } });
  });
});
