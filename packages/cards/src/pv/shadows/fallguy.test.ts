import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('fallguy', () => {
  it('steals 1 as it is destroyed', () => {
    const t = table({ active: 1, me: { line: ['fallguy'] }, foe: { house: 'brobnar', aember: 2, line: ['troll'] } });
    t.foe.fight('troll', 'fallguy');
    t.expect({
      me: { aember: 1, line: [] },
      foe: { aember: 1, line: [{ id: 'troll', exhausted: true, damage: 2 }] },
    });
  });

  it('is attacked before its neighbors', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['fallguy', 'silvertooth', 'umbra'] },
    });
    expect(targetsOf(t, 'troll')).toEqual(['fallguy', 'umbra']);
  });
});
