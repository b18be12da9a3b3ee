import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('number-612', () => {
  it('deals 2 to the neighbors of the creature that it fights', () => {
    const t = table({
      me: { house: 'mars', line: ['number-612'] },
      foe: { line: ['troll', 'batdrone', 'mother', 'krump'] },
    });
    t.me.fight('number-612', 'batdrone');
    t.expect({
      me: { line: [{ id: 'number-612', damage: 2, exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 2 }, { id: 'mother', damage: 2 }, 'krump'], discard: ['batdrone'] },
    });
  });

  it('protects its neighbors', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['tunk', 'number-612', 'zorg', 'mother'] },
    });
    expect(targetsOf(t, 'troll')).toEqual(['number-612', 'mother']);
  });
});
