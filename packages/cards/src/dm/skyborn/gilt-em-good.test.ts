import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('gilt-em-good', () => {
  it('each friendly flank creature captures 1, and again if a yellow key is forged', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['gilt-em-good'], line: ['krump', 'valdr', 'mother'] },
      foe: { aember: 5, keys: ['yellow'] },
    });
    t.me.play('gilt-em-good');
    t.expect({ me: { line: [{ id: 'krump', aember: 2 }, 'valdr', { id: 'mother', aember: 2 }] }, foe: { aember: 1 } });
    const red = table({
      me: { house: 'skyborn', hand: ['gilt-em-good'], line: ['krump', 'valdr', 'mother'] },
      foe: { aember: 5, keys: ['red'] },
    });
    red.me.play('gilt-em-good');
    red.expect({
      me: { line: [{ id: 'krump', aember: 1 }, 'valdr', { id: 'mother', aember: 1 }] },
      foe: { aember: 3 },
    });
  });
});
