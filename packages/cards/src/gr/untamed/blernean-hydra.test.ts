import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('blernean-hydra', () => {
  it('has splash-attack of its damage while it is damaged', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'blernean-hydra', damage: 2 }] },
      foe: { line: ['troll', 'batdrone', 'bumpsy'] },
    });
    t.me.fight('blernean-hydra', 'batdrone');
    t.expect({
      me: { line: [{ id: 'blernean-hydra', damage: 4, exhausted: true }] },
      foe: {
        line: [
          { id: 'troll', damage: 2 },
          { id: 'bumpsy', damage: 2 },
        ],
      },
    });
  });

  it('has none while it is whole', () => {
    const t = table({
      me: { house: 'untamed', line: ['blernean-hydra'] },
      foe: { line: ['troll', 'batdrone', 'bumpsy'] },
    });
    t.me.fight('blernean-hydra', 'batdrone');
    t.expect({
      me: { line: [{ id: 'blernean-hydra', damage: 2, exhausted: true }] },
      foe: { line: ['troll', 'bumpsy'] },
    });
  });
});
