import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('crogg-the-clumsy', () => {
  it('splashes 2 on the neighbors of the creature that it attacks', () => {
    const t = table({
      me: { house: 'brobnar', line: ['crogg-the-clumsy'] },
      foe: { line: ['troll', 'bumpsy', 'mother', 'valdr'] },
    });
    t.me.fight('crogg-the-clumsy', 'bumpsy');
    t.expect({
      me: { line: [{ id: 'crogg-the-clumsy', damage: 5, exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 2 }, { id: 'mother', damage: 2 }, 'valdr'] },
    });
  });
});
