import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('imperial-traitor', () => {
  it('shows the hand of the opponent to its player alone and purges a Sanctum card in it', () => {
    const t = table({
      me: { house: 'shadows', hand: ['imperial-traitor', 'raiding-knight'] },
      foe: { hand: ['lady-maxena', 'punch', 'protect-the-weak'], discard: ['terms-of-redress'] },
    });
    t.me.play('imperial-traitor').yes();
    expect([...t.options()].sort()).toEqual(['lady-maxena', 'protect-the-weak']);
    t.me.choose('protect-the-weak');
    t.expect({
      me: { aember: 1, hand: ['raiding-knight'], purged: [], discard: ['imperial-traitor'] },
      foe: { hand: ['lady-maxena', 'punch'], purged: ['protect-the-weak'], discard: ['terms-of-redress'] },
    });
    const shown = t.events.filter((e) => e.type === 'reveal');
    expect(shown.map((e) => e.card.name).sort()).toEqual(['lady-maxena', 'protect-the-weak', 'punch']);
    expect(shown.every((e) => e.to === 0)).toBe(true);
  });

  it('may be content with looking', () => {
    const t = table({
      me: { house: 'shadows', hand: ['imperial-traitor'] },
      foe: { hand: ['lady-maxena', 'punch'] },
    });
    t.me.play('imperial-traitor').no();
    t.expect({ me: { aember: 1 }, foe: { hand: ['lady-maxena', 'punch'], purged: [], discard: [] } });
  });

  it('purges nothing of another house', () => {
    const t = table({
      me: { house: 'shadows', hand: ['imperial-traitor'] },
      foe: { hand: ['punch', 'fear'], line: ['lady-maxena'] },
    });
    t.me.play('imperial-traitor');
    t.expect({ me: { aember: 1 }, foe: { hand: ['punch', 'fear'], purged: [], line: ['lady-maxena'] } });
    expect(t.events.filter((e) => e.type === 'reveal')).toHaveLength(2);
  });

  it('finds nothing in an empty hand', () => {
    const t = table({ me: { house: 'shadows', hand: ['imperial-traitor'] }, foe: { hand: [] } });
    t.me.play('imperial-traitor');
    t.expect({ me: { aember: 1, discard: ['imperial-traitor'] }, foe: { hand: [], purged: [] } });
  });
});
