import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('aero-o-fore', () => {
  const used = { id: 'aero-o-fore', exhausted: true };

  it('in the center the others may be rearranged around it, and each flank creature captures 2', () => {
    const t = table({
      me: { house: 'skyborn', line: ['troll', 'mother', 'aero-o-fore', 'bumpsy', 'batdrone'] },
      foe: { aember: 5 },
    });
    t.me.reap('aero-o-fore').yes().choose('bumpsy').choose('troll').choose('mother');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'bumpsy', aember: 2 }, 'troll', used, 'mother', { id: 'batdrone', aember: 2 }],
      },
      foe: { aember: 1 },
    });
  });

  it('without rearranging, the creatures on the flanks capture', () => {
    const t = table({ me: { house: 'skyborn', line: ['troll', 'aero-o-fore', 'mother'] }, foe: { aember: 3 } });
    t.me.reap('aero-o-fore').no().choose('mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', aember: 1 }, used, { id: 'mother', aember: 2 }] },
      foe: { aember: 0 },
    });
  });

  it('alone it is in the center and on both flanks, and captures once', () => {
    const t = table({
      me: { house: 'skyborn', line: ['aero-o-fore'] },
      foe: { aember: 5, line: ['troll', 'mother', 'gub'] },
    });
    t.me.reap('aero-o-fore');
    t.expect({
      me: { aember: 1, line: [{ ...used, aember: 2 }] },
      foe: { aember: 3, line: ['troll', 'mother', 'gub'] },
    });
  });

  it('beside the center, or in a line of an even number, it just reaps', () => {
    const t = table({
      me: { house: 'skyborn', line: ['aero-o-fore', 'troll', 'mother'] },
      foe: { aember: 5 },
    });
    t.me.reap('aero-o-fore');
    t.expect({ me: { aember: 1, line: [used, 'troll', 'mother'] }, foe: { aember: 5 } });
    const even = table({ me: { house: 'skyborn', line: ['troll', 'aero-o-fore'] }, foe: { aember: 5 } });
    even.me.reap('aero-o-fore');
    even.expect({ me: { aember: 1, line: ['troll', used] }, foe: { aember: 5 } });
  });

  it('does nothing after it fights', () => {
    const t = table({
      me: { house: 'skyborn', line: ['troll', 'aero-o-fore', 'mother'] },
      foe: { aember: 5, line: ['gub'] },
    });
    t.me.fight('aero-o-fore', 'gub');
    t.expect({ me: { aember: 0, line: ['troll', { ...used, damage: 1 }, 'mother'] }, foe: { aember: 5, line: [] } });
  });
});
