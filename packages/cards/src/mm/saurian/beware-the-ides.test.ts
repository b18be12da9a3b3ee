import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('beware-the-ides', () => {
  it('deals 23 damage to the creature in the center of its line', () => {
    const t = table({
      me: { house: 'saurian', hand: ['beware-the-ides'] },
      foe: { line: ['tocsin', 'gargantodon', 'shooler'] },
    });
    t.me.play('beware-the-ides');
    t.expect({ me: { aember: 1 }, foe: { line: ['tocsin', 'shooler'], discard: ['gargantodon'] } });
  });

  it('chooses between the centers of both lines; a creature that is alone is one', () => {
    const t = table({
      me: { house: 'saurian', hand: ['beware-the-ides'], line: ['troll'] },
      foe: { line: ['tocsin', 'krump', 'shooler'] },
    });
    t.me.play('beware-the-ides');
    expect(t.options()).toEqual(['troll', 'krump']);
    t.me.choose('krump');
    t.expect({ me: { line: ['troll'] }, foe: { line: ['tocsin', 'shooler'] } });
  });

  it('must hit a friendly creature where the only center is there: an even line has none', () => {
    const t = table({
      me: { house: 'saurian', hand: ['beware-the-ides'], line: ['troll'] },
      foe: { line: ['tocsin', 'krump'] },
    });
    t.me.play('beware-the-ides');
    t.expect({ me: { line: [], discard: ['beware-the-ides', 'troll'] }, foe: { line: ['tocsin', 'krump'] } });
  });

  it('deals damage, which a ward takes away and power above 23 survives', () => {
    const warded = table({
      me: { house: 'saurian', hand: ['beware-the-ides'] },
      foe: { line: [{ id: 'krump', warded: true }] },
    });
    warded.me.play('beware-the-ides');
    warded.expect({ foe: { line: ['krump'] } });
    const big = table({
      me: { house: 'saurian', hand: ['beware-the-ides'] },
      foe: { line: [{ id: 'gargantodon', power: 8 }] },
    });
    big.me.play('beware-the-ides');
    big.expect({ foe: { line: [{ id: 'gargantodon', power: 8, damage: 23 }] } });
  });
});
