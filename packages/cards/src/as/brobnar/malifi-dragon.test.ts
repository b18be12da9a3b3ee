import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('malifi-dragon', () => {
  it('gains 2 at the end of its player’s turn with 4 or fewer', () => {
    for (const [before, after] of [
      [0, 2],
      [4, 6],
      [5, 5],
    ] as const) {
      const t = table({
        me: { house: 'brobnar', ...myHouses.brobnar, line: ['malifi-dragon'], aember: before },
        foe: foeHouses,
      });
      t.me.end();
      t.expect({ me: { aember: after, line: ['malifi-dragon'] }, foe: { aember: 0 } });
    }
  });

  it('not at the end of the opponent’s turn', () => {
    const t = table({
      active: 1,
      me: { ...myHouses.brobnar, line: ['malifi-dragon'] },
      foe: { house: 'dis', ...foeHouses },
    });
    t.foe.end();
    t.expect({ me: { aember: 0, line: ['malifi-dragon'] } });
  });
});
