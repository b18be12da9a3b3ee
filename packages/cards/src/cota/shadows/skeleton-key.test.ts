import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('skeleton-key', () => {
  it('lets a friendly creature capture 1', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['skeleton-key'], line: ['urchin', { id: 'tocsin', exhausted: true }] },
      foe: { aember: 3, line: ['mother'] },
    });
    t.me.action('skeleton-key');
    expect(t.options()).toEqual(['urchin', 'tocsin']);
    t.me.choose('tocsin');
    t.expect({
      me: {
        aember: 0,
        artifacts: [{ id: 'skeleton-key', exhausted: true }],
        line: ['urchin', { id: 'tocsin', aember: 1, exhausted: true }],
      },
      foe: { aember: 2, line: ['mother'] },
    });
  });

  it('captures nothing without a friendly creature', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['skeleton-key'] },
      foe: { aember: 3, line: ['mother'] },
    });
    t.me.action('skeleton-key');
    t.expect({
      me: { aember: 0, artifacts: [{ id: 'skeleton-key', exhausted: true }] },
      foe: { aember: 3, line: ['mother'] },
    });
  });

  it('captures nothing from an empty pool', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['skeleton-key'], line: ['urchin'], aember: 2 },
      foe: { aember: 0 },
    });
    t.me.action('skeleton-key');
    t.expect({ me: { aember: 2, line: ['urchin'] }, foe: { aember: 0 } });
  });

  it('adds to what the creature has captured before', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['skeleton-key'], line: [{ id: 'charette', aember: 3 }] },
      foe: { aember: 1 },
    });
    t.me.action('skeleton-key');
    t.expect({ me: { line: [{ id: 'charette', aember: 4 }] }, foe: { aember: 0 } });
  });
});
