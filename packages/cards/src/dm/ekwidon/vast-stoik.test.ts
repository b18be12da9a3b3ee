import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('vast-stoik', () => {
  it('after a fight moves 1 from a creature to the supply, and draws a card', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['vast-stoik', { id: 'troll', aember: 2 }], deck: ['fear', 'punch'] },
      foe: { line: ['dust-imp', { id: 'valdr', aember: 1 }] },
    });
    t.me.fight('vast-stoik', 'dust-imp').choose('troll');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'vast-stoik', exhausted: true, damage: 1 },
          { id: 'troll', aember: 1 },
        ],
        hand: ['fear'],
        deck: ['punch'],
      },
      foe: { line: [{ id: 'valdr', aember: 1 }] },
    });
  });

  it('draws none where there is no æmber on the creature', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['vast-stoik'], deck: ['fear'] },
      foe: { line: ['dust-imp', { id: 'valdr', aember: 1 }] },
    });
    t.me.fight('vast-stoik', 'dust-imp').choose('vast-stoik');
    t.expect({
      me: { line: [{ id: 'vast-stoik', exhausted: true, damage: 1 }], hand: [], deck: ['fear'] },
      foe: { line: [{ id: 'valdr', aember: 1 }] },
    });
  });
});
