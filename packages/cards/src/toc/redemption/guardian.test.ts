import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const guardian = { id: 'krump', token: 'guardian' };

describe('guardian', () => {
  it('is a Human Knight of 1 power and 2 armor, without a text', () => {
    const t = table({ me: { house: 'brobnar', line: ['batdrone', 'bumpsy'] }, foe: { line: [guardian] } });
    t.me.fight('bumpsy', 'guardian');
    t.expect({ me: { line: ['batdrone', { id: 'bumpsy', damage: 1, exhausted: true }] }, foe: { line: [] } });
    const u = table({ me: { house: 'redemption', line: [guardian] }, foe: { line: ['batdrone'] } });
    u.me.fight('guardian', 'batdrone');
    u.expect({ me: { line: [{ ...guardian, exhausted: true }] }, foe: { line: [{ id: 'batdrone', damage: 1 }] } });
  });
});
