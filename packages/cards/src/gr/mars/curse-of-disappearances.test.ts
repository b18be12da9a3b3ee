import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('curse-of-disappearances', () => {
  it('enters under the opponent’s control; at the end of their turn a creature of theirs goes into your archives', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, hand: ['curse-of-disappearances'] },
      foe: { ...foeHouses, line: ['troll', 'krump'] },
    });
    t.me.play('curse-of-disappearances').end();
    t.expect({
      me: { line: [] },
      foe: { line: ['troll', 'krump'], artifacts: [{ id: 'curse-of-disappearances', exhausted: true }] },
    });
    t.foe.house('brobnar').end();
    t.foe.choose('krump');
    t.me.house('mars').yes();
    t.expect({
      me: { line: [], archives: [] },
      foe: { hand: ['krump'], line: ['troll'], artifacts: ['curse-of-disappearances'] },
    });
  });

  it('nothing happens without a creature, nor at the end of the other turn', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, line: ['zorg'], artifacts: ['curse-of-disappearances'] },
      foe: { ...foeHouses, line: ['troll'] },
    });
    t.me.end();
    t.expect({
      me: { line: [], artifacts: ['curse-of-disappearances'] },
      foe: { line: ['troll'], archives: ['zorg'] },
    });
    t.foe.house('brobnar').no().end();
    t.me.house('mars').end();
    t.expect({
      me: { line: [], artifacts: ['curse-of-disappearances'] },
      foe: { line: ['troll'], archives: ['zorg'] },
    });
  });
});
