import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ley-lines', () => {
  it('exhausts each creature while its player is overwhelmed', () => {
    const t = table({
      me: { house: 'ouboros', hand: ['ley-lines'], line: ['troll'] },
      foe: { line: ['mother', 'valdr'] },
    });
    t.me.play('ley-lines');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', exhausted: true }] },
      foe: {
        line: [
          { id: 'mother', exhausted: true },
          { id: 'valdr', exhausted: true },
        ],
      },
    });
  });

  it('otherwise one', () => {
    const t = table({
      me: { house: 'ouboros', hand: ['ley-lines'], line: ['troll', 'krump'] },
      foe: { line: ['mother', 'valdr'] },
    });
    t.me.play('ley-lines').choose('valdr');
    t.expect({
      me: { aember: 1, line: ['troll', 'krump'] },
      foe: { line: ['mother', { id: 'valdr', exhausted: true }] },
    });
  });
});
