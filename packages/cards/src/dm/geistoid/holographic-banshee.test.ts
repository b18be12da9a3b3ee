import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('holographic-banshee', () => {
  it('friendly Geistoid creatures can be used in any house, it too', () => {
    const t = table({
      me: { house: 'brobnar', line: ['holographic-banshee', 'snippy', 'mother'] },
      foe: {},
    });
    t.me.reap('holographic-banshee').reap('snippy').cannot('reap', 'mother');
    t.expect({
      me: {
        aember: 2,
        line: [{ id: 'holographic-banshee', exhausted: true }, { id: 'snippy', exhausted: true }, 'mother'],
      },
    });
  });

  it('not those of the opponent, and not when it is gone', () => {
    const t = table({ me: { house: 'brobnar', line: ['snippy'] }, foe: { line: ['holographic-banshee'] } });
    t.me.cannot('reap', 'snippy');
  });

  it('not artifacts of the house', () => {
    const t = table({
      me: { house: 'brobnar', line: ['holographic-banshee'], artifacts: ['ghost-town'], hand: ['fear'] },
    });
    t.me.cannot('action', 'ghost-town');
  });
});
