import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('necromorph', () => {
  it('is healed instead of destroyed, and a neighbor of another house is destroyed', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['alien-horror', { id: 'necromorph', damage: 1 }, 'mother'] },
    });
    t.me.fight('troll', 'necromorph');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true, damage: 5 }] },
      foe: { line: ['alien-horror', 'necromorph'], discard: ['mother'] },
    });
  });

  it('is destroyed where it has none', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: ['alien-horror', 'necromorph'] } });
    t.me.fight('troll', 'necromorph');
    t.expect({ me: { line: [{ id: 'troll', exhausted: true, damage: 5 }] }, foe: { line: ['alien-horror'] } });
  });
});
