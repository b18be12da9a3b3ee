import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('diplo-macy', () => {
  it('exalts a creature before it fights', () => {
    const t = table({
      me: { house: 'saurian', ...myHouses.saurian, hand: ['diplo-macy'], line: ['thero-centurion'] },
      foe: { ...foeHouses, line: ['troll', 'krump'] },
    });
    t.me.play('diplo-macy').fight('thero-centurion', 'krump').end();
    t.expect({
      me: { aember: 1, line: [{ id: 'thero-centurion', aember: 1, damage: 5 }] },
      foe: { line: ['troll'] },
    });
  });

  it('exalts enemy creatures too, nobody who is only attacked, and is over when its player’s next turn begins', () => {
    const t = table({
      me: { house: 'saurian', ...myHouses.saurian, hand: ['diplo-macy'], line: ['grimlocus-dux'] },
      foe: { ...foeHouses, line: ['troll', 'dust-imp'] },
    });
    t.me.play('diplo-macy').end();
    t.foe.house('brobnar').fight('troll', 'grimlocus-dux').end();
    t.me.house('saurian').fight('grimlocus-dux', 'dust-imp');
    t.expect({
      me: { aember: 2, line: [{ id: 'grimlocus-dux', damage: 6, exhausted: true }] },
      foe: { aember: 2, line: [] },
    });
  });

  it('must be the first card of a turn', () => {
    const t = table({ me: { house: 'saurian', hand: ['diplo-macy', 'exile'] }, foe: {} });
    t.me.play('exile').cannot('play', 'diplo-macy', 'alpha');
    t.expect({ me: { hand: ['diplo-macy'] } });
  });
});
