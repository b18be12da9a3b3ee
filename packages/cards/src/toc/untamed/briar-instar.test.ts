import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const instar = { id: 'krump', token: 'briar-instar' };

describe('briar-instar', () => {
  it('has hazardous 2', () => {
    const t = table({ me: { house: 'logos', line: ['batdrone', 'mother'] }, foe: { line: [instar] } });
    t.me.fight('batdrone', 'briar-instar');
    t.expect({ me: { line: ['mother'] }, foe: { line: [instar] } });
  });

  it('deals none of it when it attacks', () => {
    const t = table({ me: { house: 'untamed', line: [instar] }, foe: { line: ['troll'] } });
    t.me.fight('briar-instar', 'troll');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'troll', damage: 2 }] } });
  });
});
