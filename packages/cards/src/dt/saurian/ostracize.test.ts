import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('ostracize', () => {
  it('costs 1 æmber and purges a creature of either side', () => {
    const t = table({
      me: { house: 'saurian', hand: ['ostracize'], aember: 2, line: ['bumpsy'] },
      foe: { line: ['troll', 'dust-imp'] },
    });
    t.me.play('ostracize');
    expect(t.options()).toEqual(['bumpsy', 'troll', 'dust-imp']);
    t.me.choose('dust-imp');
    t.expect({
      me: { aember: 1, line: ['bumpsy'] },
      foe: { aember: 0, line: ['troll'], discard: [], purged: ['dust-imp'] },
    });
  });

  it('purges nobody where there is no æmber to lose', () => {
    const t = table({ me: { house: 'saurian', hand: ['ostracize'] }, foe: { line: ['troll'] } });
    t.me.play('ostracize');
    t.expect({ me: { aember: 0, discard: ['ostracize'] }, foe: { line: ['troll'], purged: [] } });
  });

  it('must purge a friendly creature where there is no other, and its æmber goes to the opponent', () => {
    const t = table({
      me: { house: 'saurian', hand: ['ostracize'], aember: 1, line: [{ id: 'bumpsy', aember: 2 }] },
      foe: {},
    });
    t.me.play('ostracize');
    t.expect({ me: { aember: 0, line: [], purged: ['bumpsy'] }, foe: { aember: 2 } });
  });

  it('takes only the ward of a warded one; the æmber is lost also where there is no creature', () => {
    const t = table({
      me: { house: 'saurian', hand: ['ostracize'], aember: 1 },
      foe: { line: [{ id: 'troll', warded: true }] },
    });
    t.me.play('ostracize');
    t.expect({ me: { aember: 0 }, foe: { line: ['troll'], purged: [] } });
    const empty = table({ me: { house: 'saurian', hand: ['ostracize'], aember: 1 }, foe: {} });
    empty.me.play('ostracize');
    empty.expect({ me: { aember: 0, discard: ['ostracize'] } });
  });
});
