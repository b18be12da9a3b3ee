import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ragnarok', () => {
  it('pays 1 for each fight, lets nobody reap, and destroys each creature at the end of the turn', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['ragnarok'], line: ['troll', 'krump'] },
      foe: { aember: 0, line: ['dust-imp', 'valdr', { id: 'mother', warded: true }] },
    });
    t.me.play('ragnarok').cannot('reap', 'troll', 'forbidden').fight('troll', 'dust-imp').end();
    t.expect({ me: { aember: 1, line: [] }, foe: { line: ['mother'] } });
  });

  it('ruling ragnarok/fight: a creature killed before the exchange fought too; creatures die in this turn only', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar', 'dis', 'mars'], hand: ['ragnarok', 'krump'], line: ['smaaash'] },
      foe: { houses: ['dis', 'logos', 'shadows'], line: ['briar-grubbling'] },
    });
    t.me.play('ragnarok').fight('smaaash', 'briar-grubbling').end();
    t.expect({ me: { aember: 1, line: [] }, foe: { line: [] } });
    t.foe.house('dis').end();
    t.me.house('brobnar').play('krump').end();
    t.foe.house('dis').end();
    t.me.house('brobnar').reap('krump');
    t.expect({ me: { aember: 2, line: [{ id: 'krump', exhausted: true }] }, foe: { line: [] } });
  });

  it('can be played first in a turn only', () => {
    const t = table({ me: { house: 'brobnar', hand: ['ragnarok', 'punch'] }, foe: { line: ['troll'] } });
    t.me.play('punch').cannot('play', 'ragnarok', 'alpha');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'troll', damage: 3 }] } });
  });
});
