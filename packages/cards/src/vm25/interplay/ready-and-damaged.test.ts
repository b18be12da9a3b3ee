import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('two Holdfasts beside each other, and Cosmicrux', () => {
  it('ready each other once: a ready one is not readied again', () => {
    const tired = { exhausted: true };
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['punch'],
        line: [
          { id: 'holdfast', ...tired },
          { id: 'holdfast', ...tired },
          { id: 'cosmicrux', house: 'dis' },
        ],
      },
    });
    t.me.play('punch').choose('holdfast');
    t.expect({
      me: { aember: 1, line: [{ id: 'holdfast', damage: 4 }, { id: 'holdfast', damage: 1 }, 'cosmicrux'] },
    });
  });
});
