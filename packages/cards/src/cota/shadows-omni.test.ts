// The artifacts of Shadows that are used once, in the turn of any house.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const myHouses = ['shadows', 'untamed', 'logos'] as const;
const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('longfused-mines', () => {
  it('is sacrificed and deals 3 to each enemy creature that is not on a flank', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['longfused-mines'], line: ['urchin', 'dodger', 'silvertooth'] },
      foe: { line: ['tocsin', 'dust-imp', 'raiding-knight', 'mother', 'shooler'] },
    });
    t.me.omni('longfused-mines');
    t.expect({
      me: { aember: 0, artifacts: [], discard: ['longfused-mines'], line: ['urchin', 'dodger', 'silvertooth'] },
      foe: {
        aember: 2,
        line: ['tocsin', { id: 'raiding-knight', damage: 1 }, { id: 'mother', damage: 3 }, 'shooler'],
      },
    });
  });

  it('is used in the turn of any house', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['longfused-mines'] },
      foe: { line: ['mother', 'tocsin', 'shooler'] },
    });
    t.me.omni('longfused-mines');
    t.expect({ me: { artifacts: [] }, foe: { line: ['mother', 'shooler'], discard: ['tocsin'] } });
  });

  it('is sacrificed for nothing where all stand on a flank', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['longfused-mines'] },
      foe: { line: ['urchin', 'silvertooth'] },
    });
    t.me.omni('longfused-mines');
    t.expect({
      me: { artifacts: [], discard: ['longfused-mines'] },
      foe: { line: ['urchin', 'silvertooth'] },
    });
  });

  it('waits until it is ready', () => {
    const t = table({
      me: { house: 'shadows', hand: ['longfused-mines'] },
      foe: { line: ['mother', 'tocsin', 'shooler'] },
    });
    t.me.play('longfused-mines').cannot('omni', 'longfused-mines', 'exhausted');
    t.expect({
      me: { aember: 1, artifacts: [{ id: 'longfused-mines', exhausted: true }] },
      foe: { line: ['mother', 'tocsin', 'shooler'] },
    });
  });
});

describe('masterplan', () => {
  it('hides a card from hand under itself and plays it later, in the turn of any house', () => {
    const t = table({
      me: { house: 'shadows', houses: myHouses, hand: ['masterplan', 'mother', 'urchin', 'punch'] },
      foe: { ...foeHouses },
    });
    t.me.play('masterplan');
    expect([...t.options()].sort()).toEqual(['mother', 'punch', 'urchin']);
    t.me.choose('mother');
    t.expect({
      me: {
        aember: 1,
        hand: ['urchin', 'punch'],
        artifacts: [{ id: 'masterplan', exhausted: true, under: ['mother'] }],
      },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.me.house('untamed').omni('masterplan');
    t.expect({ me: { artifacts: [], discard: ['masterplan'], line: [{ id: 'mother', exhausted: true }] } });
  });

  it('lies over nothing when the hand is empty, and is sacrificed for nothing then', () => {
    const t = table({ me: { house: 'shadows', houses: myHouses, hand: ['masterplan'] }, foe: foeHouses });
    t.me.play('masterplan');
    t.expect({ me: { artifacts: [{ id: 'masterplan', exhausted: true }] } });
    t.me.end();
    t.foe.house('dis').end();
    t.me.house('untamed').omni('masterplan');
    t.expect({ me: { aember: 1, artifacts: [], discard: ['masterplan'] } });
  });

  it('gives the bonus of the card and lets its Play: ability resolve', () => {
    const t = table({
      me: { house: 'dis', artifacts: [{ id: 'masterplan', under: ['poison-wave'] }] },
      foe: { line: ['mother', 'urchin'] },
    });
    t.me.omni('masterplan');
    t.expect({
      me: { aember: 1, artifacts: [], discard: ['masterplan', 'poison-wave'] },
      foe: { line: [{ id: 'mother', damage: 2 }] },
    });
  });

  it('discards a card that cannot be played when it is sacrificed', () => {
    const t = table({
      me: { house: 'dis', artifacts: [{ id: 'masterplan', under: ['protect-the-weak'] }] },
      foe: { line: [] },
    });
    t.me.omni('masterplan');
    t.expect({ me: { aember: 0, artifacts: [], discard: ['masterplan', 'protect-the-weak'] } });
  });

  it('discards the card under it when it is destroyed unused', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'] },
      foe: { artifacts: [{ id: 'masterplan', exhausted: true, under: ['fear'] }] },
    });
    t.me.play('poltergeist');
    t.expect({ me: { aember: 1 }, foe: { artifacts: [], discard: ['masterplan', 'fear'] } });
  });

  it('ruling masterplan/grasping-vines: Grasping Vines from under it may return it to hand before it is sacrificed [rule resolve-as-much-as-you-can]', () => {
    const t = table({
      me: { house: 'dis', artifacts: [{ id: 'masterplan', under: ['grasping-vines'] }], hand: [] },
      foe: { artifacts: ['seeker-needle'], hand: [] },
    });
    t.me.omni('masterplan').choose('masterplan').done();
    t.expect({
      me: { aember: 1, hand: ['masterplan'], artifacts: [], discard: ['grasping-vines'] },
      foe: { artifacts: ['seeker-needle'], hand: [] },
    });
  });

  it('plays the card for the opponent who uses it as their own, but is not theirs to sacrifice', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access'] },
      foe: { artifacts: [{ id: 'masterplan', under: ['poison-wave'] }], line: ['urchin'] },
    });
    t.me.play('remote-access');
    t.expect({
      me: { aember: 2, discard: ['remote-access'] },
      foe: { line: [], artifacts: [{ id: 'masterplan', exhausted: true }], discard: ['poison-wave', 'urchin'] },
    });
  });
});

describe('special-delivery', () => {
  it('is sacrificed, deals 3 to a creature on a flank, and purges it when that destroys it', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['special-delivery'], line: ['dodger', 'urchin', 'silvertooth'] },
      foe: { line: ['tocsin', 'dust-imp', 'mother'] },
    });
    t.me.omni('special-delivery');
    expect(t.options()).toEqual(['dodger', 'silvertooth', 'tocsin', 'mother']);
    t.me.choose('tocsin');
    t.expect({
      me: { artifacts: [], discard: ['special-delivery'], line: ['dodger', 'urchin', 'silvertooth'] },
      foe: { line: ['dust-imp', 'mother'], discard: [], purged: ['tocsin'] },
    });
  });

  it('only damages a creature that survives', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['special-delivery'] },
      foe: { line: ['mother'] },
    });
    t.me.omni('special-delivery');
    t.expect({
      me: { artifacts: [], discard: ['special-delivery'] },
      foe: { line: [{ id: 'mother', damage: 3 }], purged: [] },
    });
  });

  it('does not purge a creature that a ward or an Armageddon Cloak keeps in play', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['special-delivery', 'special-delivery'] },
      foe: {
        line: [
          { id: 'urchin', warded: true },
          { id: 'tocsin', upgrades: ['armageddon-cloak'] },
        ],
      },
    });
    t.me.omni('special-delivery').choose('urchin').omni('special-delivery').choose('tocsin');
    t.expect({
      me: { artifacts: [] },
      foe: { line: ['urchin', 'tocsin'], purged: [], discard: ['armageddon-cloak'] },
    });
  });

  it('ruling shadow-self/special-delivery: does not purge a Shadow Self that died in the place of its neighbor', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['special-delivery'] },
      foe: { line: ['tocsin', { id: 'shadow-self', damage: 6 }] },
    });
    t.me.omni('special-delivery').choose('tocsin');
    t.expect({ foe: { line: ['tocsin'], discard: ['shadow-self'], purged: [] } });
  });

  it('cannot purge what went to a hand or to the archives', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['special-delivery', 'special-delivery'] },
      foe: { line: ['bad-penny', 'mother', { id: 'tocsin', upgrades: ['biomatrix-backup'] }], hand: [] },
    });
    t.me.omni('special-delivery').choose('bad-penny').omni('special-delivery').choose('tocsin');
    t.expect({
      foe: { line: ['mother'], hand: ['bad-penny'], archives: ['tocsin'], purged: [], discard: ['biomatrix-backup'] },
    });
  });

  it('purges after the Destroyed: abilities of the creature', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['special-delivery'] },
      foe: { line: [{ id: 'dust-imp', aember: 1 }], aember: 0 },
    });
    t.me.omni('special-delivery');
    t.expect({ me: { aember: 1 }, foe: { aember: 2, line: [], discard: [], purged: ['dust-imp'] } });
  });

  it('is sacrificed for nothing where there is no creature', () => {
    const t = table({ me: { house: 'dis', artifacts: ['special-delivery'] }, foe: {} });
    t.me.omni('special-delivery');
    t.expect({ me: { artifacts: [], discard: ['special-delivery'] } });
  });
});
