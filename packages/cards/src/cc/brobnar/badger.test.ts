import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('badger', () => {
  it('deals 3 to an enemy creature for each Brobnar creature that is played after it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['badger', 'rowdy-skald'] },
      foe: { line: ['kelpminder'] },
    });
    t.me.play('badger');
    t.expect({ me: { line: [used('badger')] }, foe: { line: ['kelpminder'] } });
    t.me.play('rowdy-skald');
    t.expect({
      me: { line: [used('badger'), used('rowdy-skald')] },
      foe: { line: [{ id: 'kelpminder', damage: 3 }] },
    });
  });

  it('does so after it reaped, not for an action and not in the next turn', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar', 'dis', 'logos'], hand: ['punch', 'rowdy-skald'], line: ['badger'] },
      foe: { houses: ['brobnar', 'dis', 'logos'], line: ['troll', 'kelpminder'] },
    });
    t.me.reap('badger').play('punch').choose('troll');
    t.expect({
      me: { aember: 2, line: [used('badger')] },
      foe: { line: [{ id: 'troll', damage: 3 }, 'kelpminder'] },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.me.house('brobnar').play('rowdy-skald');
    t.expect({
      me: { line: ['badger', used('rowdy-skald')] },
      foe: { line: [{ id: 'troll', damage: 3 }, 'kelpminder'] },
    });
  });

  it('hurts no friendly creature where there is no enemy one', () => {
    const t = table({ me: { house: 'brobnar', hand: ['rowdy-skald'], line: ['badger'] } });
    t.me.reap('badger').play('rowdy-skald');
    t.expect({ me: { line: [used('badger'), used('rowdy-skald')] } });
  });
});
