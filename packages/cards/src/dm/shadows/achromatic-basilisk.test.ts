import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('achromatic-basilisk', () => {
  it('exhausts an enemy creature after a fight, in which it takes no damage', () => {
    const t = table({
      me: { house: 'shadows', line: ['achromatic-basilisk'] },
      foe: { line: ['batdrone', 'mother', 'valdr'] },
    });
    t.me.fight('achromatic-basilisk', 'batdrone').choose('valdr');
    t.expect({
      me: { line: [{ id: 'achromatic-basilisk', exhausted: true }] },
      foe: { line: ['mother', { id: 'valdr', exhausted: true }] },
    });
  });

  it('exhausts none where none is left', () => {
    const t = table({ me: { house: 'shadows', line: ['achromatic-basilisk', 'krump'] }, foe: { line: ['batdrone'] } });
    t.me.fight('achromatic-basilisk', 'batdrone');
    t.expect({ me: { line: [{ id: 'achromatic-basilisk', exhausted: true }, 'krump'] }, foe: { line: [] } });
  });
});
