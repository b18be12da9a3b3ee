// Cards played from the deck, the discard pile or from beneath a card are played like any other.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const tired = { exhausted: true };

describe('a creature played by Sacrificial Altar', () => {
  it('gives its bonus and its Play: ability, and counts for Hunting Witch and the enemy Teliga', () => {
    const t = table({
      edition: 'cota-1.3',
      me: {
        house: 'dis',
        artifacts: ['sacrificial-altar'],
        line: ['dextre', 'hunting-witch'],
        discard: ['fuzzy-gruen'],
      },
      foe: { line: ['teliga'] },
    });
    t.me.action('sacrificial-altar').choose('dextre').flank('right').order('teliga');
    t.expect({
      me: { aember: 3, purged: ['dextre'], line: ['hunting-witch', { id: 'fuzzy-gruen', ...tired }] },
      foe: { aember: 2, line: ['teliga'] },
    });
  });

  it('enters ready by Speed Sigil as the first creature of the turn', () => {
    const t = table({
      me: {
        house: 'dis',
        artifacts: ['sacrificial-altar', 'speed-sigil'],
        line: ['dextre'],
        discard: ['tocsin'],
        hand: ['shaffles'],
      },
      foe: { hand: ['punch'] },
    });
    t.me.action('sacrificial-altar').reap('tocsin').play('shaffles');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'tocsin', ...tired },
          { id: 'shaffles', ...tired },
        ],
      },
      foe: { hand: [] },
    });
  });

  it('is not the Human that was purged for it', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['sacrificial-altar'], line: ['dextre'], discard: [] },
      foe: {},
    });
    t.me.action('sacrificial-altar');
    t.expect({ me: { line: [], purged: ['dextre'], discard: [] } });
  });
});

describe('a card played by Wild Wormhole', () => {
  it('Treasure Map is not the first card: no 3 æmber, and nothing more may be played', () => {
    const t = table({ me: { house: 'logos', hand: ['wild-wormhole', 'batdrone'], deck: ['treasure-map'] }, foe: {} });
    t.me.play('wild-wormhole').cannot('play', 'batdrone', 'forbidden');
    t.expect({ me: { aember: 2, hand: ['batdrone'], discard: ['wild-wormhole', 'treasure-map'] } });
  });

  it('counts for Rogue Ogre: two cards were played', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['wild-wormhole'],
        deck: ['virtuous-works'],
        line: [{ id: 'rogue-ogre', damage: 2 }],
      },
      foe: { houses: ['dis'], aember: 1 },
    });
    t.me.play('wild-wormhole').end();
    t.expect({ me: { aember: 4, line: [{ id: 'rogue-ogre', damage: 2 }] }, foe: { aember: 1 } });
  });

  it('an artifact counts for Carlo Phantom and Hayyel the Merchant', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole'], deck: ['cannon'], line: ['carlo-phantom', 'hayyel-the-merchant'] },
      foe: { aember: 1 },
    });
    t.me.play('wild-wormhole').order('carlo-phantom');
    t.expect({
      me: { aember: 3, line: ['carlo-phantom', 'hayyel-the-merchant'], artifacts: [{ id: 'cannon', ...tired }] },
      foe: { aember: 0 },
    });
  });

  it('Masterplan goes on with a card of the hand', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole', 'urchin'], deck: ['masterplan'] },
      foe: { aember: 1 },
    });
    t.me.play('wild-wormhole');
    t.expect({
      me: { aember: 2, hand: [], artifacts: [{ id: 'masterplan', under: ['urchin'], ...tired }] },
      foe: { aember: 1 },
    });
  });

  it('Key Charge, Reverse Time and another Wild Wormhole off the deck do what they do', () => {
    const t = table({
      me: { house: 'logos', aember: 5, hand: ['wild-wormhole'], deck: ['wild-wormhole', 'key-charge'] },
      foe: {},
    });
    t.me.play('wild-wormhole').yes();
    t.expect({ me: { keys: 1, aember: 0, deck: [], discard: ['wild-wormhole', 'wild-wormhole', 'key-charge'] } });
    const u = table({
      me: { house: 'logos', hand: ['wild-wormhole'], deck: ['reverse-time', 'punch'], discard: ['fear'] },
      foe: {},
    });
    u.me.play('wild-wormhole');
    u.expect({ me: { aember: 2, deck: ['fear'], discard: ['wild-wormhole', 'reverse-time', 'punch'] } });
  });

  it('a maverick of the active house needs no permission, a card of another house none either', () => {
    const t = table({
      me: { house: 'logos', hand: ['phase-shift', 'wild-wormhole', 'urchin'], deck: ['dust-imp'] },
      foe: { aember: 1 },
    });
    t.me.play('phase-shift').play('wild-wormhole').play('urchin');
    t.expect({
      me: {
        aember: 2,
        hand: [],
        line: [
          { id: 'dust-imp', ...tired },
          { id: 'urchin', ...tired },
        ],
      },
      foe: { aember: 0 },
    });
  });
});

describe('a card played from beneath Masterplan', () => {
  it('Treasure Map as the first card of the turn gives its 3', () => {
    const t = table({
      me: { house: 'dis', hand: ['dust-imp'], artifacts: [{ id: 'masterplan', under: ['treasure-map'] }] },
      foe: {},
    });
    t.me.omni('masterplan').cannot('play', 'dust-imp', 'forbidden');
    t.expect({ me: { aember: 4, hand: ['dust-imp'], artifacts: [] } });
  });

  it('another Masterplan stays when the first is sacrificed', () => {
    const t = table({
      me: { house: 'dis', hand: ['dust-imp'], artifacts: [{ id: 'masterplan', under: ['masterplan'] }] },
      foe: {},
    });
    t.me.omni('masterplan');
    t.expect({
      me: {
        aember: 1,
        hand: [],
        artifacts: [{ id: 'masterplan', under: ['dust-imp'], ...tired }],
        discard: ['masterplan'],
      },
    });
  });

  it('Gateway to Dis, Barehanded: a Masterplan that lies on the deck then is not sacrificed', () => {
    const t = table({
      me: { house: 'dis', deck: ['punch'], artifacts: [{ id: 'masterplan', under: ['barehanded'] }] },
      foe: {},
    });
    t.me.omni('masterplan');
    t.expect({ me: { aember: 1, artifacts: [], deck: ['masterplan', 'punch'], discard: ['barehanded'] } });
  });

  it('Oath of Poverty destroys the Masterplan before it can be sacrificed, and counts it', () => {
    const t = table({
      me: { house: 'dis', artifacts: [{ id: 'masterplan', under: ['oath-of-poverty'] }, 'cannon'] },
      foe: {},
    });
    t.me.omni('masterplan');
    t.expect({ me: { aember: 5, artifacts: [] } });
  });

  it('Library Access draws for it, Full Moon pays for it', () => {
    const t = table({
      edition: 'cota-1.3',
      me: {
        house: 'logos',
        hand: ['library-access'],
        deck: ['punch', 'fear'],
        artifacts: [{ id: 'masterplan', under: ['urchin'] }],
      },
      foe: { aember: 1 },
    });
    t.me.play('library-access').omni('masterplan');
    t.expect({
      me: { aember: 1, hand: ['punch'], line: [{ id: 'urchin', ...tired }], artifacts: [] },
      foe: { aember: 0 },
    });
    const u = table({
      edition: 'cota-1.3',
      me: { house: 'untamed', hand: ['full-moon'], artifacts: [{ id: 'masterplan', under: ['urchin'] }] },
      foe: { aember: 1 },
    });
    u.me.play('full-moon').omni('masterplan');
    u.expect({ me: { aember: 2, line: [{ id: 'urchin', ...tired }] }, foe: { aember: 0 } });
  });

  it('of a stolen Masterplan it is the owner’s: played by the thief, it goes to the owner’s pile', () => {
    const t = table({
      me: { house: 'shadows', hand: ['sneklifter'] },
      foe: { aember: 3, artifacts: [{ id: 'masterplan', under: ['ghostly-hand'] }] },
    });
    t.me.play('sneklifter');
    t.expect({
      me: { line: [{ id: 'sneklifter', ...tired }], artifacts: [{ id: 'masterplan', under: ['ghostly-hand'] }] },
      foe: { aember: 3 },
    });
    t.me.omni('masterplan');
    t.expect({
      me: { aember: 2, line: [{ id: 'sneklifter', ...tired }], artifacts: [], discard: [] },
      foe: { aember: 3, discard: ['masterplan', 'ghostly-hand'] },
    });
  });

  it('of a stolen Masterplan a creature enters on the thief’s side and dies into the owner’s pile', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'dis'], hand: ['sneklifter', 'gateway-to-dis'] },
      foe: {
        houses: ['mars'],
        deck: Array.from({ length: 6 }, () => 'zorg'),
        artifacts: [{ id: 'masterplan', under: ['tocsin'] }],
      },
    });
    t.me.play('sneklifter').omni('masterplan').flank('right').end();
    t.foe.end();
    t.me.house('dis').play('gateway-to-dis');
    t.expect({
      me: { line: [], discard: ['gateway-to-dis', 'sneklifter'] },
      foe: { discard: ['tocsin', 'masterplan'] },
    });
  });
});
