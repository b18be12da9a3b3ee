import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { keywordsOf } from '../../testing/seen.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('nature-s-strength', () => {
  it('lets friendly Beast creatures be used whatever house is active', () => {
    const t = table({
      me: { house: 'logos', line: ['snufflegator', 'dust-pixie'], beside: ['nature-s-strength'] },
      foe: { line: ['snufflegator'] },
    });
    t.me.cannot('reap', 'dust-pixie', 'wrong-house').reap('snufflegator');
    t.expect({ me: { aember: 1, line: [used('snufflegator'), 'dust-pixie'] }, foe: { line: ['snufflegator'] } });
    expect(keywordsOf(t, 'snufflegator')).toEqual({ skirmish: 1, versatile: 1 });
  });
});
