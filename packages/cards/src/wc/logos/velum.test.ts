import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('velum', () => {
  it('archives 1 when it reaps, 2 with Hyde', () => {
    const t = table({
      me: { house: 'logos', line: ['velum'], hand: ['fear', 'punch', 'urchin'] },
      foe: { line: ['hyde'] },
    });
    t.me.reap('velum').choose('punch');
    t.expect({
      me: { aember: 1, hand: ['fear', 'urchin'], archives: ['punch'], line: [{ id: 'velum', exhausted: true }] },
      foe: { line: ['hyde'] },
    });
    const u = table({ me: { house: 'logos', line: ['velum', 'hyde'], hand: ['fear', 'punch', 'urchin'] }, foe: {} });
    u.me.reap('velum').choose('fear', 'urchin');
    u.expect({
      me: {
        aember: 1,
        hand: ['punch'],
        archives: ['fear', 'urchin'],
        line: [{ id: 'velum', exhausted: true }, 'hyde'],
      },
    });
  });

  it('archives Hyde from the discard pile and itself when it is destroyed, else it is discarded', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], line: ['velum'], discard: ['hyde', 'fear'] }, foe: {} });
    t.me.play('punch');
    t.expect({ me: { line: [], archives: ['hyde', 'velum'], discard: ['punch', 'fear'] } });
    const u = table({ me: { house: 'brobnar', hand: ['punch'], line: ['velum'] }, foe: {} });
    u.me.play('punch');
    u.expect({ me: { line: [], archives: [], discard: ['punch', 'velum'] } });
  });
});
