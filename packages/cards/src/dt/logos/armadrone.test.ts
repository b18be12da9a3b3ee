import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('armadrone', () => {
  it('steals 1 after it fights', () => {
    const t = table({ me: { house: 'logos', line: ['armadrone'] }, foe: { line: ['dust-pixie'], aember: 2 } });
    t.me.fight('armadrone', 'dust-pixie');
    t.expect({ me: { aember: 1, line: [{ id: 'armadrone', exhausted: true }] }, foe: { aember: 1, line: [] } });
  });

  it('steals nothing where it does not survive the fight', () => {
    const t = table({ me: { house: 'logos', line: ['armadrone'] }, foe: { line: ['mother'], aember: 2 } });
    t.me.fight('armadrone', 'mother');
    t.expect({ me: { aember: 0, line: [] }, foe: { aember: 2, line: [{ id: 'mother', damage: 1 }] } });
  });

  it('steals nothing when it is attacked', () => {
    const t = table({
      active: 1,
      me: { line: ['armadrone'], aember: 1 },
      foe: { house: 'untamed', line: ['dust-pixie'], aember: 2 },
    });
    t.foe.fight('dust-pixie', 'armadrone');
    t.expect({ me: { aember: 1, line: ['armadrone'] }, foe: { aember: 2, line: [] } });
  });

  it('steals nothing from an empty pool', () => {
    const t = table({ me: { house: 'logos', line: ['armadrone'] }, foe: { line: ['dust-pixie'] } });
    t.me.fight('armadrone', 'dust-pixie');
    t.expect({ me: { aember: 0, line: [{ id: 'armadrone', exhausted: true }] }, foe: { aember: 0, line: [] } });
  });
});
