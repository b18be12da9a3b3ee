import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('don-t-believe-your-eyes', () => {
  it('a creature captures 1; haunted, 2 from its own side', () => {
    const t = table({
      me: { house: 'mars', hand: ['don-t-believe-your-eyes'], line: ['zorg'] },
      foe: { aember: 3, line: ['troll'] },
    });
    t.me.play('don-t-believe-your-eyes').choose('zorg');
    t.expect({ me: { line: [{ id: 'zorg', aember: 1 }] }, foe: { aember: 2, line: ['troll'] } });
    const haunted = table({
      me: { house: 'mars', hand: ['don-t-believe-your-eyes'], line: ['zorg'], discard: filler(10) },
      foe: { aember: 3, line: ['troll'] },
    });
    haunted.me.play('don-t-believe-your-eyes').choose('troll');
    haunted.expect({ me: { line: ['zorg'] }, foe: { aember: 1, line: [{ id: 'troll', aember: 2 }] } });
  });

  it('an enemy creature that captures takes it from its opponent', () => {
    const t = table({
      me: { house: 'mars', aember: 2, hand: ['don-t-believe-your-eyes'] },
      foe: { aember: 3, line: ['troll'] },
    });
    t.me.play('don-t-believe-your-eyes');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 3, line: [{ id: 'troll', aember: 1 }] } });
  });
});
