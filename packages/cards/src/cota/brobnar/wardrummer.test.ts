import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('wardrummer', () => {
  it('returns each other friendly Brobnar creature to hand', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['wardrummer', 'punch'],
        line: ['smaaash', 'mother', { id: 'bumpsy', exhausted: true, damage: 2 }],
        artifacts: ['cannon'],
      },
      foe: { line: ['headhunter'] },
    });
    t.me.play('wardrummer', 'left');
    t.expect({
      me: {
        hand: ['punch', 'smaaash', 'bumpsy'],
        line: [{ id: 'wardrummer', exhausted: true }, 'mother'],
        artifacts: ['cannon'],
      },
      foe: { line: ['headhunter'] },
    });
  });

  it('returns another Wardrummer, and mavericks of Brobnar but not of other houses', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['wardrummer'],
        line: ['wardrummer', { id: 'mother', house: 'brobnar' }, { id: 'bumpsy', house: 'logos' }],
      },
      foe: {},
    });
    t.me.play('wardrummer', 'right');
    t.expect({
      me: { hand: ['wardrummer', 'mother'], line: ['bumpsy', { id: 'wardrummer', exhausted: true }] },
    });
  });

  it('gives a creature of the opponent back to its hand, and æmber on a creature to the opponent', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['wardrummer'],
        line: [
          { id: 'bumpsy', owner: 1, upgrades: ['blood-of-titans'] },
          { id: 'smaaash', aember: 2 },
        ],
      },
      foe: { aember: 1 },
    });
    t.me.play('wardrummer', 'right');
    t.expect({
      me: { hand: ['smaaash'], line: [{ id: 'wardrummer', exhausted: true }], discard: ['blood-of-titans'] },
      foe: { hand: ['bumpsy'], aember: 3 },
    });
  });

  it('stays alone where there is no other, and leaves a warded creature without its ward', () => {
    const t = table({ me: { house: 'brobnar', hand: ['wardrummer'] }, foe: {} });
    t.me.play('wardrummer');
    t.expect({ me: { hand: [], line: [{ id: 'wardrummer', exhausted: true }] } });
    const u = table({
      me: { house: 'brobnar', hand: ['wardrummer'], line: [{ id: 'smaaash', warded: true }] },
      foe: {},
    });
    u.me.play('wardrummer', 'right');
    u.expect({ me: { hand: [], line: ['smaaash', { id: 'wardrummer', exhausted: true }] } });
  });
});
