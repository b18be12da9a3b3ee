import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('battlefield-evangelist', () => {
  it('makes a token creature after it fights', () => {
    const t = table({
      me: { house: 'sanctum', line: ['battlefield-evangelist'], beside: ['squire'], deck: ['mother'] },
      foe: { line: ['gub'] },
    });
    t.me.fight('battlefield-evangelist', 'gub').flank('left');
    t.expect({
      me: {
        line: [
          { id: 'mother', token: 'squire', exhausted: true },
          { id: 'battlefield-evangelist', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('not after it reaps, nor when it does not survive', () => {
    const t = table({
      me: { house: 'sanctum', line: ['battlefield-evangelist'], beside: ['squire'], deck: ['mother'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('battlefield-evangelist', 'troll');
    t.expect({ me: { line: [], deck: ['mother'] }, foe: { line: [{ id: 'troll', damage: 3 }] } });
    const reap = table({
      me: { house: 'sanctum', line: ['battlefield-evangelist'], beside: ['squire'], deck: ['mother'] },
    });
    reap.me.reap('battlefield-evangelist');
    reap.expect({ me: { aember: 1, deck: ['mother'], line: [{ id: 'battlefield-evangelist', exhausted: true }] } });
  });
});
