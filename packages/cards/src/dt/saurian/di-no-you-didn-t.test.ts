import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('di-no-you-didn-t', () => {
  it('destroys an enemy creature with æmber on it, which goes to the pool of its opponent', () => {
    const t = table({
      me: { house: 'saurian', hand: ['di-no-you-didn-t'], line: [{ id: 'bumpsy', aember: 1 }] },
      foe: { line: [{ id: 'troll', aember: 2 }, { id: 'tocsin', aember: 1 }, 'mother'] },
    });
    t.me.play('di-no-you-didn-t');
    expect(t.options()).toEqual(['troll', 'tocsin']);
    t.me.choose('troll');
    t.expect({
      me: { aember: 3, line: [{ id: 'bumpsy', aember: 1 }] },
      foe: { aember: 0, line: [{ id: 'tocsin', aember: 1 }, 'mother'], discard: ['troll'] },
    });
  });

  it('destroys no other creature where no enemy has any', () => {
    const t = table({
      me: { house: 'saurian', hand: ['di-no-you-didn-t'], line: [{ id: 'bumpsy', aember: 1 }] },
      foe: { line: ['troll'] },
    });
    t.me.play('di-no-you-didn-t');
    t.expect({ me: { aember: 1, line: [{ id: 'bumpsy', aember: 1 }] }, foe: { line: ['troll'] } });
  });

  it('takes only the ward of a warded one', () => {
    const t = table({
      me: { house: 'saurian', hand: ['di-no-you-didn-t'] },
      foe: { line: [{ id: 'troll', aember: 2, warded: true }] },
    });
    t.me.play('di-no-you-didn-t');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'troll', aember: 2 }] } });
  });
});
