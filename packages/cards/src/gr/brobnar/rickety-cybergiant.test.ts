import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('rickety-cybergiant', () => {
  it('deals 1 to itself after it fought', () => {
    const t = table({ me: { house: 'brobnar', line: ['rickety-cybergiant'] }, foe: { line: ['batdrone'] } });
    t.me.fight('rickety-cybergiant', 'batdrone');
    t.expect({ me: { line: [{ id: 'rickety-cybergiant', damage: 3, exhausted: true }] }, foe: { line: [] } });
  });

  it('may die of that', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'rickety-cybergiant', damage: 8 }] },
      foe: { line: ['batdrone'] },
    });
    t.me.fight('rickety-cybergiant', 'batdrone');
    t.expect({ me: { line: [] }, foe: { line: [] } });
  });
});
