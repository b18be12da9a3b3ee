import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('trash-heap', () => {
  it('destroys all creatures and discards those of the hands, which are refilled then', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['trash-heap', 'troll', 'fear'], line: ['krump'], deck: filler(7) },
      foe: { hand: ['mother', 'anger', 'valdr'], line: ['bumpsy'], deck: filler(7) },
    });
    t.me.play('trash-heap');
    t.expect({
      me: { line: [], hand: ['fear', ...filler(5)], deck: filler(2), discard: ['trash-heap', 'troll', 'krump'] },
      foe: { line: [], hand: ['anger', ...filler(5)], deck: filler(2), discard: ['mother', 'valdr', 'bumpsy'] },
    });
  });

  it('ruling trash-heap/returned: discards a creature that its destruction returned to the hand', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['trash-heap'], line: ['bad-penny'], deck: filler(6) },
      foe: { deck: filler(6) },
    });
    t.me.play('trash-heap');
    t.expect({
      me: { line: [], hand: filler(6), discard: ['trash-heap', 'bad-penny'] },
      foe: { hand: filler(6) },
    });
  });

  it('ruling trash-heap/returned: minds chains, and sheds one of them', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['trash-heap'], deck: filler(8), chains: 7 },
      foe: { deck: filler(8) },
    });
    t.me.play('trash-heap');
    t.expect({ me: { hand: filler(4), chains: 6 }, foe: { hand: filler(6) } });
  });

  it('leaves artifacts, and a hand that is full', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['trash-heap'], artifacts: ['ghost-town'] },
      foe: { hand: filler(7), deck: filler(1) },
    });
    t.me.play('trash-heap');
    t.expect({ me: { artifacts: ['ghost-town'], hand: [] }, foe: { hand: filler(7), deck: filler(1) } });
  });
});
