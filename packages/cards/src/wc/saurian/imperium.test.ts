import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('imperium', () => {
  it('wards 2 friendly creatures', () => {
    const t = table({
      me: { house: 'saurian', hand: ['imperium'], line: ['bumpsy', 'mother', 'tocsin'] },
      foe: { line: ['troll'] },
    });
    t.me.play('imperium').choose('bumpsy', 'tocsin');
    t.expect({
      me: { aember: 1, line: [{ id: 'bumpsy', warded: true }, 'mother', { id: 'tocsin', warded: true }] },
      foe: { line: ['troll'] },
    });
  });

  it('wards the only one where there is one', () => {
    const t = table({ me: { house: 'saurian', hand: ['imperium'], line: ['bumpsy'] }, foe: { line: ['troll'] } });
    t.me.play('imperium');
    t.expect({ me: { aember: 1, line: [{ id: 'bumpsy', warded: true }] }, foe: { line: ['troll'] } });
  });
});
