import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('stir-up-trouble', () => {
  it('ruling stir-up-trouble/together: a creature and a neighbor deal their power to each other at one moment', () => {
    const t = table({
      me: { house: 'shadows', hand: ['stir-up-trouble'] },
      foe: { line: ['mother', 'troll', 'krump', 'tocsin'] },
    });
    t.me.play('stir-up-trouble').choose('troll').choose('krump');
    t.expect({ foe: { line: ['mother', { id: 'troll', damage: 6 }, 'tocsin'], discard: ['krump'] } });
  });

  it('ruling stir-up-trouble/together: both die where both deal enough', () => {
    const t = table({
      me: { house: 'shadows', hand: ['stir-up-trouble'], line: ['silvertooth', 'silvertooth', 'dodger'] },
      foe: {},
    });
    t.me.play('stir-up-trouble').choose('silvertooth').choose('silvertooth#1');
    t.expect({ me: { line: ['dodger'] } });
  });

  it('ruling stir-up-trouble/together: it is no fight, so that skirmish, elusive and Fight: abilities count for nothing', () => {
    const t = table({
      me: { house: 'shadows', hand: ['stir-up-trouble'] },
      foe: { line: ['umbra', 'culf-the-quiet'] },
    });
    t.me.play('stir-up-trouble').choose('culf-the-quiet');
    t.expect({ me: { aember: 0 }, foe: { aember: 0, line: [{ id: 'culf-the-quiet', damage: 2 }] } });
  });

  it('chooses only neighbors, and does nothing to a creature that has none', () => {
    const t = table({
      me: { house: 'shadows', hand: ['stir-up-trouble'], line: ['dodger'] },
      foe: { line: ['troll', 'krump', 'mother'] },
    });
    t.me.play('stir-up-trouble').choose('krump');
    expect(t.options()).toEqual(['troll', 'mother']);
    t.me.choose('mother');
    t.expect({ me: { line: ['dodger'] }, foe: { line: ['troll', { id: 'krump', damage: 5 }] } });
    const alone = table({
      me: { house: 'shadows', hand: ['stir-up-trouble'], line: ['dodger'] },
      foe: { line: ['troll', 'krump'] },
    });
    alone.me.play('stir-up-trouble').choose('dodger');
    alone.expect({ me: { line: ['dodger'] }, foe: { line: ['troll', 'krump'] } });
  });

  it('is damage by the two creatures: one of 5 or more power does nothing to an Ardent Hero', () => {
    const t = table({ me: { house: 'shadows', hand: ['stir-up-trouble'] }, foe: { line: ['ardent-hero', 'troll'] } });
    t.me.play('stir-up-trouble').choose('troll');
    t.expect({ foe: { line: ['ardent-hero', { id: 'troll', damage: 4 }] } });
  });

  it('is taken by ward and armor like other damage', () => {
    const t = table({
      me: { house: 'shadows', hand: ['stir-up-trouble'] },
      foe: { line: [{ id: 'silvertooth', warded: true }, 'bulwark'] },
    });
    t.me.play('stir-up-trouble').choose('silvertooth');
    t.expect({ foe: { line: ['silvertooth', 'bulwark'] } });
  });
});
