import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('scientifical-hack', () => {
  it('lets friendly artifacts of all houses be used this turn', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['scientifical-hack', 'cannon'], line: ['troll'] },
      foe: { line: ['mother'], artifacts: ['library-of-babble'] },
    });
    t.me.cannot('action', 'cannon').omni('scientifical-hack').action('cannon').choose('mother').cannot('reap', 'troll');
    t.expect({
      me: { artifacts: [{ id: 'cannon', exhausted: true }], discard: ['scientifical-hack'], line: ['troll'] },
      foe: { line: [{ id: 'mother', damage: 2 }] },
    });
  });

  it('is over at the end of the turn', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, artifacts: ['scientifical-hack', 'cannon'], deck: filler(9) },
      foe: foeHouses,
    });
    t.me.omni('scientifical-hack').end();
    t.foe.house('dis').end();
    t.me.house('dis').cannot('action', 'cannon');
    t.expect({ me: { artifacts: ['cannon'] } });
  });
});
