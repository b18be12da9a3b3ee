import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('curse-of-forgetfulness', () => {
  it('enters under the control of the opponent, and purges the top card of their discard pile as their turn ends', () => {
    const six = Array.from({ length: 6 }, () => 'mother');
    const t = table({
      me: {
        house: 'dis',
        houses: ['dis', 'logos'],
        hand: [{ id: 'curse-of-forgetfulness', house: 'dis' }, ...six],
        discard: ['troll'],
      },
      foe: { houses: ['brobnar', 'dis'], hand: six, discard: ['urchin', 'bumpsy'] },
    });
    t.me.play('curse-of-forgetfulness').end();
    const curse = { id: 'curse-of-forgetfulness', owner: 0, exhausted: true };
    t.foe.house('brobnar');
    t.expect({
      me: { hand: six, discard: ['troll'] },
      foe: { hand: six, discard: ['urchin', 'bumpsy'], artifacts: [curse] },
    });
    t.foe.end();
    t.expect({
      me: { hand: six, discard: ['troll'] },
      foe: { hand: six, discard: ['bumpsy'], purged: ['urchin'], artifacts: [{ ...curse, exhausted: false }] },
    });
  });
});
