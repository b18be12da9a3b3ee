import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hoardgouge', () => {
  const armed = { id: 'krump', upgrades: ['hoardgouge'] };
  const used = { ...armed, exhausted: true };

  it('while its player is overwhelmed, its creature gains 1 and deals 3 after it reaps', () => {
    const t = table({ me: { house: 'brobnar', line: [armed] }, foe: { line: ['mother', 'valdr'] } });
    t.me.reap('krump').choose('valdr');
    t.expect({ me: { aember: 2, line: [used] }, foe: { line: ['mother', { id: 'valdr', damage: 3 }] } });
  });

  it('after a fight it asks who is overwhelmed when the fight is over', () => {
    const t = table({ me: { house: 'brobnar', line: [armed] }, foe: { line: ['batdrone', 'valdr'] } });
    t.me.fight('krump', 'batdrone');
    t.expect({ me: { aember: 0, line: [{ ...used, damage: 2 }] }, foe: { line: ['valdr'] } });
  });
});
