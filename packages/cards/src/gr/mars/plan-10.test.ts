import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('plan-10', () => {
  it('takes each non-Mars creature under it, and gives back one at the end of each turn, until none is left', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, hand: ['plan-10'], line: ['zorg', 'troll'] },
      foe: { ...foeHouses, line: ['krump'] },
    });
    t.me.play('plan-10');
    t.expect({
      me: { line: ['zorg'], artifacts: [{ id: 'plan-10', exhausted: true, under: ['troll', 'krump'] }] },
      foe: { line: [] },
    });
    t.me.end().choose('krump');
    t.expect({
      me: { line: ['zorg'], artifacts: [{ id: 'plan-10', under: ['troll'] }] },
      foe: { line: [], hand: ['krump'] },
    });
    t.foe.house('brobnar').end();
    t.expect({
      me: { line: ['zorg'], hand: ['troll'], artifacts: [], discard: ['plan-10'] },
      foe: { line: [], hand: ['krump'] },
    });
  });

  it('with nothing under it, it is destroyed at the end of the turn', () => {
    const t = table({ me: { house: 'mars', ...myHouses.mars, hand: ['plan-10'], line: ['zorg'] }, foe: foeHouses });
    t.me.play('plan-10').end();
    t.expect({ me: { line: ['zorg'], artifacts: [], discard: ['plan-10'] } });
  });
});
