import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('j-vinda', () => {
  it('deals 1 after it reaps, and steals 1 where that destroys', () => {
    const t = table({ me: { house: 'shadows', line: ['j-vinda'] }, foe: { aember: 2, line: ['urchin', 'troll'] } });
    t.me.reap('j-vinda').choose('urchin');
    t.expect({ me: { aember: 2, line: [{ id: 'j-vinda', exhausted: true }] }, foe: { aember: 1, line: ['troll'] } });
  });

  it('steals nothing where the creature lives or is warded', () => {
    const t = table({
      me: { house: 'shadows', line: ['j-vinda', 'j-vinda'] },
      foe: { aember: 2, line: [{ id: 'urchin', warded: true }, 'troll'] },
    });
    t.me.reap('j-vinda').choose('urchin').reap('j-vinda#2').choose('troll');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'j-vinda', exhausted: true },
          { id: 'j-vinda', exhausted: true },
        ],
      },
      foe: { aember: 2, line: ['urchin', { id: 'troll', damage: 1 }] },
    });
  });
});
