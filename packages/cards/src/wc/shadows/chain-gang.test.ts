import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('chain-gang', () => {
  it('is readied when its player plays a Subtle Chain', () => {
    const t = table({
      me: { house: 'shadows', line: [{ id: 'chain-gang', exhausted: true }], hand: ['subtle-chain'] },
      foe: { hand: ['punch'] },
    });
    t.me.play('subtle-chain').order('chain-gang');
    t.expect({ me: { aember: 1, line: ['chain-gang'] }, foe: { hand: [] } });
  });

  it('steals 1 and shuffles a Subtle Chain back', () => {
    const t = table({
      me: {
        house: 'shadows',
        line: ['chain-gang'],
        discard: ['subtle-chain', 'punch', 'subtle-chain'],
        deck: ['fear'],
      },
      foe: { aember: 2 },
    });
    t.me.action('chain-gang').choose('subtle-chain');
    t.expect({
      me: { aember: 1, line: [{ id: 'chain-gang', exhausted: true }], discard: ['punch', 'subtle-chain'] },
      foe: { aember: 1 },
    });
    expect(t.state.players[0]?.deck).toHaveLength(2);
  });

  it('steals also without a Subtle Chain, and is not readied by other cards', () => {
    const t = table({ me: { house: 'shadows', line: ['chain-gang'], hand: ['ghostly-hand'] }, foe: { aember: 5 } });
    t.me.action('chain-gang').play('ghostly-hand');
    t.expect({ me: { line: [{ id: 'chain-gang', exhausted: true }] }, foe: { aember: 4 } });
  });
});
