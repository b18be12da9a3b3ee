import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('undagnathus-evil-twin', () => {
  const twin = 'undagnathus-evil-twin';
  const low = { highFor: 1 } as const;
  const punch = { id: 'punch', house: 'saurian' } as const;

  it('while the tide is low, the damage that it is dealt is doubled', () => {
    const t = table({ tide: low, me: { house: 'saurian', hand: [punch], line: [twin, twin] }, foe: {} });
    t.me.play('punch').choose(twin);
    t.expect({ me: { aember: 1, line: [{ id: twin, damage: 6 }, twin] } });
  });

  it('so it is in a fight, and what it deals is not', () => {
    const t = table({ tide: low, me: { house: 'saurian', line: [twin] }, foe: { line: ['grimlocus-dux'] } });
    t.me.fight(twin, 'grimlocus-dux');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'grimlocus-dux', damage: 10 }] } });
  });

  it.each([undefined, { highFor: 0 }] as const)('else it is dealt what is dealt: %o', (tide) => {
    const t = table({
      ...(tide === undefined ? {} : { tide }),
      me: { house: 'saurian', hand: [punch], line: [twin] },
      foe: {},
    });
    t.me.play('punch');
    t.expect({ me: { aember: 1, line: [{ id: twin, damage: 3 }] } });
  });

  it('whether the tide is low, its controller’s side says', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'saurian', hand: [punch], line: ['mother'] },
      foe: { line: [twin] },
    });
    t.me.play('punch').choose(twin);
    t.expect({ me: { aember: 1, line: ['mother'] }, foe: { line: [{ id: twin, damage: 6 }] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling undagnathus-evil-twin/after-armor: doubles what armor leaves, and nothing where a ward takes all (%s)',
    (edition) => {
      const t = table({
        edition,
        tide: low,
        me: { house: 'saurian', hand: [punch], line: [twin, 'bulwark'] },
        foe: {},
      });
      t.me.play('punch').choose(twin);
      t.expect({ me: { aember: 1, line: [{ id: twin, damage: 2 }, 'bulwark'] } });
      const u = table({
        edition,
        tide: low,
        me: { house: 'saurian', hand: [punch], line: [{ id: twin, warded: true }] },
        foe: {},
      });
      u.me.play('punch');
      u.expect({ me: { aember: 1, line: [twin] } });
    },
  );

  it('dies of half as much as its power', () => {
    const t = table({ tide: low, me: { house: 'saurian', hand: [punch, punch], line: [twin] }, foe: {} });
    t.me.play('punch').play('punch');
    t.expect({ me: { aember: 2, line: [], discard: ['punch', twin, 'punch'] } });
  });
});
