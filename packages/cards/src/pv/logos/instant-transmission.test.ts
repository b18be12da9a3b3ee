import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('instant-transmission', () => {
  it('draws 3 cards and is destroyed, whatever house is active', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['instant-transmission'], deck: ['troll', 'valdr', 'anger', 'punch'] },
    });
    t.me.omni('instant-transmission');
    t.expect({ me: { hand: ['troll', 'valdr', 'anger'], artifacts: [], discard: ['instant-transmission'] } });
  });
});
