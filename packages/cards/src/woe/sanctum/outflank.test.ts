import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('outflank', () => {
  it('each Sanctum flank creature captures 2 from its opponent', () => {
    const t = table({
      me: { house: 'sanctum', aember: 3, hand: ['outflank'], line: ['sequis', 'bulwark', 'francus'] },
      foe: { aember: 5, line: ['raiding-knight', 'troll'] },
    });
    t.me.play('outflank');
    t.expect({
      me: { aember: 2, line: [{ id: 'sequis', aember: 2 }, 'bulwark', { id: 'francus', aember: 2 }] },
      foe: { aember: 1, line: [{ id: 'raiding-knight', aember: 2 }, 'troll'] },
    });
  });

  it('where it does not suffice the active player says for whom', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['outflank'], line: ['sequis', 'francus'] },
      foe: { aember: 3 },
    });
    t.me.play('outflank').choose('francus', 'sequis');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'sequis', aember: 1 },
          { id: 'francus', aember: 2 },
        ],
      },
      foe: { aember: 0 },
    });
  });

  it('no creature of another house', () => {
    const t = table({ me: { house: 'sanctum', hand: ['outflank'], line: ['troll'] }, foe: { aember: 3 } });
    t.me.play('outflank');
    t.expect({ me: { aember: 1, line: ['troll'] }, foe: { aember: 3 } });
  });
});
