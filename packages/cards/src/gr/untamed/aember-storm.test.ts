import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('aember-storm', () => {
  it('deals 1 damage to an enemy creature for each æmber in your pool, its own bonus with it', () => {
    const t = table({
      me: { house: 'untamed', hand: ['aember-storm'], aember: 2, line: ['dew-faerie'] },
      foe: { line: ['troll', 'batdrone'] },
    });
    t.me.play('aember-storm').choose('batdrone').choose('batdrone').choose('troll');
    t.expect({ me: { aember: 3, line: ['dew-faerie'] }, foe: { line: [{ id: 'troll', damage: 1 }] } });
  });

  it('deals all of it at one moment, so that a ward takes all that its creature would be dealt', () => {
    const t = table({
      me: { house: 'untamed', hand: ['aember-storm'], aember: 1 },
      foe: { line: [{ id: 'troll', warded: true }] },
    });
    t.me.play('aember-storm');
    t.expect({ me: { aember: 2 }, foe: { line: ['troll'] } });
  });

  it('does nothing where there is no enemy creature', () => {
    const t = table({ me: { house: 'untamed', hand: ['aember-storm'], line: ['dew-faerie'] }, foe: {} });
    t.me.play('aember-storm');
    t.expect({ me: { aember: 1, line: ['dew-faerie'] } });
  });
});
