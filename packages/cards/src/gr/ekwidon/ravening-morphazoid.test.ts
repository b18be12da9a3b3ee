import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'troll');

describe('ravening-morphazoid', () => {
  it('draws a card and discards one after a reap', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['ravening-morphazoid'], hand: ['troll'], deck: ['mother', 'bumpsy'] },
    });
    t.me.reap('ravening-morphazoid').choose('troll');
    t.expect({
      me: {
        aember: 1,
        hand: ['mother'],
        deck: ['bumpsy'],
        discard: ['troll'],
        line: [{ id: 'ravening-morphazoid', exhausted: true }],
      },
    });
  });

  it('has poison and skirmish while you are haunted', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['ravening-morphazoid'], discard: ten, deck: ['mother'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('ravening-morphazoid', 'troll');
    t.expect({
      me: { hand: [], discard: ['mother', ...ten], line: [{ id: 'ravening-morphazoid', exhausted: true }] },
      foe: { line: [], discard: ['troll'] },
    });
  });

  it('has neither while you are not', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['ravening-morphazoid'], discard: ten.slice(1), deck: ['mother'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('ravening-morphazoid', 'troll');
    t.expect({ me: { line: [], deck: ['mother'] }, foe: { line: [{ id: 'troll', damage: 4 }] } });
  });
});
