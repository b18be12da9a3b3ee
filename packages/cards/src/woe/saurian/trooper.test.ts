import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const trooper = { id: 'mother', token: 'trooper' };

describe('trooper', () => {
  it('exalts itself after it reaps', () => {
    const t = table({ me: { house: 'saurian', line: [trooper] } });
    t.me.reap('trooper');
    t.expect({ me: { aember: 1, line: [{ ...trooper, exhausted: true, aember: 1 }] } });
  });

  it('exalts itself after it fights', () => {
    const t = table({ me: { house: 'saurian', line: [trooper] }, foe: { line: ['batdrone'] } });
    t.me.fight('trooper', 'batdrone');
    t.expect({
      me: { line: [{ ...trooper, exhausted: true, damage: 2, aember: 1 }] },
      foe: { line: [], discard: ['batdrone'] },
    });
  });

  it('does not where it dies in the fight', () => {
    const t = table({ me: { house: 'saurian', line: [trooper] }, foe: { line: ['troll'] } });
    t.me.fight('trooper', 'troll');
    t.expect({ me: { line: [], discard: ['mother'] }, foe: { line: [{ id: 'troll', damage: 5 }], aember: 0 } });
  });
});
