import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('janky-jimmy', () => {
  const used = { id: 'janky-jimmy', exhausted: true };

  it('captures 1 after a fight', () => {
    const t = table({
      me: { house: 'geistoid', line: ['janky-jimmy'] },
      foe: { aember: 2, line: ['umbra'] },
    });
    t.me.fight('janky-jimmy', 'umbra');
    t.expect({
      me: { line: [{ ...used, aember: 1 }] },
      foe: { line: [], aember: 1, discard: ['umbra'] },
    });
  });

  it('where you are overwhelmed an enemy creature captures 1 from its own side instead', () => {
    const t = table({
      me: { house: 'geistoid', line: ['janky-jimmy'] },
      foe: { aember: 2, line: ['troll', 'umbra', 'mother'] },
    });
    t.me.fight('janky-jimmy', 'umbra').choose('mother');
    t.expect({
      me: { line: [used] },
      foe: { aember: 1, line: ['troll', { id: 'mother', aember: 1 }], discard: ['umbra'] },
    });
  });

  it('ruling janky-jimmy/after: the creatures are counted after the fight', () => {
    const t = table({
      me: { house: 'geistoid', line: ['janky-jimmy'] },
      foe: { aember: 2, line: ['umbra', 'mother'] },
    });
    t.me.fight('janky-jimmy', 'umbra');
    t.expect({
      me: { line: [{ ...used, aember: 1 }] },
      foe: { aember: 1, line: ['mother'], discard: ['umbra'] },
    });
  });
});
