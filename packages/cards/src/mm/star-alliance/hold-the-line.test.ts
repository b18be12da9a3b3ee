import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('hold-the-line', () => {
  it('draws as many cards as there are more enemy creatures than friendly ones', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['hold-the-line'], line: ['mother'], deck: filler(4) },
      foe: { line: ['troll', 'tocsin', 'urchin'] },
    });
    t.me.play('hold-the-line');
    t.expect({
      me: { aember: 1, hand: filler(2), deck: filler(2), line: ['mother'] },
      foe: { line: ['troll', 'tocsin', 'urchin'] },
    });
  });

  it.each([1, 2])('draws nothing with as many creatures as the opponent, or with more: %s', (friends) => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['hold-the-line'],
        line: ['mother', 'mother', 'mother'].slice(0, friends),
        deck: filler(4),
      },
      foe: { line: ['troll'] },
    });
    t.me.play('hold-the-line');
    t.expect({
      me: { aember: 1, hand: [], deck: filler(4), line: ['mother', 'mother'].slice(0, friends) },
      foe: { line: ['troll'] },
    });
  });

  it('counts creatures alone, and draws what the deck has', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['hold-the-line'], artifacts: ['cannon'], deck: filler(1) },
      foe: { line: ['troll', 'tocsin'], artifacts: ['cannon', 'cannon'] },
    });
    t.me.play('hold-the-line');
    t.expect({
      me: { aember: 1, hand: filler(1), deck: [], artifacts: ['cannon'], discard: ['hold-the-line'] },
      foe: { line: ['troll', 'tocsin'] },
    });
  });
});
