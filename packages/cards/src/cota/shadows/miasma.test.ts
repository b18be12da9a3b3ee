import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('miasma', () => {
  it('keeps the opponent from forging in the next turn, and only then', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['miasma'] },
      foe: { ...foeHouses, aember: 7 },
    });
    t.me.play('miasma').end();
    t.foe.house('dis');
    t.expect({ me: { aember: 1 }, foe: { keys: 0, aember: 7 }, active: 'foe', house: 'dis' });
    t.foe.end();
    t.me.house('shadows').end();
    t.foe.house('dis');
    t.expect({ foe: { keys: 1, aember: 1 } });
  });

  it('does not keep its own player from forging', () => {
    const t = table({ me: { house: 'shadows', ...myHouses.shadows, hand: ['miasma'], aember: 5 }, foe: foeHouses });
    t.me.play('miasma').end();
    t.foe.house('dis').end();
    t.me.house('shadows');
    t.expect({ me: { keys: 1, aember: 0 } });
  });

  it('lets a key be forged by a card in that turn: only the step is skipped', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['miasma'] },
      foe: { houses: ['untamed', 'dis', 'brobnar'], hand: ['key-charge'], aember: 7 },
    });
    t.me.play('miasma').end();
    t.foe.house('untamed');
    t.expect({ foe: { keys: 0, aember: 7 } });
    t.foe.play('key-charge').yes();
    t.expect({ foe: { keys: 1, aember: 0 } });
  });

  it('skips one step only, however many are played', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['miasma', 'miasma'] },
      foe: { ...foeHouses, aember: 6 },
    });
    t.me.play('miasma').play('miasma').end();
    t.foe.house('dis').end();
    t.me.house('shadows').end();
    t.foe.house('dis');
    t.expect({ me: { aember: 2 }, foe: { keys: 1, aember: 0 } });
  });
});
