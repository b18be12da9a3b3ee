import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('sacrificial-altar', () => {
  it('purges a friendly Human and plays a creature of any house from the discard pile', () => {
    const t = table({
      me: {
        house: 'dis',
        artifacts: ['sacrificial-altar'],
        line: ['doc-bookton', 'tocsin'],
        discard: ['fear', 'dust-pixie', 'raiding-knight'],
      },
      foe: { line: ['staunch-knight'], discard: ['mother'], aember: 2 },
    });
    t.me.action('sacrificial-altar').choose('raiding-knight').flank('left');
    t.expect({
      me: {
        aember: 0,
        line: [{ id: 'raiding-knight', aember: 1, exhausted: true }, 'tocsin'],
        purged: ['doc-bookton'],
        discard: ['fear', 'dust-pixie'],
        artifacts: [{ id: 'sacrificial-altar', exhausted: true }],
      },
      foe: { line: ['staunch-knight'], discard: ['mother'], aember: 1 },
    });
  });

  it('gives the bonus of the creature that is played', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['sacrificial-altar'], line: ['bad-penny'], discard: ['dust-pixie'] },
      foe: {},
    });
    t.me.action('sacrificial-altar');
    t.expect({ me: { aember: 2, purged: ['bad-penny'], line: [{ id: 'dust-pixie', exhausted: true }], discard: [] } });
  });

  it('plays nothing when no Human is there to purge', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['sacrificial-altar'], line: ['tocsin'], discard: ['dust-pixie'] },
      foe: { line: ['doc-bookton'] },
    });
    t.me.action('sacrificial-altar');
    t.expect({
      me: { line: ['tocsin'], discard: ['dust-pixie'], artifacts: [{ id: 'sacrificial-altar', exhausted: true }] },
      foe: { line: ['doc-bookton'] },
    });
  });

  it('purges also when there is no creature to play', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['sacrificial-altar'], line: ['doc-bookton'], discard: ['fear'] },
      foe: { discard: ['mother'] },
    });
    t.me.action('sacrificial-altar');
    t.expect({ me: { line: [], purged: ['doc-bookton'], discard: ['fear'] }, foe: { discard: ['mother'] } });
  });

  it('plays nothing when a ward kept the Human in play', () => {
    const t = table({
      me: {
        house: 'dis',
        artifacts: ['sacrificial-altar'],
        line: [{ id: 'doc-bookton', warded: true }],
        discard: ['dust-pixie'],
      },
      foe: {},
    });
    t.me.action('sacrificial-altar');
    t.expect({ me: { aember: 0, line: ['doc-bookton'], purged: [], discard: ['dust-pixie'] } });
  });

  it('destroys nothing by purging, and cannot bring back what it purged', () => {
    const t = table({
      me: {
        house: 'dis',
        artifacts: ['sacrificial-altar', 'soul-snatcher'],
        line: [{ id: 'bad-penny', aember: 1 }],
        hand: [],
      },
      foe: {},
    });
    t.me.action('sacrificial-altar');
    t.expect({ me: { aember: 0, line: [], hand: [], purged: ['bad-penny'] }, foe: { aember: 1 } });
  });

  it('purges a Human of the opponent that is under own control', () => {
    const t = table({
      me: {
        house: 'dis',
        artifacts: ['sacrificial-altar'],
        line: [{ id: 'doc-bookton', owner: 1 }],
        discard: ['tocsin'],
      },
      foe: {},
    });
    t.me.action('sacrificial-altar');
    t.expect({ me: { line: [{ id: 'tocsin', exhausted: true }], purged: [] }, foe: { purged: ['doc-bookton'] } });
  });
});

// v1.3 FAQ: a card that an effect would play and that cannot be played stays where it was; what is spent to try is gone.
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

// Cards played from the deck, the discard pile or from beneath a card are played like any other.
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
