import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const squire = { id: 'mother', token: 'squire' };

describe('squire', () => {
  it('has taunt: its neighbors cannot be attacked, others can', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['bumpsy', 'batdrone', squire] },
    });
    expect(() => t.me.fight('troll', 'batdrone')).toThrow();
    t.me.choose('bumpsy');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true, damage: 5 }] },
      foe: { line: ['batdrone', squire], discard: ['bumpsy'] },
    });
  });
});
