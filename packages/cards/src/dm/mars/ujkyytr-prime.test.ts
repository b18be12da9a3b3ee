import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ujkyytr-prime', () => {
  const used = { id: 'ujkyytr-prime', exhausted: true };

  it('while its player is overwhelmed, stuns an enemy creature and its neighbors', () => {
    const t = table({
      me: { house: 'mars', line: ['ujkyytr-prime'] },
      foe: { line: ['mother', 'valdr', 'krump', 'batdrone'] },
    });
    t.me.reap('ujkyytr-prime').choose('valdr');
    t.expect({
      me: { aember: 1, line: [used] },
      foe: {
        line: [
          { id: 'mother', stunned: true },
          { id: 'valdr', stunned: true },
          { id: 'krump', stunned: true },
          'batdrone',
        ],
      },
    });
  });

  it('otherwise one creature, after a fight too', () => {
    const t = table({
      me: { house: 'mars', line: [{ id: 'ujkyytr-prime', power: 2 }, 'krump'] },
      foe: { line: ['batdrone', 'mother', 'valdr'] },
    });
    t.me.fight('ujkyytr-prime', 'batdrone').choose('mother');
    t.expect({
      me: { line: [{ ...used, power: 2, damage: 2 }, 'krump'] },
      foe: { line: [{ id: 'mother', stunned: true }, 'valdr'] },
    });
  });
});
