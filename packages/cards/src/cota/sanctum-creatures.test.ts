import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('duma-the-martyr', () => {
  it('fully heals each other friendly creature and draws 2 when it is destroyed', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['punch'],
        line: [{ id: 'mother', damage: 4 }, 'duma-the-martyr', { id: 'valdr', damage: 1 }],
        deck: ['fear', 'urchin', 'smaaash'],
      },
      foe: { line: [{ id: 'shooler', damage: 2 }], hand: [] },
    });
    t.me.play('punch').choose('duma-the-martyr');
    t.expect({
      me: { hand: ['fear', 'urchin'], deck: ['smaaash'], line: ['mother', 'valdr'] },
      foe: { hand: [], line: [{ id: 'shooler', damage: 2 }] },
    });
  });

  it('draws for its controller in the turn of the opponent', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'], hand: [], deck: ['fear', 'punch'] },
      foe: { line: ['duma-the-martyr', { id: 'mother', damage: 4 }], hand: [], deck: ['urchin', 'batdrone'] },
    });
    t.me.fight('shooler', 'duma-the-martyr');
    t.expect({
      me: { hand: [], line: [{ id: 'shooler', damage: 3, exhausted: true }] },
      foe: { hand: ['urchin', 'batdrone'], line: ['mother'] },
    });
  });

  it('ruling duma-the-martyr/too-late: rescues nothing that the same damage has doomed already', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'] },
      foe: {
        line: [
          { id: 'duma-the-martyr', damage: 1 },
          { id: 'shooler', damage: 3 },
          { id: 'mother', damage: 2 },
        ],
        hand: [],
        deck: ['fear'],
      },
    });
    t.me.play('poison-wave');
    t.expect({ me: { aember: 1 }, foe: { hand: ['fear'], deck: [], line: ['mother'] } });
  });

  it('does nothing when it leaves play without being destroyed', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear'] },
      foe: { line: ['duma-the-martyr', { id: 'mother', damage: 4 }], hand: [], deck: ['urchin', 'batdrone'] },
    });
    t.me.play('fear').choose('duma-the-martyr');
    t.expect({ foe: { hand: ['duma-the-martyr'], line: [{ id: 'mother', damage: 4 }] } });
  });

  it('draws what there is', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['duma-the-martyr'], hand: [], deck: [], discard: [] },
    });
    t.me.play('punch');
    t.expect({ foe: { line: [], hand: [], discard: ['duma-the-martyr'] } });
  });

  it('draws from a discard pile that it does not lie in yet', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['duma-the-martyr'], hand: [], deck: [], discard: ['fear'] },
    });
    t.me.play('punch');
    t.expect({ foe: { line: [], hand: ['fear'], deck: [], discard: ['duma-the-martyr'] } });
  });
});

describe('grey-monk', () => {
  it('ruling friendly/itself: gives each friendly creature 1 armor, itself too, and enemy ones none [rule friendly]', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], line: ['dodger'] },
      foe: { line: ['mother', 'grey-monk', 'tocsin'] },
    });
    t.me.play('poison-wave');
    t.expect({
      me: { line: [{ id: 'dodger', damage: 2 }] },
      foe: {
        line: [
          { id: 'mother', damage: 1 },
          { id: 'grey-monk', damage: 1 },
          { id: 'tocsin', damage: 1 },
        ],
      },
    });
  });

  it('adds to other armor', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['raiding-knight', 'grey-monk', 'grey-monk'] },
    });
    t.me.play('punch').choose('raiding-knight');
    t.expect({ foe: { line: ['raiding-knight', 'grey-monk', 'grey-monk'] } });
    const u = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['raiding-knight'] },
    });
    u.me.play('punch');
    u.expect({ foe: { line: [{ id: 'raiding-knight', damage: 1 }] } });
  });

  it.each([
    { damage: 1, left: 0 },
    { damage: 2, left: 0 },
    { damage: 4, left: 2 },
  ])('heals 2 from a creature after it reaped: of $damage are left $left', ({ damage, left }) => {
    const t = table({
      me: { house: 'sanctum', line: ['grey-monk', { id: 'mother', damage }] },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
    t.me.reap('grey-monk').choose('mother');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'grey-monk', exhausted: true },
          { id: 'mother', damage: left },
        ],
      },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
  });

  it('may heal itself or an enemy creature', () => {
    const t = table({
      me: { house: 'sanctum', line: [{ id: 'grey-monk', damage: 2 }, 'grey-monk'] },
      foe: { line: [{ id: 'valdr', damage: 5 }] },
    });
    t.me.reap('grey-monk').choose('grey-monk').reap('grey-monk#2').choose('valdr');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'grey-monk', exhausted: true },
          { id: 'grey-monk', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'valdr', damage: 3 }] },
    });
  });

  it('has armor that comes back each turn', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar', 'sanctum', 'logos'], line: ['grey-monk', 'mother'] },
      foe: { ...foeHouses, line: ['dust-imp', 'tocsin'] },
    });
    t.me.end();
    t.foe.house('dis').fight('dust-imp', 'mother').fight('tocsin', 'mother');
    t.expect({ me: { line: ['grey-monk', { id: 'mother', damage: 4 }] }, foe: { aember: 2, line: [] } });
  });
});

describe('hayyel-the-merchant', () => {
  it('gains 1 each time its player plays an artifact', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['hallowed-blaster', 'whispering-reliquary'], line: ['hayyel-the-merchant'] },
      foe: {},
    });
    t.me.play('hallowed-blaster').play('whispering-reliquary');
    t.expect({
      me: {
        aember: 2,
        line: ['hayyel-the-merchant'],
        artifacts: [
          { id: 'hallowed-blaster', exhausted: true },
          { id: 'whispering-reliquary', exhausted: true },
        ],
      },
    });
  });

  it('gains beside the bonus of the artifact, and once for each Hayyel', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['round-table'],
        line: ['hayyel-the-merchant', 'hayyel-the-merchant'],
      },
      foe: {},
    });
    t.me.play('round-table');
    t.expect({ me: { aember: 3, line: ['hayyel-the-merchant', 'hayyel-the-merchant'] } });
  });

  it('gains nothing for creatures, actions and upgrades, nor for itself', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['hayyel-the-merchant', 'champion-anaphiel', 'glorious-few', 'mantle-of-the-zealot'],
      },
      foe: {},
    });
    t.me.play('hayyel-the-merchant').play('champion-anaphiel').play('glorious-few');
    t.me.play('mantle-of-the-zealot').choose('champion-anaphiel');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'hayyel-the-merchant', exhausted: true },
          { id: 'champion-anaphiel', exhausted: true, upgrades: ['mantle-of-the-zealot'] },
        ],
      },
    });
  });

  it('gains nothing when the opponent plays an artifact', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['hallowed-blaster'] },
      foe: { line: ['hayyel-the-merchant'] },
    });
    t.me.play('hallowed-blaster');
    t.expect({ me: { aember: 0 }, foe: { aember: 0, line: ['hayyel-the-merchant'] } });
  });

  it('gains nothing when control of an artifact is taken', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['spangler-box'], line: ['mother'] },
      foe: { line: ['hayyel-the-merchant'] },
    });
    t.me.action('spangler-box').choose('mother');
    t.expect({
      me: { line: [] },
      foe: { aember: 0, artifacts: [{ id: 'spangler-box', exhausted: true }], line: ['hayyel-the-merchant'] },
    });
  });
});

describe('jehu-the-bureaucrat', () => {
  const mine = { houses: ['sanctum', 'logos', 'untamed'] } as const;

  it('gains 2 after its player chose Sanctum', () => {
    const t = table({ active: 1, me: { ...mine, line: ['jehu-the-bureaucrat'] }, foe: { ...foeHouses, house: 'dis' } });
    t.foe.end();
    t.me.house('sanctum');
    t.expect({ me: { aember: 2, line: ['jehu-the-bureaucrat'] }, foe: { aember: 0 }, house: 'sanctum' });
  });

  it('gains nothing for another house', () => {
    const t = table({ active: 1, me: { ...mine, line: ['jehu-the-bureaucrat'] }, foe: { ...foeHouses, house: 'dis' } });
    t.foe.end();
    t.me.house('logos');
    t.expect({ me: { aember: 0, line: ['jehu-the-bureaucrat'] }, foe: { aember: 0 }, house: 'logos' });
  });

  it('gains nothing when the opponent chooses Sanctum', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos', 'untamed', 'mars'], line: ['jehu-the-bureaucrat'] },
      foe: { houses: ['brobnar', 'dis', 'sanctum'] },
    });
    t.me.end();
    t.foe.house('sanctum');
    t.expect({ me: { aember: 0, line: ['jehu-the-bureaucrat'] }, foe: { aember: 0 }, house: 'sanctum' });
  });

  it('gains it after the forge step: it comes too late for the key of the turn', () => {
    const t = table({
      active: 1,
      me: { ...mine, aember: 5, line: ['jehu-the-bureaucrat'] },
      foe: { ...foeHouses, house: 'dis' },
    });
    t.foe.end();
    t.me.house('sanctum');
    t.expect({ me: { aember: 7, keys: 0, line: ['jehu-the-bureaucrat'] } });
  });

  it('gains 2 for each of several, stunned and exhausted as they may be', () => {
    const t = table({
      active: 1,
      me: { ...mine, line: [{ id: 'jehu-the-bureaucrat', stunned: true }, 'jehu-the-bureaucrat'] },
      foe: { ...foeHouses, house: 'dis' },
    });
    t.foe.end();
    t.me.house('sanctum');
    t.expect({
      me: { aember: 4, line: [{ id: 'jehu-the-bureaucrat', stunned: true }, 'jehu-the-bureaucrat'] },
    });
  });

  it('gains nothing in the turn in which it is played', () => {
    const t = table({ me: { house: 'sanctum', hand: ['jehu-the-bureaucrat'] }, foe: {} });
    t.me.play('jehu-the-bureaucrat');
    t.expect({ me: { aember: 0, line: [{ id: 'jehu-the-bureaucrat', exhausted: true }] } });
  });
});

describe('numquid-the-fair', () => {
  it('destroys an enemy creature', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['numquid-the-fair'], line: ['mother'] },
      foe: { line: ['valdr', 'tocsin'] },
    });
    t.me.play('numquid-the-fair').choose('valdr');
    t.expect({
      me: { aember: 0, line: ['mother', { id: 'numquid-the-fair', exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
  });

  it.each([
    { theirs: 1, left: 0 },
    { theirs: 2, left: 1 },
    { theirs: 3, left: 1 },
    { theirs: 5, left: 1 },
  ])('repeats until the opponent has no more creatures: of $theirs are left $left', ({ theirs, left }) => {
    const line = (n: number): string[] => Array.from({ length: n }, () => 'tocsin');
    const t = table({ me: { house: 'sanctum', hand: ['numquid-the-fair'] }, foe: { line: line(theirs) } });
    t.me.play('numquid-the-fair');
    for (let n = theirs; n > Math.max(left, 1); n--) t.me.choose('tocsin');
    t.expect({ me: { line: [{ id: 'numquid-the-fair', exhausted: true }] }, foe: { line: line(left) } });
  });

  it('repeats no more than the friendly creatures, itself included, allow', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['numquid-the-fair'], line: ['mother'] },
      foe: { line: ['valdr', 'tocsin', 'shooler', 'dust-imp'] },
    });
    t.me.play('numquid-the-fair').choose('valdr').choose('tocsin');
    t.expect({
      me: { line: ['mother', { id: 'numquid-the-fair', exhausted: true }] },
      foe: { line: ['shooler', 'dust-imp'] },
    });
  });

  it('does nothing without an enemy creature', () => {
    const t = table({ me: { house: 'sanctum', hand: ['numquid-the-fair'], line: ['mother'] }, foe: {} });
    t.me.play('numquid-the-fair');
    t.expect({ me: { line: ['mother', { id: 'numquid-the-fair', exhausted: true }] }, foe: {} });
  });

  it('counts a creature that was saved from it as still there', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['numquid-the-fair'] },
      foe: { line: [{ id: 'valdr', upgrades: ['armageddon-cloak'] }, 'tocsin'] },
    });
    t.me.play('numquid-the-fair').choose('valdr').choose('valdr');
    t.expect({ me: { line: [{ id: 'numquid-the-fair', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('does not repeat once it has left play itself', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['numquid-the-fair'] },
      foe: {
        line: [{ id: 'valdr', upgrades: ['phoenix-heart'] }, 'mother', 'shooler', 'headhunter'],
        hand: [],
      },
    });
    t.me.play('numquid-the-fair').choose('valdr');
    t.expect({
      me: { line: [], discard: ['numquid-the-fair'] },
      foe: {
        hand: ['valdr'],
        line: [
          { id: 'mother', damage: 3 },
          { id: 'shooler', damage: 3 },
          { id: 'headhunter', damage: 3 },
        ],
      },
    });
  });
});

describe('veemos-lightbringer', () => {
  it('destroys each elusive creature of both players', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['veemos-lightbringer'], line: ['noddy-the-thief', 'mother'] },
      foe: { line: ['urchin', 'tocsin', 'nexus'] },
    });
    t.me.play('veemos-lightbringer');
    t.expect({
      me: { line: ['mother', { id: 'veemos-lightbringer', exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
  });

  it('does nothing without one', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['veemos-lightbringer'] },
      foe: { line: ['batdrone', 'tocsin'] },
    });
    t.me.play('veemos-lightbringer');
    t.expect({
      me: { aember: 0, line: [{ id: 'veemos-lightbringer', exhausted: true }] },
      foe: { line: ['batdrone', 'tocsin'] },
    });
  });

  it('destroys also a creature that is elusive by an upgrade', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['veemos-lightbringer'] },
      foe: { line: [{ id: 'valdr', upgrades: ['ring-of-invisibility'] }, 'tocsin'] },
    });
    t.me.play('veemos-lightbringer');
    t.expect({
      me: { line: [{ id: 'veemos-lightbringer', exhausted: true }] },
      foe: { line: ['tocsin'], discard: ['valdr', 'ring-of-invisibility'] },
    });
  });

  it('destroys an elusive creature that was attacked already this turn', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['veemos-lightbringer'], line: ['raiding-knight'] },
      foe: { line: ['urchin'] },
    });
    t.me.fight('raiding-knight', 'urchin').play('veemos-lightbringer');
    t.expect({
      me: {
        line: [
          { id: 'raiding-knight', exhausted: true },
          { id: 'veemos-lightbringer', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('sets off their Destroyed: abilities and leaves those that are saved', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['veemos-lightbringer'] },
      foe: {
        line: [
          { id: 'urchin', aember: 2, upgrades: ['armageddon-cloak'] },
          { id: 'nexus', aember: 1 },
        ],
      },
    });
    t.me.play('veemos-lightbringer');
    t.expect({
      me: { aember: 1, line: [{ id: 'veemos-lightbringer', exhausted: true }] },
      foe: { line: [{ id: 'urchin', aember: 2 }] },
    });
  });
});
