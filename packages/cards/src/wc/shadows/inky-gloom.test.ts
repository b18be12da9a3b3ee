import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('inky-gloom', () => {
  it('lets no creature of the opponent reap in their next turn', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['inky-gloom'], line: ['silvertooth'] },
      foe: { ...foeHouses, line: ['troll'], artifacts: ['cannon'] },
    });
    t.me.play('inky-gloom').reap('silvertooth').end();
    t.foe.house('brobnar').cannot('reap', 'troll').action('cannon').choose('silvertooth').end();
    t.me.house('shadows').end();
    t.foe.house('brobnar').reap('troll');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 1, line: [{ id: 'troll', exhausted: true }] } });
  });
});
