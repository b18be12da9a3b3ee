import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('puzzling-trinket', () => {
  const punched = (icon: string | null) => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], artifacts: ['puzzling-trinket'], line: ['bumpsy'], deck: ['mother'] },
      foe: { aember: 2, line: ['troll'] },
    });
    t.me.play('punch');
    if (icon === null) t.me.no();
    else t.me.choose(icon);
    return t;
  };
  const me = { artifacts: ['puzzling-trinket'], discard: ['punch'] };

  it('resolves an æmber icon as it is, where its player likes', () => {
    const t = punched(null);
    t.me.choose('troll');
    t.expect({
      me: { ...me, aember: 1, line: ['bumpsy'], deck: ['mother'] },
      foe: { aember: 2, line: [{ id: 'troll', damage: 3 }] },
    });
  });

  it('offers to resolve it as capture, damage or draw', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], artifacts: ['puzzling-trinket'] },
      foe: { line: ['troll'] },
    });
    t.me.play('punch');
    expect(t.options()).toHaveLength(4);
    t.me.no();
    t.expect({ me: { ...me, aember: 1 }, foe: { line: [{ id: 'troll', damage: 3 }] } });
  });

  it('no other icon, and none of the opponent', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [{ id: 'punch', bonus: ['draw'] }],
        artifacts: ['puzzling-trinket'],
        deck: ['mother'],
      },
      foe: { line: ['troll'] },
    });
    t.me.play('punch');
    t.expect({ me: { ...me, hand: ['mother'], deck: [] }, foe: { line: [{ id: 'troll', damage: 3 }] } });
    const other = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['troll'], artifacts: ['puzzling-trinket'] },
    });
    other.me.play('punch');
    other.expect({
      me: { aember: 1, discard: ['punch'] },
      foe: { line: [{ id: 'troll', damage: 3 }], artifacts: ['puzzling-trinket'] },
    });
  });
});
