import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('bumblebird', () => {
  it('gives each other friendly Untamed creature two +1 power counters', () => {
    const t = table({
      me: { house: 'untamed', hand: ['bumblebird'], line: ['snufflegator', 'mother', 'niffle-ape'] },
      foe: { line: ['murmook'] },
    });
    t.me.play('bumblebird');
    t.expect({
      me: {
        line: [
          { id: 'snufflegator', power: 2 },
          'mother',
          { id: 'niffle-ape', power: 2 },
          { id: 'bumblebird', exhausted: true },
        ],
      },
      foe: { line: ['murmook'] },
    });
  });

  it('gives itself nothing, and comes first or not at all', () => {
    const t = table({ me: { house: 'untamed', hand: ['bumblebird', 'bumblebird'] }, foe: {} });
    t.me.play('bumblebird').cannot('play', 'bumblebird', 'alpha');
    t.expect({ me: { hand: ['bumblebird'], line: [{ id: 'bumblebird', exhausted: true }] } });
  });
});
