import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('hyde', () => {
  it.each(editionsSince('cota-1.3'))(
    'ruling hyde/instead: draws 1 when it reaps, and 2 with Velum, not 3 (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'logos', line: ['hyde'], deck: ['fear', 'punch', 'urchin'] },
        foe: { line: ['velum'] },
      });
      t.me.reap('hyde');
      t.expect({
        me: { hand: ['fear'], deck: ['punch', 'urchin'], line: [{ id: 'hyde', exhausted: true }] },
        foe: { line: ['velum'] },
      });
      const u = table({
        edition,
        me: { house: 'logos', line: ['hyde', 'velum'], deck: ['fear', 'punch', 'urchin'] },
        foe: {},
      });
      u.me.reap('hyde');
      u.expect({ me: { hand: ['fear', 'punch'], deck: ['urchin'], line: [{ id: 'hyde', exhausted: true }, 'velum'] } });
    },
  );

  it('archives Velum from the discard pile and itself when it is destroyed', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'hyde', damage: 1 }], discard: ['velum', 'fear'] },
      foe: {},
    });
    t.me.play('punch');
    t.expect({ me: { line: [], archives: ['velum', 'hyde'], discard: ['punch', 'fear'] } });
  });

  it('is discarded where no Velum lies there', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'hyde', damage: 1 }] },
      foe: { discard: ['velum'] },
    });
    t.me.play('punch');
    t.expect({ me: { line: [], archives: [], discard: ['punch', 'hyde'] }, foe: { discard: ['velum'] } });
  });
});
