import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('crimson-churning', () => {
  it('deals 1 to an enemy creature for each friendly Tentacle', () => {
    const t = table({
      me: {
        house: 'keyraken',
        hand: ['crimson-churning'],
        line: ['legendary-keyraken', 'lashing-tentacle', 'slippery-tentacle', 'shield-tentacle', 'troll'],
      },
      foe: { line: ['legendary-keyraken', 'tenacious-tentacle', 'krump'] },
    });
    t.me.play('crimson-churning').choose('krump').choose('tenacious-tentacle').choose('krump');
    t.expect({
      me: {
        aember: 1,
        line: ['legendary-keyraken', 'lashing-tentacle', 'slippery-tentacle', 'shield-tentacle', 'troll'],
      },
      foe: { line: ['legendary-keyraken', { id: 'tenacious-tentacle', damage: 1 }, { id: 'krump', damage: 2 }] },
    });
  });

  it('deals none without one', () => {
    const t = table({
      me: { house: 'keyraken', hand: ['crimson-churning'], line: ['legendary-keyraken'] },
      foe: { line: ['krump'] },
    });
    t.me.play('crimson-churning');
    t.expect({ me: { aember: 1, line: ['legendary-keyraken'] }, foe: { line: ['krump'] } });
  });
});
