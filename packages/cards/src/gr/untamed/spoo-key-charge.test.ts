import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'punch');

describe('spoo-key-charge', () => {
  it('forges a key if you are haunted, and shuffles your discard pile into your deck', () => {
    const t = table({ me: { house: 'untamed', hand: ['spoo-key-charge'], aember: 8, discard: ten } });
    t.me.play('spoo-key-charge');
    t.expect({ me: { keys: 1, aember: 2, discard: ['spoo-key-charge'] } });
    expect(t.state.players[0]?.deck).toHaveLength(10);
  });

  it('only shuffles if you are not', () => {
    const t = table({
      me: { house: 'untamed', hand: ['spoo-key-charge'], aember: 8, discard: ten.slice(1) },
      foe: { discard: ten },
    });
    t.me.play('spoo-key-charge');
    t.expect({ me: { keys: 0, aember: 8, discard: ['spoo-key-charge'] }, foe: { discard: ten } });
    expect(t.state.players[0]?.deck).toHaveLength(9);
  });

  it('shuffles, too, where a key is too dear', () => {
    const t = table({ me: { house: 'untamed', hand: ['spoo-key-charge'], aember: 5, discard: ten } });
    t.me.play('spoo-key-charge');
    t.expect({ me: { keys: 0, aember: 5, discard: ['spoo-key-charge'] } });
  });
});
