import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cup-of-water', () => {
  it('stuns each Cyborg and each Robot of both players, and nobody else', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['cup-of-water'], line: ['mother', 'troll'] },
      foe: { line: ['titan-mechanic', 'dextre', 'mother'] },
    });
    t.me.play('cup-of-water');
    t.expect({
      me: { aember: 1, line: [{ id: 'mother', stunned: true }, 'troll'] },
      foe: { line: [{ id: 'titan-mechanic', stunned: true }, 'dextre', { id: 'mother', stunned: true }] },
    });
  });

  it('leaves wards and stun that are there', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['cup-of-water'] },
      foe: {
        line: [
          { id: 'mother', warded: true },
          { id: 'titan-mechanic', stunned: true },
        ],
      },
    });
    t.me.play('cup-of-water');
    t.expect({
      foe: {
        line: [
          { id: 'mother', warded: true, stunned: true },
          { id: 'titan-mechanic', stunned: true },
        ],
      },
    });
  });

  it('does nothing without one', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['cup-of-water'], line: ['troll'] },
      foe: { line: ['dextre'] },
    });
    t.me.play('cup-of-water');
    t.expect({ me: { aember: 1, line: ['troll'] }, foe: { line: ['dextre'] } });
  });
});
