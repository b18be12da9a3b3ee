import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('a-vinda', () => {
  it('deals 1 after it reaps, and discards a card of the opponent at random where that destroys', () => {
    const t = table({
      me: { house: 'shadows', line: ['a-vinda'] },
      foe: { line: ['urchin', 'troll'], hand: ['punch', 'punch'] },
    });
    t.me.reap('a-vinda').choose('urchin');
    t.expect({
      me: { aember: 1, line: [{ id: 'a-vinda', exhausted: true }] },
      foe: { line: ['troll'], hand: ['punch'], discard: ['punch', 'urchin'] },
    });
  });

  it('discards nothing where the creature lives', () => {
    const t = table({ me: { house: 'shadows', line: ['a-vinda'] }, foe: { line: ['troll'], hand: ['punch'] } });
    t.me.reap('a-vinda').choose('troll');
    t.expect({
      me: { line: [{ id: 'a-vinda', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 1 }], hand: ['punch'] },
    });
  });

  it('may hit a friend too; the opponent discards all the same', () => {
    const t = table({ me: { house: 'shadows', line: ['a-vinda', 'urchin'] }, foe: { hand: ['punch'] } });
    t.me.reap('a-vinda').choose('urchin');
    t.expect({ me: { line: [{ id: 'a-vinda', exhausted: true }] }, foe: { hand: [], discard: ['punch'] } });
  });
});
