import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('angry-mob', () => {
  it('discards down to another Angry Mob before it fights, and takes that into the hand', () => {
    const t = table({
      me: {
        house: 'sanctum',
        line: ['angry-mob'],
        deck: ['punch', 'mother', 'angry-mob', 'angry-mob', 'fear'],
        discard: ['bumpsy'],
      },
      foe: { line: ['silvertooth'] },
    });
    t.me.fight('angry-mob', 'silvertooth').yes();
    t.expect({
      me: {
        line: [{ id: 'angry-mob', damage: 2, exhausted: true }],
        hand: ['angry-mob'],
        deck: ['angry-mob', 'fear'],
        discard: ['mother', 'punch', 'bumpsy'],
      },
      foe: { line: [], discard: ['silvertooth'] },
    });
  });

  it('discards nothing where its player declines', () => {
    const t = table({
      me: { house: 'sanctum', line: ['angry-mob'], deck: ['angry-mob', 'fear'] },
      foe: { line: ['silvertooth'] },
    });
    t.me.fight('angry-mob', 'silvertooth').no();
    t.expect({
      me: {
        line: [{ id: 'angry-mob', damage: 2, exhausted: true }],
        hand: [],
        deck: ['angry-mob', 'fear'],
        discard: [],
      },
      foe: { line: [] },
    });
  });

  it('discards the whole deck where there is none in it, and takes none from the discard pile', () => {
    const t = table({
      me: { house: 'sanctum', line: ['angry-mob'], deck: ['punch', 'mother'], discard: ['angry-mob'] },
      foe: { line: ['silvertooth'], deck: ['angry-mob'] },
    });
    t.me.fight('angry-mob', 'silvertooth').yes();
    t.expect({
      me: {
        line: [{ id: 'angry-mob', damage: 2, exhausted: true }],
        hand: [],
        deck: [],
        discard: ['mother', 'punch', 'angry-mob'],
      },
      foe: { line: [], deck: ['angry-mob'] },
    });
  });

  it('does nothing with an empty deck: the discard pile is not shuffled', () => {
    const t = table({
      me: { house: 'sanctum', line: ['angry-mob'], discard: ['angry-mob'] },
      foe: { line: ['silvertooth'] },
    });
    t.me.fight('angry-mob', 'silvertooth').yes();
    t.expect({
      me: { line: [{ id: 'angry-mob', damage: 2, exhausted: true }], hand: [], deck: [], discard: ['angry-mob'] },
      foe: { line: [] },
    });
  });

  it('finds one before the fight that it does not survive', () => {
    const t = table({
      me: { house: 'sanctum', line: ['angry-mob'], deck: ['angry-mob'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('angry-mob', 'troll').yes();
    t.expect({
      me: { line: [], hand: ['angry-mob'], deck: [], discard: ['angry-mob'] },
      foe: { line: [{ id: 'troll', damage: 4 }] },
    });
  });

  it('looks for nobody where it is attacked', () => {
    const t = table({
      active: 1,
      me: { line: ['angry-mob'], deck: ['angry-mob'] },
      foe: { house: 'shadows', line: ['silvertooth'] },
    });
    t.foe.fight('silvertooth', 'angry-mob');
    t.expect({ me: { line: [{ id: 'angry-mob', damage: 2 }], hand: [], deck: ['angry-mob'] }, foe: { line: [] } });
  });
});
