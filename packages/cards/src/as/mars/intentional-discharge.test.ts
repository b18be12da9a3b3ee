import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('intentional-discharge', () => {
  it('returns a friendly creature and readies a friendly Mars creature', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['intentional-discharge'],
        line: ['troll', { id: 'tunk', exhausted: true }, { id: 'zorg', exhausted: true }],
      },
      foe: { line: ['krump', { id: 'grommid', exhausted: true }] },
    });
    t.me.play('intentional-discharge').choose('troll').choose('tunk');
    t.expect({
      me: { hand: ['troll'], line: ['tunk', { id: 'zorg', exhausted: true }], discard: ['intentional-discharge'] },
      foe: { line: ['krump', { id: 'grommid', exhausted: true }] },
    });
  });

  it('readies nothing where a ward kept the creature', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['intentional-discharge'],
        line: [
          { id: 'troll', warded: true },
          { id: 'tunk', exhausted: true },
        ],
      },
    });
    t.me.play('intentional-discharge').choose('troll');
    t.expect({ me: { hand: [], line: ['troll', { id: 'tunk', exhausted: true }] } });
  });

  it('may return the only Mars creature, and does nothing without a creature', () => {
    const t = table({
      me: { house: 'mars', hand: ['intentional-discharge', 'intentional-discharge'], line: ['tunk'] },
    });
    t.me.play('intentional-discharge').play('intentional-discharge');
    t.expect({ me: { hand: ['tunk'], line: [] } });
  });
});
