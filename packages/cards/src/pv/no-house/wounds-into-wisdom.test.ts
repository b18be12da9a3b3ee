import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { above, foretold, isActive } from '../../testing/prophecies.ts';

describe('wounds-into-wisdom', () => {
  it('is fulfilled after a friendly creature is dealt damage', () => {
    const t = foretold('wounds-into-wisdom', { house: 'brobnar', hand: ['punch'] }, { line: ['troll'] });
    t.foe.play('punch');
    t.expect({
      me: { line: [{ id: 'troll', damage: 3 }], discard: ['punch'], beside: ['wounds-into-wisdom'] },
      foe: { discard: ['punch'] },
    });
  });

  it('is not fulfilled by damage to an enemy creature, nor by what armor or a ward takes away', () => {
    const t = foretold(
      'wounds-into-wisdom',
      { house: 'brobnar', hand: ['punch', 'punch'], line: ['bumpsy'] },
      { line: [{ id: 'troll', warded: true }] },
    );
    t.foe.play('punch').choose('bumpsy');
    t.foe.play('punch').choose('troll');
    expect(isActive(t)).toBe(true);
  });

  it('is not fulfilled in my own turn', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['troll'], beside: [above('wounds-into-wisdom')] },
    });
    t.me.play('punch');
    expect(isActive(t)).toBe(true);
  });
});
