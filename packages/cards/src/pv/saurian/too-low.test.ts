import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('too-low', () => {
  it('destroys each creature with less power than an enemy creature that is chosen, on both sides', () => {
    const t = table({
      me: { house: 'saurian', hand: ['too-low'], line: ['bumpsy', 'valdr', 'troll'] },
      foe: { line: ['valdr', 'dextre', 'troll'] },
    });
    t.me.play('too-low');
    expect(t.options()).toEqual(['valdr', 'dextre', 'troll']);
    t.me.choose('valdr');
    t.expect({ me: { line: ['valdr', 'troll'] }, foe: { line: ['valdr', 'troll'] } });
  });

  it('destroys nothing without an enemy creature', () => {
    const t = table({ me: { house: 'saurian', hand: ['too-low'], line: ['bumpsy', 'valdr'] }, foe: {} });
    t.me.play('too-low');
    t.expect({ me: { line: ['bumpsy', 'valdr'] } });
  });

  it('Fate: destroys each friendly creature with the lowest power among friendly ones', () => {
    const t = fated('too-low', { line: ['bumpsy', 'valdr', 'bumpsy'] }, { line: ['dust-pixie'] });
    t.expect({ me: { line: ['dust-pixie'] }, foe: { line: ['valdr'] } });
  });
});
