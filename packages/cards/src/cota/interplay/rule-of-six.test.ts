// v1.3 p.7: cards of one title are played or used at most six times by a player in a turn, whatever lets them; and what else
// repeats until a number is reached.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const many = <T>(n: number, item: T): T[] => Array.from({ length: n }, () => item);

describe('the rule of six', () => {
  it('counts plays from the hand; the seventh copy may still be discarded', () => {
    const t = table({ me: { house: 'sanctum', hand: many(7, 'virtuous-works') } });
    for (let i = 0; i < 6; i++) t.me.play('virtuous-works');
    t.me.cannot('play', 'virtuous-works', 'rule-of-six').discard('virtuous-works');
    t.expect({ me: { aember: 18, hand: [], discard: many(7, 'virtuous-works') } });
  });

  it('adds plays and uses of a title: three Silvertooths played and reaped are six', () => {
    const t = table({ me: { house: 'shadows', hand: many(4, 'silvertooth') } });
    for (let i = 0; i < 3; i++) t.me.play('silvertooth').reap(`silvertooth#${i + 1}`);
    t.me.cannot('play', 'silvertooth', 'rule-of-six');
    t.expect({
      me: { aember: 3, hand: ['silvertooth'], line: many(3, { id: 'silvertooth', exhausted: true }) },
    });
  });

  it('counts plays off the deck: the seventh Wild Wormhole of a chain stays on top of it', () => {
    const t = table({ me: { house: 'logos', hand: ['wild-wormhole'], deck: many(6, 'wild-wormhole') } });
    t.me.play('wild-wormhole');
    t.expect({ me: { aember: 6, hand: [], deck: ['wild-wormhole'], discard: many(6, 'wild-wormhole') } });
  });

  it('counts uses by effects: a creature that was used six times is readied by Inspiration but not used', () => {
    const t = table({
      me: { house: 'sanctum', hand: many(6, 'inspiration'), line: ['sequis', 'commander-remiel'] },
      foe: {},
    });
    t.me.reap('sequis');
    for (let i = 0; i < 5; i++) t.me.play('inspiration').choose('sequis');
    t.me.play('inspiration').choose('sequis');
    t.me.cannot('reap', 'sequis', 'rule-of-six');
    t.expect({ me: { aember: 6, hand: [], line: ['sequis', 'commander-remiel'] } });
  });

  it('counts the removal of a stun, which is a use', () => {
    const t = table({ me: { house: 'logos', line: many(7, { id: 'batdrone', stunned: true }) } });
    for (let i = 0; i < 6; i++) t.me.unstun(`batdrone#${i + 1}`);
    t.me.cannot('unstun', 'batdrone#7', 'rule-of-six');
    t.expect({ me: { line: [...many(6, { id: 'batdrone', exhausted: true }), { id: 'batdrone', stunned: true }] } });
  });

  it('does not count a Reap: ability that a Replicator triggers, for the creature is not used', () => {
    const t = table({
      me: { house: 'logos', line: [...many(6, 'doc-bookton'), 'replicator'], deck: many(8, 'punch') },
    });
    for (let i = 0; i < 6; i++) t.me.reap(`doc-bookton#${i + 1}`);
    t.me.reap('replicator').choose('doc-bookton');
    t.expect({
      me: {
        aember: 7,
        hand: many(7, 'punch'),
        deck: ['punch'],
        line: [...many(6, { id: 'doc-bookton', exhausted: true }), { id: 'replicator', exhausted: true }],
      },
    });
  });

  it('counts a Bad Penny that comes back to the hand as the same title', () => {
    const t = table({
      me: { house: 'shadows', hand: ['bad-penny', 'key-of-darkness', ...many(6, 'pawn-sacrifice')] },
      foe: { line: ['kelifi-dragon', 'troll'] },
    });
    for (let i = 0; i < 6; i++) t.me.play('bad-penny').play('pawn-sacrifice');
    t.me.cannot('play', 'bad-penny', 'rule-of-six');
    t.expect({ me: { aember: 6, hand: ['bad-penny', 'key-of-darkness'], line: [] }, foe: { line: [] } });
  });

  it('counts what Nexus does with an enemy artifact for the player who uses it', () => {
    const t = table({
      me: {
        house: 'logos',
        line: [{ id: 'nexus', house: 'logos' }],
        artifacts: many(6, 'library-of-babble'),
        deck: many(7, 'punch'),
      },
      foe: { artifacts: ['library-of-babble'] },
    });
    t.me.reap('nexus');
    for (let i = 0; i < 5; i++) t.me.action(`library-of-babble#${i + 1}`);
    t.me.cannot('action', 'library-of-babble#6', 'rule-of-six');
    t.expect({
      me: { aember: 1, hand: many(6, 'punch'), deck: ['punch'], line: [{ id: 'nexus', exhausted: true }] },
      foe: { artifacts: [{ id: 'library-of-babble', exhausted: true }] },
    });
  });

  it('begins anew each turn', () => {
    const t = table({
      me: { house: 'sanctum', houses: ['sanctum'], hand: many(7, 'virtuous-works') },
      foe: { houses: ['dis'] },
    });
    for (let i = 0; i < 6; i++) t.me.play('virtuous-works');
    t.me.end();
    t.foe.end();
    t.me.play('virtuous-works');
    t.expect({ me: { keys: 1, aember: 15 } });
  });

  it('stops Lady Maxena after six plays and uses of a turn', () => {
    const t = table({
      me: { house: 'sanctum', hand: [], line: Array.from({ length: 7 }, () => 'lady-maxena') },
      foe: {},
    });
    for (let i = 0; i < 6; i++) t.me.reap(`lady-maxena#${i + 1}`);
    t.me.cannot('reap', 'lady-maxena#7', 'rule-of-six');
    t.expect({
      me: {
        aember: 6,
        line: [...Array.from({ length: 6 }, () => ({ id: 'lady-maxena', exhausted: true })), 'lady-maxena'],
      },
    });
  });
});

describe('the rule of six and Mimicry', () => {
  it('counts the copied title, after which the card itself is played five times only', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry', ...many(6, 'fertility-chant')] },
      foe: { discard: ['fertility-chant'] },
    });
    t.me.play('mimicry');
    for (let i = 0; i < 5; i++) t.me.play('fertility-chant');
    t.me.cannot('play', 'fertility-chant', 'rule-of-six');
    t.expect({ me: { aember: 24, hand: ['fertility-chant'] }, foe: { aember: 12 } });
  });

  it('does not count Mimicry itself, so that a seventh one may be played', () => {
    const copied = [
      'fertility-chant',
      'virtuous-works',
      'ghostly-hand',
      'smith',
      'too-much-to-protect',
      'burn-the-stockpile',
    ];
    const t = table({
      me: { house: 'untamed', hand: many(7, 'mimicry') },
      foe: { discard: [...copied, 'glorious-few'] },
    });
    for (const action of [...copied, 'glorious-few']) t.me.play('mimicry').choose(action);
    t.expect({ me: { hand: [], discard: many(7, 'mimicry') } });
  });

  it('is no way to a seventh play of a title: Mimicry goes back to the hand', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry', ...many(6, 'fertility-chant')] },
      foe: { discard: ['fertility-chant'] },
    });
    for (let i = 0; i < 6; i++) t.me.play('fertility-chant');
    t.me.play('mimicry');
    t.expect({ me: { aember: 24, hand: ['mimicry'] }, foe: { aember: 12 } });
  });

  it('remembers what a Mimicry was that is played twice', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['mimicry', ...Array.from({ length: 6 }, () => 'fertility-chant')],
        artifacts: ['nepenthe-seed'],
      },
      foe: { discard: ['fertility-chant', 'virtuous-works'] },
    });
    t.me.play('mimicry').choose('fertility-chant').omni('nepenthe-seed').choose('mimicry');
    t.me.play('mimicry').choose('virtuous-works');
    for (let i = 0; i < 5; i++) t.me.play('fertility-chant');
    t.me.cannot('play', 'fertility-chant', 'rule-of-six');
  });
});

// Effects that repeat themselves, and what ends them.
describe('repeats that stop at a number', () => {
  it('Bait and Switch steals at most 2, and nothing against The Vaultkeeper', () => {
    const t = table({ me: { house: 'shadows', hand: ['bait-and-switch'] }, foe: { aember: 9 } });
    t.me.play('bait-and-switch');
    t.expect({ me: { aember: 2 }, foe: { aember: 7 } });
    const u = table({
      me: { house: 'shadows', hand: ['bait-and-switch'] },
      foe: { aember: 9, line: ['the-vaultkeeper'] },
    });
    u.me.play('bait-and-switch');
    u.expect({ me: { aember: 0 }, foe: { aember: 9, line: ['the-vaultkeeper'] } });
  });

  it('Bait and Switch as first printed repeats as long as it steals, and ends at once against The Vaultkeeper [rule repeat]', () => {
    const t = table({ edition: 'cota-1.0', me: { house: 'shadows', hand: ['bait-and-switch'] }, foe: { aember: 9 } });
    t.me.play('bait-and-switch');
    t.expect({ me: { aember: 5 }, foe: { aember: 4 } });
    const u = table({
      edition: 'cota-1.0',
      me: { house: 'shadows', hand: ['bait-and-switch'] },
      foe: { aember: 9, line: ['the-vaultkeeper'] },
    });
    u.me.play('bait-and-switch');
    u.expect({ me: { aember: 0 }, foe: { aember: 9, line: ['the-vaultkeeper'] } });
  });

  it('Sound the Horns and Invasion Portal stop with the deck, which is not made anew', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['sound-the-horns'], deck: ['fear', 'punch'], discard: ['krump'] },
      foe: {},
    });
    t.me.play('sound-the-horns');
    t.expect({ me: { aember: 1, hand: [], deck: [], discard: ['sound-the-horns', 'punch', 'fear', 'krump'] } });
    const u = table({
      me: { house: 'mars', artifacts: ['invasion-portal'], deck: ['fear', 'zorg', 'punch'] },
      foe: {},
    });
    u.me.action('invasion-portal');
    u.expect({ me: { hand: ['zorg'], deck: ['punch'], discard: ['fear'] } });
  });

  it('One Stood Against Many ends when its fighter is out of enemies, or dead', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['one-stood-against-many'], line: ['champion-anaphiel'] },
      foe: { aember: 1, line: ['dust-imp', 'urchin'] },
    });
    t.me.play('one-stood-against-many').choose('dust-imp');
    t.expect({
      me: { aember: 1, line: [{ id: 'champion-anaphiel', damage: 1 }] },
      foe: { aember: 3, line: ['urchin'] },
    });
  });
});
