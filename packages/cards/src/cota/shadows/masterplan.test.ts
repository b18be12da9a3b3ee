import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const plan = (under: string, more: object = {}) => ({ id: 'masterplan', under: [under], ...more });
const tired = { exhausted: true };

describe('masterplan', () => {
  it('hides a card from hand under itself and plays it later, in the turn of any house', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['masterplan', 'mother', 'urchin', 'punch'] },
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
    const t = table({ me: { house: 'shadows', ...myHouses.shadows, hand: ['masterplan'] }, foe: foeHouses });
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

  it('plays the card for the opponent who uses it as their own, and is sacrificed', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access'] },
      foe: { artifacts: [{ id: 'masterplan', under: ['poison-wave'] }], line: ['urchin'] },
    });
    t.me.play('remote-access');
    t.expect({
      me: { aember: 2, discard: ['remote-access'] },
      foe: { line: [], artifacts: [], discard: ['masterplan', 'poison-wave', 'urchin'] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling masterplan/grasping-vines: Grasping Vines from under it may return it to hand before it is sacrificed (%s) [rule resolve-as-much-as-you-can]',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'dis', artifacts: [{ id: 'masterplan', under: ['grasping-vines'] }], hand: [] },
        foe: { artifacts: ['seeker-needle'], hand: [] },
      });
      t.me.omni('masterplan').choose('masterplan').done();
      t.expect({
        me: { aember: 1, hand: ['masterplan'], artifacts: [], discard: ['grasping-vines'] },
        foe: { artifacts: ['seeker-needle'], hand: [] },
      });
    },
  );
});

// The card beneath a Masterplan: what becomes of it when the Masterplan leaves, changes sides, or is empty.
describe('Masterplan leaves without having been used', () => {
  it('destroyed by Gorm of Omm: the card goes to its owner’s discard pile, unplayed', () => {
    const t = table({ me: { house: 'sanctum', artifacts: ['gorm-of-omm'] }, foe: { artifacts: [plan('dust-pixie')] } });
    t.me.omni('gorm-of-omm');
    t.expect({
      me: { artifacts: [] },
      foe: { aember: 0, line: [], artifacts: [], discard: ['masterplan', 'dust-pixie'] },
    });
  });

  it('returned by Grasping Vines: the Masterplan is in the hand, the card in the discard pile', () => {
    const t = table({
      me: { house: 'untamed', hand: ['grasping-vines'] },
      foe: { hand: [], artifacts: [plan('urchin')] },
    });
    t.me.play('grasping-vines').choose('masterplan');
    t.expect({ me: { aember: 1 }, foe: { hand: ['masterplan'], discard: ['urchin'], artifacts: [] } });
  });

  it('put on the deck by Barehanded: the card is discarded, not put on the deck with it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['barehanded'] },
      foe: { deck: ['fear'], artifacts: [plan('urchin')] },
    });
    t.me.play('barehanded');
    t.expect({ me: { aember: 1 }, foe: { deck: ['masterplan', 'fear'], discard: ['urchin'], artifacts: [] } });
  });

  it('archived by Vezyma Thinkdrone: the card is not archived', () => {
    const t = table({
      me: { house: 'mars', archives: [], line: ['vezyma-thinkdrone'], artifacts: [plan('urchin')] },
      foe: {},
    });
    t.me.reap('vezyma-thinkdrone').yes().choose('masterplan');
    t.expect({
      me: { aember: 1, archives: ['masterplan'], discard: ['urchin'], line: [{ id: 'vezyma-thinkdrone', ...tired }] },
    });
  });

  it('a creature beneath it is not purged by Annihilation Ritual: it was never in play', () => {
    const t = table({
      me: { house: 'mars', hand: ['emp-blast'] },
      foe: { artifacts: [plan('urchin'), 'annihilation-ritual'] },
    });
    t.me.play('emp-blast');
    t.expect({
      me: { aember: 1 },
      foe: { artifacts: [], purged: [], discard: ['annihilation-ritual', 'masterplan', 'urchin'] },
    });
  });

  it('a creature played from beneath it is purged like any other when it dies', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle'], artifacts: [plan('urchin'), 'annihilation-ritual'] },
      foe: { aember: 1 },
    });
    t.me.omni('masterplan').play('gongoozle');
    t.expect({
      me: { aember: 2, line: [], purged: ['urchin'], discard: ['gongoozle', 'masterplan'] },
      foe: { aember: 0 },
    });
  });
});

describe('the card beneath it is in no zone that effects look at', () => {
  it('it is no card in hand, discard pile, archives or play', () => {
    const t = table({
      me: { house: 'shadows', hand: ['routine-job'], artifacts: [plan('routine-job')] },
      foe: { aember: 4 },
    });
    t.me.play('routine-job');
    t.expect({ me: { aember: 1, artifacts: [plan('routine-job')] }, foe: { aember: 3 } });
    const u = table({
      me: { house: 'dis', hand: ['arise'], artifacts: [plan('tocsin')], discard: ['shooler'] },
      foe: {},
    });
    u.me.play('arise').house('dis');
    u.expect({ me: { hand: ['shooler'], chains: 1, artifacts: [plan('tocsin')] } });
    const v = table({
      me: { house: 'dis', artifacts: [plan('tocsin'), 'screaming-cave'], hand: ['punch'], discard: ['fear'], deck: [] },
      foe: {},
    });
    v.me.action('screaming-cave');
    v.expect({ me: { hand: [], discard: [], artifacts: [plan('tocsin'), { id: 'screaming-cave', ...tired }] } });
  });

  it('The Common Cold, Curiosity and Key to Dis do not reach a creature beneath it', () => {
    const t = table({
      me: { house: 'untamed', hand: ['curiosity'], line: ['mother'], artifacts: [plan('dextre')] },
      foe: {},
    });
    t.me.play('curiosity');
    t.expect({ me: { aember: 1, line: [], artifacts: [plan('dextre')] } });
  });
});

describe('Masterplan with nothing beneath it', () => {
  it('played with an empty hand, it is sacrificed for nothing', () => {
    const t = table({ me: { house: 'shadows', houses: ['shadows'], hand: ['masterplan'] }, foe: { houses: ['dis'] } });
    t.me.play('masterplan');
    t.expect({ me: { aember: 1, artifacts: [{ id: 'masterplan', ...tired }] } });
    const u = table({ me: { house: 'dis', artifacts: ['masterplan'] }, foe: {} });
    u.me.omni('masterplan');
    u.expect({ me: { artifacts: [], discard: ['masterplan'] } });
  });

  it('emptied by an enemy Nexus, it is sacrificed for nothing too', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus'] },
      foe: { houses: ['dis'], artifacts: [plan('ghostly-hand')], aember: 0 },
    });
    t.me.reap('nexus').end();
    t.expect({
      me: { aember: 3, line: ['nexus'] },
      foe: { artifacts: [], discard: ['masterplan', 'ghostly-hand'] },
    });
  });
});

describe('a Masterplan that Sneklifter took', () => {
  it('is sacrificed by the thief after the card was played; both go to the owner', () => {
    const t = table({
      me: { house: 'shadows', hand: ['sneklifter'] },
      foe: { artifacts: [plan('virtuous-works')] },
    });
    t.me.play('sneklifter').omni('masterplan');
    t.expect({
      me: { aember: 3, line: [{ id: 'sneklifter', ...tired }], artifacts: [], discard: [] },
      foe: { artifacts: [], discard: ['masterplan', 'virtuous-works'] },
    });
  });

  it('and that is destroyed discards its card to the owner of the card', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows'], hand: ['sneklifter'] },
      foe: {
        houses: ['mars'],
        hand: ['emp-blast'],
        deck: Array.from({ length: 6 }, () => 'zorg'),
        artifacts: [plan('urchin')],
      },
    });
    t.me.play('sneklifter').end();
    t.foe.play('emp-blast');
    t.expect({
      me: { line: ['sneklifter'], artifacts: [], discard: [] },
      foe: { aember: 1, discard: ['emp-blast', 'masterplan', 'urchin'] },
    });
  });

  it('Key Hammer, Control the Weak and their like beneath it work for the thief', () => {
    const t = table({
      me: { house: 'shadows', hand: ['sneklifter'] },
      foe: { houses: ['dis', 'brobnar'], artifacts: [plan('control-the-weak')] },
    });
    t.me.play('sneklifter').omni('masterplan').house('brobnar').end();
    t.expect({ me: { aember: 1, line: ['sneklifter'] }, house: 'brobnar', active: 'foe' });
  });
});

// v1.3 FAQ: a card that an effect would play and that cannot be played stays where it was; what is spent to try is gone.
describe('the card beneath a Masterplan that cannot be played', () => {
  it('Kelifi Dragon with 6 æmber is discarded with the Masterplan', () => {
    const t = table({
      me: { house: 'dis', aember: 6, artifacts: [{ id: 'masterplan', under: ['kelifi-dragon'] }] },
      foe: {},
    });
    t.me.omni('masterplan');
    t.expect({ me: { aember: 6, line: [], artifacts: [], discard: ['masterplan', 'kelifi-dragon'] } });
  });

  it('an upgrade without creatures', () => {
    const t = table({ me: { house: 'dis', artifacts: [{ id: 'masterplan', under: ['duskrunner'] }] }, foe: {} });
    t.me.omni('masterplan');
    t.expect({ me: { artifacts: [], discard: ['masterplan', 'duskrunner'] } });
  });

  it('any card after Treasure Map', () => {
    const t = table({
      me: { house: 'shadows', hand: ['treasure-map'], artifacts: [{ id: 'masterplan', under: ['urchin'] }] },
      foe: { aember: 1 },
    });
    t.me.play('treasure-map').omni('masterplan');
    t.expect({ me: { aember: 4, line: [], artifacts: [] }, foe: { aember: 1 } });
  });

  it('a third card against an Ember Imp', () => {
    const t = table({
      me: {
        house: 'shadows',
        hand: ['ghostly-hand', 'hidden-stash', 'punch'],
        artifacts: [{ id: 'masterplan', under: ['urchin'] }],
      },
      foe: { aember: 3, line: ['ember-imp'] },
    });
    t.me.play('ghostly-hand').play('hidden-stash').omni('masterplan');
    t.expect({
      me: { aember: 3, line: [], artifacts: [], archives: ['punch'] },
      foe: { aember: 3, line: ['ember-imp'] },
    });
  });
});

// Cards played from the deck, the discard pile or from beneath a card are played like any other.
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
