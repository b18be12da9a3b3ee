import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { keywordsOf } from '../../testing/seen.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('way-of-the-crow', () => {
  it('gives its creature elusive', () => {
    const t = table({
      active: 1,
      me: { line: [{ id: 'infomorph', upgrades: ['way-of-the-crow'] }] },
      foe: { house: 'brobnar', line: ['troll', 'bumpsy'] },
    });
    expect(keywordsOf(t, 'infomorph')).toEqual({ elusive: 1 });
    t.foe.fight('bumpsy', 'infomorph').fight('troll', 'infomorph');
    t.expect({ me: { line: [] }, foe: { line: [{ ...used('troll'), damage: 4 }, used('bumpsy')] } });
  });
});
