import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('armadrone-evil-twin', () => {
  it('steals 2 after it fights', () => {
    const t = table({
      me: { house: 'logos', line: ['armadrone-evil-twin'] },
      foe: { line: ['dust-pixie'], aember: 3 },
    });
    t.me.fight('armadrone-evil-twin', 'dust-pixie');
    t.expect({
      me: { aember: 2, line: [{ id: 'armadrone-evil-twin', damage: 1, exhausted: true }] },
      foe: { aember: 1, line: [] },
    });
  });

  it('steals 1 where there is no more', () => {
    const t = table({
      me: { house: 'logos', line: ['armadrone-evil-twin'] },
      foe: { line: ['dust-pixie'], aember: 1 },
    });
    t.me.fight('armadrone-evil-twin', 'dust-pixie');
    t.expect({
      me: { aember: 1, line: [{ id: 'armadrone-evil-twin', damage: 1, exhausted: true }] },
      foe: { aember: 0, line: [] },
    });
  });

  it('steals nothing where it does not survive, and has no armor that would help', () => {
    const t = table({ me: { house: 'logos', line: ['armadrone-evil-twin'] }, foe: { line: ['dextre'], aember: 3 } });
    t.me.fight('armadrone-evil-twin', 'dextre');
    t.expect({ me: { aember: 0, line: [] }, foe: { aember: 3, line: [] } });
  });
});
