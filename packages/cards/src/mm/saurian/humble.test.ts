import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('humble', () => {
  it('exhausts a creature and moves 3 æmber from it to the supply', () => {
    const t = table({
      me: { house: 'saurian', hand: ['humble'], line: [{ id: 'troll', aember: 4 }] },
      foe: { line: [{ id: 'krump', aember: 5 }] },
    });
    t.me.play('humble').choose('krump');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', aember: 4 }] },
      foe: { aember: 0, line: [{ id: 'krump', aember: 2, exhausted: true }] },
    });
  });

  it('moves as much as there is', () => {
    const t = table({ me: { house: 'saurian', hand: ['humble'] }, foe: { line: [{ id: 'krump', aember: 2 }] } });
    t.me.play('humble');
    t.expect({ me: { aember: 1 }, foe: { aember: 0, line: [{ id: 'krump', exhausted: true }] } });
  });

  it('moves nothing from a creature that was exhausted already', () => {
    const t = table({
      me: { house: 'saurian', hand: ['humble'] },
      foe: { line: ['tocsin', { id: 'krump', aember: 4, exhausted: true }] },
    });
    t.me.play('humble').choose('krump');
    t.expect({ me: { aember: 1 }, foe: { line: ['tocsin', { id: 'krump', aember: 4, exhausted: true }] } });
  });

  it('exhausts a creature without æmber, and through a ward', () => {
    const t = table({
      me: { house: 'saurian', hand: ['humble'] },
      foe: { line: [{ id: 'krump', warded: true }] },
    });
    t.me.play('humble');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'krump', warded: true, exhausted: true }] } });
  });
});
