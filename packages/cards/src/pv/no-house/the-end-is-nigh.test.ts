import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foretold, isActive } from '../../testing/prophecies.ts';

describe('the-end-is-nigh', () => {
  it('is fulfilled by the third creature that is destroyed in their turn, of whichever side', () => {
    const t = foretold(
      'the-end-is-nigh',
      { house: 'brobnar', hand: ['punch', 'punch', 'punch'], line: ['dextre'] },
      { line: ['ember-imp', { id: 'valdr', damage: 3 }] },
    );
    t.foe.play('punch').choose('ember-imp').play('punch').choose('dextre');
    expect(isActive(t)).toBe(true);
    t.foe.play('punch').choose('valdr');
    expect(isActive(t)).toBe(false);
  });

  it('is fulfilled by three at once', () => {
    const t = foretold(
      'the-end-is-nigh',
      { house: 'dis', hand: ['gateway-to-dis'], line: ['bumpsy'] },
      { line: ['troll', 'valdr'] },
    );
    t.foe.play('gateway-to-dis');
    t.expect({
      me: { line: [], discard: ['punch', 'valdr', 'troll'], beside: ['the-end-is-nigh'] },
      foe: { line: [] },
    });
  });

  it('ruling the-end-is-nigh/ward: creatures that a ward saves are not counted', () => {
    const t = foretold(
      'the-end-is-nigh',
      { house: 'dis', hand: ['gateway-to-dis'], line: ['bumpsy'] },
      { line: ['troll', { id: 'valdr', warded: true }] },
    );
    t.foe.play('gateway-to-dis');
    t.expect({ me: { line: ['valdr'], discard: ['troll'] }, foe: { line: [] } });
    expect(isActive(t)).toBe(true);
  });
});
