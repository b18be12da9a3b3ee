import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('namel-s-confession', () => {
  it('gains half the power of the friendly creature that it destroys, rounded down', () => {
    const t = table({
      me: { house: 'redemption', hand: ['namel-s-confession'], line: ['bumpsy', 'valdr'] },
      foe: { line: ['troll'] },
    });
    t.me.play('namel-s-confession').choose('bumpsy');
    t.expect({ me: { aember: 3, line: ['valdr'] }, foe: { line: ['troll'] } });
  });

  it('gains nothing for one that its ward saves, or without a creature', () => {
    const t = table({
      me: { house: 'redemption', hand: ['namel-s-confession'], line: [{ id: 'valdr', warded: true }] },
    });
    t.me.play('namel-s-confession');
    t.expect({ me: { aember: 1, line: ['valdr'] } });
    const u = table({ me: { house: 'redemption', hand: ['namel-s-confession'] }, foe: { line: ['troll'] } });
    u.me.play('namel-s-confession');
    u.expect({ me: { aember: 1 }, foe: { line: ['troll'] } });
  });
});
