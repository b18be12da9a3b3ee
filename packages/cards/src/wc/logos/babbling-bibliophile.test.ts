import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('babbling-bibliophile', () => {
  it('draws 2 when it reaps, and as many as there are', () => {
    const t = table({
      me: { house: 'logos', line: ['babbling-bibliophile'], deck: ['fear', 'punch', 'urchin'] },
      foe: {},
    });
    t.me.reap('babbling-bibliophile');
    t.expect({
      me: {
        aember: 1,
        hand: ['fear', 'punch'],
        deck: ['urchin'],
        line: [{ id: 'babbling-bibliophile', exhausted: true }],
      },
    });
    const u = table({ me: { house: 'logos', line: ['babbling-bibliophile'], deck: ['fear'] }, foe: {} });
    u.me.reap('babbling-bibliophile');
    u.expect({ me: { hand: ['fear'], deck: [], line: [{ id: 'babbling-bibliophile', exhausted: true }] } });
  });

  it('draws nothing when it fights', () => {
    const t = table({
      me: { house: 'logos', line: ['babbling-bibliophile'], deck: ['fear'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.fight('babbling-bibliophile', 'dust-imp');
    t.expect({ me: { hand: [], deck: ['fear'], line: [] }, foe: { line: [{ id: 'dust-imp', damage: 1 }] } });
  });
});
