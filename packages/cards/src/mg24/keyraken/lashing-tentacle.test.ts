import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { tentacleTests } from './test/tentacles.ts';

describe('lashing-tentacle', () => {
  tentacleTests('lashing-tentacle');

  it('takes no damage in return when it attacks', () => {
    const t = table({
      me: { house: 'keyraken', line: ['legendary-keyraken', 'lashing-tentacle'] },
      foe: { line: ['krump'] },
    });
    t.me.fight('lashing-tentacle', 'krump');
    t.expect({
      me: { line: ['legendary-keyraken', { id: 'lashing-tentacle', exhausted: true }] },
      foe: { line: [{ id: 'krump', damage: 3 }] },
    });
  });
});
