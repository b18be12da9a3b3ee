import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('looping-dirge', () => {
  it('makes a token creature while you are haunted', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['looping-dirge'], deck: ['mother'], discard: filler(10), beside: ['minion'] },
    });
    t.me.play('looping-dirge');
    t.expect({ me: { aember: 1, line: [{ id: 'mother', token: 'minion', exhausted: true }] } });
  });

  it('makes none with 9 cards in the discard pile: it is not among them yet', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['looping-dirge'], deck: ['mother'], discard: filler(9), beside: ['minion'] },
    });
    t.me.play('looping-dirge');
    t.expect({ me: { aember: 1, line: [], deck: ['mother'] } });
  });
});
