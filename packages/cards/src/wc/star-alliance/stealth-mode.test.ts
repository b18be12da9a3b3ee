import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('stealth-mode', () => {
  it('lets the opponent play no actions in their next turn', () => {
    const t = table({
      me: { house: 'star-alliance', ...myHouses['star-alliance'], hand: ['stealth-mode', 'zap'] },
      foe: { ...foeHouses, hand: ['punch', 'bumpsy'], line: ['troll'] },
    });
    t.me.play('stealth-mode').play('zap').end();
    t.foe.house('brobnar').cannot('play', 'punch').play('bumpsy').end();
    t.me.house('dis').end();
    t.foe.house('brobnar').play('punch').choose('bumpsy');
    t.expect({
      me: { aember: 1 },
      foe: {
        line: [
          { id: 'troll', damage: 1 },
          { id: 'bumpsy', damage: 3 },
        ],
      },
    });
  });
});
