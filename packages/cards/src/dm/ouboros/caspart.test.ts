import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('caspart', () => {
  it('kept exhausted, it exhausts 2 other creatures at the end of its player’s turn', () => {
    const t = table({
      me: { house: 'ouboros', line: [{ id: 'caspart', exhausted: true }, 'troll'] },
      foe: { line: ['mother', 'valdr'] },
    });
    t.me.end().choose('caspart').choose('troll', 'valdr');
    t.expect({
      me: {
        line: [
          { id: 'caspart', exhausted: true },
          { id: 'troll', exhausted: true },
        ],
      },
      foe: { line: ['mother', { id: 'valdr', exhausted: true }] },
    });
  });

  it('does nothing where it readied', () => {
    const t = table({
      me: { house: 'ouboros', line: [{ id: 'caspart', exhausted: true }, 'troll'] },
      foe: { line: ['mother', 'valdr'] },
    });
    t.me.end().done();
    t.expect({ me: { line: ['caspart', 'troll'] }, foe: { line: ['mother', 'valdr'] } });
  });
});
