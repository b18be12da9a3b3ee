import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const defender = { id: 'mother', token: 'defender' };

describe('defender', () => {
  it('is a Sanctum creature of 2 power and 1 armor', () => {
    const t = table({ me: { house: 'sanctum', line: [defender] }, foe: { line: ['batdrone'] } });
    t.me.fight('defender', 'batdrone');
    t.expect({ me: { line: [{ ...defender, exhausted: true, damage: 1 }] }, foe: { line: [], discard: ['batdrone'] } });
  });

  it('reaps', () => {
    const t = table({ me: { house: 'sanctum', line: [defender] } });
    t.me.reap('defender');
    t.expect({ me: { aember: 1, line: [{ ...defender, exhausted: true }] } });
  });
});
