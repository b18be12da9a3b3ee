import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { powersIn } from '../../testing/seen.ts';

describe('laurel-wreath', () => {
  it('exalts its creature, which gets +1 power for each æmber on it', () => {
    const t = table({
      me: { house: 'saurian', hand: ['laurel-wreath'], line: [{ id: 'grammaticus-thrax', aember: 2 }] },
    });
    t.me.play('laurel-wreath');
    t.expect({ me: { aember: 1, line: [{ id: 'grammaticus-thrax', aember: 3, upgrades: ['laurel-wreath'] }] } });
    expect(powersIn(t)[0]).toEqual([8]);
  });

  it('gives no power for æmber on others', () => {
    const t = table({
      me: {
        house: 'saurian',
        line: [
          { id: 'grammaticus-thrax', upgrades: ['laurel-wreath'] },
          { id: 'infomorph', aember: 3 },
        ],
      },
    });
    expect(powersIn(t)[0]).toEqual([5, 4]);
  });
});
