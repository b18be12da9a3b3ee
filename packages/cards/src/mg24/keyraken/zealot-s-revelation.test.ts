import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('zealot-s-revelation', () => {
  it('draws 4 cards', () => {
    const t = table({ me: { house: 'keyraken', hand: ['zealot-s-revelation'], deck: filler(6) } });
    t.me.play('zealot-s-revelation');
    t.expect({ me: { hand: filler(4), deck: filler(2), discard: ['zealot-s-revelation'] } });
  });
});
