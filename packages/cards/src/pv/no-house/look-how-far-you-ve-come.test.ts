import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { above, foretold, isActive } from '../../testing/prophecies.ts';

describe('look-how-far-you-ve-come', () => {
  it('is fulfilled after the opponent plays a creature, not by an action', () => {
    const t = foretold('look-how-far-you-ve-come', { house: 'brobnar', hand: ['punch', 'troll'] });
    t.foe.play('punch');
    expect(isActive(t)).toBe(true);
    t.foe.play('troll');
    expect(isActive(t)).toBe(false);
  });

  it('ruling look-how-far-you-ve-come/window: waits with the Play: abilities of that creature, and the opponent orders them', () => {
    const t = foretold('look-how-far-you-ve-come', { house: 'shadows', hand: ['urchin'] }, { aember: 1 });
    t.foe.play('urchin');
    t.foe.choose('look-how-far-you-ve-come');
    t.expect({
      me: { aember: 0, discard: ['punch'], beside: ['look-how-far-you-ve-come'] },
      foe: { aember: 1, line: [{ id: 'urchin', exhausted: true }] },
    });
  });

  it('is not fulfilled by a creature of mine', () => {
    const t = table({ me: { house: 'brobnar', hand: ['troll'], beside: [above('look-how-far-you-ve-come')] } });
    t.me.play('troll');
    expect(isActive(t)).toBe(true);
  });
});
