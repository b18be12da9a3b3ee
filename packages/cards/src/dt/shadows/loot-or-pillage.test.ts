import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('loot-or-pillage', () => {
  it('steals 1', () => {
    const t = table({ me: { house: 'shadows', hand: ['loot-or-pillage'], line: ['umbra'] }, foe: { aember: 4 } });
    t.me.play('loot-or-pillage').choose('Steal');
    t.expect({ me: { aember: 1, line: ['umbra'] }, foe: { aember: 3 } });
  });

  it('or has a friendly creature capture 3', () => {
    const t = table({
      me: { house: 'shadows', hand: ['loot-or-pillage'], line: ['umbra', 'dodger'] },
      foe: { aember: 4, line: ['troll'] },
    });
    t.me.play('loot-or-pillage').choose('Capture').choose('dodger');
    t.expect({ me: { aember: 0, line: ['umbra', { id: 'dodger', aember: 3 }] }, foe: { aember: 1, line: ['troll'] } });
  });

  it('captures what there is, where that is less', () => {
    const t = table({ me: { house: 'shadows', hand: ['loot-or-pillage'], line: ['umbra'] }, foe: { aember: 2 } });
    t.me.play('loot-or-pillage').choose('Capture');
    t.expect({ me: { aember: 0, line: [{ id: 'umbra', aember: 2 }] }, foe: { aember: 0 } });
  });

  it('captures nothing without a friendly creature', () => {
    const t = table({ me: { house: 'shadows', hand: ['loot-or-pillage'] }, foe: { aember: 4, line: ['troll'] } });
    t.me.play('loot-or-pillage').choose('Capture');
    t.expect({ me: { aember: 0 }, foe: { aember: 4, line: ['troll'] } });
  });
});
