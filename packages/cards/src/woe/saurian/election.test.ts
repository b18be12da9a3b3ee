import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('election', () => {
  it('each creature that reaps puts a counter of choice on it, on whatever side', () => {
    const t = table({
      me: { house: 'saurian', houses: ['saurian'], artifacts: ['election'], line: ['ballistego'] },
      foe: { houses: ['brobnar'], line: ['valdr'] },
    });
    t.me.reap('ballistego').choose('Yea').end();
    t.foe.reap('valdr').choose('Nay');
    t.expect({
      me: { artifacts: [{ id: 'election', counters: { yea: 1, nay: 1 } }], line: ['ballistego'] },
      foe: { line: [{ id: 'valdr', exhausted: true }] },
    });
  });

  it('the sixth Yea counter destroys it and each creature', () => {
    const t = table({
      me: {
        house: 'saurian',
        artifacts: [{ id: 'election', counters: { yea: 5, nay: 5 } }, 'might-club'],
        line: ['ballistego'],
      },
      foe: { line: ['troll', { id: 'krump', warded: true }] },
    });
    t.me.reap('ballistego').choose('Yea');
    t.expect({ me: { artifacts: ['might-club'], line: [] }, foe: { line: [] } });
  });

  it('the sixth Nay counter destroys each artifact, itself among them', () => {
    const t = table({
      me: {
        house: 'saurian',
        artifacts: [{ id: 'election', counters: { yea: 5, nay: 5 } }, 'might-club'],
        line: ['ballistego'],
      },
      foe: { line: ['troll'], artifacts: ['might-club'] },
    });
    t.me.reap('ballistego').choose('Nay');
    t.expect({
      me: { artifacts: [], line: [{ id: 'ballistego', exhausted: true }] },
      foe: { artifacts: [], line: ['troll'] },
    });
  });
});
