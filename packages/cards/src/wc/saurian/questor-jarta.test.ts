import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('questor-jarta', () => {
  it('is exalted to gain 1 more', () => {
    const t = table({ me: { house: 'saurian', line: ['questor-jarta'] }, foe: {} });
    t.me.reap('questor-jarta').yes();
    t.expect({ me: { aember: 2, line: [{ id: 'questor-jarta', aember: 1, exhausted: true }] } });
  });

  it('may decline', () => {
    const t = table({ me: { house: 'saurian', line: ['questor-jarta'] }, foe: {} });
    t.me.reap('questor-jarta').no();
    t.expect({ me: { aember: 1, line: [{ id: 'questor-jarta', exhausted: true }] } });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: ['questor-jarta'] } });
    t.me.fight('troll', 'questor-jarta');
    t.expect({ me: { line: [{ id: 'troll', exhausted: true }] }, foe: { line: ['questor-jarta'] } });
  });
});
