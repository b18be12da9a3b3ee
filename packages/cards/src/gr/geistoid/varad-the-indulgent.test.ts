import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('varad-the-indulgent', () => {
  it('gets +1 power for each æmber on it', () => {
    const t = table({
      me: { house: 'geistoid', line: [{ id: 'varad-the-indulgent', aember: 3 }] },
      foe: { line: ['troll'] },
    });
    t.me.fight('varad-the-indulgent', 'troll');
    t.expect({
      me: { line: [], discard: ['varad-the-indulgent'] },
      foe: { aember: 3, line: [{ id: 'troll', damage: 7 }] },
    });
  });

  it('captures 1 after another friendly Geistoid creature fights', () => {
    const t = table({
      me: { house: 'geistoid', line: ['varad-the-indulgent', 'snippy'] },
      foe: { aember: 3, line: ['troll'] },
    });
    t.me.fight('snippy', 'troll');
    t.expect({
      me: {
        line: [
          { id: 'varad-the-indulgent', aember: 1 },
          { id: 'snippy', exhausted: true },
        ],
      },
      foe: { aember: 2, line: [{ id: 'troll', damage: 3 }] },
    });
  });

  it('captures nothing after its own fight, or that of another house', () => {
    const t = table({
      me: { house: 'geistoid', line: ['varad-the-indulgent'] },
      foe: { aember: 3, line: ['batdrone'] },
    });
    t.me.fight('varad-the-indulgent', 'batdrone');
    t.expect({
      me: { line: [{ id: 'varad-the-indulgent', damage: 2, exhausted: true }] },
      foe: { aember: 3, line: [] },
    });

    const other = table({
      me: { house: 'brobnar', line: ['varad-the-indulgent', 'troll'] },
      foe: { aember: 3, line: ['krump'] },
    });
    other.me.fight('troll', 'krump');
    other.expect({
      me: { line: ['varad-the-indulgent', { id: 'troll', damage: 6, exhausted: true }] },
      foe: { aember: 3, line: [] },
    });
  });
});
