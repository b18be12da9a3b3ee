import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { tentacleTests } from './test/tentacles.ts';

describe('crushing-tentacle', () => {
  tentacleTests('crushing-tentacle');

  it('deals 3 before it fights', () => {
    const t = table({
      me: { house: 'keyraken', line: ['legendary-keyraken', 'crushing-tentacle'] },
      foe: { line: ['tocsin', 'krump'] },
    });
    t.me.fight('crushing-tentacle', 'tocsin');
    t.expect({
      me: { line: ['legendary-keyraken', { id: 'crushing-tentacle', exhausted: true }] },
      foe: { line: ['krump'], discard: ['tocsin'] },
    });
  });
});
