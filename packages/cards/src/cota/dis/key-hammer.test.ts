import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('key-hammer', () => {
  it('unforges the key that the opponent forged on their last turn, and gives them 6', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { ...myHouses.dis, hand: ['key-hammer'] },
      foe: { ...foeHouses, aember: 7, keys: 1 },
    });
    t.foe.house('dis');
    t.expect({ foe: { keys: 2, aember: 1 } });
    t.foe.end();
    t.me.house('dis').play('key-hammer');
    t.expect({ me: { aember: 1, keys: 0, discard: ['key-hammer'] }, foe: { keys: 1, aember: 7 } });
  });

  it('unforges no older key, but gives 6 all the same', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { ...myHouses.dis, hand: ['key-hammer'] },
      foe: { ...foeHouses, aember: 5, keys: 2 },
    });
    t.foe.house('dis').end();
    t.me.house('dis').play('key-hammer');
    t.expect({ me: { aember: 1 }, foe: { keys: 2, aember: 11 } });
  });

  it('looks back one turn of the opponent, not two', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { ...myHouses.dis, hand: ['key-hammer'] },
      foe: { ...foeHouses, aember: 6 },
    });
    t.foe.house('dis').end();
    t.me.house('logos').end();
    t.foe.house('dis').end();
    t.me.house('dis').play('key-hammer');
    t.expect({ me: { aember: 1 }, foe: { keys: 1, aember: 6 } });
  });

  it('does not care for keys of its own player', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { ...myHouses.dis, hand: ['key-hammer'], aember: 6 },
      foe: { ...foeHouses, keys: 1 },
    });
    t.foe.house('dis').end();
    t.me.house('dis').play('key-hammer');
    t.expect({ me: { aember: 1, keys: 1 }, foe: { keys: 1, aember: 6 } });
  });

  it('a second copy unforges the second of two keys', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { ...myHouses.dis, hand: ['key-hammer', 'key-hammer'] },
      foe: { houses: ['untamed', 'dis', 'shadows'], aember: 13, hand: ['key-charge'] },
    });
    t.foe.house('untamed').play('key-charge').yes().end();
    t.me.house('dis').play('key-hammer').play('key-hammer');
    t.expect({ me: { aember: 2 }, foe: { keys: 0, aember: 12 } });
  });

  it('a second copy unforges no older key, but gives 6 once more', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { ...myHouses.dis, hand: ['key-hammer', 'key-hammer'] },
      foe: { ...foeHouses, aember: 6, keys: 1 },
    });
    t.foe.house('dis').end();
    t.me.house('dis').play('key-hammer').play('key-hammer');
    t.expect({ me: { aember: 2 }, foe: { keys: 1, aember: 12 } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling key-hammer/one-key: unforges one key where the opponent forged two (%s)',
    (edition) => {
      const t = table({
        edition,
        active: 1,
        step: 'forge',
        me: { ...myHouses.dis, hand: ['key-hammer'] },
        foe: { houses: ['untamed', 'dis', 'shadows'], aember: 13, hand: ['key-charge'] },
      });
      t.foe.house('untamed').play('key-charge').yes();
      t.expect({ foe: { keys: 2, aember: 0 } });
      t.foe.end();
      t.me.house('dis').play('key-hammer');
      t.expect({ foe: { keys: 1, aember: 6 } });
    },
  );
});
