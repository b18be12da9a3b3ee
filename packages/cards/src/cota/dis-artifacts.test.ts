// Artifacts of Dis.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const myHouses = { houses: ['dis', 'logos', 'untamed'] } as const;
const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('annihilation-ritual', () => {
  it('purges creatures of both players that are destroyed, but no upgrade and no artifact', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['gateway-to-dis', 'poltergeist'],
        artifacts: ['annihilation-ritual'],
        line: ['mother'],
      },
      foe: { line: [{ id: 'tocsin', upgrades: ['blood-of-titans'] }], artifacts: ['speed-sigil'] },
    });
    t.me.play('gateway-to-dis').play('poltergeist').choose('speed-sigil');
    t.expect({
      me: {
        line: [],
        purged: ['mother'],
        discard: ['poltergeist', 'gateway-to-dis'],
        artifacts: ['annihilation-ritual'],
      },
      foe: { line: [], purged: ['tocsin'], artifacts: [], discard: ['speed-sigil', 'blood-of-titans'] },
    });
  });

  it('works for both players, whoever controls it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['tocsin'], artifacts: ['annihilation-ritual'] },
    });
    t.me.play('punch');
    t.expect({ foe: { line: [], discard: [], purged: ['tocsin'], artifacts: ['annihilation-ritual'] } });
  });

  it('does not care for creatures discarded from hand or from a deck', () => {
    const t = table({
      me: { house: 'dis', hand: ['tocsin', 'mind-barb'], artifacts: ['annihilation-ritual'] },
      foe: { hand: ['urchin'] },
    });
    t.me.discard('tocsin').play('mind-barb');
    t.expect({ me: { discard: ['mind-barb', 'tocsin'], purged: [] }, foe: { discard: ['urchin'], purged: [] } });
  });

  it('lets Destroyed: abilities happen, and the æmber on the creature goes to the opponent', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], artifacts: ['annihilation-ritual'] },
      foe: { line: [{ id: 'dust-imp', aember: 1 }] },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 2 }, foe: { aember: 2, line: [], purged: ['dust-imp'], discard: [] } });
  });

  it('keeps no creature from the hand to which its own ability sends it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], artifacts: ['annihilation-ritual'] },
      foe: { line: ['bad-penny'], hand: [] },
    });
    t.me.play('punch');
    t.expect({ foe: { line: [], hand: ['bad-penny'], purged: [], discard: [] } });
  });

  it('does not stop the creatures that leave to a hand', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear'], artifacts: ['annihilation-ritual'] },
      foe: { line: ['tocsin'], hand: [] },
    });
    t.me.play('fear');
    t.expect({ me: { discard: ['fear'] }, foe: { line: [], hand: ['tocsin'], purged: [] } });
  });
});

describe('key-to-dis', () => {
  it('is sacrificed and destroys each creature', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['key-to-dis', 'speed-sigil'], line: ['mother'] },
      foe: { line: ['pitlord', 'urchin'], artifacts: ['library-of-babble'] },
    });
    t.me.omni('key-to-dis');
    t.expect({
      me: { aember: 0, chains: 0, line: [], artifacts: ['speed-sigil'], discard: ['mother', 'key-to-dis'] },
      foe: { line: [], artifacts: ['library-of-babble'], discard: ['urchin', 'pitlord'] },
    });
  });

  it('can be used in a turn of another house', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['key-to-dis'] },
      foe: { line: [{ id: 'tocsin', warded: true }, 'dust-imp'] },
    });
    t.me.omni('key-to-dis');
    t.expect({ me: { artifacts: [], discard: ['key-to-dis'] }, foe: { aember: 2, line: ['tocsin'] } });
  });

  it('cannot be used in the turn in which it is played', () => {
    const t = table({ me: { house: 'dis', hand: ['key-to-dis'] }, foe: { line: ['tocsin'] } });
    t.me.play('key-to-dis').cannot('omni', 'key-to-dis', 'exhausted');
    t.expect({ me: { artifacts: [{ id: 'key-to-dis', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('is not sacrificed by a player who does not control it, but destroys all the same', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access'], line: ['mother'] },
      foe: { artifacts: ['key-to-dis'], line: ['tocsin'] },
    });
    t.me.play('remote-access');
    t.expect({
      me: { aember: 1, line: [] },
      foe: { artifacts: [{ id: 'key-to-dis', exhausted: true }], line: [], discard: ['tocsin'] },
    });
  });
});

describe('lash-of-broken-dreams', () => {
  it.each([
    { pool: 6, keys: 0, left: 6 },
    { pool: 8, keys: 0, left: 8 },
    { pool: 9, keys: 1, left: 0 },
    { pool: 11, keys: 1, left: 2 },
  ])('makes a key cost 9 in the next turn of the opponent: $pool forge $keys', ({ pool, keys, left }) => {
    const t = table({
      me: { house: 'dis', ...myHouses, artifacts: ['lash-of-broken-dreams'] },
      foe: { ...foeHouses, aember: pool },
    });
    t.me.action('lash-of-broken-dreams').end();
    t.expect({ me: { artifacts: ['lash-of-broken-dreams'] }, foe: { keys, aember: left }, active: 'foe' });
  });

  it('is over in the turn after that, and does not touch the keys of its own player', () => {
    const t = table({
      me: { house: 'dis', ...myHouses, artifacts: ['lash-of-broken-dreams'], aember: 6 },
      foe: { ...foeHouses, aember: 6 },
    });
    t.me.action('lash-of-broken-dreams').end();
    t.foe.house('dis').end();
    t.expect({ me: { keys: 1, aember: 0 }, foe: { keys: 0, aember: 6 }, active: 'me' });
    t.me.house('logos').end();
    t.expect({ foe: { keys: 1, aember: 0 }, active: 'foe' });
  });

  it('raises the cost of every key of that turn', () => {
    const t = table({
      me: { house: 'dis', ...myHouses, artifacts: ['lash-of-broken-dreams'] },
      foe: { houses: ['untamed', 'dis', 'shadows'], aember: 8, hand: ['key-charge', 'dust-pixie'] },
    });
    t.me.action('lash-of-broken-dreams').end();
    t.foe.house('untamed').play('dust-pixie').play('key-charge').yes();
    t.expect({ foe: { keys: 1, aember: 0, line: [{ id: 'dust-pixie', exhausted: true }] } });
  });

  it('adds up, and goes on when the Lash has left play', () => {
    const t = table({
      me: {
        house: 'dis',
        ...myHouses,
        artifacts: ['lash-of-broken-dreams', 'lash-of-broken-dreams'],
        hand: ['poltergeist'],
      },
      foe: { ...foeHouses, aember: 11 },
    });
    t.me.action('lash-of-broken-dreams').play('poltergeist').choose('lash-of-broken-dreams#2').end();
    t.expect({ foe: { keys: 0, aember: 11 }, active: 'foe' });
  });

  it('ruling lash-of-broken-dreams/exhausted: the opponent who used it has exhausted it for its controller', () => {
    const t = table({
      me: { house: 'logos', ...myHouses, hand: ['remote-access'] },
      foe: { houses: ['dis', 'brobnar', 'shadows'], aember: 6, artifacts: ['lash-of-broken-dreams'] },
    });
    t.me.play('remote-access').end();
    t.foe.house('dis').cannot('action', 'lash-of-broken-dreams', 'exhausted').end();
    t.expect({ me: { aember: 1 }, foe: { keys: 0, aember: 6, artifacts: ['lash-of-broken-dreams'] }, active: 'me' });
  });
});

describe('library-of-the-damned', () => {
  it('archives a card from hand, of any house', () => {
    const t = table({
      me: {
        house: 'dis',
        artifacts: ['library-of-the-damned'],
        hand: ['fear', 'mother', 'punch'],
        archives: ['urchin'],
      },
      foe: { hand: ['tocsin'] },
    });
    t.me.action('library-of-the-damned').choose('mother');
    t.expect({
      me: {
        hand: ['fear', 'punch'],
        archives: ['mother', 'urchin'],
        artifacts: [{ id: 'library-of-the-damned', exhausted: true }],
      },
      foe: { hand: ['tocsin'], archives: [] },
    });
  });

  it('has to archive the only card', () => {
    const t = table({ me: { house: 'dis', artifacts: ['library-of-the-damned'], hand: ['fear'] }, foe: {} });
    t.me.action('library-of-the-damned');
    t.expect({ me: { hand: [], archives: ['fear'] } });
  });

  it('does nothing with an empty hand', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['library-of-the-damned'], discard: ['fear'], deck: ['punch'] },
      foe: {},
    });
    t.me.action('library-of-the-damned');
    t.expect({ me: { archives: [], discard: ['fear'], deck: ['punch'] } });
  });

  it('archives a card of the player who uses it', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access', 'fear'] },
      foe: { artifacts: ['library-of-the-damned'], hand: ['urchin'] },
    });
    t.me.play('remote-access');
    t.expect({ me: { hand: [], archives: ['fear'] }, foe: { hand: ['urchin'], archives: [] } });
  });
});

describe('lifeward', () => {
  it('is sacrificed and lets the opponent play no creature in the next turn', () => {
    const t = table({
      me: {
        house: 'dis',
        ...myHouses,
        artifacts: ['lifeward'],
        hand: ['punch', 'punch', 'punch', 'punch', 'punch', 'punch'],
      },
      foe: { ...foeHouses, hand: ['tocsin', 'gateway-to-dis', 'lash-of-broken-dreams'], line: ['mother'] },
    });
    t.me.omni('lifeward').end();
    t.foe.house('dis').cannot('play', 'tocsin', 'forbidden').play('gateway-to-dis').play('lash-of-broken-dreams');
    t.expect({
      me: { artifacts: [], discard: ['lifeward'] },
      foe: { hand: ['tocsin'], line: [], artifacts: [{ id: 'lash-of-broken-dreams', exhausted: true }] },
    });
  });

  it('still lets them discard a creature and use those in play', () => {
    const t = table({
      me: { house: 'logos', ...myHouses, artifacts: ['lifeward'] },
      foe: { ...foeHouses, hand: ['tocsin'], line: ['shooler'] },
    });
    t.me.omni('lifeward').end();
    t.foe.house('dis').discard('tocsin').reap('shooler');
    t.expect({ foe: { aember: 1, hand: [], discard: ['tocsin'], line: [{ id: 'shooler', exhausted: true }] } });
  });

  it('is over in the turn after that, and never binds its own player', () => {
    const t = table({
      me: { house: 'dis', ...myHouses, artifacts: ['lifeward'], hand: ['tocsin', 'shooler'] },
      foe: { ...foeHouses, hand: ['urchin'], deck: ['punch'] },
    });
    t.me.omni('lifeward').play('tocsin').end();
    t.foe.house('shadows').cannot('play', 'urchin', 'forbidden').end();
    t.me.house('dis').play('shooler').end();
    t.foe.house('shadows').play('urchin');
    t.expect({
      me: { line: ['tocsin', 'shooler'] },
      foe: { line: [{ id: 'urchin', exhausted: true }] },
    });
  });

  it('forbids also the playing that an ability would do', () => {
    const t = table({
      me: { house: 'dis', ...myHouses, artifacts: ['lifeward'] },
      foe: { ...foeHouses, artifacts: ['sacrificial-altar'], line: ['bad-penny'], discard: ['tocsin'] },
    });
    t.me.omni('lifeward').end();
    t.foe.house('dis').action('sacrificial-altar');
    t.expect({ foe: { line: [], purged: ['bad-penny'], discard: ['tocsin'] } });
  });

  it('does not keep creatures from being put into play', () => {
    const t = table({
      me: { house: 'dis', ...myHouses, artifacts: ['lifeward'], line: ['tocsin'] },
      foe: { ...foeHouses, line: ['overlord-greking'] },
    });
    t.me.omni('lifeward').end();
    t.foe.house('dis').fight('overlord-greking', 'tocsin').flank('right');
    t.expect({
      me: { line: [] },
      foe: {
        line: [
          { id: 'overlord-greking', damage: 3, exhausted: true },
          { id: 'tocsin', exhausted: true },
        ],
      },
    });
  });

  it('binds the opponent of the player who uses it, also where that player cannot sacrifice it', () => {
    const t = table({
      me: { house: 'logos', ...myHouses, hand: ['remote-access'] },
      foe: { ...foeHouses, artifacts: ['lifeward'], hand: ['tocsin'] },
    });
    t.me.play('remote-access').end();
    t.foe.house('dis').cannot('play', 'tocsin', 'forbidden');
    t.expect({ foe: { hand: ['tocsin'], artifacts: [{ id: 'lifeward', exhausted: true }] } });
  });
});

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

describe('screaming-cave', () => {
  it('shuffles hand and discard pile into the deck', () => {
    const t = table({
      me: {
        house: 'dis',
        artifacts: ['screaming-cave'],
        line: ['tocsin'],
        hand: ['fear', 'fear'],
        discard: ['fear', 'fear', 'fear'],
        deck: ['fear'],
        archives: ['mother'],
      },
      foe: { hand: ['urchin'], discard: ['punch'], deck: ['urchin'] },
    });
    t.me.action('screaming-cave');
    t.expect({
      me: {
        line: ['tocsin'],
        hand: [],
        discard: [],
        deck: ['fear', 'fear', 'fear', 'fear', 'fear', 'fear'],
        archives: ['mother'],
        artifacts: [{ id: 'screaming-cave', exhausted: true }],
      },
      foe: { hand: ['urchin'], discard: ['punch'], deck: ['urchin'] },
    });
  });

  it.each([
    { full: 'hand', empty: 'discard' },
    { full: 'discard', empty: 'hand' },
  ] as const)('shuffles the $full alone where the $empty is empty', ({ full }) => {
    const t = table({ me: { house: 'dis', artifacts: ['screaming-cave'], [full]: ['mother', 'mother'] }, foe: {} });
    t.me.action('screaming-cave');
    t.expect({ me: { hand: [], discard: [], deck: ['mother', 'mother'] } });
  });

  it('does nothing where both are empty', () => {
    const t = table({ me: { house: 'dis', artifacts: ['screaming-cave'], deck: ['fear'] }, foe: {} });
    t.me.action('screaming-cave');
    t.expect({
      me: { hand: [], discard: [], deck: ['fear'], artifacts: [{ id: 'screaming-cave', exhausted: true }] },
    });
  });

  it('lets the hand be refilled from the new deck', () => {
    const t = table({
      me: { house: 'dis', ...myHouses, artifacts: ['screaming-cave'], hand: ['fear'], discard: ['fear', 'fear'] },
      foe: foeHouses,
    });
    t.me.action('screaming-cave').end();
    t.expect({ me: { hand: ['fear', 'fear', 'fear'], deck: [], discard: [], artifacts: ['screaming-cave'] } });
  });

  it('shuffles the cards of the player who uses it', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access', 'fear'] },
      foe: { artifacts: ['screaming-cave'], hand: ['urchin'], discard: ['punch'] },
    });
    t.me.play('remote-access');
    t.expect({
      me: { hand: [], deck: ['fear'], discard: ['remote-access'] },
      foe: { hand: ['urchin'], discard: ['punch'], deck: [] },
    });
  });
});

describe('soul-snatcher', () => {
  it('gives the owner 1 for each creature that is destroyed, on both sides', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], line: ['silvertooth'] },
      foe: { line: ['silvertooth', 'urchin', 'mother'], artifacts: ['soul-snatcher'] },
    });
    t.me.play('poison-wave');
    t.expect({
      me: { aember: 2, line: [] },
      foe: { aember: 2, line: [{ id: 'mother', damage: 2 }], artifacts: ['soul-snatcher'] },
    });
  });

  it('gives it to the owner, not to the controller', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], artifacts: ['soul-snatcher'], line: [{ id: 'tocsin', owner: 1 }] },
      foe: {},
    });
    t.me.play('punch');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 1, discard: ['tocsin'] } });
  });

  it('counts a creature that went to a hand because it was destroyed', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], artifacts: ['soul-snatcher'] },
      foe: { line: ['bad-penny'] },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 1 }, foe: { aember: 1, hand: ['bad-penny'], line: [] } });
  });

  it('pays nobody for a creature that was saved, returned or purged, or for an artifact', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['hand-of-dis', 'fear', 'poltergeist'],
        artifacts: ['soul-snatcher', 'sacrificial-altar'],
        line: ['bad-penny'],
      },
      foe: {
        line: ['mother', { id: 'tocsin', upgrades: ['armageddon-cloak'] }, 'shooler'],
        artifacts: ['speed-sigil'],
      },
    });
    t.me.play('hand-of-dis').play('fear').choose('mother').action('sacrificial-altar');
    t.me.play('poltergeist').choose('speed-sigil');
    t.expect({
      me: { aember: 1, line: [], purged: ['bad-penny'] },
      foe: { aember: 0, line: ['tocsin', 'shooler'], hand: ['mother'], artifacts: [] },
    });
  });

  it('pays for each copy in play', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], artifacts: ['soul-snatcher', 'soul-snatcher'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 1 }, foe: { aember: 2, line: [] } });
  });

  it('pays nobody when it is destroyed together with the creatures', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses, artifacts: ['strange-gizmo', 'soul-snatcher'], line: ['mother'], aember: 6 },
      foe: { line: ['tocsin'] },
    });
    t.expect({
      me: { aember: 0, keys: 1, line: [], artifacts: [] },
      foe: { aember: 0, line: [], discard: ['tocsin'] },
    });
  });
});
