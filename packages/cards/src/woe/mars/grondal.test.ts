import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('grondal', () => {
  it('makes 2 token creatures when it is played', () => {
    const t = table({
      me: { house: 'mars', hand: ['grondal'], beside: ['grunt'], deck: ['mother', 'troll', 'valdr'] },
    });
    t.me.play('grondal').flank('right').flank('left');
    t.expect({
      me: {
        deck: ['valdr'],
        line: [
          { id: 'troll', token: 'grunt', exhausted: true },
          { id: 'grondal', exhausted: true },
          { id: 'mother', token: 'grunt', exhausted: true },
        ],
      },
    });
  });

  it('at the start of its controller’s turn the least powerful creature of both sides is destroyed', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, line: ['grondal'] },
      foe: { ...foeHouses, line: ['urchin', 'troll'] },
    });
    t.me.end();
    t.expect({ me: { line: ['grondal'] }, foe: { line: ['urchin', 'troll'] } });
    t.foe.house('brobnar').end();
    t.expect({ me: { line: ['grondal'] }, foe: { line: ['troll'], discard: ['urchin'] } });
  });

  it('that may be itself', () => {
    const t = table({ me: { house: 'mars', ...myHouses.mars, line: ['grondal'] }, foe: foeHouses });
    t.me.end();
    t.foe.house('brobnar').end();
    t.expect({ me: { line: [], discard: ['grondal'] }, foe: { line: [] } });
  });
});
