import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foretold, isActive } from '../../testing/prophecies.ts';

describe('treat-each-action-as-your-last', () => {
  it('is fulfilled after their second action card of a turn', () => {
    const t = foretold('treat-each-action-as-your-last', { house: 'brobnar', hand: ['punch', 'troll', 'punch'] });
    t.foe.play('punch').play('troll');
    expect(isActive(t)).toBe(true);
    t.foe.play('punch').choose('punch', 'troll');
    expect(isActive(t)).toBe(false);
  });

  it('is not fulfilled by one action in each of two turns', () => {
    const t = foretold(
      'treat-each-action-as-your-last',
      { house: 'brobnar', houses: ['brobnar', 'dis', 'mars'], hand: ['punch', 'punch'] },
      { houses: ['brobnar', 'dis', 'mars'] },
    );
    t.foe.play('punch').end();
    t.me.house('dis').end();
    t.foe.house('brobnar').play('punch');
    expect(isActive(t)).toBe(true);
  });
});
