import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('batdrone', () => {
  it('takes no damage in return and steals 1', () => {
    const t = table({ me: { house: 'logos', line: ['batdrone'] }, foe: { line: ['mother'], aember: 3 } });
    t.me.fight('batdrone', 'mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'batdrone', exhausted: true }] },
      foe: { aember: 2, line: [{ id: 'mother', damage: 2 }] },
    });
  });

  it('steals nothing from an empty pool', () => {
    const t = table({ me: { house: 'logos', line: ['batdrone'] }, foe: { line: ['urchin'], aember: 0 } });
    t.me.fight('batdrone', 'urchin');
    t.expect({ me: { aember: 0, line: [{ id: 'batdrone', exhausted: true }] }, foe: { aember: 0, line: ['urchin'] } });
  });

  it('has no skirmish and steals nothing when it is attacked', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin'], aember: 1 }, foe: { line: ['batdrone'] } });
    t.me.fight('tocsin', 'batdrone');
    t.expect({ me: { aember: 1, line: [{ id: 'tocsin', damage: 2, exhausted: true }] }, foe: { aember: 0, line: [] } });
  });

  it('does not steal by reaping', () => {
    const t = table({ me: { house: 'logos', line: ['batdrone'] }, foe: { aember: 2 } });
    t.me.reap('batdrone');
    t.expect({ me: { aember: 1, line: [{ id: 'batdrone', exhausted: true }] }, foe: { aember: 2 } });
  });
});
