// v1.3 FAQ: a card that an effect would play and that cannot be played stays where it was; what is spent to try is gone.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const tired = { exhausted: true };

describe('Wild Wormhole finds a card that cannot be played', () => {
  it('a creature while Grommid is in play', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole'], deck: ['dust-pixie', 'punch'], line: ['grommid'] },
    });
    t.me.play('wild-wormhole');
    t.expect({ me: { aember: 1, deck: ['dust-pixie', 'punch'], discard: ['wild-wormhole'], line: ['grommid'] } });
  });

  it('a creature after Lifeward', () => {
    const t = table({
      active: 1,
      me: { houses: ['logos'], hand: ['wild-wormhole'], deck: ['dust-pixie'] },
      foe: { house: 'dis', artifacts: ['lifeward'] },
    });
    t.foe.omni('lifeward').end();
    t.me.play('wild-wormhole');
    t.expect({ me: { aember: 1, deck: ['dust-pixie'], line: [] } });
  });

  it('an upgrade where no creature is in play', () => {
    const t = table({ me: { house: 'logos', hand: ['wild-wormhole'], deck: ['blood-of-titans'] }, foe: {} });
    t.me.play('wild-wormhole');
    t.expect({ me: { aember: 1, deck: ['blood-of-titans'] } });
  });

  it('an upgrade goes on the only creature, though it is an enemy', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole'], deck: ['blood-of-titans'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('wild-wormhole');
    t.expect({ me: { aember: 2, deck: [] }, foe: { line: [{ id: 'tocsin', upgrades: ['blood-of-titans'] }] } });
  });

  it('Truebaru with 2 æmber, its own bonus counted; with 3 it is paid', () => {
    const poor = table({ me: { house: 'logos', aember: 1, hand: ['wild-wormhole'], deck: ['truebaru'] }, foe: {} });
    poor.me.play('wild-wormhole');
    poor.expect({ me: { aember: 2, deck: ['truebaru'], line: [] } });
    const rich = table({ me: { house: 'logos', aember: 2, hand: ['wild-wormhole'], deck: ['truebaru'] }, foe: {} });
    rich.me.play('wild-wormhole');
    rich.expect({ me: { aember: 0, deck: [], line: [{ id: 'truebaru', ...tired }] } });
  });

  it('an artifact against two Customs Offices: the bonus of Wild Wormhole pays only one of them', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole'], deck: ['cannon'] },
      foe: { artifacts: ['customs-office', 'customs-office'] },
    });
    t.me.play('wild-wormhole');
    t.expect({ me: { aember: 1, deck: ['cannon'], artifacts: [] }, foe: { aember: 0 } });
  });

  it('an artifact against one Customs Office: the bonus of Wild Wormhole pays for it', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole'], deck: ['cannon'] },
      foe: { artifacts: ['customs-office'] },
    });
    t.me.play('wild-wormhole');
    t.expect({ me: { aember: 0, deck: [], artifacts: [{ id: 'cannon', ...tired }] }, foe: { aember: 1 } });
  });

  it('a third card against an Ember Imp', () => {
    const t = table({
      me: { house: 'logos', hand: ['labwork', 'wild-wormhole'], deck: ['urchin'] },
      foe: { line: ['ember-imp'], aember: 1 },
    });
    t.me.play('labwork').choose('wild-wormhole');
    t.expect({ me: { archives: ['wild-wormhole'] }, foe: { line: ['ember-imp'] } });
    const u = table({
      me: { house: 'logos', hand: ['batdrone', 'wild-wormhole'], deck: ['urchin'] },
      foe: { line: ['ember-imp'], aember: 1 },
    });
    u.me.play('batdrone').play('wild-wormhole');
    u.expect({
      me: { aember: 1, deck: ['urchin'], line: [{ id: 'batdrone', ...tired }] },
      foe: { aember: 1, line: ['ember-imp'] },
    });
  });
});

describe('Chaos Portal finds a card that cannot be played', () => {
  it('an action after Scrambler Storm: it was revealed and stays on the deck', () => {
    const t = table({
      active: 1,
      me: { houses: ['logos'], artifacts: ['chaos-portal'], deck: ['fear'] },
      foe: { house: 'logos', hand: ['scrambler-storm'], line: ['troll'] },
    });
    t.foe.play('scrambler-storm').end();
    t.me.action('chaos-portal').house('dis');
    t.expect({ me: { deck: ['fear'], artifacts: [{ id: 'chaos-portal', ...tired }] }, foe: { line: ['troll'] } });
  });

  it('Kelifi Dragon with 6 æmber', () => {
    const t = table({
      me: { house: 'logos', aember: 6, artifacts: ['chaos-portal'], deck: ['kelifi-dragon'] },
      foe: {},
    });
    t.me.action('chaos-portal').house('brobnar');
    t.expect({ me: { aember: 6, deck: ['kelifi-dragon'], line: [] } });
  });

  it('used by a Nexus after Treasure Map: nothing may be played', () => {
    const t = table({
      me: { house: 'shadows', hand: ['treasure-map'], line: ['nexus'], deck: ['urchin'] },
      foe: { artifacts: ['chaos-portal'], aember: 2 },
    });
    t.me.play('treasure-map').reap('nexus').house('shadows');
    t.expect({
      me: { aember: 5, deck: ['urchin'], line: [{ id: 'nexus', ...tired }] },
      foe: { aember: 2, artifacts: [{ id: 'chaos-portal', ...tired }] },
    });
  });
});

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

describe('the creature that Sacrificial Altar would play', () => {
  it('Kelifi Dragon with 6 æmber stays in the discard pile, and the Human is purged', () => {
    const t = table({
      me: { house: 'dis', aember: 6, artifacts: ['sacrificial-altar'], line: ['dextre'], discard: ['kelifi-dragon'] },
      foe: {},
    });
    t.me.action('sacrificial-altar');
    t.expect({ me: { aember: 6, line: [], purged: ['dextre'], discard: ['kelifi-dragon'] } });
  });

  it('Truebaru costs 3, whether it comes from the hand or the discard pile', () => {
    const t = table({
      me: { house: 'dis', aember: 3, artifacts: ['sacrificial-altar'], line: ['dextre'], discard: ['truebaru'] },
      foe: {},
    });
    t.me.action('sacrificial-altar');
    t.expect({ me: { aember: 0, line: [{ id: 'truebaru', ...tired }], purged: ['dextre'], discard: [] } });
  });

  it('none while Grommid is in play', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['sacrificial-altar'], line: ['dextre', 'grommid'], discard: ['urchin'] },
      foe: { aember: 1 },
    });
    t.me.action('sacrificial-altar');
    t.expect({ me: { aember: 0, line: ['grommid'], purged: ['dextre'], discard: ['urchin'] }, foe: { aember: 1 } });
  });

  it('one after the æmber on the purged Human went to the opponent', () => {
    const t = table({
      me: {
        house: 'dis',
        aember: 2,
        artifacts: ['sacrificial-altar'],
        line: [{ id: 'dextre', aember: 5 }],
        discard: ['kelifi-dragon', 'truebaru'],
      },
      foe: {},
    });
    t.me.action('sacrificial-altar').choose('truebaru');
    t.expect({ me: { aember: 2, line: [], discard: ['kelifi-dragon', 'truebaru'] }, foe: { aember: 5 } });
  });
});

describe('tolls and costs from the hand', () => {
  it('Customs Office is paid to who controls it, each time', () => {
    const t = table({
      me: { house: 'brobnar', aember: 1, hand: ['autocannon', 'cannon', 'banner-of-battle'] },
      foe: { artifacts: ['customs-office'] },
    });
    t.me.play('autocannon').play('cannon').cannot('play', 'banner-of-battle', 'toll');
    t.expect({
      me: {
        aember: 0,
        hand: ['banner-of-battle'],
        artifacts: [
          { id: 'autocannon', ...tired },
          { id: 'cannon', ...tired },
        ],
      },
      foe: { aember: 2 },
    });
  });

  it('a stolen Customs Office charges the player who played it', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows'], hand: ['sneklifter'] },
      foe: { houses: ['brobnar'], hand: ['cannon'], artifacts: ['customs-office'], aember: 1 },
    });
    t.me.play('sneklifter').end();
    t.foe.play('cannon');
    t.expect({ me: { aember: 1, line: ['sneklifter'] }, foe: { aember: 0 } });
  });

  it('æmber on Pocket Universe and Safe Place pays no toll', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['truebaru'],
        artifacts: [
          { id: 'pocket-universe', aember: 3 },
          { id: 'safe-place', aember: 3 },
        ],
        aember: 2,
      },
      foe: {},
    });
    t.me.cannot('play', 'truebaru', 'toll');
    t.expect({ me: { aember: 2 } });
  });

  it('Tentacus and Nexus: the use of an enemy artifact is a use, and must be paid to its controller', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus', { id: 'nexus', stunned: true }] },
      foe: { line: ['tentacus'], artifacts: ['library-of-babble'] },
    });
    t.me.reap('nexus');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'nexus', ...tired },
          { id: 'nexus', stunned: true },
        ],
      },
      foe: { aember: 1, line: ['tentacus'], artifacts: [{ id: 'library-of-babble', ...tired }] },
    });
  });
});
