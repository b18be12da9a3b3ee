import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('enlist-numeri', () => {
  it('ruling enlist-numeri/house: takes control of an enemy creature with æmber, which is Saurian and of no other house', () => {
    const t = table({
      me: { house: 'saurian', houses: ['saurian', 'brobnar', 'logos'], hand: ['enlist-numeri'], line: ['mother'] },
      foe: { ...foeHouses, line: [{ id: 'troll', aember: 1 }, 'bumpsy'] },
    });
    t.me.play('enlist-numeri').choose('left').reap('troll');
    t.expect({
      me: { aember: 2, line: [{ id: 'troll', aember: 1, exhausted: true }, 'mother'] },
      foe: { line: ['bumpsy'] },
    });
    t.me.end();
    t.foe.house('brobnar').end();
    t.me.house('brobnar').cannot('reap', 'troll', 'wrong-house');
    t.expect({ me: { line: [{ id: 'troll', aember: 1 }, 'mother'] }, foe: { line: ['bumpsy'] } });
  });

  it('takes nobody without æmber, and no friendly creature', () => {
    const t = table({
      me: { house: 'saurian', hand: ['enlist-numeri'], line: [{ id: 'mother', aember: 1 }] },
      foe: { line: ['troll'] },
    });
    t.me.play('enlist-numeri');
    t.expect({ me: { aember: 1, line: [{ id: 'mother', aember: 1 }] }, foe: { line: ['troll'] } });
  });

  it('a ward is no help against it', () => {
    const t = table({
      me: { house: 'saurian', hand: ['enlist-numeri'] },
      foe: { line: [{ id: 'troll', aember: 1, warded: true, exhausted: true }] },
    });
    t.me.play('enlist-numeri');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', aember: 1, warded: true, exhausted: true }] },
      foe: { line: [] },
    });
  });

  it('under another’s control the creature is of its own house again', () => {
    const t = table({
      me: { house: 'saurian', ...myHouses.saurian, hand: ['enlist-numeri'] },
      foe: {
        houses: ['brobnar', 'saurian', 'mars'],
        hand: [{ id: 'hypnobeam', house: 'brobnar' }],
        line: [{ id: 'troll', aember: 1 }],
      },
    });
    t.me.play('enlist-numeri').end();
    t.foe.house('brobnar').play('hypnobeam').reap('troll');
    t.expect({ me: { line: [] }, foe: { aember: 1, line: [{ id: 'troll', aember: 1, exhausted: true }] } });
  });

  it('ruling enlist-numeri/house: taken by it once more the creature is Saurian again', () => {
    const t = table({
      me: { house: 'saurian', ...myHouses.saurian, hand: ['enlist-numeri', 'enlist-numeri'] },
      foe: {
        houses: ['brobnar', 'saurian', 'mars'],
        hand: [{ id: 'hypnobeam', house: 'brobnar' }],
        line: [{ id: 'troll', aember: 1 }],
      },
    });
    t.me.play('enlist-numeri').end();
    t.foe.house('brobnar').play('hypnobeam').end();
    t.me.house('saurian').play('enlist-numeri').reap('troll');
    t.expect({ me: { aember: 3, line: [{ id: 'troll', aember: 1, exhausted: true }] }, foe: { line: [] } });
  });
});
