import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const zealot = { id: 'krump', token: 'zealot' };

describe('zealot', () => {
  it('has assault 2', () => {
    const t = table({ me: { house: 'redemption', line: [zealot, zealot] }, foe: { line: ['silvertooth', 'troll'] } });
    t.me.fight('zealot#1', 'silvertooth').fight('zealot#2', 'troll');
    t.expect({ me: { line: [{ ...zealot, exhausted: true }] }, foe: { line: [{ id: 'troll', damage: 3 }] } });
  });

  it('has none of it when it is attacked', () => {
    const t = table({ me: { house: 'logos', line: ['batdrone'] }, foe: { line: [zealot] } });
    t.me.fight('batdrone', 'zealot');
    t.expect({ me: { line: [{ id: 'batdrone', exhausted: true }] }, foe: { line: [] } });
  });
});
