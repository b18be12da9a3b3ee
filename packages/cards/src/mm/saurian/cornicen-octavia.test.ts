import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cornicen-octavia', () => {
  it('captures 2 as its action', () => {
    const t = table({ me: { house: 'saurian', line: ['cornicen-octavia'] }, foe: { aember: 3 } });
    t.me.action('cornicen-octavia');
    t.expect({ me: { aember: 0, line: [{ id: 'cornicen-octavia', aember: 2, exhausted: true }] }, foe: { aember: 1 } });
  });

  it.each([1, 0])('captures what there is: %i', (there) => {
    const t = table({ me: { house: 'saurian', line: ['cornicen-octavia'] }, foe: { aember: there } });
    t.me.action('cornicen-octavia');
    t.expect({ me: { line: [{ id: 'cornicen-octavia', aember: there, exhausted: true }] }, foe: { aember: 0 } });
  });

  it('captures nothing when it reaps, and cannot act stunned', () => {
    const t = table({
      me: { house: 'saurian', line: ['cornicen-octavia', { id: 'cornicen-octavia', stunned: true }] },
      foe: { aember: 3 },
    });
    t.me.reap('cornicen-octavia').cannot('action', 'cornicen-octavia#2');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'cornicen-octavia', exhausted: true },
          { id: 'cornicen-octavia', stunned: true },
        ],
      },
      foe: { aember: 3 },
    });
  });
});
