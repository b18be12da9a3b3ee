import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('raiding-knight', () => {
  it('captures 1', () => {
    const t = table({ me: { house: 'sanctum', hand: ['raiding-knight'] }, foe: { aember: 3 } });
    t.me.play('raiding-knight');
    t.expect({ me: { aember: 0, line: [{ id: 'raiding-knight', aember: 1, exhausted: true }] }, foe: { aember: 2 } });
  });

  it('captures nothing from an empty pool', () => {
    const t = table({ me: { house: 'sanctum', hand: ['raiding-knight'], aember: 3 }, foe: { aember: 0 } });
    t.me.play('raiding-knight');
    t.expect({ me: { aember: 3, line: [{ id: 'raiding-knight', exhausted: true }] }, foe: { aember: 0 } });
  });

  it('fights as in the example of the rulebook: 2 of 5 damage are prevented (v1.3 p.7)', () => {
    const t = table({ me: { house: 'dis', line: ['the-terror'] }, foe: { line: ['raiding-knight'] } });
    t.me.fight('the-terror', 'raiding-knight');
    t.expect({
      me: { line: [{ id: 'the-terror', damage: 4, exhausted: true }] },
      foe: { line: [{ id: 'raiding-knight', damage: 3 }] },
    });
  });

  it('has fresh armor in the next turn', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'] },
      foe: { ...foeHouses, line: ['raiding-knight'], hand: ['punch'] },
    });
    t.me.play('poison-wave');
    t.expect({ foe: { line: ['raiding-knight'] } });
    t.me.end();
    t.foe.house('brobnar').play('punch');
    t.expect({ foe: { line: [{ id: 'raiding-knight', damage: 1 }] } });
  });

  it('gives what it captured to the opponent when it leaves play', () => {
    const t = table({ me: { house: 'dis', hand: ['fear'] }, foe: { line: [{ id: 'raiding-knight', aember: 1 }] } });
    t.me.play('fear');
    t.expect({ me: { aember: 1 }, foe: { aember: 0, line: [], hand: ['raiding-knight'] } });
  });
});
