import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('sic-semper-tyrannosaurus', () => {
  it('takes all æmber from the most powerful creature and destroys it', () => {
    const t = table({
      me: { house: 'saurian', hand: ['sic-semper-tyrannosaurus'], line: ['bumpsy'] },
      foe: { line: ['mother', { id: 'troll', aember: 4 }] },
    });
    t.me.play('sic-semper-tyrannosaurus');
    t.expect({ me: { aember: 4, line: ['bumpsy'] }, foe: { aember: 0, line: ['mother'] } });
  });

  it('lets its player choose among equals, friends too', () => {
    const t = table({
      me: { house: 'saurian', hand: ['sic-semper-tyrannosaurus'], line: [{ id: 'bumpsy', aember: 2 }] },
      foe: { line: [{ id: 'mother', aember: 3 }] },
    });
    t.me.play('sic-semper-tyrannosaurus').choose('bumpsy');
    t.expect({ me: { aember: 2, line: [] }, foe: { line: [{ id: 'mother', aember: 3 }] } });
  });

  it('ruling sic-semper-tyrannosaurus/ward: a warded creature loses the ward and the æmber, and stays', () => {
    const t = table({
      me: { house: 'saurian', hand: ['sic-semper-tyrannosaurus'] },
      foe: { line: [{ id: 'troll', aember: 4, warded: true }] },
    });
    t.me.play('sic-semper-tyrannosaurus');
    t.expect({ me: { aember: 4 }, foe: { line: ['troll'] } });
  });
});
