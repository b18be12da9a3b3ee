import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('embered-purse', () => {
  it('steals 1 for each ready Skyborn creature in play', () => {
    const t = table({
      me: {
        house: 'skyborn',
        hand: ['embered-purse'],
        line: ['jeen-peary', { id: 'ty-lourd', exhausted: true }, 'krump'],
      },
      foe: { aember: 5, line: ['jeen-peary'] },
    });
    t.me.play('embered-purse');
    t.expect({
      me: { aember: 2, line: ['jeen-peary', { id: 'ty-lourd', exhausted: true }, 'krump'] },
      foe: { aember: 3, line: ['jeen-peary'] },
    });
  });
});
