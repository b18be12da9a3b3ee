import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mega-groke', () => {
  it.each([
    { pool: 3, left: 2 },
    { pool: 0, left: 0 },
  ])('makes an opponent with $pool æmber lose 1 after a fight', ({ pool, left }) => {
    const t = table({ me: { house: 'brobnar', line: ['mega-groke'] }, foe: { aember: pool, line: ['mother'] } });
    t.me.fight('mega-groke', 'mother');
    t.expect({
      me: { aember: 0, line: [{ id: 'mega-groke', damage: 5, exhausted: true }] },
      foe: { aember: left, line: [] },
    });
  });

  it('takes nothing when it dies in the fight, or when it is attacked', () => {
    const t = table({
      me: { house: 'brobnar', line: ['mega-groke', 'troll'] },
      foe: { aember: 3, houses: ['dis', 'logos', 'shadows'], line: ['troll', 'tocsin'] },
    });
    t.me.fight('mega-groke', 'troll');
    t.expect({ me: { line: ['troll'] }, foe: { aember: 3, line: [{ id: 'troll', damage: 7 }, 'tocsin'] } });
    const u = table({
      me: { house: 'brobnar', line: ['mega-groke'] },
      foe: { aember: 3, houses: ['dis', 'logos', 'shadows'], line: ['tocsin'] },
    });
    u.me.end();
    u.foe.house('dis').fight('tocsin', 'mega-groke');
    u.expect({ me: { line: [{ id: 'mega-groke', damage: 3 }] }, foe: { aember: 3, line: [] } });
  });
});
