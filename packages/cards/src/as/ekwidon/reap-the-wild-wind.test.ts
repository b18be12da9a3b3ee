import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { revealed } from '../../testing/revealed.ts';

describe('reap-the-wild-wind', () => {
  it('each player reveals a random card and gains for its æmber icons', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['reap-the-wild-wind', 'dust-pixie'] },
      foe: { hand: ['punch'], archives: ['dust-pixie'] },
    });
    t.me.play('reap-the-wild-wind');
    expect(revealed(t)).toEqual(['dust-pixie', 'punch']);
    t.expect({
      me: { aember: 3, hand: ['dust-pixie'] },
      foe: { aember: 1, hand: ['punch'], archives: ['dust-pixie'] },
    });
  });

  it('counts no icon of another kind, and nothing of an empty hand', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['reap-the-wild-wind'] },
      foe: { hand: [{ id: 'troll', bonus: ['draw', 'capture'], houseIcons: ['dis'] }] },
    });
    t.me.play('reap-the-wild-wind');
    t.expect({ me: { aember: 1, hand: [] }, foe: { aember: 0, hand: ['troll'] } });
  });

  it('reveals one card of each hand', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['reap-the-wild-wind', 'dust-pixie', 'dust-pixie', 'dust-pixie'] },
      foe: { hand: ['punch', 'punch'] },
    });
    t.me.play('reap-the-wild-wind');
    t.expect({ me: { aember: 3 }, foe: { aember: 1 } });
  });
});
