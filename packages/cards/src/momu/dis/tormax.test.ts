import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('tormax', () => {
  const both = ['tormax', 'tormax2'];
  const used = { id: 'tormax', exhausted: true };

  it('discards the whole hand and purges 2 random cards of the other hand as it is played', () => {
    const t = table({
      me: { house: 'dis', hand: [...both, 'punch', 'fear'] },
      foe: { hand: ['troll', 'troll', 'troll'] },
    });
    t.me.play('tormax');
    t.expect({
      me: { line: [used], hand: [], discard: ['punch', 'fear'] },
      foe: { hand: ['troll'], purged: ['troll', 'troll'] },
    });
  });

  it('after a fight and a reap too, as far as there are cards', () => {
    const t = table({ me: { house: 'dis', line: ['tormax'] }, foe: { line: ['batdrone'], hand: ['troll'] } });
    t.me.fight('tormax', 'batdrone');
    t.expect({
      me: { line: [{ ...used, damage: 2 }] },
      foe: { line: [], hand: [], purged: ['troll'], discard: ['batdrone'] },
    });
    const reap = table({ me: { house: 'dis', hand: ['fear'], line: ['tormax'] }, foe: { hand: [] } });
    reap.me.reap('tormax');
    reap.expect({ me: { aember: 1, line: [used], hand: [], discard: ['fear'] } });
  });
});
