import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('sow-salt', () => {
  it('lets no creature of any player reap until the next turn of its player', () => {
    const t = table({
      me: { house: 'saurian', ...myHouses.saurian, hand: ['sow-salt'], line: ['thero-centurion'] },
      foe: { ...foeHouses, line: ['troll'] },
    });
    t.me.play('sow-salt').cannot('reap', 'thero-centurion').end();
    t.foe.house('brobnar').cannot('reap', 'troll').end();
    t.me.house('saurian').reap('thero-centurion');
    t.expect({ me: { aember: 2, line: [{ id: 'thero-centurion', exhausted: true }] }, foe: { line: ['troll'] } });
  });

  it('does not keep creatures from fighting', () => {
    const t = table({
      me: { house: 'saurian', hand: ['sow-salt'], line: ['thero-centurion'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.play('sow-salt').fight('thero-centurion', 'dust-imp');
    t.expect({ me: { line: [{ id: 'thero-centurion', aember: 1, damage: 1, exhausted: true }] }, foe: { line: [] } });
  });
});
