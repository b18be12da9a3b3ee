import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('look-over-there', () => {
  it('steals 1 when the creature outlives the damage', () => {
    const t = table({
      me: { house: 'shadows', hand: ['look-over-there'] },
      foe: { aember: 3, line: ['troll', 'urchin'] },
    });
    t.me.play('look-over-there').choose('troll');
    t.expect({ me: { aember: 1 }, foe: { aember: 2, line: [{ id: 'troll', damage: 2 }, 'urchin'] } });
  });

  it('steals nothing when the creature is destroyed', () => {
    const t = table({
      me: { house: 'shadows', hand: ['look-over-there'] },
      foe: { aember: 3, line: ['troll', 'urchin'] },
    });
    t.me.play('look-over-there').choose('urchin');
    t.expect({ me: { aember: 0 }, foe: { aember: 3, line: ['troll'], discard: ['urchin'] } });
  });

  it('may hit a friend, and steals also when armor takes all of it', () => {
    const t = table({
      me: { house: 'shadows', hand: ['look-over-there'], line: ['sacro-thief'] },
      foe: { aember: 3, line: ['troll'] },
    });
    t.me.play('look-over-there').choose('sacro-thief');
    t.expect({ me: { aember: 1, line: ['sacro-thief'] }, foe: { aember: 2, line: ['troll'] } });
  });

  it('does nothing where there is no creature', () => {
    const t = table({ me: { house: 'shadows', hand: ['look-over-there'] }, foe: { aember: 3 } });
    t.me.play('look-over-there');
    t.expect({ me: { aember: 0, discard: ['look-over-there'] }, foe: { aember: 3 } });
  });

  it('steals nothing for one that is destroyed and goes back to a hand', () => {
    const t = table({
      me: { house: 'shadows', hand: ['look-over-there'] },
      foe: { aember: 3, line: ['bad-penny', 'troll'] },
    });
    t.me.play('look-over-there').choose('bad-penny');
    t.expect({ me: { aember: 0 }, foe: { aember: 3, hand: ['bad-penny'], line: ['troll'] } });
  });

  it('ruling look-over-there/saved: steals where a ward stops the damage', () => {
    const t = table({
      me: { house: 'shadows', hand: ['look-over-there'] },
      foe: { aember: 3, line: [{ id: 'urchin', warded: true }] },
    });
    t.me.play('look-over-there');
    t.expect({ me: { aember: 1 }, foe: { aember: 2, line: ['urchin'] } });
  });

  it('ruling look-over-there/saved: steals where Shadow Self takes the damage', () => {
    const t = table({
      me: { house: 'shadows', hand: ['look-over-there'] },
      foe: { aember: 3, line: ['urchin', 'shadow-self'] },
    });
    t.me.play('look-over-there').choose('urchin');
    t.expect({ me: { aember: 1 }, foe: { aember: 2, line: ['urchin', { id: 'shadow-self', damage: 2 }] } });
  });

  it('ruling look-over-there/saved: steals where Armageddon Cloak is destroyed instead', () => {
    const t = table({
      me: { house: 'shadows', hand: ['look-over-there'] },
      foe: { aember: 3, line: [{ id: 'urchin', upgrades: ['armageddon-cloak'] }] },
    });
    t.me.play('look-over-there');
    t.expect({ me: { aember: 1 }, foe: { aember: 2, line: ['urchin'], discard: ['armageddon-cloak'] } });
  });
});
