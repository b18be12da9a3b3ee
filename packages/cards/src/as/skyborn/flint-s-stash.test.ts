import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('flint-s-stash', () => {
  it('the controller of a flank creature that is destroyed gains 2', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch'], artifacts: ['flint-s-stash'], line: ['gub', 'troll'] },
      foe: { line: ['batdrone', 'mother'] },
    });
    t.me.play('punch').choose('batdrone').play('punch').choose('gub');
    t.expect({ me: { aember: 4, line: ['troll'] }, foe: { aember: 2, line: ['mother'] } });
  });

  it('a creature between others gives nothing', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], artifacts: ['flint-s-stash'] },
      foe: { line: ['troll', 'batdrone', 'mother'] },
    });
    t.me.play('punch').choose('batdrone');
    t.expect({ me: { aember: 1 }, foe: { aember: 0, line: ['troll', 'mother'] } });
  });

  it('of several that are destroyed at once, those on a flank give', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], artifacts: ['flint-s-stash'], line: ['troll'] },
      foe: { line: ['batdrone', 'mother', 'gub'] },
    });
    t.me.play('gateway-to-dis').order('troll');
    t.expect({ me: { aember: 2, line: [] }, foe: { aember: 4, line: [] } });
  });

  it('a creature that leaves without being destroyed gives nothing', () => {
    const t = table({
      me: { house: 'skyborn', artifacts: ['flint-s-stash'], line: ['aember-airhart'] },
    });
    t.me.reap('aember-airhart');
    t.expect({ me: { aember: 1, line: [] } });
  });
});
