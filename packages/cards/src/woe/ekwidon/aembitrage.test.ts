import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('aembitrage', () => {
  it('makes keys of its controller cost 1 more, and the hand one card larger', () => {
    const t = table({
      me: { house: 'ekwidon', artifacts: ['aembitrage'], deck: Array.from({ length: 8 }, () => 'troll'), aember: 6 },
      foe: { houses: ['brobnar', 'dis'], aember: 6 },
    });
    t.me.end();
    t.expect({
      me: { artifacts: ['aembitrage'], hand: Array.from({ length: 7 }, () => 'troll'), deck: ['troll'], aember: 6 },
      foe: { keys: 1, aember: 0 },
    });
    expect(see(t.state, 0).players.map(({ keyCost }) => keyCost)).toEqual([7, 6]);
  });

  it('adds up with another', () => {
    const t = table({ me: { artifacts: ['aembitrage', 'aembitrage'] } });
    expect(see(t.state, 0).players[0]).toMatchObject({ keyCost: 8, refillTo: 8 });
  });
});
