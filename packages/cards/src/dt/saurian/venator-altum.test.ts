import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('venator-altum', () => {
  const low = { highFor: 1 } as const;
  const punch = { id: 'punch', house: 'saurian' } as const;

  it('is exalted after it was dealt damage while the tide is low, each time anew', () => {
    const t = table({
      tide: low,
      me: { house: 'saurian', hand: [punch, punch], line: ['venator-altum'] },
      foe: {},
    });
    t.me.play('punch');
    t.expect({ me: { aember: 1, line: [{ id: 'venator-altum', aember: 1, damage: 1 }] } });
    t.me.play('punch');
    t.expect({ me: { aember: 2, line: [{ id: 'venator-altum', aember: 2, damage: 4 }] } });
  });

  it('so it is by a fight', () => {
    const t = table({ tide: low, me: { house: 'saurian', line: ['venator-altum'] }, foe: { line: ['troll'] } });
    t.me.fight('venator-altum', 'troll');
    t.expect({
      me: { line: [{ id: 'venator-altum', aember: 1, damage: 6, exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 7 }] },
    });
  });

  it('ruling venator-altum/no-damage: armor or a ward that take all of it mean no exalt', () => {
    const t = table({ tide: low, me: { house: 'saurian', line: ['venator-altum'] }, foe: { line: ['dust-imp'] } });
    t.me.fight('venator-altum', 'dust-imp');
    t.expect({ me: { line: [{ id: 'venator-altum', exhausted: true }] }, foe: { line: [] } });
    const u = table({
      tide: low,
      me: { house: 'saurian', hand: [punch], line: [{ id: 'venator-altum', warded: true }] },
      foe: {},
    });
    u.me.play('punch');
    u.expect({ me: { line: ['venator-altum'] } });
  });

  it.each([undefined, { highFor: 0 }] as const)('else it is not: %o', (tide) => {
    const t = table({
      ...(tide === undefined ? {} : { tide }),
      me: { house: 'saurian', hand: [punch], line: ['venator-altum'] },
      foe: {},
    });
    t.me.play('punch');
    t.expect({ me: { aember: 1, line: [{ id: 'venator-altum', damage: 1 }] } });
  });

  it('one that the damage destroyed is exalted no more', () => {
    const t = table({
      tide: low,
      me: { house: 'saurian', hand: [punch], line: [{ id: 'venator-altum', damage: 6 }] },
      foe: {},
    });
    t.me.play('punch');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 0 } });
  });

  it('damage to others is nothing to it', () => {
    const t = table({
      tide: low,
      me: { house: 'saurian', hand: [punch], line: ['venator-altum', 'mother'] },
      foe: {},
    });
    t.me.play('punch').choose('mother');
    t.expect({ me: { aember: 1, line: ['venator-altum', { id: 'mother', damage: 3 }] } });
  });
});
