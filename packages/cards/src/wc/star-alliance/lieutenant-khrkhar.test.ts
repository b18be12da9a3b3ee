import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('lieutenant-khrkhar', () => {
  it('protects its neighbors by taunt and deals 3 to who attacks it', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: ['mother', 'lieutenant-khrkhar'] } });
    expect(targetsOf(t, 'troll')).toEqual(['lieutenant-khrkhar']);
    t.me.fight('troll', 'lieutenant-khrkhar');
    t.expect({ me: { line: [] }, foe: { line: ['mother'] } });
  });
});
