import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { keywordsOf } from '../../testing/seen.ts';

describe('schemer', () => {
  it('gives friendly flank creatures elusive, skirmish and taunt', () => {
    const t = table({
      me: { house: 'logos', line: ['infomorph', 'bumpsy', 'troll'], beside: ['schemer'] },
      foe: { line: ['kelpminder'] },
    });
    const all = { elusive: 1, skirmish: 1, taunt: 1 };
    expect(keywordsOf(t, 'infomorph')).toEqual(all);
    expect(keywordsOf(t, 'bumpsy')).toEqual({});
    expect(keywordsOf(t, 'troll')).toEqual(all);
    expect(keywordsOf(t, 'kelpminder')).toEqual({});
  });
});
