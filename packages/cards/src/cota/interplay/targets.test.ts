// Exact options of each card that asks for a choice, on a table with cards of every type, and choices on a flank.
// Artifacts and upgrades are never offered as creatures, and a choice cannot be left unless the card says so.
import type { House } from '@vaultsong/engine';
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const mine = ['mother', 'dodger'] as const;
const theirs = ['tocsin', 'shooler', 'batdrone'] as const;
const busyTable = (house: House, hand: readonly string[], artifacts: readonly string[]) =>
  table({
    me: {
      house,
      hand,
      artifacts: [...artifacts, 'library-of-babble'],
      line: [{ id: 'mother', upgrades: ['blood-of-titans'] }, 'dodger'],
      discard: ['valdr', 'punch', 'silvertooth'],
    },
    foe: { aember: 5, artifacts: ['dominator-bauble'], line: theirs, discard: ['urchin'], hand: ['fear'] },
  });
const tired = { exhausted: true };

describe('what can be chosen when it is played', () => {
  it.each([
    { card: 'anger', house: 'brobnar', options: mine },
    { card: 'blood-of-titans', house: 'brobnar', options: [...mine, ...theirs] },
    { card: 'punch', house: 'brobnar', options: [...mine, ...theirs] },
    { card: 'fear', house: 'dis', options: theirs },
    { card: 'twin-bolt-emission', house: 'logos', options: [...mine, ...theirs] },
    { card: 'protect-the-weak', house: 'sanctum', options: [...mine, ...theirs] },
    { card: 'terms-of-redress', house: 'sanctum', options: mine },
    { card: 'nerve-blast', house: 'shadows', options: [...mine, ...theirs] },
    { card: 'cooperative-hunting', house: 'untamed', options: [...mine, ...theirs] },
    { card: 'regrowth', house: 'untamed', options: ['silvertooth', 'valdr'] },
  ] as const)('$card', ({ card, house, options }) => {
    const t = busyTable(house, [card], []);
    t.me.play(card);
    expect([...t.options()].sort()).toEqual([...options].sort());
  });

  it.each([
    { card: 'smaaash', house: 'brobnar' },
    { card: 'lady-maxena', house: 'sanctum' },
  ] as const)('$card, itself included', ({ card, house }) => {
    const t = busyTable(house, [card], []);
    t.me.play(card, 'right');
    expect(t.options()).toEqual([...mine, card, ...theirs]);
  });

  it('hand-of-dis: no creature on a flank, no artifact', () => {
    const t = busyTable('dis', ['hand-of-dis', 'charette'], []);
    t.me.play('charette', 'right').play('hand-of-dis');
    expect(t.options()).toEqual(['dodger', 'shooler']);
  });

  it('twin-bolt-emission: a different creature for the second bolt, which cannot be left', () => {
    const t = busyTable('logos', ['twin-bolt-emission'], []);
    t.me.play('twin-bolt-emission').choose('mother');
    expect(t.options()).toEqual(['dodger', ...theirs]);
  });

  it('lost-in-the-woods: two friendly creatures, then two enemy ones, none of which can be left', () => {
    const t = busyTable('untamed', ['lost-in-the-woods', 'niffle-ape'], []);
    t.me.play('niffle-ape', 'right').play('lost-in-the-woods').choose('mother');
    expect(t.options()).toEqual(['dodger', 'niffle-ape']);
    t.me.choose('dodger');
    expect(t.options()).toEqual(theirs);
    t.me.choose('tocsin');
    expect(t.options()).toEqual(['shooler', 'batdrone']);
  });

  it('cooperative-hunting: one damage for each friendly creature, none for an artifact', () => {
    const t = busyTable('untamed', ['cooperative-hunting'], []);
    t.me.play('cooperative-hunting').choose('tocsin').choose('tocsin');
    t.expect({
      me: { line: [{ id: 'mother', upgrades: ['blood-of-titans'] }, 'dodger'] },
      foe: { line: [{ id: 'tocsin', damage: 2 }, 'shooler', 'batdrone'] },
    });
  });

  it('ganger-chieftain and sergeant-zakiel: only the one neighbor, and only if wanted', () => {
    for (const [card, house] of [
      ['ganger-chieftain', 'brobnar'],
      ['sergeant-zakiel', 'sanctum'],
    ] as const) {
      const t = busyTable(house, [card], []);
      t.me.play(card, 'right');
      expect(t.options()).toEqual(['yes', 'no']);
      t.me.yes();
      expect(t.options()).toEqual(['dodger']);
    }
  });
});

describe('what can be chosen when it is used', () => {
  it.each([
    { card: 'gauntlet-of-command', house: 'brobnar', options: mine },
    { card: 'dominator-bauble', house: 'dis', options: mine },
    { card: 'seeker-needle', house: 'shadows', options: [...mine, ...theirs] },
  ] as const)('$card', ({ card, house, options }) => {
    const t = busyTable(house, [], [card]);
    t.me.action(card);
    expect(t.options()).toEqual(options);
  });

  it('hallowed-blaster: any creature, as soon as one is damaged', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['hallowed-blaster', 'library-of-babble'], line: ['mother', 'dodger'] },
      foe: { artifacts: ['dominator-bauble'], line: ['tocsin', { id: 'shooler', damage: 1 }] },
    });
    t.me.action('hallowed-blaster');
    expect(t.options()).toEqual([...mine, 'tocsin', 'shooler']);
  });

  it('witch-of-the-eye: any card of the own discard pile', () => {
    const t = table({
      me: {
        house: 'untamed',
        line: ['witch-of-the-eye'],
        artifacts: ['library-of-babble'],
        discard: ['fear', 'valdr'],
      },
      foe: { discard: ['urchin'] },
    });
    t.me.reap('witch-of-the-eye');
    expect([...t.options()].sort()).toEqual(['fear', 'valdr']);
  });
});

describe('cards that mean each creature', () => {
  it.each([
    { card: 'poison-wave', house: 'shadows' },
    { card: 'cleansing-wave', house: 'sanctum' },
    { card: 'shield-of-justice', house: 'sanctum' },
  ] as const)('$card leaves artifacts alone', ({ card, house }) => {
    const t = busyTable(house, [card], []);
    t.me.play(card);
    const hit = card === 'poison-wave' ? { damage: 2 } : {};
    t.expect({
      me: {
        artifacts: ['library-of-babble'],
        line: [
          { id: 'mother', upgrades: ['blood-of-titans'], ...hit },
          { id: 'dodger', ...hit },
        ],
      },
      foe: {
        artifacts: ['dominator-bauble'],
        line:
          card === 'poison-wave'
            ? [
                { id: 'tocsin', ...hit },
                { id: 'shooler', ...hit },
              ]
            : theirs,
      },
    });
  });
});

// Being on a flank, by place or because Spectral Tunneler says so, for everything that asks about it.
describe('flanks that move', () => {
  it('a creature that dies makes a flank of its neighbor, for a Bulleteye that comes next', () => {
    const t = table({
      me: { house: 'shadows', line: ['bulleteye', 'mother', 'bulleteye'] },
      foe: { line: ['troll', 'krump', 'tocsin'] },
    });
    t.me.reap('bulleteye#1').choose('troll').reap('bulleteye#2').choose('krump');
    t.expect({
      me: { aember: 2, line: [{ id: 'bulleteye', ...tired }, 'mother', { id: 'bulleteye', ...tired }] },
      foe: { line: ['tocsin'] },
    });
  });

  it('an only creature is on both flanks and has no neighbors: Mighty Lance and Positron Bolt hit it once', () => {
    const t = table({ me: { house: 'sanctum', hand: ['mighty-lance'] }, foe: { line: ['troll'] } });
    t.me.play('mighty-lance');
    t.expect({ me: {}, foe: { line: [{ id: 'troll', damage: 3 }] } });
    const u = table({ me: { house: 'logos', hand: ['positron-bolt'] }, foe: { line: ['mother', 'troll'] } });
    u.me.play('positron-bolt').choose('troll');
    u.expect({
      me: { aember: 1 },
      foe: {
        line: [
          { id: 'mother', damage: 2 },
          { id: 'troll', damage: 3 },
        ],
      },
    });
  });

  it('Titan Mechanic and Shoulder Armor swapped inward by Sanctum Guardian lose what the flank gave', () => {
    const t = table({
      me: { house: 'sanctum', houses: ['sanctum'], aember: 4, line: ['titan-mechanic', 'sanctum-guardian', 'mother'] },
      foe: { houses: ['dis'] },
    });
    t.me.reap('sanctum-guardian').choose('titan-mechanic').end();
    t.foe.end();
    t.expect({ me: { keys: 0, aember: 5, line: ['sanctum-guardian', 'titan-mechanic', 'mother'] } });
  });

  it('Transposition Sandals move their creature, and the other one may be used in any house', () => {
    const t = table({
      me: { house: 'logos', line: [{ id: 'batdrone', upgrades: ['transposition-sandals'] }, 'mother', 'troll'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.action('batdrone').choose('troll').reap('troll');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'troll', ...tired }, 'mother', { id: 'batdrone', upgrades: ['transposition-sandals'], ...tired }],
      },
      foe: { line: ['dust-imp'] },
    });
  });
});
