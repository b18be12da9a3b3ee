import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

describe('barehanded', () => {
  it('puts each artifact on top of the deck of its owner', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['barehanded'], artifacts: ['cannon'], line: ['mother'], deck: ['punch'] },
      foe: {
        artifacts: [{ id: 'soul-snatcher', exhausted: true }],
        line: ['tocsin'],
        deck: ['fear'],
        hand: ['urchin'],
      },
    });
    t.me.play('barehanded');
    t.expect({
      me: { aember: 1, artifacts: [], line: ['mother'], deck: ['cannon', 'punch'], discard: ['barehanded'] },
      foe: { artifacts: [], line: ['tocsin'], deck: ['soul-snatcher', 'fear'], hand: ['urchin'], discard: [] },
    });
  });

  it('lets its player say in which order artifacts go on one deck', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['barehanded'],
        artifacts: ['cannon', 'screechbomb', 'soul-snatcher'],
        deck: ['punch'],
      },
      foe: { artifacts: ['the-sting'], deck: ['fear'] },
    });
    t.me.play('barehanded').choose('screechbomb').choose('the-sting').choose('soul-snatcher');
    t.expect({
      me: { aember: 1, artifacts: [], deck: ['cannon', 'soul-snatcher', 'screechbomb', 'punch'] },
      foe: { artifacts: [], deck: ['the-sting', 'fear'] },
    });
  });

  it('gives an artifact that the other player controls back to the deck of its owner', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['barehanded'] },
      foe: { artifacts: [{ id: 'cannon', owner: 0 }], deck: ['fear'] },
    });
    t.me.play('barehanded');
    t.expect({ me: { deck: ['cannon'] }, foe: { artifacts: [], deck: ['fear'] } });
  });

  it('returns the æmber on an artifact to the supply', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['barehanded'] },
      foe: { artifacts: [{ id: 'pocket-universe', aember: 3 }] },
    });
    t.me.play('barehanded');
    t.expect({ me: { aember: 1 }, foe: { aember: 0, artifacts: [], deck: ['pocket-universe'] } });
  });

  it('gives only its bonus where there is no artifact', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['barehanded'], line: ['mother'], deck: ['punch'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['blood-of-titans'] }] },
    });
    t.me.play('barehanded');
    t.expect({
      me: { aember: 1, line: ['mother'], deck: ['punch'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['blood-of-titans'] }] },
    });
  });
});

describe('troll', () => {
  it.each([
    { damage: 0, left: 0 },
    { damage: 2, left: 0 },
    { damage: 3, left: 0 },
    { damage: 7, left: 4 },
  ])('comes from $damage damage to $left by reaping', ({ damage, left }) => {
    const t = table({
      me: {
        house: 'brobnar',
        line: [
          { id: 'troll', damage },
          { id: 'mother', damage: 2 },
        ],
      },
      foe: {},
    });
    t.me.reap('troll');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'troll', damage: left, exhausted: true },
          { id: 'mother', damage: 2 },
        ],
      },
    });
  });

  it('does not heal by fighting', () => {
    const t = table({ me: { house: 'brobnar', line: [{ id: 'troll', damage: 1 }] }, foe: { line: ['tocsin'] } });
    t.me.fight('troll', 'tocsin');
    t.expect({ me: { aember: 0, line: [{ id: 'troll', damage: 4, exhausted: true }] }, foe: { line: [] } });
  });
});

describe('wardrummer', () => {
  it('returns each other friendly Brobnar creature to hand', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['wardrummer', 'punch'],
        line: ['smaaash', 'mother', { id: 'bumpsy', exhausted: true, damage: 2 }],
        artifacts: ['cannon'],
      },
      foe: { line: ['headhunter'] },
    });
    t.me.play('wardrummer', 'left');
    t.expect({
      me: {
        hand: ['punch', 'smaaash', 'bumpsy'],
        line: [{ id: 'wardrummer', exhausted: true }, 'mother'],
        artifacts: ['cannon'],
      },
      foe: { line: ['headhunter'] },
    });
  });

  it('returns another Wardrummer, and mavericks of Brobnar but not of other houses', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['wardrummer'],
        line: ['wardrummer', { id: 'mother', house: 'brobnar' }, { id: 'bumpsy', house: 'logos' }],
      },
      foe: {},
    });
    t.me.play('wardrummer', 'right');
    t.expect({
      me: { hand: ['wardrummer', 'mother'], line: ['bumpsy', { id: 'wardrummer', exhausted: true }] },
    });
  });

  it('gives a creature of the opponent back to its hand, and æmber on a creature to the opponent', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['wardrummer'],
        line: [
          { id: 'bumpsy', owner: 1, upgrades: ['blood-of-titans'] },
          { id: 'smaaash', aember: 2 },
        ],
      },
      foe: { aember: 1 },
    });
    t.me.play('wardrummer', 'right');
    t.expect({
      me: { hand: ['smaaash'], line: [{ id: 'wardrummer', exhausted: true }], discard: ['blood-of-titans'] },
      foe: { hand: ['bumpsy'], aember: 3 },
    });
  });

  it('stays alone where there is no other, and leaves a warded creature without its ward', () => {
    const t = table({ me: { house: 'brobnar', hand: ['wardrummer'] }, foe: {} });
    t.me.play('wardrummer');
    t.expect({ me: { hand: [], line: [{ id: 'wardrummer', exhausted: true }] } });
    const u = table({
      me: { house: 'brobnar', hand: ['wardrummer'], line: [{ id: 'smaaash', warded: true }] },
      foe: {},
    });
    u.me.play('wardrummer', 'right');
    u.expect({ me: { hand: [], line: ['smaaash', { id: 'wardrummer', exhausted: true }] } });
  });
});

describe('yo-mama-mastery', () => {
  it('fully heals the creature that it is put on, and gives its bonus', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['yo-mama-mastery'],
        line: [
          { id: 'troll', damage: 7 },
          { id: 'mother', damage: 2 },
        ],
      },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
    t.me.play('yo-mama-mastery').choose('troll');
    t.expect({
      me: {
        aember: 1,
        hand: [],
        line: [
          { id: 'troll', upgrades: ['yo-mama-mastery'] },
          { id: 'mother', damage: 2 },
        ],
      },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
  });

  it('gives taunt: neighbors cannot be attacked', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'] },
      foe: { line: ['tocsin', { id: 'troll', upgrades: ['yo-mama-mastery'] }, 'mother', 'batdrone'] },
    });
    t.me.fight('shooler', 'troll');
    t.expect({
      me: { line: [] },
      foe: {
        line: ['tocsin', { id: 'troll', damage: 5, upgrades: ['yo-mama-mastery'] }, 'mother', 'batdrone'],
      },
    });
  });

  it('lets the enemy attack whoever is not a neighbor', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'] },
      foe: { line: [{ id: 'troll', upgrades: ['yo-mama-mastery'] }, 'mother', 'batdrone'] },
    });
    t.me.fight('shooler', 'batdrone');
    t.expect({
      me: { line: [{ id: 'shooler', damage: 2, exhausted: true }] },
      foe: { line: [{ id: 'troll', upgrades: ['yo-mama-mastery'] }, 'mother'] },
    });
  });

  it('may be put on an enemy creature, even an undamaged one', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['yo-mama-mastery'], line: [{ id: 'troll', damage: 1 }] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('yo-mama-mastery').choose('tocsin');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', damage: 1 }] },
      foe: { line: [{ id: 'tocsin', upgrades: ['yo-mama-mastery'] }] },
    });
  });

  it('heals only once, when it is played', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['yo-mama-mastery', 'punch'], line: [{ id: 'troll', damage: 1 }] },
      foe: {},
    });
    t.me.play('yo-mama-mastery').play('punch');
    t.expect({ me: { aember: 2, line: [{ id: 'troll', damage: 3, upgrades: ['yo-mama-mastery'] }] } });
  });
});
