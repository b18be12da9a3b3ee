import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('lights-out', () => {
  it('returns 2 enemy creatures', () => {
    const t = table({
      me: { house: 'shadows', hand: ['lights-out'], line: ['dodger'] },
      foe: { line: [{ id: 'tocsin', damage: 2 }, 'mother', 'urchin'], hand: ['punch'] },
    });
    t.me.play('lights-out').choose('tocsin').choose('urchin');
    t.expect({
      me: { aember: 1, line: ['dodger'], discard: ['lights-out'], hand: [] },
      foe: { line: ['mother'], hand: ['punch', 'tocsin', 'urchin'], discard: [] },
    });
  });

  it('returns the only one', () => {
    const t = table({
      me: { house: 'shadows', hand: ['lights-out'], line: ['dodger'] },
      foe: { line: ['tocsin'], hand: [] },
    });
    t.me.play('lights-out');
    t.expect({ me: { aember: 1, line: ['dodger'] }, foe: { line: [], hand: ['tocsin'] } });
  });

  it('does nothing against an empty battleline', () => {
    const t = table({ me: { house: 'shadows', hand: ['lights-out'], line: ['dodger'] }, foe: { hand: [] } });
    t.me.play('lights-out');
    t.expect({ me: { aember: 1, line: ['dodger'], discard: ['lights-out'] }, foe: { hand: [] } });
  });

  it('is stopped by a ward for that creature only, and gives back captured æmber', () => {
    const t = table({
      me: { house: 'shadows', hand: ['lights-out'] },
      foe: {
        line: [
          { id: 'mother', warded: true },
          { id: 'charette', aember: 3, upgrades: ['protect-the-weak'] },
        ],
        hand: [],
      },
    });
    t.me.play('lights-out');
    t.expect({
      me: { aember: 4 },
      foe: { aember: 0, line: ['mother'], hand: ['charette'], discard: ['protect-the-weak'] },
    });
  });

  it('sends each creature to its owner', () => {
    const t = table({
      me: { house: 'shadows', hand: ['lights-out'] },
      foe: { line: [{ id: 'dodger', owner: 0 }, 'tocsin'], hand: [] },
    });
    t.me.play('lights-out');
    t.expect({ me: { aember: 1, hand: ['dodger'] }, foe: { line: [], hand: ['tocsin'] } });
  });

  it('sets off no Destroyed: ability', () => {
    const t = table({
      me: { house: 'shadows', hand: ['lights-out'] },
      foe: { line: ['dust-imp', 'duma-the-martyr'], hand: [], deck: ['punch', 'punch'] },
    });
    t.me.play('lights-out');
    t.expect({ foe: { aember: 0, line: [], hand: ['dust-imp', 'duma-the-martyr'], deck: ['punch', 'punch'] } });
  });
});
