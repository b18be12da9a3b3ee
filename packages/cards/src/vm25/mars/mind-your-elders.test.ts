import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mind-your-elders', () => {
  it('has a friendly creature capture 3 where there are more friendly Mars creatures', () => {
    const t = table({
      me: { house: 'mars', hand: ['mind-your-elders'], line: ['tunk', 'zorg', 'troll'] },
      foe: { aember: 4, line: ['grommid', 'krump', 'mother'] },
    });
    t.me.play('mind-your-elders').choose('troll');
    t.expect({
      me: { aember: 1, line: ['tunk', 'zorg', { id: 'troll', aember: 3 }] },
      foe: { aember: 1, line: ['grommid', 'krump', 'mother'] },
    });
  });

  it('does nothing where there are as many', () => {
    const t = table({
      me: { house: 'mars', hand: ['mind-your-elders'], line: ['tunk', 'troll'] },
      foe: { aember: 4, line: ['grommid'] },
    });
    t.me.play('mind-your-elders');
    t.expect({ me: { aember: 1, line: ['tunk', 'troll'] }, foe: { aember: 4, line: ['grommid'] } });
  });
});
