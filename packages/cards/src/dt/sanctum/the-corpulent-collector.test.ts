import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('the-corpulent-collector', () => {
  it('captures all æmber of the opponent, and is dealt 1 damage for each on it', () => {
    const t = table({ me: { house: 'sanctum', hand: ['the-corpulent-collector'] }, foe: { aember: 6 } });
    t.me.play('the-corpulent-collector');
    t.expect({
      me: { line: [{ id: 'the-corpulent-collector', aember: 6, damage: 6, exhausted: true }] },
      foe: { aember: 0 },
    });
  });

  it('dies of 7, and the æmber goes back', () => {
    const t = table({ me: { house: 'sanctum', hand: ['the-corpulent-collector'] }, foe: { aember: 9 } });
    t.me.play('the-corpulent-collector');
    t.expect({ me: { line: [], discard: ['the-corpulent-collector'] }, foe: { aember: 9 } });
  });

  it('from an empty pool it captures nothing and is not hurt', () => {
    const t = table({ me: { house: 'sanctum', hand: ['the-corpulent-collector'], aember: 4 }, foe: {} });
    t.me.play('the-corpulent-collector');
    t.expect({ me: { aember: 4, line: [{ id: 'the-corpulent-collector', exhausted: true }] } });
  });

  it('armor takes of that damage what it can', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['the-corpulent-collector'], line: ['bulwark'] },
      foe: { aember: 8 },
    });
    t.me.play('the-corpulent-collector', 'right');
    t.expect({
      me: { line: ['bulwark', { id: 'the-corpulent-collector', aember: 8, damage: 6, exhausted: true }] },
      foe: { aember: 0 },
    });
  });
});
