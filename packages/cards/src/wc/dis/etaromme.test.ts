import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('etaromme', () => {
  it('destroys a creature of the house that has most of them in play', () => {
    const t = table({
      me: { house: 'dis', line: ['etaromme', 'mother'] },
      foe: { line: ['troll', 'bumpsy', 'urchin'] },
    });
    t.me.reap('etaromme');
    expect([...t.options()].sort()).toEqual(['bumpsy', 'troll']);
    t.me.choose('troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'etaromme', exhausted: true }, 'mother'] },
      foe: { line: ['bumpsy', 'urchin'] },
    });
  });

  it('of several houses with as many, any will do', () => {
    const t = table({ me: { house: 'dis', line: ['etaromme'] }, foe: { line: ['troll'] } });
    t.me.reap('etaromme');
    expect([...t.options()].sort()).toEqual(['etaromme', 'troll']);
    t.me.choose('troll');
    t.expect({ me: { aember: 1, line: [{ id: 'etaromme', exhausted: true }] }, foe: { line: [] } });
  });

  it('ruling etaromme/itself: alone it destroys itself, as it is Dis and counts', () => {
    const t = table({ me: { house: 'dis', line: ['etaromme'] }, foe: {} });
    t.me.reap('etaromme');
    t.expect({ me: { aember: 1, line: [], discard: ['etaromme'] } });
    const most = table({ me: { house: 'dis', line: ['etaromme', 'shooler'] }, foe: { line: ['troll'] } });
    most.me.reap('etaromme');
    expect([...most.options()].sort()).toEqual(['etaromme', 'shooler']);
  });
});
