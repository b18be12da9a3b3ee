import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('loyal-packmate', () => {
  it('keeps enemy creatures from fighting creatures without taunt, wherever they stand', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['loyal-packmate', 'dew-faerie', 'mother', 'champion-anaphiel'] },
    });
    t.me.fight('troll', 'champion-anaphiel');
    t.expect({
      me: { line: [{ id: 'troll', damage: 6, exhausted: true }] },
      foe: { line: ['loyal-packmate', 'dew-faerie', 'mother'] },
    });
    const u = table({
      me: { house: 'brobnar', line: ['troll', 'krump'] },
      foe: { line: ['loyal-packmate', 'dew-faerie', 'mother', 'champion-anaphiel'] },
    });
    expect(() => u.me.fight('troll', 'mother')).toThrow();
  });

  it('is overcome by no one who ignores taunt', () => {
    const t = table({
      me: { house: 'untamed', line: ['niffle-ape'] },
      foe: { line: ['loyal-packmate', 'mother'] },
    });
    expect(() => t.me.fight('niffle-ape', 'mother')).toThrow();
  });

  it('binds no creature of its own side, and no effect that deals damage', () => {
    const t = table({
      me: { house: 'untamed', line: ['loyal-packmate', 'snufflegator'] },
      foe: { houses: ['brobnar', 'logos', 'dis'], hand: ['punch'], line: ['mother'] },
    });
    t.me.fight('snufflegator', 'mother').end();
    t.foe.house('brobnar').play('punch').choose('snufflegator');
    t.expect({
      me: { line: ['loyal-packmate', { id: 'snufflegator', damage: 3 }] },
      foe: { aember: 1, line: [{ id: 'mother', damage: 4 }] },
    });
  });
});
