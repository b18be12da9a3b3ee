import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('yxl-the-iron-captain', () => {
  it('each friendly Ironyx creature captures 2, itself among them', () => {
    const t = table({
      me: { house: 'mars', hand: ['yxl-the-iron-captain'], line: ['borka-rikk', 'zorg'] },
      foe: { aember: 5, line: ['ironyx-rebel'] },
    });
    t.me.play('yxl-the-iron-captain');
    t.expect({
      me: {
        line: [{ id: 'borka-rikk', aember: 2 }, 'zorg', { id: 'yxl-the-iron-captain', aember: 2, exhausted: true }],
      },
      foe: { aember: 1, line: ['ironyx-rebel'] },
    });
  });

  it('where it does not suffice the active player says for whom', () => {
    const t = table({
      me: { house: 'mars', hand: ['yxl-the-iron-captain'], line: ['borka-rikk'] },
      foe: { aember: 3 },
    });
    t.me.play('yxl-the-iron-captain').choose('yxl-the-iron-captain', 'borka-rikk');
    t.expect({
      me: {
        line: [
          { id: 'borka-rikk', aember: 1 },
          { id: 'yxl-the-iron-captain', aember: 2, exhausted: true },
        ],
      },
      foe: { aember: 0 },
    });
  });

  it('captures nothing where there is nothing', () => {
    const t = table({ me: { house: 'mars', hand: ['yxl-the-iron-captain'] } });
    t.me.play('yxl-the-iron-captain');
    t.expect({ me: { line: [{ id: 'yxl-the-iron-captain', exhausted: true }] } });
  });
});
