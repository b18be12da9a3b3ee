import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('into-the-abyss', () => {
  it('has the opponent discard the hand and draw 4 cards', () => {
    const t = table({
      me: { house: 'keyraken', hand: ['into-the-abyss', 'anger'] },
      foe: { hand: ['troll', 'krump'], deck: filler(6) },
    });
    t.me.play('into-the-abyss');
    t.expect({
      me: { aember: 1, hand: ['anger'] },
      foe: { hand: filler(4), deck: filler(2), discard: ['troll', 'krump'] },
    });
  });

  it('has one without cards draw 4', () => {
    const t = table({ me: { house: 'keyraken', hand: ['into-the-abyss'] }, foe: { deck: filler(6) } });
    t.me.play('into-the-abyss');
    t.expect({ foe: { hand: filler(4), discard: [] } });
  });
});
