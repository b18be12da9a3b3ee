import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('sacro-fiend', () => {
  it('steals 1 when it is destroyed', () => {
    const t = table({ me: { house: 'dis', line: ['sacro-fiend'] }, foe: { aember: 2, line: ['troll'] } });
    t.me.fight('sacro-fiend', 'troll');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 1, line: [{ id: 'troll', damage: 4 }] } });
  });

  it('steals for its controller in the turn of the opponent too', () => {
    const t = table({ me: { house: 'brobnar', aember: 1, line: ['troll'] }, foe: { line: ['sacro-fiend'] } });
    t.me.fight('troll', 'sacro-fiend');
    t.expect({
      me: { aember: 0, line: [{ id: 'troll', damage: 4, exhausted: true }] },
      foe: { aember: 1, line: [] },
    });
  });

  it('steals nothing where its armor keeps it alive, nor when it leaves in another way', () => {
    const t = table({ me: { house: 'brobnar', aember: 1, line: ['bumpsy'] }, foe: { line: ['sacro-fiend'] } });
    t.me.fight('bumpsy', 'sacro-fiend');
    t.expect({
      me: { aember: 1, line: [{ id: 'bumpsy', damage: 4, exhausted: true }] },
      foe: { aember: 0, line: [{ id: 'sacro-fiend', damage: 3 }] },
    });
    const u = table({ me: { house: 'dis', aember: 1, hand: ['fear'] }, foe: { line: ['sacro-fiend'] } });
    u.me.play('fear');
    u.expect({ me: { aember: 1 }, foe: { aember: 0, line: [], hand: ['sacro-fiend'] } });
  });
});
