import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mickey-the-carver', () => {
  it('steals 1 after a player chooses a house other than Shadows', () => {
    const t = table({
      active: 1,
      me: { houses: ['shadows', 'dis', 'logos'], line: ['mickey-the-carver'] },
      foe: { house: 'brobnar', houses: ['brobnar', 'shadows', 'logos'], aember: 5 },
    });
    t.foe.end();
    t.me.house('dis');
    t.expect({ me: { aember: 1, line: ['mickey-the-carver'] }, foe: { aember: 4 } });
    t.me.end();
    t.foe.house('logos');
    t.expect({ me: { aember: 2, line: ['mickey-the-carver'] }, foe: { aember: 3 } });
  });

  it('steals nothing after either chooses Shadows', () => {
    const t = table({
      active: 1,
      me: { houses: ['shadows', 'dis', 'logos'], line: ['mickey-the-carver'] },
      foe: { house: 'brobnar', houses: ['brobnar', 'shadows', 'logos'], aember: 5 },
    });
    t.foe.end();
    t.me.house('shadows').end();
    t.foe.house('shadows');
    t.expect({ me: { aember: 0, line: ['mickey-the-carver'] }, foe: { aember: 5 } });
  });

  it('deals 2 to a creature that attacks it, before the fight', () => {
    const t = table({
      active: 1,
      me: { line: ['mickey-the-carver'] },
      foe: { house: 'brobnar', line: ['troll', 'bumpsy'] },
    });
    t.foe.fight('bumpsy', 'mickey-the-carver');
    t.expect({ me: { line: [] }, foe: { line: ['troll'], discard: ['bumpsy'] } });
  });
});
