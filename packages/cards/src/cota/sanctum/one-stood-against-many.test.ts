import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

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
