import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('ghoul-keeping', () => {
  it('readies a friendly Geistoid creature', () => {
    const t = table({
      me: {
        house: 'geistoid',
        hand: ['ghoul-keeping'],
        line: [
          { id: 'paradrone', exhausted: true },
          { id: 'parabyte', exhausted: true },
          { id: 'troll', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'wellstring', exhausted: true }] },
    });
    t.me.play('ghoul-keeping');
    expect(t.options()).toEqual(['paradrone', 'parabyte']);
    t.me.choose('parabyte');
    t.expect({
      me: { aember: 1, line: [{ id: 'paradrone', exhausted: true }, 'parabyte', { id: 'troll', exhausted: true }] },
      foe: { line: [{ id: 'wellstring', exhausted: true }] },
    });
  });

  it('readies nothing without one', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['ghoul-keeping'], line: [{ id: 'troll', exhausted: true }] },
      foe: {},
    });
    t.me.play('ghoul-keeping');
    t.expect({ me: { aember: 1, line: [{ id: 'troll', exhausted: true }] } });
  });
});
