// Creatures of Dis with abilities that hold as long as they are in play, or wait for something.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';
import { targetsOf } from '../testing/targets.ts';

const myHouses = { houses: ['dis', 'logos', 'sanctum'] } as const;
const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;
const filler = (count: number): string[] => Array.from({ length: count }, () => 'punch');

describe('ember-imp', () => {
  it('lets the opponent play 2 cards in a turn and no third, of whatever type', () => {
    const t = table({
      me: { house: 'shadows', hand: ['silvertooth', 'urchin', 'poison-wave', 'speed-sigil'] },
      foe: { line: ['ember-imp'] },
    });
    t.me
      .play('silvertooth')
      .play('speed-sigil')
      .cannot('play', 'urchin', 'limit')
      .cannot('play', 'poison-wave', 'limit');
    t.expect({
      me: { aember: 1, hand: ['urchin', 'poison-wave'], line: ['silvertooth'] },
      foe: { line: ['ember-imp'] },
    });
  });

  it('limits neither discarding nor using', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear', 'fear', 'hand-of-dis'], line: ['tocsin', 'shooler'] },
      foe: { line: ['mother', 'mother', 'ember-imp'] },
    });
    t.me
      .play('fear')
      .choose('mother')
      .play('fear')
      .choose('mother')
      .discard('hand-of-dis')
      .reap('tocsin')
      .reap('shooler');
    t.expect({
      me: {
        aember: 2,
        hand: [],
        line: [
          { id: 'tocsin', exhausted: true },
          { id: 'shooler', exhausted: true },
        ],
      },
      foe: { line: ['ember-imp'] },
    });
  });

  it('does not limit its own player', () => {
    const t = table({
      me: { house: 'shadows', hand: ['urchin', 'urchin', 'urchin'], line: ['ember-imp'] },
      foe: { aember: 3 },
    });
    t.me.play('urchin').play('urchin').play('urchin');
    t.expect({
      me: {
        aember: 3,
        line: [
          'ember-imp',
          { id: 'urchin', exhausted: true },
          { id: 'urchin', exhausted: true },
          { id: 'urchin', exhausted: true },
        ],
      },
      foe: { aember: 0 },
    });
  });

  it('counts cards that an ability plays, and keeps a third where it is', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole', 'wild-wormhole', 'mother'], deck: ['dust-pixie', 'tocsin'] },
      foe: { line: ['ember-imp'] },
    });
    t.me.play('wild-wormhole').cannot('play', 'wild-wormhole', 'limit').cannot('play', 'mother', 'limit');
    t.expect({
      me: { aember: 3, line: [{ id: 'dust-pixie', exhausted: true }], deck: ['tocsin'] },
      foe: { line: ['ember-imp'] },
    });
    const u = table({
      me: { house: 'logos', hand: ['wild-wormhole', 'mother'], deck: ['tocsin'] },
      foe: { line: ['ember-imp'] },
    });
    u.me.play('mother').play('wild-wormhole');
    u.expect({
      me: { aember: 1, line: [{ id: 'mother', exhausted: true }], deck: ['tocsin'] },
      foe: { line: ['ember-imp'] },
    });
  });

  it('limits no more when it is gone, and counts again in the next turn', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar', 'logos', 'sanctum'], hand: ['headhunter', 'punch', 'punch'] },
      foe: { ...foeHouses, line: ['ember-imp', 'ember-imp'] },
    });
    t.me.play('headhunter').play('punch').choose('ember-imp').cannot('play', 'punch', 'limit').end();
    t.foe.house('dis').end();
    t.me.house('brobnar').play('punch').choose('ember-imp').play('punch').choose('headhunter');
    t.expect({
      me: { aember: 3, line: [{ id: 'headhunter', damage: 3 }] },
      foe: { line: [] },
    });
  });
});

describe('pitlord', () => {
  it('gives 2 when it is played and protects its neighbors', () => {
    const t = table({ me: { house: 'dis', hand: ['pitlord'] }, foe: {} });
    t.me.play('pitlord');
    t.expect({ me: { aember: 2, line: [{ id: 'pitlord', exhausted: true }] } });
    const u = table({
      me: { house: 'dis', line: ['shooler'] },
      foe: { line: ['mother', 'pitlord', 'tocsin', 'urchin'] },
    });
    expect(targetsOf(u, 'shooler')).toEqual(['pitlord', 'urchin']);
  });

  it('makes its player choose Dis', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos', 'sanctum', 'untamed'] },
      foe: { ...foeHouses, line: ['pitlord'] },
    });
    t.me.end();
    t.expect({ foe: { line: ['pitlord'] }, active: 'foe', house: 'dis' });
  });

  it('does not bind the opponent', () => {
    const t = table({ me: { house: 'dis', ...myHouses, line: ['pitlord'] }, foe: foeHouses });
    t.me.end();
    t.foe.house('shadows');
    t.expect({ me: { line: ['pitlord'] }, active: 'foe', house: 'shadows' });
  });

  it('binds no more when it has left', () => {
    const t = table({
      me: { house: 'dis', ...myHouses, hand: ['fear'] },
      foe: { ...foeHouses, line: ['pitlord'], deck: filler(6) },
    });
    t.me.play('fear').end();
    t.foe.house('shadows');
    t.expect({ foe: { line: [] }, house: 'shadows' });
  });

  it('binds also a player without Dis who controls it, for it is a Dis card itself', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos', 'sanctum', 'untamed'] },
      foe: { houses: ['brobnar', 'mars', 'shadows'], line: [{ id: 'pitlord', owner: 0 }] },
    });
    t.me.end();
    t.expect({ foe: { line: ['pitlord'] }, active: 'foe', house: 'dis' });
  });

  it('ruling pitlord/maverick: a maverick in a deck without Dis forces nothing [rule maverick]', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos', 'sanctum', 'untamed'] },
      foe: { houses: ['brobnar', 'mars', 'shadows'], line: [{ id: 'pitlord', house: 'mars' }] },
    });
    t.me.end();
    t.foe.house('brobnar');
    t.expect({ foe: { line: ['pitlord'] }, house: 'brobnar' });
  });

  it('ruling pitlord/restringuntus: cannot of Restringuntus beats must, and any other own house may be chosen', () => {
    const t = table({
      me: { house: 'dis', ...myHouses, hand: ['restringuntus'] },
      foe: { ...foeHouses, line: ['pitlord'] },
    });
    t.me.play('restringuntus').house('dis').end();
    expect([...t.options()].sort()).toEqual(['brobnar', 'shadows']);
    t.foe.house('shadows');
    t.expect({ me: { line: ['restringuntus'] }, foe: { line: ['pitlord'] }, house: 'shadows' });
  });
});

describe('restringuntus', () => {
  it('names any house, which the opponent cannot choose turn after turn', () => {
    const t = table({ me: { house: 'dis', ...myHouses, hand: ['restringuntus'] }, foe: foeHouses });
    t.me.play('restringuntus').house('brobnar').end();
    expect([...t.options()].sort()).toEqual(['dis', 'shadows']);
    t.foe.house('dis').end();
    t.me.house('logos').end();
    expect([...t.options()].sort()).toEqual(['dis', 'shadows']);
    t.foe.house('shadows');
    t.expect({ me: { line: ['restringuntus'] }, house: 'shadows' });
  });

  it('does not bind its own player', () => {
    const t = table({ me: { house: 'dis', ...myHouses, hand: ['restringuntus'] }, foe: foeHouses });
    t.me.play('restringuntus').house('dis').end();
    t.foe.house('shadows').end();
    t.me.house('dis');
    t.expect({ me: { line: ['restringuntus'] }, house: 'dis' });
  });

  it('may name a house that the opponent does not have', () => {
    const t = table({ me: { house: 'dis', ...myHouses, hand: ['restringuntus'] }, foe: foeHouses });
    t.me.play('restringuntus').house('mars').end();
    expect([...t.options()].sort()).toEqual(['brobnar', 'dis', 'shadows']);
    t.foe.house('dis');
    t.expect({ me: { line: ['restringuntus'] }, house: 'dis' });
  });

  it('ends when it leaves play', () => {
    const t = table({
      me: { house: 'dis', ...myHouses, hand: ['restringuntus'] },
      foe: { ...foeHouses, hand: ['punch'] },
    });
    t.me.play('restringuntus').house('dis').end();
    t.foe.house('brobnar').play('punch').end();
    t.me.house('dis').end();
    t.foe.house('dis');
    t.expect({ me: { line: [] }, house: 'dis' });
  });

  it('goes on when the opponent takes control of it', () => {
    const t = table({
      me: { house: 'dis', ...myHouses, hand: ['restringuntus'] },
      foe: { ...foeHouses, hand: ['collar-of-subordination'] },
    });
    t.me.play('restringuntus').house('brobnar').end();
    t.foe.house('dis').play('collar-of-subordination').end();
    t.me.house('logos').end();
    expect([...t.options()].sort()).toEqual(['dis', 'shadows']);
    t.foe.house('shadows');
    t.expect({ foe: { line: [{ id: 'restringuntus', upgrades: ['collar-of-subordination'] }] }, house: 'shadows' });
  });

  it('leaves a turn without a house where three of them name all three', () => {
    const t = table({
      me: { house: 'dis', ...myHouses, hand: ['restringuntus', 'restringuntus', 'restringuntus'] },
      foe: { ...foeHouses, hand: ['punch'], line: ['tocsin'] },
    });
    t.me
      .play('restringuntus')
      .house('brobnar')
      .play('restringuntus')
      .house('dis')
      .play('restringuntus')
      .house('shadows');
    t.me.end();
    t.foe.cannot('play', 'punch', 'wrong-house').cannot('reap', 'tocsin', 'wrong-house');
    t.expect({
      me: { line: ['restringuntus', 'restringuntus', 'restringuntus'] },
      foe: { line: ['tocsin'] },
      active: 'foe',
      house: null,
    });
  });

  it('names nothing when it is put into play', () => {
    const t = table({
      me: { house: 'dis', ...myHouses, line: ['overlord-greking'] },
      foe: { ...foeHouses, line: ['restringuntus'] },
    });
    t.me.fight('overlord-greking', 'restringuntus').flank('right').end();
    expect([...t.options()].sort()).toEqual(['brobnar', 'dis', 'shadows']);
    t.foe.house('dis');
    t.expect({ me: { line: [{ id: 'overlord-greking', damage: 1 }, 'restringuntus'] }, foe: { line: [] } });
  });
});

describe('shaffles', () => {
  it('costs the opponent 1 at the end of the turn, before they could forge', () => {
    const t = table({ me: { house: 'logos', ...myHouses, line: ['shaffles'] }, foe: { ...foeHouses, aember: 6 } });
    t.me.end();
    t.expect({ me: { line: ['shaffles'], aember: 0 }, foe: { aember: 5, keys: 0 }, active: 'foe' });
  });

  it('costs nothing at the end of the turn of the opponent', () => {
    const t = table({
      me: { house: 'dis', ...myHouses, aember: 3 },
      foe: { ...foeHouses, line: ['shaffles'], aember: 3 },
    });
    t.me.end();
    t.expect({ me: { aember: 3 }, foe: { line: ['shaffles'], aember: 3 }, active: 'foe' });
  });

  it('costs nothing of an empty pool, and 2 with two of them', () => {
    const t = table({ me: { house: 'dis', ...myHouses, line: ['shaffles'] }, foe: { ...foeHouses, aember: 0 } });
    t.me.end();
    t.expect({ me: { line: ['shaffles'] }, foe: { aember: 0 }, active: 'foe' });
    const u = table({
      me: { house: 'dis', ...myHouses, line: ['shaffles', 'shaffles'] },
      foe: { ...foeHouses, aember: 3 },
    });
    u.me.end();
    u.expect({ me: { line: ['shaffles', 'shaffles'] }, foe: { aember: 1 }, active: 'foe' });
  });

  it('does it turn after turn', () => {
    const t = table({ me: { house: 'dis', ...myHouses, line: ['shaffles'] }, foe: { ...foeHouses, aember: 4 } });
    t.me.end();
    t.foe.house('dis').end();
    t.me.house('logos').end();
    t.expect({ me: { line: ['shaffles'] }, foe: { aember: 2 }, active: 'foe' });
  });

  it('works for the player who controls it', () => {
    const t = table({
      me: { house: 'dis', ...myHouses, line: [{ id: 'shaffles', owner: 1 }], aember: 2 },
      foe: { ...foeHouses, aember: 2 },
    });
    t.me.end();
    t.expect({ me: { line: ['shaffles'], aember: 2 }, foe: { aember: 1 }, active: 'foe' });
  });
});

describe('succubus', () => {
  it.each([
    { demons: 1, size: 5 },
    { demons: 2, size: 4 },
  ])('lets the opponent refill to $size with $demons of them', ({ demons, size }) => {
    const line = Array.from({ length: demons }, () => 'succubus');
    const t = table({
      me: { house: 'logos', ...myHouses, deck: filler(8) },
      foe: { ...foeHouses, line },
    });
    t.me.end();
    t.expect({ me: { hand: filler(size) }, foe: { line }, active: 'foe' });
  });

  it('does not touch the hand of its own player', () => {
    const t = table({ me: { house: 'dis', ...myHouses, line: ['succubus'], deck: filler(8) }, foe: foeHouses });
    t.me.end();
    t.expect({ me: { hand: filler(6), line: ['succubus'] }, active: 'foe' });
  });

  it('takes no card from a hand that is fuller', () => {
    const t = table({
      me: { house: 'logos', ...myHouses, hand: filler(6), deck: ['fear'] },
      foe: { ...foeHouses, line: ['succubus'] },
    });
    t.me.end();
    t.expect({ me: { hand: filler(6), deck: ['fear'] }, foe: { line: ['succubus'] }, active: 'foe' });
  });

  it('limits only the refill, not other drawing', () => {
    const t = table({
      me: { house: 'logos', ...myHouses, hand: filler(5), line: ['doc-bookton'], deck: ['fear', 'fear'] },
      foe: { ...foeHouses, line: ['succubus'] },
    });
    t.me.reap('doc-bookton').end();
    t.expect({
      me: { aember: 1, hand: [...filler(5), 'fear'], deck: ['fear'], line: ['doc-bookton'] },
      foe: { line: ['succubus'] },
      active: 'foe',
    });
  });

  it('is made up for by a Mother', () => {
    const t = table({
      me: { house: 'logos', ...myHouses, line: ['mother'], deck: filler(8) },
      foe: { ...foeHouses, line: ['succubus'] },
    });
    t.me.end();
    t.expect({ me: { hand: filler(6), line: ['mother'] }, foe: { line: ['succubus'] }, active: 'foe' });
  });

  it('comes on top of chains: a chain is shed only where it kept a card away', () => {
    const t = table({
      me: { house: 'logos', ...myHouses, chains: 2, deck: filler(8) },
      foe: { ...foeHouses, line: ['succubus'] },
    });
    t.me.end();
    t.expect({ me: { hand: filler(4), chains: 1 }, foe: { line: ['succubus'] }, active: 'foe' });
    const u = table({
      me: { house: 'logos', ...myHouses, chains: 2, hand: filler(5), deck: filler(3) },
      foe: { ...foeHouses, line: ['succubus'] },
    });
    u.me.end();
    u.expect({ me: { hand: filler(5), chains: 2 }, foe: { line: ['succubus'] }, active: 'foe' });
  });
});

describe('tentacus', () => {
  it('makes the opponent pay 1 for each use of an artifact', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['library-of-babble', 'library-of-babble'], deck: filler(3), aember: 2 },
      foe: { line: ['tentacus'], aember: 1 },
    });
    t.me.action('library-of-babble');
    t.expect({ me: { aember: 1, hand: filler(1) }, foe: { aember: 2, line: ['tentacus'] } });
    t.me.action('library-of-babble#2');
    t.expect({ me: { aember: 0, hand: filler(2) }, foe: { aember: 3, line: ['tentacus'] } });
  });

  it('lets nobody use an artifact who cannot pay', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['library-of-babble', 'key-to-dis'], deck: filler(3), aember: 0 },
      foe: { line: ['tentacus'] },
    });
    t.me.cannot('action', 'library-of-babble', 'toll').cannot('omni', 'key-to-dis', 'toll');
    t.expect({
      me: { aember: 0, hand: [], artifacts: ['library-of-babble', 'key-to-dis'] },
      foe: { line: ['tentacus'] },
    });
  });

  it('asks 2 with two of them', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['library-of-babble'], deck: filler(3), aember: 1 },
      foe: { line: ['tentacus', 'tentacus'] },
    });
    t.me.cannot('action', 'library-of-babble', 'toll');
    const u = table({
      me: { house: 'logos', artifacts: ['library-of-babble'], deck: filler(3), aember: 2 },
      foe: { line: ['tentacus', 'tentacus'] },
    });
    u.me.action('library-of-babble');
    u.expect({ me: { aember: 0, hand: filler(1) }, foe: { aember: 2, line: ['tentacus', 'tentacus'] } });
  });

  it('asks nothing of its own player, and nothing for creatures or for playing an artifact', () => {
    const t = table({
      me: { house: 'dis', line: ['tentacus'], artifacts: ['library-of-the-damned'], hand: ['fear'] },
      foe: { aember: 1 },
    });
    t.me.action('library-of-the-damned').reap('tentacus');
    t.expect({
      me: { aember: 1, archives: ['fear'], line: [{ id: 'tentacus', exhausted: true }] },
      foe: { aember: 1 },
    });
    const u = table({
      me: { house: 'dis', line: ['pit-demon'], hand: ['screaming-cave'] },
      foe: { line: ['tentacus'], aember: 0 },
    });
    u.me.play('screaming-cave').action('pit-demon');
    u.expect({
      me: {
        aember: 0,
        line: [{ id: 'pit-demon', exhausted: true }],
        artifacts: [{ id: 'screaming-cave', exhausted: true }],
      },
      foe: { aember: 0, line: ['tentacus'] },
    });
  });

  it('asks also for the artifact that an ability lets be used', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], deck: filler(2) },
      foe: { line: ['tentacus'], artifacts: ['library-of-babble'] },
    });
    t.me.play('poltergeist');
    t.expect({
      me: { aember: 0, hand: filler(1) },
      foe: { aember: 1, line: ['tentacus'], artifacts: [], discard: ['library-of-babble'] },
    });
  });

  it('keeps an ability from using an artifact where nothing is left to pay with', () => {
    const t = table({
      me: { house: 'shadows', line: [{ id: 'nexus', exhausted: false }], hand: [], deck: filler(2) },
      foe: { line: ['tentacus', 'tentacus'], artifacts: ['library-of-babble'] },
    });
    t.me.reap('nexus');
    t.expect({
      me: { aember: 1, hand: [], line: [{ id: 'nexus', exhausted: true }] },
      foe: { aember: 0, line: ['tentacus', 'tentacus'], artifacts: ['library-of-babble'] },
    });
  });
});

describe('tolas', () => {
  it('pays the opponent of the controller of each creature that is destroyed', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], line: ['silvertooth'] },
      foe: { line: [{ id: 'tolas', warded: true }, 'silvertooth', 'urchin', 'mother'] },
    });
    t.me.play('poison-wave');
    t.expect({
      me: { aember: 3, line: [] },
      foe: { aember: 1, line: ['tolas', { id: 'mother', damage: 2 }] },
    });
  });

  it('looks at the controller, not at the owner', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'tocsin', owner: 1 }] },
      foe: { line: ['tolas'] },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 1, line: ['tolas'], discard: ['tocsin'] } });
  });

  it('pays nobody for its own destruction', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], line: ['mother'] }, foe: { line: ['tolas'] } });
    t.me.play('punch').choose('tolas');
    t.expect({ me: { aember: 1, line: ['mother'] }, foe: { aember: 0, line: [] } });
  });

  it('ruling tolas/dies-with-others: pays nobody when it is destroyed together with others', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: ['mother'] },
      foe: { line: ['tolas', 'urchin'] },
    });
    t.me.play('gateway-to-dis');
    t.expect({ me: { aember: 0, chains: 3, line: [] }, foe: { aember: 0, line: [] } });
  });

  it('ruling bad-penny/was-destroyed: pays for a Bad Penny that went to a hand', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['tolas'] },
      foe: { line: ['bad-penny'], hand: [] },
    });
    t.me.play('punch').choose('bad-penny');
    t.expect({ me: { aember: 2, line: ['tolas'] }, foe: { aember: 0, line: [], hand: ['bad-penny'] } });
  });

  it('pays for each of two of them', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], line: ['tolas', 'tolas'] }, foe: { line: ['tocsin'] } });
    t.me.play('punch').choose('tocsin');
    t.expect({ me: { aember: 3, line: ['tolas', 'tolas'] }, foe: { line: [] } });
  });

  it('pays nobody for creatures that are saved, returned or purged, or for artifacts', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['fear', 'gongoozle', 'poltergeist'],
        artifacts: ['sacrificial-altar'],
        line: ['tolas', 'bad-penny'],
      },
      foe: { line: ['mother', { id: 'tocsin', upgrades: ['armageddon-cloak'] }], artifacts: ['speed-sigil'], hand: [] },
    });
    t.me.play('gongoozle').choose('tocsin').play('fear').choose('mother').action('sacrificial-altar');
    t.me.play('poltergeist').choose('speed-sigil');
    t.expect({
      me: { aember: 2, line: ['tolas'], purged: ['bad-penny'] },
      foe: { aember: 0, line: ['tocsin'], artifacts: [] },
    });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'dis', line: ['shooler'] }, foe: { line: ['tolas'] } });
    t.me.fight('shooler', 'tolas');
    t.expect({ me: { aember: 0, line: [{ id: 'shooler', exhausted: true }] }, foe: { line: ['tolas'] } });
  });
});
