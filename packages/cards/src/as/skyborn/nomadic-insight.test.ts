import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('nomadic-insight', () => {
  it('each friendly flank creature captures 1', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['nomadic-insight'], line: ['troll', 'mother', 'gub'] },
      foe: { aember: 3, line: ['bumpsy'] },
    });
    t.me.play('nomadic-insight');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', aember: 1 }, 'mother', { id: 'gub', aember: 1 }] },
      foe: { aember: 1, line: ['bumpsy'] },
    });
  });

  it('with 1 to capture its player says which', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['nomadic-insight'], line: ['troll', 'mother', 'gub'] },
      foe: { aember: 1 },
    });
    t.me.play('nomadic-insight').choose('gub');
    t.expect({ me: { aember: 1, line: ['troll', 'mother', { id: 'gub', aember: 1 }] }, foe: { aember: 0 } });
  });

  it('a single creature captures once, and without one nothing happens', () => {
    const t = table({ me: { house: 'skyborn', hand: ['nomadic-insight'], line: ['troll'] }, foe: { aember: 3 } });
    t.me.play('nomadic-insight');
    t.expect({ me: { aember: 1, line: [{ id: 'troll', aember: 1 }] }, foe: { aember: 2 } });
    const none = table({ me: { house: 'skyborn', hand: ['nomadic-insight'] }, foe: { aember: 3 } });
    none.me.play('nomadic-insight');
    none.expect({ me: { aember: 1 }, foe: { aember: 3 } });
  });
});
