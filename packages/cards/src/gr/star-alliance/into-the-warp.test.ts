import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('into-the-warp', () => {
  it('ruling into-the-warp/either: destroys each creature that shares a house with one of the two discarded cards', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['into-the-warp'],
        deck: ['troll', 'bumpsy'],
        line: ['krump', 'silvertooth'],
      },
      foe: { deck: ['mother'], line: ['titan-mechanic', 'valdr'] },
    });
    t.me.play('into-the-warp');
    t.expect({ me: { deck: ['bumpsy'], line: ['silvertooth'] }, foe: { deck: [], line: [] } });
  });

  it('does with one deck alone what it can', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['into-the-warp'], line: ['krump'] },
      foe: { deck: ['mother'], line: ['titan-mechanic'] },
    });
    t.me.play('into-the-warp');
    t.expect({ me: { line: ['krump'] }, foe: { line: [] } });
  });
});
