import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('pi-sweven', () => {
  it('draws 3 cards when it reaps at high tide', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'logos', line: ['pi-sweven'], deck: ['fear', 'punch', 'anger', 'urchin'] },
      foe: {},
    });
    t.me.reap('pi-sweven');
    t.expect({
      me: {
        aember: 1,
        hand: ['fear', 'punch', 'anger'],
        deck: ['urchin'],
        line: [{ id: 'pi-sweven', exhausted: true }],
      },
    });
  });

  it('draws nothing while the tide is low or neutral', () => {
    for (const tide of [{ tide: { highFor: 1 } }, {}]) {
      const t = table({ ...tide, me: { house: 'logos', line: ['pi-sweven'], deck: ['fear'] }, foe: {} });
      t.me.reap('pi-sweven');
      t.expect({ me: { aember: 1, hand: [], deck: ['fear'], line: [{ id: 'pi-sweven', exhausted: true }] } });
    }
  });

  it('draws nothing when it fights', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'logos', line: ['pi-sweven'], deck: ['fear'] },
      foe: { line: ['dust-pixie'] },
    });
    t.me.fight('pi-sweven', 'dust-pixie');
    t.expect({ me: { hand: [], line: [{ id: 'pi-sweven', damage: 1, exhausted: true }] }, foe: { line: [] } });
  });
});
