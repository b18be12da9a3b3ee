import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

/** Ten cards in the discard pile. */
const haunts = Array.from({ length: 10 }, () => 'punch');

describe('haunted-house', () => {
  it('discards the top card of your deck at the start of your turn where you are not haunted', () => {
    const t = table({
      me: { deck: ['punch', 'anger'], artifacts: ['haunted-house'], houses: ['geistoid'] },
      step: 'forge',
    });
    t.expect({ me: { deck: ['anger'], discard: ['punch'] } });

    const none = table({
      me: { deck: ['punch'], discard: haunts, artifacts: ['haunted-house'], houses: ['geistoid'] },
      step: 'forge',
    });
    none.expect({ me: { deck: ['punch'], discard: haunts } });
  });

  it('gains 1 in any house while you are haunted, and nothing otherwise', () => {
    const t = table({ me: { house: 'brobnar', artifacts: ['haunted-house'], discard: haunts } });
    t.me.omni('haunted-house');
    t.expect({ me: { aember: 1, artifacts: [{ id: 'haunted-house', exhausted: true }] } });

    const none = table({ me: { house: 'brobnar', artifacts: ['haunted-house'] } });
    none.me.omni('haunted-house');
    none.expect({ me: { aember: 0, artifacts: [{ id: 'haunted-house', exhausted: true }] } });
  });
});
