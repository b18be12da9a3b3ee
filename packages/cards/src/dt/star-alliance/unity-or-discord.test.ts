import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const me = { house: 'star-alliance' } as const;

describe('unity-or-discord', () => {
  it('uses a friendly creature of another house', () => {
    const t = table({ me: { ...me, hand: ['unity-or-discord'], line: ['explo-rover', 'mother'] }, foe: {} });
    t.me.play('unity-or-discord').choose('Use a creature');
    t.expect({ me: { aember: 1, line: ['explo-rover', { id: 'mother', exhausted: true }] } });
  });

  it('returns up to two friendly creatures with their upgrades', () => {
    const t = table({
      me: {
        ...me,
        hand: ['unity-or-discord'],
        line: [{ id: 'mother', upgrades: ['d1-v3-pod', 'aember-vac'] }, 'troll', 'krump'],
      },
      foe: { line: ['urchin'] },
    });
    t.me.play('unity-or-discord').choose('Return creatures', 'mother', 'krump');
    t.expect({
      me: { hand: ['mother', 'krump', 'd1-v3-pod', 'aember-vac'], line: ['troll'], discard: ['unity-or-discord'] },
      foe: { line: ['urchin'] },
    });
  });

  it('returns one, or none', () => {
    const at = () => table({ me: { ...me, hand: ['unity-or-discord'], line: ['mother', 'troll'] }, foe: {} });
    const one = at();
    one.me.play('unity-or-discord').choose('Return creatures', 'mother').done();
    one.expect({ me: { hand: ['mother'], line: ['troll'] } });
    const none = at();
    none.me.play('unity-or-discord').choose('Return creatures').done();
    none.expect({ me: { hand: [], line: ['mother', 'troll'] } });
  });

  it('returns a creature and its upgrades at once: it does not die of the power that leaves with one', () => {
    const t = table({
      me: {
        ...me,
        hand: ['unity-or-discord'],
        line: [{ id: 'dust-pixie', damage: 2, upgrades: ['officer-s-blaster'] }, 'mother'],
      },
      foe: {},
    });
    t.me.play('unity-or-discord').choose('Return creatures', 'dust-pixie').done();
    t.expect({ me: { hand: ['dust-pixie', 'officer-s-blaster'], line: ['mother'] } });
  });

  it('a ward keeps a creature, but not its upgrades', () => {
    const t = table({
      me: { ...me, hand: ['unity-or-discord'], line: [{ id: 'mother', warded: true, upgrades: ['d1-v3-pod'] }] },
      foe: {},
    });
    t.me.play('unity-or-discord').choose('Return creatures', 'mother');
    t.expect({ me: { hand: ['d1-v3-pod'], line: ['mother'] } });
  });

  it('ruling unity-or-discord/owners: each upgrade goes to the hand of its owner', () => {
    const t = table({
      me: {
        ...me,
        hand: ['unity-or-discord'],
        line: [{ id: 'mother', upgrades: ['aember-vac', { id: 'd1-v3-pod', owner: 1 }] }],
      },
      foe: {},
    });
    t.me.play('unity-or-discord').choose('Return creatures', 'mother');
    t.expect({ me: { hand: ['mother', 'aember-vac'], line: [] }, foe: { hand: ['d1-v3-pod'] } });
  });
});
