import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('the-evil-eye', () => {
  it('makes keys cost 3 more in the opponent’s next turn, and no later', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, hand: ['the-evil-eye'] },
      foe: { ...foeHouses, aember: 8 },
    });
    t.me.play('the-evil-eye').end();
    t.foe.house('dis').end();
    t.expect({ me: { aember: 1 }, foe: { aember: 8, keys: 0 } });
    t.me.house('dis').end();
    t.foe.house('dis');
    t.expect({ foe: { aember: 2, keys: 1 } });
  });

  it('lets a key be forged for 9', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, hand: ['the-evil-eye'] },
      foe: { ...foeHouses, aember: 9 },
    });
    t.me.play('the-evil-eye').end();
    t.foe.house('dis');
    t.expect({ foe: { aember: 0, keys: 1 } });
  });
});
