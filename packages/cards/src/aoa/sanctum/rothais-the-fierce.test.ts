import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('rothais-the-fierce', () => {
  it('protects its neighbors, and hurts who attacks it', () => {
    const t = table({ me: { house: 'dis', line: ['charette'] }, foe: { line: ['umbra', 'rothais-the-fierce'] } });
    expect(targetsOf(t, 'charette')).toEqual(['rothais-the-fierce']);
    t.me.fight('charette', 'rothais-the-fierce');
    t.expect({ me: { line: [] }, foe: { line: ['umbra', 'rothais-the-fierce'] } });
  });
});
