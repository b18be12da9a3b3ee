import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('spike-trap', () => {
  it('is sacrificed to deal 3 to each flank creature, in a turn of any house', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['spike-trap'], line: ['bumpsy', 'mother', 'urchin'] },
      foe: { line: ['troll'] },
    });
    t.me.omni('spike-trap');
    t.expect({
      me: { artifacts: [], line: [{ id: 'bumpsy', damage: 3 }, 'mother'], discard: ['urchin', 'spike-trap'] },
      foe: { line: [{ id: 'troll', damage: 3 }] },
    });
  });

  it('only takes the ward off a warded creature', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['spike-trap'] },
      foe: { line: [{ id: 'troll', warded: true }, 'mother', 'krump'] },
    });
    t.me.omni('spike-trap');
    t.expect({ me: { artifacts: [] }, foe: { line: ['troll', 'mother', { id: 'krump', damage: 3 }] } });
  });
});
