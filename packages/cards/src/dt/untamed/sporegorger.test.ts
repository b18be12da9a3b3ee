import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('sporegorger', () => {
  it('gets a counter as it reaps, and may keep all it has', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'sporegorger', power: 2 }, 'troll'] },
      foe: { line: ['krump'] },
    });
    t.me.reap('sporegorger').no();
    t.expect({
      me: { aember: 1, line: [{ id: 'sporegorger', power: 3, exhausted: true }, 'troll'] },
      foe: { line: ['krump'] },
    });
  });

  it('ruling sporegorger/all-or-none: takes all counters off, and every other creature is dealt as much damage', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'sporegorger', power: 2 }, 'troll'] },
      foe: { line: ['krump', 'silvertooth'] },
    });
    t.me.reap('sporegorger');
    expect(t.options()).toEqual(['yes', 'no']);
    t.me.yes();
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'sporegorger', exhausted: true },
          { id: 'troll', damage: 3 },
        ],
      },
      foe: { line: [{ id: 'krump', damage: 3 }], discard: ['silvertooth'] },
    });
  });

  it('deals it at once: armor and ward meet it once', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'sporegorger', power: 2 }] },
      foe: { line: ['raiding-knight', { id: 'krump', warded: true }] },
    });
    t.me.reap('sporegorger').yes();
    t.expect({
      me: { line: [{ id: 'sporegorger', exhausted: true }] },
      foe: { line: [{ id: 'raiding-knight', damage: 1 }, 'krump'] },
    });
  });

  it('deals its damage also where it dies for want of the counters', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'sporegorger', power: 1, damage: 4 }] },
      foe: { line: ['krump'] },
    });
    t.me.reap('sporegorger').yes();
    t.expect({ me: { line: [], discard: ['sporegorger'] }, foe: { line: [{ id: 'krump', damage: 2 }] } });
  });
});
