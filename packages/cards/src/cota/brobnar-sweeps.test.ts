import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

describe('coward-s-end', () => {
  it('destroys every undamaged creature of both sides, and gains 3 chains', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['coward-s-end'], line: ['troll', { id: 'mother', damage: 1 }, 'dust-imp'] },
      foe: { line: [{ id: 'tocsin', damage: 2 }, 'grommid', 'batdrone'] },
    });
    t.me.play('coward-s-end');
    t.expect({
      me: { aember: 2, chains: 3, line: [{ id: 'mother', damage: 1 }] },
      foe: { chains: 0, line: [{ id: 'tocsin', damage: 2 }] },
    });
  });

  it('adds to the chains that are there, also where it destroys nothing', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['coward-s-end'], chains: 2 },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
    t.me.play('coward-s-end');
    t.expect({ me: { chains: 5, discard: ['coward-s-end'] }, foe: { line: [{ id: 'tocsin', damage: 1 }] } });
  });

  it('takes only the ward of a warded creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['coward-s-end'] },
      foe: { line: [{ id: 'tocsin', warded: true }, 'mother'] },
    });
    t.me.play('coward-s-end');
    t.expect({ me: { chains: 3 }, foe: { line: ['tocsin'] } });
  });

  it('does not spare a creature that a Destroyed: ability damages only then', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['coward-s-end'], line: [{ id: 'tocsin', upgrades: ['phoenix-heart'] }] },
      foe: { line: ['grommid', { id: 'troll', damage: 1 }] },
    });
    t.me.play('coward-s-end');
    t.expect({
      me: { chains: 3, line: [], hand: ['tocsin'] },
      foe: { line: [{ id: 'troll', damage: 4 }], discard: ['grommid'] },
    });
  });
});

describe('earthshaker', () => {
  it('destroys each creature of power 3 or less on both sides', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['earthshaker'], line: ['dust-imp', 'charette'] },
      foe: { line: ['tocsin', 'snufflegator', 'urchin', 'grommid'] },
    });
    t.me.play('earthshaker', 'right');
    t.expect({
      me: { aember: 2, line: ['charette', { id: 'earthshaker', exhausted: true }] },
      foe: { line: ['snufflegator', 'grommid'] },
    });
  });

  it('goes by power as it is now, not by damage', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['earthshaker'], line: ['king-of-the-crag'] },
      foe: {
        line: [
          'bumpsy',
          { id: 'tocsin', power: 1 },
          { id: 'urchin', upgrades: ['blood-of-titans'] },
          { id: 'snufflegator', damage: 3 },
        ],
      },
    });
    t.me.play('earthshaker', 'right');
    t.expect({
      me: { line: ['king-of-the-crag', { id: 'earthshaker', exhausted: true }] },
      foe: {
        line: [
          { id: 'tocsin', power: 1 },
          { id: 'urchin', upgrades: ['blood-of-titans'] },
          { id: 'snufflegator', damage: 3 },
        ],
        discard: ['bumpsy'],
      },
    });
  });

  it('takes only the ward of a warded creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['earthshaker'] },
      foe: { line: [{ id: 'tocsin', warded: true }] },
    });
    t.me.play('earthshaker');
    t.expect({ me: { line: [{ id: 'earthshaker', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('is destroyed by itself where it is weak enough', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['earthshaker'] },
      foe: { line: ['king-of-the-crag', 'king-of-the-crag'] },
    });
    t.me.play('earthshaker');
    t.expect({
      me: { line: [], discard: ['earthshaker'] },
      foe: { line: ['king-of-the-crag', 'king-of-the-crag'] },
    });
  });

  it('does nothing where all are strong', () => {
    const t = table({ me: { house: 'brobnar', hand: ['earthshaker'] }, foe: { line: ['charette'] } });
    t.me.play('earthshaker');
    t.expect({ me: { line: [{ id: 'earthshaker', exhausted: true }] }, foe: { line: ['charette'] } });
  });
});

describe('hebe-the-huge', () => {
  it('deals 2 to each other undamaged creature of both sides', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['hebe-the-huge'], line: ['tocsin', { id: 'mother', damage: 1 }] },
      foe: { line: ['batdrone', { id: 'shooler', damage: 1 }, 'grommid'] },
    });
    t.me.play('hebe-the-huge', 'right');
    t.expect({
      me: {
        line: [
          { id: 'tocsin', damage: 2 },
          { id: 'mother', damage: 1 },
          { id: 'hebe-the-huge', exhausted: true },
        ],
      },
      foe: {
        line: [
          { id: 'shooler', damage: 1 },
          { id: 'grommid', damage: 2 },
        ],
        discard: ['batdrone'],
      },
    });
  });

  it('hits another Hebe', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['hebe-the-huge'], line: ['hebe-the-huge'] },
      foe: {},
    });
    t.me.play('hebe-the-huge', 'right');
    t.expect({
      me: {
        line: [
          { id: 'hebe-the-huge', damage: 2 },
          { id: 'hebe-the-huge', exhausted: true },
        ],
      },
    });
  });

  it('is stopped by armor and by a ward', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['hebe-the-huge'] },
      foe: { line: ['raiding-knight', 'sergeant-zakiel', { id: 'batdrone', warded: true }] },
    });
    t.me.play('hebe-the-huge');
    t.expect({
      me: { line: [{ id: 'hebe-the-huge', exhausted: true }] },
      foe: { line: ['raiding-knight', { id: 'sergeant-zakiel', damage: 1 }, 'batdrone'] },
    });
  });

  it('hits nobody where it is alone', () => {
    const t = table({ me: { house: 'brobnar', hand: ['hebe-the-huge'] }, foe: {} });
    t.me.play('hebe-the-huge');
    t.expect({ me: { line: [{ id: 'hebe-the-huge', exhausted: true }] } });
  });
});

describe('sound-the-horns', () => {
  it('discards down to a Brobnar creature, and takes that', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['sound-the-horns'],
        deck: ['punch', 'mother', 'troll', 'smaaash', 'fear'],
        discard: ['bumpsy'],
      },
      foe: {},
    });
    t.me.play('sound-the-horns');
    t.expect({
      me: {
        aember: 1,
        hand: ['troll'],
        deck: ['smaaash', 'fear'],
        discard: ['sound-the-horns', 'mother', 'punch', 'bumpsy'],
      },
    });
  });

  it('takes the top card where that is one', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['sound-the-horns'], deck: ['troll', 'smaaash'] },
      foe: {},
    });
    t.me.play('sound-the-horns');
    t.expect({ me: { hand: ['troll'], deck: ['smaaash'], discard: ['sound-the-horns'] } });
  });

  it('discards the whole deck where there is none, and takes nothing', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['sound-the-horns'], deck: ['punch', 'mother', 'fear'], discard: ['troll'] },
      foe: { deck: ['troll'] },
    });
    t.me.play('sound-the-horns');
    t.expect({
      me: { hand: [], deck: [], discard: ['sound-the-horns', 'fear', 'mother', 'punch', 'troll'] },
      foe: { deck: ['troll'] },
    });
  });

  it('takes the last card of the deck', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['sound-the-horns'], deck: ['punch', 'troll'] },
      foe: {},
    });
    t.me.play('sound-the-horns');
    t.expect({ me: { hand: ['troll'], deck: [], discard: ['sound-the-horns', 'punch'] } });
  });

  it('does nothing with an empty deck: it does not shuffle the discard pile', () => {
    const t = table({ me: { house: 'brobnar', hand: ['sound-the-horns'], discard: ['troll'] }, foe: {} });
    t.me.play('sound-the-horns');
    t.expect({ me: { aember: 1, hand: [], deck: [], discard: ['sound-the-horns', 'troll'] } });
  });

  it('does not make a Rock-Hurling Giant throw: the cards are not discarded from hand', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['sound-the-horns'], deck: ['punch', 'troll'], line: ['rock-hurling-giant'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('sound-the-horns');
    t.expect({ me: { hand: ['troll'], line: ['rock-hurling-giant'] }, foe: { line: ['tocsin'] } });
  });
});
