import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('fathomshare', () => {
  it('captures half of the opponent’s æmber, rounded down, each on a friendly creature of choice', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['fathomshare'], line: ['bumpsy', 'troll'] },
      foe: { aember: 7, line: ['mother'] },
    });
    t.me.play('fathomshare').choose('bumpsy').choose('troll').choose('troll');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'bumpsy', aember: 1 },
          { id: 'troll', aember: 2 },
        ],
      },
      foe: { aember: 4, line: ['mother'] },
    });
  });

  it('captures nothing of 1, or without a friendly creature', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['fathomshare'], line: ['bumpsy'] }, foe: { aember: 1 } });
    t.me.play('fathomshare');
    t.expect({ me: { line: ['bumpsy'] }, foe: { aember: 1 } });
    const alone = table({ me: { house: 'unfathomable', hand: ['fathomshare'] }, foe: { aember: 4, line: ['mother'] } });
    alone.me.play('fathomshare');
    alone.expect({ foe: { aember: 4, line: ['mother'] } });
  });
});
