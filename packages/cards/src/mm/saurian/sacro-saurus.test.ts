import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('sacro-saurus', () => {
  it('may be exalted to deal 3 damage to a creature', () => {
    const t = table({ me: { house: 'saurian', hand: ['sacro-saurus'] }, foe: { line: ['tocsin', 'krump'] } });
    t.me.play('sacro-saurus').yes().choose('tocsin');
    t.expect({
      me: { line: [{ id: 'sacro-saurus', aember: 1, exhausted: true }] },
      foe: { line: ['krump'], discard: ['tocsin'] },
    });
  });

  it('deals none where it is not exalted', () => {
    const t = table({ me: { house: 'saurian', hand: ['sacro-saurus'] }, foe: { line: ['krump'] } });
    t.me.play('sacro-saurus').no();
    t.expect({ me: { line: [{ id: 'sacro-saurus', exhausted: true }] }, foe: { line: ['krump'] } });
  });

  it('has 2 armor, also against its own damage where nobody else is there', () => {
    const t = table({ me: { house: 'saurian', hand: ['sacro-saurus'] }, foe: {} });
    t.me.play('sacro-saurus').yes();
    t.expect({ me: { line: [{ id: 'sacro-saurus', aember: 1, damage: 1, exhausted: true }] } });
  });
});
