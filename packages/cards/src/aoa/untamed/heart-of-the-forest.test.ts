import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('heart-of-the-forest', () => {
  it('keeps a player who has forged more keys from forging', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, keys: 1, aember: 6, artifacts: ['heart-of-the-forest'] },
      foe: { ...foeHouses, aember: 0 },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.me.house('untamed');
    t.expect({ me: { keys: 1, aember: 6 }, foe: { keys: 0 } });
  });

  it('binds the opponent too, and whoever has fewer keys forges', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, aember: 6, artifacts: ['heart-of-the-forest'] },
      foe: { ...foeHouses, keys: 1, aember: 6 },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.me.house('untamed');
    t.expect({ me: { keys: 1, aember: 0 }, foe: { keys: 1, aember: 6 } });
  });

  it('lets both forge while they have as many', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, keys: 1, artifacts: ['heart-of-the-forest'] },
      foe: { ...foeHouses, keys: 1, aember: 6 },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { keys: 1 }, foe: { keys: 2, aember: 0 } });
  });

  it('keeps cards from forging as well', () => {
    const t = table({
      me: { house: 'untamed', keys: 1, aember: 7, hand: ['key-charge'], artifacts: ['heart-of-the-forest'] },
      foe: {},
    });
    t.me.play('key-charge');
    t.expect({ me: { keys: 1, aember: 6 } });
  });
});
