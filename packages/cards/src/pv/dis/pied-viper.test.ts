import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('pied-viper', () => {
  it('takes control of an enemy creature that reaps, while the enemy has more creatures', () => {
    const t = table({
      active: 1,
      me: { line: ['pied-viper'] },
      foe: { house: 'brobnar', line: ['krump', 'valdr', 'mother'] },
    });
    t.foe.reap('valdr').choose('right');
    t.expect({
      me: { line: ['pied-viper', { id: 'valdr', owner: 1, exhausted: true }] },
      foe: { aember: 1, line: ['krump', 'mother'] },
    });
    t.foe.reap('krump');
    t.expect({
      me: { line: ['pied-viper', { id: 'valdr', owner: 1, exhausted: true }] },
      foe: { aember: 2, line: [{ id: 'krump', exhausted: true }, 'mother'] },
    });
  });

  it('takes none where both have as many, and none that fights', () => {
    const t = table({ active: 1, me: { line: ['pied-viper'] }, foe: { house: 'brobnar', line: ['valdr'] } });
    t.foe.reap('valdr');
    t.expect({ me: { line: ['pied-viper'] }, foe: { aember: 1, line: [{ id: 'valdr', exhausted: true }] } });
    const fighting = table({
      active: 1,
      me: { line: ['pied-viper'] },
      foe: { house: 'brobnar', line: ['valdr', 'mother'] },
    });
    fighting.foe.fight('valdr', 'pied-viper');
    fighting.expect({ me: { line: ['pied-viper'] }, foe: { line: [{ id: 'valdr', exhausted: true }, 'mother'] } });
  });

  it('has nothing to say of friendly creatures that reap', () => {
    const t = table({ me: { house: 'dis', line: ['pied-viper'] }, foe: { line: ['valdr', 'mother'] } });
    t.me.reap('pied-viper');
    t.expect({ me: { aember: 1, line: [{ id: 'pied-viper', exhausted: true }] }, foe: { line: ['valdr', 'mother'] } });
  });
});
