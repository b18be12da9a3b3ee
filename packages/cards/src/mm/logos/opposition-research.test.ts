import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('opposition-research', () => {
  it('enemy creatures cannot reap in the next turn of the opponent, and may fight', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['opposition-research'], line: ['troll'] },
      foe: { ...foeHouses, line: ['krump', 'bumpsy'] },
    });
    t.me.play('opposition-research').end();
    t.foe
      .house('brobnar')
      .cannot('reap', 'krump', 'forbidden')
      .cannot('reap', 'bumpsy', 'forbidden')
      .fight('krump', 'troll');
    t.expect({ me: { line: [{ id: 'troll', damage: 6 }] }, foe: { line: ['bumpsy'], aember: 0 } });
  });

  it('nor can those that come into play in that turn', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['opposition-research'] },
      foe: { ...foeHouses, hand: ['silvertooth'] },
    });
    t.me.play('opposition-research').end();
    t.foe.house('shadows').play('silvertooth').cannot('reap', 'silvertooth', 'forbidden');
    t.expect({ foe: { line: ['silvertooth'], aember: 0 } });
  });

  it('ruling opposition-research/next-turn: it holds for that turn only, and for neither player before and after', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['opposition-research'], line: ['mother'] },
      foe: { ...foeHouses, line: ['bumpsy'] },
    });
    t.me.play('opposition-research').reap('mother').end();
    t.foe.house('brobnar').cannot('reap', 'bumpsy', 'forbidden').end();
    t.me.house('logos').reap('mother').end();
    t.foe.house('brobnar').reap('bumpsy');
    t.expect({ me: { aember: 2, line: ['mother'] }, foe: { aember: 1, line: [{ id: 'bumpsy', exhausted: true }] } });
  });
});
