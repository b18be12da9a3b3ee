// Actions of Dis that choose, or hit many creatures of one kind.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('creeping-oblivion', () => {
  it('purges 2 cards from the discard pile of the opponent', () => {
    const t = table({
      me: { house: 'dis', hand: ['creeping-oblivion'], discard: ['fear'] },
      foe: { discard: ['urchin', 'bad-penny', 'punch'] },
    });
    t.me.play('creeping-oblivion').choose('punch').choose('urchin');
    t.expect({
      me: { aember: 1, discard: ['creeping-oblivion', 'fear'], purged: [] },
      foe: { discard: ['bad-penny'], purged: ['punch', 'urchin'] },
    });
  });

  it('purges from its own discard pile just as well', () => {
    const t = table({
      me: { house: 'dis', hand: ['creeping-oblivion'], discard: ['fear', 'tocsin', 'mother'] },
      foe: { discard: ['urchin'] },
    });
    t.me.play('creeping-oblivion').choose('fear').choose('mother');
    t.expect({
      me: { discard: ['creeping-oblivion', 'tocsin'], purged: ['fear', 'mother'] },
      foe: { discard: ['urchin'], purged: [] },
    });
  });

  it('takes both cards out of one pile', () => {
    const t = table({
      me: { house: 'dis', hand: ['creeping-oblivion'], discard: ['fear', 'tocsin'] },
      foe: { discard: ['urchin', 'punch'] },
    });
    t.me.play('creeping-oblivion');
    expect([...t.options()].sort()).toEqual(['done', 'fear', 'punch', 'tocsin', 'urchin']);
    t.me.choose('urchin');
    expect([...t.options()].sort()).toEqual(['done', 'punch']);
    t.me.done();
    t.expect({
      me: { discard: ['creeping-oblivion', 'fear', 'tocsin'], purged: [] },
      foe: { discard: ['punch'], purged: ['urchin'] },
    });
  });

  it('may purge nothing', () => {
    const t = table({ me: { house: 'dis', hand: ['creeping-oblivion'] }, foe: { discard: ['urchin', 'punch'] } });
    t.me.play('creeping-oblivion').done();
    t.expect({ me: { aember: 1 }, foe: { discard: ['urchin', 'punch'], purged: [] } });
  });

  it('does not reach itself: it is not in the discard pile yet', () => {
    const t = table({ me: { house: 'dis', hand: ['creeping-oblivion'] }, foe: {} });
    t.me.play('creeping-oblivion');
    t.expect({ me: { aember: 1, discard: ['creeping-oblivion'], purged: [] } });
  });
});

describe('dance-of-doom', () => {
  it('destroys each creature with exactly the chosen power, on both sides', () => {
    const t = table({
      me: { house: 'dis', hand: ['dance-of-doom'], line: ['mother', 'tocsin', 'snufflegator'] },
      foe: { line: ['shooler', 'charette', 'pitlord', 'doc-bookton'] },
    });
    t.me.play('dance-of-doom').choose(5);
    t.expect({
      me: { aember: 0, line: ['tocsin', 'snufflegator'], discard: ['dance-of-doom', 'mother'] },
      foe: { line: ['charette', 'pitlord'], discard: ['doc-bookton', 'shooler'] },
    });
  });

  it('offers every number up to the highest power in play', () => {
    const t = table({
      me: { house: 'dis', hand: ['dance-of-doom'], line: ['urchin'] },
      foe: { line: [{ id: 'tocsin', power: 1 }] },
    });
    t.me.play('dance-of-doom');
    expect(t.options()).toEqual(['0', '1', '2', '3', '4']);
    t.me.choose(4);
    t.expect({ me: { line: ['urchin'] }, foe: { line: [] } });
  });

  it('counts the power that a creature has now, and neither its damage nor its armor', () => {
    const t = table({
      me: { house: 'dis', hand: ['dance-of-doom'], line: [{ id: 'shooler', damage: 1 }] },
      foe: {
        line: [
          'snufflegator',
          { id: 'raiding-knight', upgrades: ['blood-of-titans'] },
          'staunch-knight',
          { id: 'urchin', power: 3 },
          'charette',
          'niffle-queen',
        ],
      },
    });
    // Powers: Snufflegator 5 by Niffle Queen, Raiding Knight 9, Staunch Knight 4 away from the flank.
    t.me.play('dance-of-doom').choose(4);
    t.expect({
      me: { line: [{ id: 'shooler', damage: 1 }] },
      foe: { line: ['snufflegator', { id: 'raiding-knight', upgrades: ['blood-of-titans'] }, 'niffle-queen'] },
    });
  });

  it('destroys nothing with a number that no creature has', () => {
    const t = table({ me: { house: 'dis', hand: ['dance-of-doom'], line: ['tocsin'] }, foe: { line: ['mother'] } });
    t.me.play('dance-of-doom').choose(4);
    t.expect({ me: { line: ['tocsin'], discard: ['dance-of-doom'] }, foe: { line: ['mother'] } });
  });

  it('takes only the ward of a warded creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['dance-of-doom'] },
      foe: { line: [{ id: 'dust-imp', warded: true }, 'dust-imp'] },
    });
    t.me.play('dance-of-doom').choose(2);
    t.expect({ foe: { aember: 2, line: ['dust-imp'] } });
  });

  it('does nothing on an empty table', () => {
    const t = table({ me: { house: 'dis', hand: ['dance-of-doom'] }, foe: {} });
    t.me.play('dance-of-doom');
    t.expect({ me: { discard: ['dance-of-doom'] } });
  });
});

describe('guilty-hearts', () => {
  it('destroys each creature with æmber on it, on both sides, and no other', () => {
    const t = table({
      me: { house: 'dis', hand: ['guilty-hearts'], line: [{ id: 'charette', aember: 3 }, 'mother'] },
      foe: { line: ['tocsin', { id: 'raiding-knight', aember: 1 }, { id: 'pitlord', aember: 2 }], aember: 4 },
    });
    t.me.play('guilty-hearts');
    t.expect({
      me: { aember: 4, line: ['mother'], discard: ['guilty-hearts', 'charette'] },
      foe: { aember: 7, line: ['tocsin'], discard: ['pitlord', 'raiding-knight'] },
    });
  });

  it('does not touch an artifact with æmber on it', () => {
    const t = table({
      me: { house: 'dis', hand: ['guilty-hearts'] },
      foe: { artifacts: [{ id: 'pocket-universe', aember: 2 }] },
    });
    t.me.play('guilty-hearts');
    t.expect({ me: { aember: 1 }, foe: { artifacts: [{ id: 'pocket-universe', aember: 2 }] } });
  });

  it('leaves a warded creature its æmber', () => {
    const t = table({
      me: { house: 'dis', hand: ['guilty-hearts'] },
      foe: { line: [{ id: 'charette', aember: 3, warded: true }] },
    });
    t.me.play('guilty-hearts');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'charette', aember: 3 }] } });
  });

  it('only gives its bonus where no creature has æmber', () => {
    const t = table({
      me: { house: 'dis', hand: ['guilty-hearts'], line: ['mother'] },
      foe: { line: ['tocsin'], aember: 5 },
    });
    t.me.play('guilty-hearts');
    t.expect({ me: { aember: 1, line: ['mother'] }, foe: { aember: 5, line: ['tocsin'] } });
  });
});

describe('pandemonium', () => {
  it('lets each undamaged creature capture 1 from its opponent', () => {
    const t = table({
      me: { house: 'dis', hand: ['pandemonium'], line: ['mother', { id: 'tocsin', damage: 1 }], aember: 2 },
      foe: { line: ['shooler', { id: 'charette', aember: 2, exhausted: true, stunned: true }], aember: 3 },
    });
    t.me.play('pandemonium');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'mother', aember: 1 },
          { id: 'tocsin', damage: 1 },
        ],
        discard: ['pandemonium'],
      },
      foe: {
        aember: 2,
        line: [
          { id: 'shooler', aember: 1 },
          { id: 'charette', aember: 3, exhausted: true, stunned: true },
        ],
      },
    });
  });

  it('asks its player which creatures capture where a pool is too small for all', () => {
    const t = table({
      me: { house: 'dis', hand: ['pandemonium'], line: ['mother', 'tocsin', 'shooler'] },
      foe: { line: ['charette', 'urchin'], aember: 2 },
    });
    // The bonus is all that the enemy creatures can capture.
    t.me.play('pandemonium').choose('shooler').choose('mother').choose('urchin');
    t.expect({
      me: { aember: 0, line: [{ id: 'mother', aember: 1 }, 'tocsin', { id: 'shooler', aember: 1 }] },
      foe: { aember: 0, line: ['charette', { id: 'urchin', aember: 1 }] },
    });
  });

  it('captures nothing from an empty pool', () => {
    const t = table({
      me: { house: 'dis', hand: ['pandemonium'], line: ['mother'] },
      foe: { line: [{ id: 'shooler', damage: 1 }], aember: 0 },
    });
    t.me.play('pandemonium');
    t.expect({ me: { aember: 1, line: ['mother'] }, foe: { aember: 0, line: [{ id: 'shooler', damage: 1 }] } });
  });

  it('lets the creatures of the opponent capture although there is none on its own side', () => {
    const t = table({ me: { house: 'dis', hand: ['pandemonium'] }, foe: { line: ['shooler'], aember: 3 } });
    t.me.play('pandemonium');
    t.expect({ me: { aember: 0 }, foe: { aember: 3, line: [{ id: 'shooler', aember: 1 }] } });
  });
});

describe('red-hot-armor', () => {
  it('deals each enemy creature 1 damage for each point of its armor', () => {
    const t = table({
      me: { house: 'dis', hand: ['red-hot-armor'], line: ['staunch-knight'] },
      foe: { line: ['raiding-knight', 'tocsin', 'champion-anaphiel'] },
    });
    t.me.play('red-hot-armor');
    t.expect({
      me: { aember: 1, line: ['staunch-knight'], discard: ['red-hot-armor'] },
      foe: { line: [{ id: 'raiding-knight', damage: 2 }, 'tocsin', { id: 'champion-anaphiel', damage: 1 }] },
    });
  });

  it('counts armor that an upgrade gives', () => {
    const t = table({
      me: { house: 'dis', hand: ['red-hot-armor'] },
      foe: {
        line: [
          { id: 'tocsin', upgrades: ['protect-the-weak'] },
          { id: 'raiding-knight', damage: 1, upgrades: ['protect-the-weak'] },
        ],
      },
    });
    t.me.play('red-hot-armor');
    t.expect({
      foe: {
        line: [{ id: 'tocsin', damage: 1, upgrades: ['protect-the-weak'] }],
        discard: ['raiding-knight', 'protect-the-weak'],
      },
    });
  });

  it('leaves them without armor for the rest of the turn', () => {
    const t = table({
      me: { house: 'dis', hand: ['red-hot-armor', 'gongoozle', 'gongoozle'], line: ['staunch-knight'] },
      foe: { line: ['champion-anaphiel'], hand: [] },
    });
    t.me.play('red-hot-armor').play('gongoozle').choose('champion-anaphiel').play('gongoozle').choose('staunch-knight');
    t.expect({
      me: { line: [{ id: 'staunch-knight', damage: 1 }] },
      foe: { line: [{ id: 'champion-anaphiel', damage: 4 }] },
    });
  });

  it('gives the armor back in the next turn', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis', 'logos', 'sanctum'], hand: ['red-hot-armor'], line: ['tocsin'] },
      foe: { ...foeHouses, line: ['raiding-knight'], hand: ['punch'] },
    });
    t.me.play('red-hot-armor').end();
    t.foe.house('brobnar').play('punch').choose('raiding-knight');
    t.expect({ me: { line: ['tocsin'] }, foe: { line: [{ id: 'raiding-knight', damage: 3 }] } });
  });

  it('counts armor that has prevented damage already this turn', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle', 'red-hot-armor'] },
      foe: { line: ['raiding-knight'] },
    });
    t.me.play('gongoozle').play('red-hot-armor');
    t.expect({ me: { aember: 2 }, foe: { line: [{ id: 'raiding-knight', damage: 3 }] } });
  });

  it('destroys a creature whose armor is as much as its life', () => {
    const t = table({
      me: { house: 'dis', hand: ['red-hot-armor'] },
      foe: { line: [{ id: 'raiding-knight', damage: 2, aember: 1 }] },
    });
    t.me.play('red-hot-armor');
    t.expect({ me: { aember: 2 }, foe: { line: [], discard: ['raiding-knight'] } });
  });

  it('takes the ward, which stops the damage, and the armor as well', () => {
    const t = table({
      me: { house: 'dis', hand: ['red-hot-armor', 'gongoozle'] },
      foe: { line: [{ id: 'raiding-knight', warded: true }], hand: [] },
    });
    t.me.play('red-hot-armor').play('gongoozle');
    t.expect({ foe: { line: [{ id: 'raiding-knight', damage: 3 }] } });
  });

  it('does nothing where no enemy creature has armor', () => {
    const t = table({
      me: { house: 'dis', hand: ['red-hot-armor'], line: ['raiding-knight'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('red-hot-armor');
    t.expect({ me: { aember: 1, line: ['raiding-knight'] }, foe: { line: ['tocsin'] } });
  });

  it('leaves no armor against what its victims do when they are destroyed', () => {
    const t = table({
      me: { house: 'dis', hand: ['red-hot-armor'], line: ['lady-maxena'] },
      foe: { line: [{ id: 'raiding-knight', damage: 2, upgrades: ['phoenix-heart'] }, 'champion-anaphiel'], hand: [] },
    });
    t.me.play('red-hot-armor');
    t.expect({
      me: { line: [{ id: 'lady-maxena', damage: 1 }] },
      foe: { line: [{ id: 'champion-anaphiel', damage: 4 }], hand: ['raiding-knight'], discard: ['phoenix-heart'] },
    });
  });

  it('takes no armor from a creature that comes later in the turn', () => {
    const t = table({
      me: { house: 'dis', hand: ['red-hot-armor', 'gongoozle'], line: ['overlord-greking'] },
      foe: { line: ['raiding-knight', 'lady-maxena'], hand: [] },
    });
    t.me.play('red-hot-armor').fight('overlord-greking', 'raiding-knight').flank('right');
    t.me.play('gongoozle').choose('raiding-knight');
    t.expect({
      me: {
        line: [
          { id: 'overlord-greking', damage: 4, exhausted: true },
          { id: 'raiding-knight', damage: 1, exhausted: true },
        ],
        hand: [],
      },
      foe: { line: [{ id: 'lady-maxena', damage: 2 }] },
    });
  });

  it('deals what the neighbor of a Shadow Self lost to the Shadow Self', () => {
    const t = table({
      me: { house: 'dis', hand: ['red-hot-armor'] },
      foe: { line: ['raiding-knight', 'shadow-self', 'champion-anaphiel'] },
    });
    t.me.play('red-hot-armor');
    t.expect({ foe: { line: ['raiding-knight', { id: 'shadow-self', damage: 3 }, 'champion-anaphiel'] } });
  });
});
