import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('driving-courage', () => {
  it('readies and uses a friendly Mutant creature', () => {
    const t = table({
      me: {
        house: 'redemption',
        hand: ['driving-courage'],
        line: [
          { id: 'infomorph', exhausted: true },
          { id: 'valdr', exhausted: true },
        ],
      },
    });
    t.me.play('driving-courage');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'infomorph', exhausted: true },
          { id: 'valdr', exhausted: true },
        ],
      },
    });
  });

  it('Fate: exhausts each friendly creature that is no Mutant', () => {
    const t = fated('driving-courage', { line: ['valdr', 'infomorph'] }, { line: ['troll'] });
    t.expect({ me: { line: ['troll'] }, foe: { line: [{ id: 'valdr', exhausted: true }, 'infomorph'] } });
  });
});
