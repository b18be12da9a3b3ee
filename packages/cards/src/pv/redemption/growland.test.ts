import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('growland', () => {
  it('may destroy a Mutant creature after it fights or reaps, itself too', () => {
    const t = table({ me: { house: 'redemption', line: ['growland'] }, foe: { line: ['infomorph', 'valdr'] } });
    t.me.reap('growland').yes().choose('infomorph');
    t.expect({ me: { aember: 1, line: [{ id: 'growland', exhausted: true }] }, foe: { line: ['valdr'] } });
    const u = table({ me: { house: 'redemption', line: ['growland'] }, foe: { line: ['dust-pixie'] } });
    u.me.fight('growland', 'dust-pixie').yes();
    u.expect({ me: { line: [], discard: ['growland'] }, foe: { line: [] } });
  });

  it('may be declined', () => {
    const t = table({ me: { house: 'redemption', line: ['growland'] } });
    t.me.reap('growland').no();
    t.expect({ me: { line: [{ id: 'growland', exhausted: true }] } });
  });

  it('Scrap: fully heals each friendly Mutant creature', () => {
    const hurt = { id: 'infomorph', damage: 3 } as const;
    const t = table({
      me: { house: 'redemption', hand: ['growland'], line: [hurt, { id: 'valdr', damage: 1 }] },
      foe: { line: [hurt] },
    });
    t.me.discard('growland');
    t.expect({ me: { line: ['infomorph', { id: 'valdr', damage: 1 }] }, foe: { line: [hurt] } });
  });
});
