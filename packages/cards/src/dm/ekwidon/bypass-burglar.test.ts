import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('bypass-burglar', () => {
  it('while it is exhausted, its neighbors have an action that steals 1 and hurts themselves', () => {
    const t = table({
      me: { house: 'brobnar', line: ['krump', { id: 'bypass-burglar', exhausted: true }, 'troll', 'valdr'] },
      foe: { aember: 3 },
    });
    t.me.action('krump').action('troll').cannot('action', 'valdr');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'krump', exhausted: true, damage: 1 },
          { id: 'bypass-burglar', exhausted: true },
          { id: 'troll', exhausted: true, damage: 1 },
          'valdr',
        ],
      },
      foe: { aember: 1 },
    });
  });

  it('hurts also where nothing is stolen', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll', { id: 'bypass-burglar', exhausted: true }] },
      foe: { aember: 0 },
    });
    t.me.action('troll');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'troll', exhausted: true, damage: 1 },
          { id: 'bypass-burglar', exhausted: true },
        ],
      },
    });
  });

  it('gives nothing while it is ready', () => {
    const t = table({ me: { house: 'brobnar', line: ['krump', 'bypass-burglar'] }, foe: { aember: 3 } });
    t.me.cannot('action', 'krump');
    t.expect({ me: { line: ['krump', 'bypass-burglar'] }, foe: { aember: 3 } });
  });
});
