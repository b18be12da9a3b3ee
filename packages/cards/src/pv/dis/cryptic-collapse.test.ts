import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cryptic-collapse', () => {
  it('discards your hand, and for each card an enemy creature captures 1 from its own side', () => {
    const t = table({
      me: { house: 'dis', hand: ['cryptic-collapse', 'troll', 'punch', 'mother'], line: ['bumpsy'] },
      foe: { aember: 5, line: ['krump', 'dextre'] },
    });
    t.me.play('cryptic-collapse').choose('krump').choose('dextre').choose('krump');
    t.expect({
      me: { aember: 1, hand: [], line: ['bumpsy'] },
      foe: {
        aember: 2,
        line: [
          { id: 'krump', aember: 2 },
          { id: 'dextre', aember: 1 },
        ],
      },
    });
  });

  it('captures no more than the opponent has, and nothing with an empty hand', () => {
    const t = table({
      me: { house: 'dis', hand: ['cryptic-collapse', 'troll', 'punch'] },
      foe: { aember: 1, line: ['krump'] },
    });
    t.me.play('cryptic-collapse');
    t.expect({ me: { hand: [] }, foe: { aember: 0, line: [{ id: 'krump', aember: 1 }] } });
    const empty = table({ me: { house: 'dis', hand: ['cryptic-collapse'] }, foe: { aember: 1, line: ['krump'] } });
    empty.me.play('cryptic-collapse');
    empty.expect({ foe: { aember: 1, line: ['krump'] } });
  });
});
