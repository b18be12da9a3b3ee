import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('pincher-malloy', () => {
  const played = { id: 'pincher-malloy', exhausted: true };

  it('steals 2 where the opponent has more æmber', () => {
    const t = table({ me: { house: 'shadows', hand: ['pincher-malloy'], aember: 2 }, foe: { aember: 3 } });
    t.me.play('pincher-malloy');
    t.expect({ me: { aember: 4, line: [played] }, foe: { aember: 1 } });
  });

  it('not where they have as much', () => {
    const t = table({ me: { house: 'shadows', hand: ['pincher-malloy'], aember: 3 }, foe: { aember: 3 } });
    t.me.play('pincher-malloy');
    t.expect({ me: { aember: 3, line: [played] }, foe: { aember: 3 } });
  });
});
