// The artifacts of Shadows.
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
      me: { house: 'shadows', houses: myHouses, hand: ['masterplan', 'mother', 'urchin'] },
      foe: { ...foeHouses },
    });
    t.me.play('masterplan').choose('mother');
    t.expect({
      me: { aember: 1, hand: ['urchin'], artifacts: [{ id: 'masterplan', exhausted: true, under: ['mother'] }] },
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

describe('safe-place', () => {
  it('moves 1 from the pool to itself', () => {
    const t = table({ me: { house: 'shadows', artifacts: ['safe-place'], aember: 2 }, foe: { aember: 3 } });
    t.me.action('safe-place');
    t.expect({
      me: { aember: 1, artifacts: [{ id: 'safe-place', aember: 1, exhausted: true }] },
      foe: { aember: 3 },
    });
  });

  it('moves nothing out of an empty pool', () => {
    const t = table({ me: { house: 'shadows', artifacts: ['safe-place'], aember: 0 }, foe: { aember: 3 } });
    t.me.action('safe-place');
    t.expect({ me: { aember: 0, artifacts: [{ id: 'safe-place', exhausted: true }] }, foe: { aember: 3 } });
  });

  it('ruling: its æmber counts for a key, which must be forged then', () => {
    const t = table({
      step: 'forge',
      me: { houses: myHouses, artifacts: [{ id: 'safe-place', aember: 2 }], aember: 4 },
      foe: {},
    });
    t.me.house('shadows');
    t.expect({ me: { keys: 1, aember: 0, artifacts: ['safe-place'] } });
  });

  it('forges nothing with 1 too little', () => {
    const t = table({
      step: 'forge',
      me: { houses: myHouses, artifacts: [{ id: 'safe-place', aember: 2 }], aember: 3 },
      foe: {},
    });
    t.me.house('shadows');
    t.expect({ me: { keys: 0, aember: 3, artifacts: [{ id: 'safe-place', aember: 2 }] } });
  });

  it.each([
    { spent: 0, pool: 0, left: 3 },
    { spent: 1, pool: 1, left: 2 },
    { spent: 3, pool: 3, left: 0 },
  ])('ruling: its player decides where the æmber comes from: $spent from it', ({ spent, pool, left }) => {
    const t = table({
      step: 'forge',
      me: { houses: myHouses, artifacts: [{ id: 'safe-place', aember: 3 }], aember: 6 },
      foe: {},
    });
    for (let i = 0; i < spent; i++) t.me.choose('safe-place');
    if (spent < 3) t.me.done();
    t.me.house('shadows');
    t.expect({ me: { keys: 1, aember: pool, artifacts: [{ id: 'safe-place', aember: left }] } });
  });

  it('ruling: also when a card forges outside of the step', () => {
    const t = table({
      me: { house: 'untamed', hand: ['key-charge'], artifacts: [{ id: 'safe-place', aember: 3 }], aember: 4 },
      foe: {},
    });
    t.me.play('key-charge').yes();
    t.expect({ me: { keys: 1, aember: 0, artifacts: ['safe-place'] } });
  });

  it('pays for nothing else', () => {
    const t = table({
      me: { house: 'untamed', hand: ['key-charge'], artifacts: [{ id: 'safe-place', aember: 6 }], aember: 0 },
      foe: {},
    });
    t.me.play('key-charge');
    t.expect({ me: { keys: 0, aember: 0, artifacts: [{ id: 'safe-place', aember: 6 }] } });
  });

  it('is no help to the opponent, and out of reach of thieves', () => {
    const t = table({
      me: { house: 'shadows', houses: myHouses, hand: ['urchin'], aember: 3 },
      foe: { ...foeHouses, artifacts: [{ id: 'safe-place', aember: 4 }], aember: 0 },
    });
    t.me.play('urchin').end();
    t.foe.house('dis').end();
    t.me.house('shadows');
    t.expect({
      me: { keys: 0, aember: 3, line: ['urchin'] },
      foe: { aember: 0, artifacts: [{ id: 'safe-place', aember: 4 }] },
    });
  });

  it('loses its æmber to the supply when it leaves play', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'] },
      foe: { artifacts: [{ id: 'safe-place', aember: 4, exhausted: true }], aember: 1 },
    });
    t.me.play('poltergeist');
    t.expect({ me: { aember: 1 }, foe: { aember: 1, artifacts: [], discard: ['safe-place'] } });
  });
});

describe('skeleton-key', () => {
  it('lets a friendly creature capture 1', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['skeleton-key'], line: ['urchin', { id: 'tocsin', exhausted: true }] },
      foe: { aember: 3, line: ['mother'] },
    });
    t.me.action('skeleton-key');
    expect(t.options()).toEqual(['urchin', 'tocsin']);
    t.me.choose('tocsin');
    t.expect({
      me: {
        aember: 0,
        artifacts: [{ id: 'skeleton-key', exhausted: true }],
        line: ['urchin', { id: 'tocsin', aember: 1, exhausted: true }],
      },
      foe: { aember: 2, line: ['mother'] },
    });
  });

  it('captures nothing without a friendly creature', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['skeleton-key'] },
      foe: { aember: 3, line: ['mother'] },
    });
    t.me.action('skeleton-key');
    t.expect({
      me: { aember: 0, artifacts: [{ id: 'skeleton-key', exhausted: true }] },
      foe: { aember: 3, line: ['mother'] },
    });
  });

  it('captures nothing from an empty pool', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['skeleton-key'], line: ['urchin'], aember: 2 },
      foe: { aember: 0 },
    });
    t.me.action('skeleton-key');
    t.expect({ me: { aember: 2, line: ['urchin'] }, foe: { aember: 0 } });
  });

  it('adds to what the creature has captured before', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['skeleton-key'], line: [{ id: 'charette', aember: 3 }] },
      foe: { aember: 1 },
    });
    t.me.action('skeleton-key');
    t.expect({ me: { line: [{ id: 'charette', aember: 4 }] }, foe: { aember: 0 } });
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

  it('ruling: does not purge a Shadow Self that died in the place of its neighbor', () => {
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

describe('speed-sigil', () => {
  it('lets the first creature that is played enter ready, and no other', () => {
    const t = table({
      me: { house: 'shadows', hand: ['dodger', 'urchin'], artifacts: ['speed-sigil'] },
      foe: {},
    });
    t.me.play('dodger').play('urchin', 'right').cannot('reap', 'urchin', 'exhausted').reap('dodger');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'dodger', exhausted: true },
          { id: 'urchin', exhausted: true },
        ],
      },
    });
  });

  it('does so for both players in each of their turns', () => {
    const t = table({
      me: { house: 'shadows', houses: myHouses, hand: ['dodger', 'urchin'], artifacts: ['speed-sigil'] },
      foe: { ...foeHouses, hand: ['tocsin'] },
    });
    t.me.play('dodger').end();
    t.foe.house('dis').play('tocsin');
    t.expect({ me: { line: ['dodger'] }, foe: { line: ['tocsin'] } });
    t.foe.end();
    t.me.house('shadows').play('urchin', 'right');
    t.expect({ me: { line: ['dodger', 'urchin'] }, foe: { line: ['tocsin'] } });
  });

  it('counts creatures that were played before it in the same turn', () => {
    const t = table({ me: { house: 'shadows', hand: ['urchin', 'speed-sigil', 'dodger'] }, foe: {} });
    t.me.play('urchin').play('speed-sigil').play('dodger', 'right');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'urchin', exhausted: true },
          { id: 'dodger', exhausted: true },
        ],
      },
    });
  });

  it('counts creatures only, and readies no artifact', () => {
    const t = table({
      me: { house: 'shadows', hand: ['seeker-needle', 'ghostly-hand', 'dodger'], artifacts: ['speed-sigil'] },
      foe: {},
    });
    t.me.play('seeker-needle').play('ghostly-hand').play('dodger');
    t.expect({
      me: { aember: 2, artifacts: ['speed-sigil', { id: 'seeker-needle', exhausted: true }], line: ['dodger'] },
    });
  });

  it('knows creatures that other cards play, not those that are put into play', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole', 'batdrone'], deck: ['dodger'], artifacts: ['speed-sigil'] },
      foe: {},
    });
    t.me.play('wild-wormhole').play('batdrone', 'right');
    t.expect({ me: { aember: 1, line: ['dodger', { id: 'batdrone', exhausted: true }] } });
  });

  it('leaves a creature exhausted that is put into play, and does not count it', () => {
    const t = table({
      me: { house: 'logos', hand: ['batdrone'], artifacts: ['speed-sigil', 'spangler-box'], line: ['mother'] },
      foe: { ...foeHouses, hand: ['poltergeist', 'tocsin'] },
    });
    t.me.action('spangler-box').choose('mother').end();
    t.foe.house('dis').play('poltergeist').choose('spangler-box').play('tocsin');
    t.expect({ me: { line: [{ id: 'mother', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });
});

describe('subtle-maul', () => {
  it('makes the opponent discard one card at random', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['subtle-maul'], hand: ['fear'] },
      foe: { hand: ['urchin', 'urchin', 'urchin'], discard: ['punch'] },
    });
    t.me.action('subtle-maul');
    t.expect({
      me: { aember: 0, hand: ['fear'], artifacts: [{ id: 'subtle-maul', exhausted: true }] },
      foe: { hand: ['urchin', 'urchin'], discard: ['urchin', 'punch'] },
    });
  });

  it('takes the last card', () => {
    const t = table({ me: { house: 'shadows', artifacts: ['subtle-maul'] }, foe: { hand: ['urchin'] } });
    t.me.action('subtle-maul');
    t.expect({ foe: { hand: [], discard: ['urchin'] } });
  });

  it('does nothing to an empty hand', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['subtle-maul'], hand: ['fear'] },
      foe: { hand: [], discard: ['punch'] },
    });
    t.me.action('subtle-maul');
    t.expect({
      me: { hand: ['fear'], artifacts: [{ id: 'subtle-maul', exhausted: true }] },
      foe: { hand: [], discard: ['punch'] },
    });
  });
});
