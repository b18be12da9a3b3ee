import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('brikk-nastee', () => {
  it('gains 1 after another friendly Brobnar creature fights, not after itself or an enemy', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar'], line: ['brikk-nastee', 'troll'] },
      foe: { houses: ['brobnar'], line: ['urchin', 'urchin', 'bumpsy'] },
    });
    t.me.fight('troll', 'urchin#1');
    t.me.fight('brikk-nastee', 'urchin#2').end();
    t.expect({
      me: { aember: 1, line: ['brikk-nastee', 'troll'] },
      foe: { line: ['urchin', 'urchin', 'bumpsy'] },
    });
    t.foe.house('brobnar').fight('bumpsy', 'troll');
    t.expect({
      me: { aember: 1, line: ['brikk-nastee', { id: 'troll', damage: 5 }] },
      foe: { line: ['urchin', 'urchin'] },
    });
  });

  it('gains for one that did not survive, and not for a creature of another house', () => {
    const t = table({
      me: { house: 'logos', line: ['brikk-nastee', 'bumpsy', 'mother'] },
      foe: { line: ['troll', 'troll'] },
    });
    t.me.fight('mother', 'troll#1');
    t.expect({
      me: { aember: 0, line: ['brikk-nastee', 'bumpsy'] },
      foe: { line: [{ id: 'troll', damage: 5 }, 'troll'] },
    });
    const u = table({ me: { house: 'brobnar', line: ['brikk-nastee', 'bumpsy'] }, foe: { line: ['troll'] } });
    u.me.fight('bumpsy', 'troll');
    u.expect({ me: { aember: 1, line: ['brikk-nastee'] }, foe: { line: [{ id: 'troll', damage: 5 }] } });
  });
});
