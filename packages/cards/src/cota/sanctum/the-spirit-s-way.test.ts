import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('the-spirit-s-way', () => {
  it('destroys each creature with power 3 or higher, and leaves those with 2 or less', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['the-spirit-s-way'], line: ['tocsin', 'batdrone', 'mother'] },
      foe: { line: ['valdr', 'silvertooth', 'witch-of-the-eye', 'urchin'] },
    });
    t.me.play('the-spirit-s-way');
    t.expect({
      me: { aember: 0, line: ['batdrone'] },
      foe: { line: ['silvertooth', 'urchin'] },
    });
  });

  it('goes by the power at the moment, damage aside', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['the-spirit-s-way'] },
      foe: { line: [{ id: 'silvertooth', power: 1 }, { id: 'valdr', damage: 5 }, 'batdrone'] },
    });
    t.me.play('the-spirit-s-way');
    t.expect({ foe: { line: ['batdrone'] } });
  });

  it('counts power that another creature gives, although that one is destroyed at the same time', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['the-spirit-s-way'], line: ['niffle-queen', { id: 'dust-pixie', power: 1 }] },
      foe: { line: [{ id: 'niffle-ape', damage: 1 }] },
    });
    t.me.play('the-spirit-s-way');
    t.expect({ me: { line: [{ id: 'dust-pixie', power: 1 }] }, foe: { line: [] } });
  });

  it('destroys all at once: a Destroyed: ability that heals others comes too late', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['the-spirit-s-way'] },
      foe: { line: ['duma-the-martyr', { id: 'silvertooth', damage: 1 }, 'mother'], hand: [], deck: ['fear', 'punch'] },
    });
    t.me.play('the-spirit-s-way');
    t.expect({ foe: { line: ['silvertooth'], hand: ['fear', 'punch'] } });
  });

  it('does nothing where all are weaker', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['the-spirit-s-way'], line: ['batdrone'] },
      foe: { line: ['silvertooth'], artifacts: ['library-of-babble'] },
    });
    t.me.play('the-spirit-s-way');
    t.expect({ me: { line: ['batdrone'] }, foe: { line: ['silvertooth'], artifacts: ['library-of-babble'] } });
  });
});
