import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('azrael', () => {
  it('lets friendly creatures of any house fight until the end of the turn, and only fight', () => {
    const t = table({ me: { house: 'redemption', line: ['azrael', 'valdr'] }, foe: { line: ['snufflegator'] } });
    t.me.cannot('fight', 'valdr');
    t.me.reap('azrael').cannot('reap', 'valdr').fight('valdr', 'snufflegator');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'azrael', exhausted: true },
          { id: 'valdr', exhausted: true, damage: 4 },
        ],
      },
      foe: { line: [] },
    });
  });
});
