import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

describe('autocannon', () => {
  it('deals 1 to a creature that its controller plays', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['autocannon'], hand: ['troll'], line: ['mother'] },
      foe: {},
    });
    t.me.play('troll', 'right');
    t.expect({ me: { line: ['mother', { id: 'troll', damage: 1, exhausted: true }] } });
  });

  it('deals 1 to a creature that the opponent plays', () => {
    const t = table({
      active: 1,
      me: { artifacts: ['autocannon'], line: ['mother'] },
      foe: { house: 'dis', hand: ['tocsin', 'dust-imp'], line: ['shooler'] },
    });
    t.foe.play('tocsin', 'right').play('dust-imp', 'right');
    t.expect({
      me: { line: ['mother'] },
      foe: {
        line: ['shooler', { id: 'tocsin', damage: 1, exhausted: true }, { id: 'dust-imp', damage: 1, exhausted: true }],
      },
    });
  });

  it('destroys a creature of power 1 before or after its Play: ability, but not before its bonus', () => {
    const at = { me: { house: 'shadows', artifacts: ['autocannon'], hand: ['urchin'] }, foe: { aember: 3 } } as const;
    const s = table(at);
    s.me.play('urchin').order('urchin');
    s.expect({ me: { aember: 1, line: [], discard: ['urchin'] }, foe: { aember: 2 } });
    const t = table(at);
    t.me.play('urchin').order('autocannon');
    t.expect({ me: { aember: 0, line: [], discard: ['urchin'] }, foe: { aember: 3 } });
    const u = table({ me: { house: 'untamed', artifacts: ['autocannon'], hand: ['dust-pixie'] }, foe: {} });
    u.me.play('dust-pixie');
    u.expect({ me: { aember: 2, line: [], discard: ['dust-pixie'] } });
  });

  it('fires once for each Autocannon', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['autocannon'], hand: ['smaaash'] },
      foe: { artifacts: ['autocannon'], line: ['tocsin'] },
    });
    t.me.play('smaaash').order('autocannon').order('autocannon').choose('tocsin');
    t.expect({
      me: { line: [{ id: 'smaaash', damage: 2, exhausted: true }] },
      foe: { line: [{ id: 'tocsin', stunned: true }] },
    });
  });

  it('is stopped by armor', () => {
    const t = table({ me: { house: 'sanctum', artifacts: ['autocannon'], hand: ['sergeant-zakiel'] }, foe: {} });
    t.me.play('sergeant-zakiel').order('autocannon');
    t.expect({ me: { line: [{ id: 'sergeant-zakiel', exhausted: true }] } });
  });

  it('does not fire at an artifact, nor at a creature that only changes sides', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['autocannon'], hand: ['soul-snatcher', 'collar-of-subordination'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('soul-snatcher').play('collar-of-subordination');
    t.expect({ me: { line: [{ id: 'tocsin', owner: 1, upgrades: ['collar-of-subordination'] }] }, foe: { line: [] } });
  });

  it('fires also at a creature that is put into play without being played', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['autocannon', 'spangler-box'], hand: ['phase-shift', 'poltergeist'] },
      foe: { line: ['tocsin'] },
    });
    t.me.action('spangler-box').play('phase-shift').play('poltergeist').choose('spangler-box');
    t.expect({
      me: { artifacts: ['autocannon'], line: [], discard: ['poltergeist', 'spangler-box', 'phase-shift'] },
      foe: { artifacts: [], line: [{ id: 'tocsin', damage: 1, exhausted: true }] },
    });
  });

  it('gives its bonus when it is played, and does nothing to creatures that are there', () => {
    const t = table({ me: { house: 'brobnar', hand: ['autocannon'], line: ['mother'] }, foe: { line: ['urchin'] } });
    t.me.play('autocannon');
    t.expect({
      me: { aember: 1, artifacts: [{ id: 'autocannon', exhausted: true }], line: ['mother'] },
      foe: { line: ['urchin'] },
    });
  });
});

describe('banner-of-battle', () => {
  it('makes friendly creatures deal and survive 1 more', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['banner-of-battle'], line: ['smaaash'] },
      foe: { line: ['niffle-queen'] },
    });
    t.me.fight('smaaash', 'niffle-queen');
    t.expect({ me: { line: [] }, foe: { line: [] } });
    const u = table({
      me: { house: 'brobnar', artifacts: ['banner-of-battle'], line: ['smaaash'] },
      foe: { line: ['mother'] },
    });
    u.me.fight('smaaash', 'mother');
    u.expect({ me: { line: [{ id: 'smaaash', damage: 5, exhausted: true }] }, foe: { line: [] } });
  });

  it('gives nothing to enemy creatures', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['banner-of-battle'], hand: ['punch'], line: ['smaaash'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({ me: { line: ['smaaash'] }, foe: { line: [] } });
  });

  it('adds up with a second one', () => {
    const t = table({
      active: 1,
      me: { artifacts: ['banner-of-battle', 'banner-of-battle'], line: ['tocsin', 'dust-imp'] },
      foe: { house: 'brobnar', hand: ['punch', 'lava-ball'] },
    });
    t.foe.play('punch').choose('dust-imp').play('lava-ball').choose('tocsin');
    t.expect({ me: { line: [{ id: 'tocsin', damage: 4 }] }, foe: { line: [] } });
  });

  it('takes damaged creatures with it when it leaves play', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'] },
      foe: {
        artifacts: ['banner-of-battle'],
        line: [
          { id: 'tocsin', damage: 3 },
          { id: 'mother', damage: 4 },
        ],
      },
    });
    t.me.play('poltergeist');
    t.expect({
      me: { line: [] },
      foe: { artifacts: [], line: [{ id: 'mother', damage: 4 }], discard: ['tocsin', 'banner-of-battle'] },
    });
  });

  it('leaves a creature that changes sides', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination'] },
      foe: { artifacts: ['banner-of-battle'], line: [{ id: 'tocsin', damage: 3 }] },
    });
    t.me.play('collar-of-subordination');
    t.expect({
      me: { line: [], discard: ['collar-of-subordination'] },
      foe: { line: [], discard: ['tocsin'] },
    });
  });
});

describe('cannon', () => {
  it('deals 2 to a creature of either side', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['cannon', 'cannon'], line: ['mother'] },
      foe: { line: ['tocsin', 'batdrone'] },
    });
    t.me.action('cannon').choose('tocsin').action('cannon#2').choose('mother');
    t.expect({
      me: {
        aember: 0,
        artifacts: [
          { id: 'cannon', exhausted: true },
          { id: 'cannon', exhausted: true },
        ],
        line: [{ id: 'mother', damage: 2 }],
      },
      foe: { line: [{ id: 'tocsin', damage: 2 }, 'batdrone'] },
    });
  });

  it('destroys a creature of power 2', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['cannon'] },
      foe: { line: ['tocsin', 'batdrone'] },
    });
    t.me.action('cannon').choose('batdrone');
    t.expect({ foe: { line: ['tocsin'], discard: ['batdrone'] } });
  });

  it('may be fired at nothing', () => {
    const t = table({ me: { house: 'brobnar', artifacts: ['cannon'] }, foe: {} });
    t.me.action('cannon');
    t.expect({ me: { artifacts: [{ id: 'cannon', exhausted: true }] } });
  });

  it('needs its house, and a turn to get ready', () => {
    const t = table({ me: { house: 'dis', artifacts: ['cannon'] }, foe: { line: ['tocsin'] } });
    t.me.cannot('action', 'cannon', 'wrong-house');
    const u = table({ me: { house: 'brobnar', hand: ['cannon'] }, foe: { line: ['tocsin'] } });
    u.me.play('cannon').cannot('action', 'cannon', 'exhausted');
    u.expect({ me: { aember: 0, artifacts: [{ id: 'cannon', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });
});

describe('iron-obelisk', () => {
  const wounded = { id: 'headhunter', damage: 1 } as const;
  const houses = ['dis', 'logos', 'shadows'] as const;

  it.each([
    { what: 'no creature', line: [], pool: 6, keys: 1, left: 0 },
    { what: 'an undamaged Brobnar creature', line: ['headhunter'], pool: 6, keys: 1, left: 0 },
    { what: 'a damaged one', line: [wounded], pool: 6, keys: 0, left: 6 },
    { what: 'a damaged one', line: [wounded], pool: 7, keys: 1, left: 0 },
    { what: 'two damaged ones and one more', line: [wounded, wounded, 'headhunter'], pool: 7, keys: 0, left: 7 },
    { what: 'two damaged ones and one more', line: [wounded, wounded, 'headhunter'], pool: 8, keys: 1, left: 0 },
    { what: 'one with much damage', line: [{ id: 'headhunter', damage: 4 }], pool: 7, keys: 1, left: 0 },
    { what: 'a damaged one of Logos', line: [{ id: 'mother', damage: 1 }], pool: 6, keys: 1, left: 0 },
    {
      what: 'a damaged maverick of Brobnar',
      line: [{ id: 'mother', house: 'brobnar', damage: 1 }],
      pool: 6,
      keys: 0,
      left: 6,
    },
  ] as const)('beside $what lets a pool of $pool forge $keys', ({ line, pool, keys, left }) => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { artifacts: ['iron-obelisk'], line },
      foe: { houses, aember: pool },
    });
    t.expect({ me: { line }, foe: { keys, aember: left } });
  });

  it('does not count damaged creatures of the opponent', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { artifacts: ['iron-obelisk'] },
      foe: { houses, aember: 6, line: [wounded] },
    });
    t.expect({ foe: { keys: 1, aember: 0, line: [wounded] } });
  });

  it('leaves the keys of its controller at their cost', () => {
    const t = table({
      step: 'forge',
      me: { houses, artifacts: ['iron-obelisk'], line: [wounded], aember: 6 },
      foe: {},
    });
    t.expect({ me: { keys: 1, aember: 0, line: [wounded] } });
  });

  it('counts again for a second one', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { artifacts: ['iron-obelisk', 'iron-obelisk'], line: [wounded] },
      foe: { houses, aember: 7 },
    });
    t.expect({ me: { line: [wounded] }, foe: { keys: 0, aember: 7 } });
  });

  it('raises the cost of a key that is forged by an ability', () => {
    const t = table({
      active: 1,
      me: { artifacts: ['iron-obelisk'], line: [wounded] },
      foe: { house: 'untamed', hand: ['key-charge'], aember: 7 },
    });
    t.foe.play('key-charge');
    t.expect({ me: { line: [wounded] }, foe: { keys: 0, aember: 6, line: [] } });
    const u = table({
      active: 1,
      me: { artifacts: ['iron-obelisk'], line: [wounded] },
      foe: { house: 'untamed', hand: ['key-charge'], aember: 8 },
    });
    u.foe.play('key-charge').yes();
    u.expect({ me: { line: [wounded] }, foe: { keys: 1, aember: 0, line: [] } });
  });
});

describe('mighty-javelin', () => {
  it('gives its bonus when it is played, and is not ready', () => {
    const t = table({ me: { house: 'brobnar', hand: ['mighty-javelin'] }, foe: { line: ['tocsin'] } });
    t.me.play('mighty-javelin').cannot('omni', 'mighty-javelin', 'exhausted');
    t.expect({ me: { aember: 1, artifacts: [{ id: 'mighty-javelin', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('is sacrificed in a turn of any house to deal 4', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['mighty-javelin'], line: ['shooler'] },
      foe: { line: ['mother', 'snufflegator'] },
    });
    t.me.omni('mighty-javelin').choose('mother');
    t.expect({
      me: { aember: 0, artifacts: [], line: ['shooler'], discard: ['mighty-javelin'] },
      foe: { line: [{ id: 'mother', damage: 4 }, 'snufflegator'] },
    });
  });

  it('destroys a creature of power 4', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['mighty-javelin'] },
      foe: { line: ['mother', 'snufflegator'] },
    });
    t.me.omni('mighty-javelin').choose('snufflegator');
    t.expect({ me: { discard: ['mighty-javelin'] }, foe: { line: ['mother'], discard: ['snufflegator'] } });
  });

  it('may be thrown at a friendly creature, which it must where there is no other', () => {
    const t = table({ me: { house: 'dis', artifacts: ['mighty-javelin'], line: ['dust-imp'] }, foe: {} });
    t.me.omni('mighty-javelin');
    t.expect({ me: { aember: 2, line: [], discard: ['dust-imp', 'mighty-javelin'] } });
  });

  it('is sacrificed also where there is no creature', () => {
    const t = table({ me: { house: 'dis', artifacts: ['mighty-javelin'] }, foe: {} });
    t.me.omni('mighty-javelin');
    t.expect({ me: { artifacts: [], discard: ['mighty-javelin'] } });
  });

  it('is not sacrificed by an opponent who uses it: nobody sacrifices what they do not control', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access'] },
      foe: { artifacts: ['mighty-javelin'], line: ['mother'] },
    });
    t.me.play('remote-access');
    t.expect({
      me: { aember: 1 },
      foe: { artifacts: [{ id: 'mighty-javelin', exhausted: true }], line: [{ id: 'mother', damage: 4 }] },
    });
  });
});

describe('screechbomb', () => {
  it.each([
    { pool: 5, left: 3 },
    { pool: 2, left: 0 },
    { pool: 1, left: 0 },
    { pool: 0, left: 0 },
  ])('is sacrificed, and a pool of $pool comes down to $left', ({ pool, left }) => {
    const t = table({ me: { house: 'dis', artifacts: ['screechbomb'], aember: 4 }, foe: { aember: pool } });
    t.me.omni('screechbomb');
    t.expect({ me: { aember: 4, artifacts: [], discard: ['screechbomb'] }, foe: { aember: left } });
  });

  it('leaves captured æmber alone', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['screechbomb'] },
      foe: { aember: 1, line: [{ id: 'charette', aember: 3 }] },
    });
    t.me.omni('screechbomb');
    t.expect({ me: { aember: 0 }, foe: { aember: 0, line: [{ id: 'charette', aember: 3 }] } });
  });

  it('enters play exhausted', () => {
    const t = table({ me: { house: 'brobnar', hand: ['screechbomb'] }, foe: { aember: 3 } });
    t.me.play('screechbomb').cannot('omni', 'screechbomb', 'exhausted');
    t.expect({ me: { aember: 0, artifacts: [{ id: 'screechbomb', exhausted: true }] }, foe: { aember: 3 } });
  });
});

describe('the-warchest', () => {
  it('gains 1 for each enemy creature destroyed in a fight this turn', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['the-warchest'], line: ['smaaash', 'valdr'] },
      foe: { line: ['tocsin', 'mother', 'batdrone'] },
    });
    t.me.fight('smaaash', 'tocsin').fight('valdr', 'mother').action('the-warchest');
    t.expect({
      me: {
        aember: 2,
        artifacts: [{ id: 'the-warchest', exhausted: true }],
        line: [
          { id: 'smaaash', damage: 3, exhausted: true },
          { id: 'valdr', damage: 5, exhausted: true },
        ],
      },
      foe: { line: ['batdrone'] },
    });
  });

  it('counts one that its Destroyed: ability returned to hand', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['the-warchest'], line: ['smaaash'] },
      foe: { line: ['bad-penny'] },
    });
    t.me.fight('smaaash', 'bad-penny').action('the-warchest');
    t.expect({
      me: { aember: 1, line: [{ id: 'smaaash', damage: 1, exhausted: true }] },
      foe: { line: [], hand: ['bad-penny'] },
    });
  });

  it('does not count those destroyed in another way, nor friendly ones', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['the-warchest'], hand: ['punch'], line: ['smaaash'] },
      foe: { line: ['tocsin', 'lady-maxena'] },
    });
    t.me.play('punch').choose('tocsin').fight('smaaash', 'lady-maxena').action('the-warchest');
    t.expect({ me: { aember: 1, line: [] }, foe: { line: [{ id: 'lady-maxena', damage: 3 }] } });
  });

  it('counts the defender that a Before Fight: ability destroyed, but not the bystanders', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['the-warchest'], line: ['firespitter'] },
      foe: { line: ['restringuntus', 'bad-penny', 'mother'] },
    });
    t.me.fight('firespitter', 'restringuntus').action('the-warchest');
    t.expect({
      me: { aember: 1, line: [{ id: 'firespitter', exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 1 }] },
    });
  });

  it('gains nothing where nothing was destroyed', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['the-warchest'], line: ['smaaash'] },
      foe: { line: ['niffle-queen'] },
    });
    t.me.fight('smaaash', 'niffle-queen').action('the-warchest');
    t.expect({
      me: { aember: 0, artifacts: [{ id: 'the-warchest', exhausted: true }], line: [] },
      foe: { line: [{ id: 'niffle-queen', damage: 5 }] },
    });
  });

  it('forgets the turns before', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar', 'dis', 'logos'], artifacts: ['the-warchest'], line: ['smaaash'] },
      foe: { houses: ['shadows', 'mars', 'untamed'], line: ['tocsin', 'batdrone'] },
    });
    t.me.fight('smaaash', 'tocsin').end();
    t.foe.house('mars').end();
    t.me.house('brobnar').action('the-warchest');
    t.expect({
      me: {
        aember: 0,
        artifacts: [{ id: 'the-warchest', exhausted: true }],
        line: [{ id: 'smaaash', damage: 3 }],
      },
      foe: { line: ['batdrone'] },
    });
  });
});
