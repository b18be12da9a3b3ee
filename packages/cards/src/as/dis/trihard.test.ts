import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('trihard', () => {
  it.each([
    [2, 0],
    [3, 1],
    [5, 1],
    [6, 2],
    [8, 2],
  ])('of %i cards each player discards %i', (cards, gone) => {
    const t = table({
      me: { house: 'dis', hand: ['trihard', ...filler(cards)] },
      foe: { hand: filler(cards) },
    });
    t.me.play('trihard');
    t.expect({
      me: { hand: filler(cards - gone), discard: filler(gone), line: [{ id: 'trihard', exhausted: true }] },
      foe: { hand: filler(cards - gone), discard: filler(gone) },
    });
  });

  it('counts each hand by itself', () => {
    const t = table({ me: { house: 'dis', hand: ['trihard', ...filler(6)] }, foe: { hand: filler(2) } });
    t.me.play('trihard');
    t.expect({
      me: { hand: filler(4), line: [{ id: 'trihard', exhausted: true }] },
      foe: { hand: filler(2), discard: [] },
    });
  });
});
