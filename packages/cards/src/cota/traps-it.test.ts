// "It" means one stay of a card in one place: not what the card became after it left and came back.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

describe('a creature that is out of reach when something is done to it', () => {
  it('Gongoozle on Bad Penny: destroyed, although it is in the hand now', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle'] },
      foe: { line: ['bad-penny'], hand: ['punch'] },
    });
    t.me.play('gongoozle');
    t.expect({ me: { aember: 1 }, foe: { line: [], hand: ['bad-penny', 'punch'], discard: [] } });
  });

  it('Special Delivery cannot purge a Bad Penny that is back in its owner’s hand', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['special-delivery'] },
      foe: { line: ['bad-penny'], hand: [] },
    });
    t.me.omni('special-delivery');
    t.expect({ me: { discard: ['special-delivery'] }, foe: { line: [], hand: ['bad-penny'], purged: [] } });
  });

  it('Stealer of Souls gains for a Dextre that went to the deck, but cannot purge it', () => {
    const t = table({
      me: { house: 'dis', line: ['stealer-of-souls'] },
      foe: { line: ['dextre'], deck: ['punch'] },
    });
    t.me.fight('stealer-of-souls', 'dextre');
    t.expect({
      me: { aember: 1, line: [{ id: 'stealer-of-souls', damage: 3, exhausted: true }] },
      foe: { line: [], deck: ['dextre', 'punch'], purged: [] },
    });
  });

  it('Overlord Greking cannot take a creature that its Biomatrix Backup archived', () => {
    const t = table({
      me: { house: 'dis', line: ['overlord-greking'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['biomatrix-backup'] }] },
    });
    t.me.fight('overlord-greking', 'tocsin');
    t.expect({
      me: { line: [{ id: 'overlord-greking', damage: 3, exhausted: true }] },
      foe: { line: [], archives: ['tocsin'], discard: ['biomatrix-backup'] },
    });
  });

  it('Overlord Greking cannot take a creature that its Phoenix Heart returned to hand, and is hurt by the fire', () => {
    const t = table({
      me: { house: 'dis', line: ['overlord-greking'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['phoenix-heart'] }], hand: [] },
    });
    t.me.fight('overlord-greking', 'tocsin');
    t.expect({
      me: { line: [{ id: 'overlord-greking', damage: 6, exhausted: true }] },
      foe: { line: [], hand: ['tocsin'], discard: ['phoenix-heart'] },
    });
  });

  it('Yxilo Bolter purges a creature in the discard pile that it destroyed, also when an enemy owns it', () => {
    const t = table({
      me: { house: 'mars', line: ['yxilo-bolter'] },
      foe: { line: [{ id: 'dust-imp', owner: 0 }] },
    });
    t.me.reap('yxilo-bolter').choose('dust-imp');
    t.expect({
      me: { aember: 1, purged: ['dust-imp'], discard: [], line: [{ id: 'yxilo-bolter', exhausted: true }] },
      foe: { aember: 2, line: [] },
    });
  });
});

describe('a card that left and came back is another one', () => {
  it('what Deipno Spymaster allowed to a Silvertooth is not allowed to it after it came back from the hand', () => {
    const t = table({
      me: { house: 'untamed', hand: ['nature-s-call'], line: ['deipno-spymaster', 'silvertooth'] },
      foe: {},
    });
    t.me.omni('deipno-spymaster').choose('silvertooth');
    t.me.play('nature-s-call').choose('silvertooth').done();
    t.me.cannot('play', 'silvertooth', 'wrong-house');
    t.expect({ me: { aember: 1, hand: ['silvertooth'], line: [{ id: 'deipno-spymaster', exhausted: true }] } });
  });

  it('a Silvertooth that was a tunneled flank creature and returned is not on a flank of itself any more', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['phase-shift', 'wild-wormhole'],
        deck: ['nature-s-call', 'punch', 'punch'],
        line: ['batdrone', 'silvertooth', 'mother'],
        artifacts: ['spectral-tunneler'],
      },
      foe: {},
    });
    t.me.action('spectral-tunneler').choose('silvertooth');
    t.me.play('wild-wormhole').choose('silvertooth').done();
    t.me.play('phase-shift').play('silvertooth', 'left');
    t.me.cannot('reap', 'silvertooth', 'wrong-house');
    t.expect({
      me: {
        aember: 2,
        hand: [],
        line: ['silvertooth', 'batdrone', 'mother'],
        artifacts: [{ id: 'spectral-tunneler', exhausted: true }],
      },
    });
  });

  it('elusive is fresh for a creature that left and came back after it was attacked', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], line: ['pit-demon', 'the-terror'] },
      foe: { line: ['urchin'], artifacts: ['spangler-box'] },
    });
    t.me.fight('pit-demon', 'urchin').play('poltergeist').choose('urchin').fight('the-terror', 'urchin');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'pit-demon', exhausted: true },
          { id: 'the-terror', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'urchin', exhausted: true }], discard: ['spangler-box'] },
    });
  });

  it('Spangler Box gives back a creature without the damage, the æmber and the upgrades that it had', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['spangler-box'], aember: 0 },
      foe: {
        houses: ['untamed'],
        hand: ['grasping-vines'],
        line: [{ id: 'mother', damage: 2, aember: 2, stunned: true, power: 1, upgrades: ['way-of-the-wolf'] }],
      },
    });
    t.me.action('spangler-box').end();
    t.foe.house('untamed').play('grasping-vines').choose('spangler-box');
    t.expect({
      me: { aember: 2, hand: ['spangler-box'] },
      foe: { aember: 1, line: [{ id: 'mother', exhausted: true }], discard: ['grasping-vines', 'way-of-the-wolf'] },
    });
  });

  it('a creature that Harland Mindlock took, and that Spangler Box gave back, is with its owner for good', () => {
    const t = table({
      me: { house: 'logos', hand: ['harland-mindlock'], artifacts: ['spangler-box'] },
      foe: { houses: ['untamed'], hand: ['grasping-vines', 'nature-s-call'], line: ['mother'] },
    });
    t.me.play('harland-mindlock').flank('right').action('spangler-box').choose('mother').end();
    t.foe.house('untamed').play('grasping-vines').choose('spangler-box');
    t.foe.play('nature-s-call').choose('harland-mindlock').done();
    t.expect({
      me: { hand: ['harland-mindlock', 'spangler-box'], line: [] },
      foe: { aember: 2, line: [{ id: 'mother', exhausted: true }] },
    });
  });

  it('a creature that was shuffled away in the middle is not the one that is drawn and played again', () => {
    const t = table({
      me: { house: 'logos', line: ['timetraveller', 'doc-bookton'], hand: [], deck: [] },
      foe: {},
    });
    t.me.action('timetraveller').reap('doc-bookton').play('timetraveller');
    t.me.cannot('action', 'timetraveller', 'exhausted');
    t.expect({
      me: {
        aember: 2,
        hand: [],
        deck: [],
        line: [
          { id: 'doc-bookton', exhausted: true },
          { id: 'timetraveller', exhausted: true },
        ],
      },
    });
  });
});
