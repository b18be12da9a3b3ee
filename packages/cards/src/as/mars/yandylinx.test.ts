import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('yandylinx', () => {
  it('discards a card after it reaps, for 1 that the opponent loses', () => {
    const t = table({
      me: { house: 'mars', hand: ['punch', 'anger'], line: ['yandylinx'] },
      foe: { aember: 2 },
    });
    t.me.reap('yandylinx').choose('anger');
    t.expect({
      me: { aember: 1, hand: ['punch'], discard: ['anger'], line: [{ id: 'yandylinx', exhausted: true }] },
      foe: { aember: 1 },
    });
  });

  it('costs the opponent nothing with an empty hand', () => {
    const t = table({ me: { house: 'mars', line: ['yandylinx'] }, foe: { aember: 2 } });
    t.me.reap('yandylinx');
    t.expect({ me: { aember: 1, line: [{ id: 'yandylinx', exhausted: true }] }, foe: { aember: 2 } });
  });

  it('has each friendly Mars creature capture 1 when it is discarded', () => {
    const t = table({
      me: { house: 'mars', hand: ['yandylinx'], line: ['tunk', 'troll', 'zorg'] },
      foe: { aember: 3, line: ['grommid'] },
    });
    t.me.discard('yandylinx');
    t.expect({
      me: { line: [{ id: 'tunk', aember: 1 }, 'troll', { id: 'zorg', aember: 1 }], discard: ['yandylinx'] },
      foe: { aember: 1, line: ['grommid'] },
    });
  });

  it('lets its player choose where there is too little', () => {
    const t = table({
      me: { house: 'mars', hand: ['yandylinx'], line: ['tunk', 'zorg'] },
      foe: { aember: 1 },
    });
    t.me.discard('yandylinx').choose('zorg');
    t.expect({ me: { line: ['tunk', { id: 'zorg', aember: 1 }] }, foe: { aember: 0 } });
  });

  it('is scrapped by its own reap, too, from the hand', () => {
    const t = table({
      me: { house: 'mars', hand: ['yandylinx'], line: ['yandylinx'] },
      foe: { aember: 3 },
    });
    t.me.reap('yandylinx');
    t.expect({
      me: { aember: 1, line: [{ id: 'yandylinx', exhausted: true, aember: 1 }], discard: ['yandylinx'] },
      foe: { aember: 1 },
    });
  });
});
