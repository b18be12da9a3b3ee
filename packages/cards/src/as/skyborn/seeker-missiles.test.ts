import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('seeker-missiles', () => {
  it('deals 2 for each Skyborn flank creature of either side, each to a creature of choice', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['seeker-missiles'], line: ['scalawag-finn', 'raiding-party', 'scalawag-finn'] },
      foe: { line: ['troll', 'mother', 'raiding-party'] },
    });
    t.me.play('seeker-missiles').choose('troll').choose('mother').choose('troll');
    t.expect({
      me: { aember: 1, line: ['scalawag-finn', 'raiding-party', 'scalawag-finn'] },
      foe: { line: [{ id: 'troll', damage: 4 }, { id: 'mother', damage: 2 }, 'raiding-party'] },
    });
  });

  it('all of it is dealt at once, so that destroying a flank creature takes nothing away', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['seeker-missiles'], line: ['scalawag-finn'] },
      foe: { line: ['skulking-saboteurs', 'troll'] },
    });
    t.me.play('seeker-missiles').choose('skulking-saboteurs').choose('troll');
    t.expect({ me: { aember: 1, line: ['scalawag-finn'] }, foe: { line: [{ id: 'troll', damage: 2 }] } });
  });

  it('does nothing without a Skyborn creature on a flank', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['seeker-missiles'], line: ['troll', 'scalawag-finn', 'mother'] },
    });
    t.me.play('seeker-missiles');
    t.expect({ me: { aember: 1, line: ['troll', 'scalawag-finn', 'mother'] } });
  });
});
