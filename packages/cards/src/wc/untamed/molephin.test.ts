import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('molephin', () => {
  it('deals each enemy creature 1 for each æmber that was stolen', () => {
    const t = table({
      me: { house: 'shadows', hand: ['too-much-to-protect'], line: ['krump'] },
      foe: { aember: 8, line: ['molephin'] },
    });
    t.me.play('too-much-to-protect');
    t.expect({ me: { line: [{ id: 'krump', damage: 2 }] }, foe: { aember: 6, line: ['molephin'] } });
  });

  it('does nothing when its player steals', () => {
    const t = table({
      me: { house: 'shadows', hand: ['ghostly-hand'], line: ['molephin'] },
      foe: { aember: 1, line: ['krump'] },
    });
    t.me.play('ghostly-hand');
    t.expect({ me: { aember: 3, line: ['molephin'] }, foe: { line: ['krump'] } });
  });
});
