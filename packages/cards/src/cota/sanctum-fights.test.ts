import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('one-stood-against-many', () => {
  it('readies a creature and fights with it 3 times, each time against another creature', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['one-stood-against-many'], line: [{ id: 'champion-tabris', exhausted: true }] },
      foe: { aember: 5, line: ['dust-imp', 'batdrone', 'silvertooth', 'mother'] },
    });
    t.me.play('one-stood-against-many').choose('dust-imp').choose('batdrone').choose('silvertooth');
    t.expect({
      me: { aember: 1, line: [{ id: 'champion-tabris', damage: 4, aember: 3, exhausted: true }] },
      foe: { aember: 4, line: ['mother'] },
    });
  });

  it('offers no creature twice, even one that survived', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['one-stood-against-many'],
        line: [{ id: 'dodger', upgrades: ['blood-of-titans'] }],
      },
      foe: { aember: 5, line: ['valdr', 'urchin', 'batdrone'] },
    });
    t.me.play('one-stood-against-many').choose('valdr');
    expect(t.options()).toEqual(['urchin', 'batdrone']);
    t.me.choose('urchin');
    t.expect({
      me: {
        aember: 4,
        line: [{ id: 'dodger', damage: 8, exhausted: true, upgrades: ['blood-of-titans'] }],
      },
      foe: { aember: 2, line: ['urchin'] },
    });
  });

  it('leaves the creature ready when fewer than 3 enemies are there', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['one-stood-against-many'], line: ['champion-tabris', 'mother'] },
      foe: { aember: 5, line: ['dust-imp'] },
    });
    t.me.play('one-stood-against-many').choose('champion-tabris');
    t.expect({
      me: { aember: 1, line: [{ id: 'champion-tabris', aember: 1 }, 'mother'] },
      foe: { aember: 6, line: [] },
    });
  });

  it('does not fight a survivor again', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['one-stood-against-many'], line: ['champion-tabris'] },
      foe: { aember: 5, line: ['champion-anaphiel'] },
    });
    t.me.play('one-stood-against-many');
    t.expect({
      me: { line: [{ id: 'champion-tabris', damage: 4, aember: 1 }] },
      foe: { aember: 4, line: [{ id: 'champion-anaphiel', damage: 5 }] },
    });
  });

  it('stops when the creature dies', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['one-stood-against-many'], line: ['raiding-knight', 'mother'] },
      foe: { line: ['valdr', 'tocsin', 'dust-imp'] },
    });
    t.me.play('one-stood-against-many').choose('raiding-knight').choose('valdr');
    t.expect({
      me: { aember: 1, line: ['mother'] },
      foe: { line: [{ id: 'valdr', damage: 4 }, 'tocsin', 'dust-imp'] },
    });
  });

  it('respects taunt in each of the fights', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['one-stood-against-many'],
        line: [{ id: 'valdr', upgrades: ['blood-of-titans'] }],
      },
      foe: { line: ['tocsin', { id: 'mother', upgrades: ['protect-the-weak'] }, 'dust-imp', 'batdrone'] },
    });
    t.me.play('one-stood-against-many').choose('valdr');
    expect(t.options()).toEqual(['mother', 'batdrone']);
    t.me.choose('mother');
    expect(t.options()).toEqual(['tocsin', 'dust-imp', 'batdrone']);
    t.me.choose('dust-imp').choose('tocsin');
    t.expect({
      me: { aember: 1, line: [{ id: 'valdr', damage: 10, exhausted: true, upgrades: ['blood-of-titans'] }] },
      foe: { aember: 2, line: ['batdrone'] },
    });
  });

  it('spends the first fight of a stunned creature on its stun, and fights twice', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['one-stood-against-many'], line: [{ id: 'champion-tabris', stunned: true }] },
      foe: { aember: 5, line: ['dust-imp', 'batdrone'] },
    });
    t.me.play('one-stood-against-many').choose('dust-imp');
    t.expect({
      me: { line: [{ id: 'champion-tabris', damage: 2, aember: 2, exhausted: true }] },
      foe: { aember: 5, line: [] },
    });
  });

  it('unstuns a creature also where no enemy is', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['one-stood-against-many'],
        line: [{ id: 'mother', stunned: true, exhausted: true }],
      },
      foe: {},
    });
    t.me.play('one-stood-against-many');
    t.expect({ me: { aember: 1, line: ['mother'] } });
  });

  it('does nothing without a friendly creature', () => {
    const t = table({ me: { house: 'sanctum', hand: ['one-stood-against-many'] }, foe: { line: ['mother'] } });
    t.me.play('one-stood-against-many');
    t.expect({ me: { aember: 1 }, foe: { line: ['mother'] } });
  });
});

describe('take-hostages', () => {
  it('gives nothing to a creature that dies in its fight, nor to one that reaps', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['take-hostages'], line: ['raiding-knight', 'staunch-knight', 'mother'] },
      foe: { aember: 4, line: ['valdr'] },
    });
    t.me.play('take-hostages').fight('raiding-knight', 'valdr').reap('staunch-knight');
    t.expect({
      me: {
        aember: 2,
        line: [{ id: 'staunch-knight', exhausted: true }, 'mother'],
        discard: ['raiding-knight', 'take-hostages'],
      },
      foe: { aember: 4, line: [{ id: 'valdr', damage: 4 }] },
    });
  });

  it('captures for every fight, by the creature that fought', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['take-hostages'], line: ['raiding-knight', 'champion-anaphiel'] },
      foe: { aember: 4, line: ['tocsin', 'dust-imp'] },
    });
    t.me.play('take-hostages').fight('raiding-knight', 'tocsin').fight('champion-anaphiel', 'dust-imp');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'raiding-knight', aember: 1, damage: 1, exhausted: true },
          { id: 'champion-anaphiel', aember: 1, damage: 1, exhausted: true },
        ],
      },
      foe: { aember: 4, line: [] },
    });
  });

  it('captures also where the fight deals no damage', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['take-hostages'], line: ['raiding-knight'] },
      foe: { aember: 1, line: ['urchin'] },
    });
    t.me.play('take-hostages').fight('raiding-knight', 'urchin');
    t.expect({
      me: { line: [{ id: 'raiding-knight', aember: 1, exhausted: true }] },
      foe: { aember: 0, line: ['urchin'] },
    });
  });

  it('captures together with a Fight: ability, in the order of the active player', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['take-hostages'], line: ['champion-tabris'] },
      foe: { aember: 5, line: ['dust-imp'] },
    });
    t.me.play('take-hostages').fight('champion-tabris', 'dust-imp').order('champion-tabris');
    t.expect({
      me: { line: [{ id: 'champion-tabris', aember: 2, exhausted: true }] },
      foe: { aember: 5, line: [] },
    });
  });

  it('captures twice after two copies', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['take-hostages', 'take-hostages'], line: ['raiding-knight'] },
      foe: { aember: 4, line: ['urchin'] },
    });
    t.me.play('take-hostages').play('take-hostages').fight('raiding-knight', 'urchin');
    t.expect({
      me: { aember: 2, line: [{ id: 'raiding-knight', aember: 2, exhausted: true }] },
      foe: { aember: 2, line: ['urchin'] },
    });
  });

  it('captures nothing from an empty pool', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['take-hostages'], line: ['raiding-knight'] },
      foe: { line: ['urchin'] },
    });
    t.me.play('take-hostages').fight('raiding-knight', 'urchin');
    t.expect({ me: { aember: 1, line: [{ id: 'raiding-knight', exhausted: true }] }, foe: { line: ['urchin'] } });
  });

  it('is over in the next turns, for both players', () => {
    const t = table({
      me: {
        house: 'sanctum',
        houses: ['sanctum', 'logos', 'untamed'],
        hand: ['take-hostages'],
        line: ['raiding-knight'],
        aember: 2,
      },
      foe: { ...foeHouses, aember: 3, line: ['shooler'] },
    });
    t.me.play('take-hostages').end();
    t.foe.house('dis').fight('shooler', 'raiding-knight');
    t.expect({
      me: { aember: 3, line: [{ id: 'raiding-knight', damage: 3 }] },
      foe: { aember: 3, line: [{ id: 'shooler', damage: 4, exhausted: true }] },
    });
    t.foe.end();
    t.me.house('sanctum').fight('raiding-knight', 'shooler');
    t.expect({ me: { aember: 3, line: [] }, foe: { aember: 3, line: [] } });
  });
});
