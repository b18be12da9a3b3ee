import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('zap', () => {
  it('deals 1 for each house of creatures in play, each to a creature', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['zap'], line: ['bumpsy'] },
      foe: { line: ['troll', 'mother', 'tocsin'] },
    });
    t.me.play('zap').choose('troll').choose('troll').choose('mother');
    t.expect({
      me: { aember: 1, line: ['bumpsy'] },
      foe: { line: [{ id: 'troll', damage: 2 }, { id: 'mother', damage: 1 }, 'tocsin'] },
    });
  });
});
